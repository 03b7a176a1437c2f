/** The cases of W3C Trace Context, level 1, sections 3.2 and 3.3. */
import { describe, expect, test } from 'vitest';
import { formatTraceparent, newSpan, readTraceContext, traceHeaders } from '../../tracing/trace-context.js';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';
const VALID = `00-${TRACE}-${SPAN}-01`;

describe('traceparent', () => {
  test('is read', () => {
    expect(readTraceContext(VALID)).toEqual({ traceId: TRACE, spanId: SPAN, isSampled: true });
    expect(readTraceContext(`00-${TRACE}-${SPAN}-00`)?.isSampled).toBe(false);
    // flags of later versions say nothing here
    expect(readTraceContext(`00-${TRACE}-${SPAN}-fe`)?.isSampled).toBe(false);
  });

  test.each([`01-${TRACE}-${SPAN}-01`, `cc-${TRACE}-${SPAN}-01-what-comes-later`])(
    'of a later version is read as far as it is known: %s',
    (text) => {
      expect(readTraceContext(text)).toEqual({ traceId: TRACE, spanId: SPAN, isSampled: true });
    },
  );

  test.each([
    '',
    'nonsense',
    `ff-${TRACE}-${SPAN}-01`,
    `${VALID}-more`,
    `01-${TRACE}-${SPAN}-01.more`,
    VALID.toUpperCase(),
    `00-${'0'.repeat(32)}-${SPAN}-01`,
    `00-${TRACE}-${'0'.repeat(16)}-01`,
    `00-${TRACE.slice(1)}-${SPAN}-01`,
    `00-${TRACE}-${SPAN}-1`,
    `0-${TRACE}-${SPAN}-01`,
    // as two headers arrive
    `${VALID}, ${VALID}`,
  ])('that is wrong counts as none: %s', (text) => {
    expect(readTraceContext(text, 'vendor=1')).toBeUndefined();
  });

  test('that is absent is none', () => {
    expect(readTraceContext(null)).toBeUndefined();
    expect(readTraceContext(undefined)).toBeUndefined();
  });
});

describe('tracestate', () => {
  const stateOf = (text: string): string | undefined => readTraceContext(VALID, text)?.traceState;

  test.each([
    ['a=1', 'a=1'],
    ['rojo=00f067aa0ba902b7,congo=t61rcWkgMzE', 'rojo=00f067aa0ba902b7,congo=t61rcWkgMzE'],
    ['a=1 ,\tb=2,,', 'a=1,b=2'],
    ['fw529a3039@dt=FfAK,a_b-c*d/e=x y', 'fw529a3039@dt=FfAK,a_b-c*d/e=x y'],
  ])('%s', (text, state) => {
    expect(stateOf(text)).toBe(state);
  });

  test.each([
    'a',
    '=1',
    'A=1',
    'a=',
    'a=1=2',
    'a=1,a=2',
    '1a=1',
    'a@1b=1',
    'a=ü',
    Array.from({ length: 33 }, (_, at) => `k${at}=1`).join(),
  ])('that is wrong is dropped, and nothing else: %s', (text) => {
    expect(readTraceContext(VALID, text)).toEqual({ traceId: TRACE, spanId: SPAN, isSampled: true });
  });

  test('that is long loses its last members', () => {
    const members = Array.from({ length: 32 }, (_, at) => `key${String(at).padStart(2, '0')}=${'v'.repeat(24)}`);
    expect(stateOf(members.join())).toBe(members.slice(0, 16).join());
  });
});

describe('a new span', () => {
  test('is below its parent, in the same trace', () => {
    const parent = readTraceContext(VALID, 'a=1');
    const span = newSpan(parent);
    expect(span).toEqual({ ...parent, spanId: span.spanId });
    expect(span.spanId).not.toBe(SPAN);
    expect(traceHeaders(span)).toEqual({ traceparent: `00-${TRACE}-${span.spanId}-01`, tracestate: 'a=1' });
  });

  test('without a parent begins a trace of its own', () => {
    const spans = Array.from({ length: 100 }, () => newSpan());
    for (const span of spans) expect(readTraceContext(formatTraceparent(span))).toEqual(span);
    expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(100);
    expect(new Set(spans.map(({ spanId }) => spanId)).size).toBe(100);
    expect(spans.every(({ isSampled }) => isSampled)).toBe(true);
  });

  test('of nobody has no headers', () => {
    expect(traceHeaders(undefined)).toEqual({});
  });
});
