/**
 * W3C Trace Context, level 1: the trace of a request, in the headers `traceparent` and `tracestate`.
 *
 * The gotcha: an invalid `traceparent` is ignored together with its `tracestate`; an invalid `tracestate` is ignored alone.
 *
 * @see https://www.w3.org/TR/trace-context/
 */
import { systemDigits } from '../bytes/random.js';

/** The identity of a span, to which others refer. */
export interface TraceContext {
  /** 32 hexadecimal digits. */
  readonly traceId: string;
  /** 16 hexadecimal digits. */
  readonly spanId: string;
  /** True if the sender may have recorded the trace. */
  readonly isSampled: boolean;
  /** The valid `tracestate`, in which tracing systems store their own data. */
  readonly traceState?: string | undefined;
}

/** Later versions may append data behind the flags. */
const TRACEPARENT = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-[\x20-\x7e]{0,512})?$/;

const ZEROS = /^0+$/;

/** The trace of the sender of a request. */
export function traceOf(headers: Headers): TraceContext | undefined {
  const traceparent = headers.get('traceparent');
  return traceparent === null ? undefined : readTraceContext(traceparent, headers.get('tracestate'));
}

/** Reads the two headers; undefined if `traceparent` is absent or invalid. */
export function readTraceContext(traceparent: string | null | undefined, tracestate?: string | null): TraceContext | undefined {
  if (!traceparent) return undefined;
  const [, version, traceId = '', spanId = '', flags = '', rest] = TRACEPARENT.exec(traceparent) ?? [];
  if (version === undefined || version === 'ff' || (version === '00' && rest !== undefined)) return undefined;
  if (ZEROS.test(traceId) || ZEROS.test(spanId)) return undefined;
  const isSampled = (Number.parseInt(flags, 16) & 1) === 1;
  return { traceId, spanId, isSampled, traceState: tracestate ? readTraceState(tracestate) : undefined };
}

const KEY = /^(?:[a-z][a-z0-9_*/-]{0,255}|[a-z0-9][a-z0-9_*/-]{0,240}@[a-z][a-z0-9_*/-]{0,13})$/;

const VALUE = /^[\x20-\x2b\x2d-\x3c\x3e-\x7e]{0,255}[\x21-\x2b\x2d-\x3c\x3e-\x7e]$/;

const MAX_MEMBERS = 32;

/** The most characters that every system has to pass on. */
const MAX_STATE = 512;

function readTraceState(text: string): string | undefined {
  const members = text.split(',').flatMap((member) => member.replace(/^[\t ]+|[\t ]+$/g, '') || []);
  const keys = new Set<string>();
  for (const member of members) {
    const at = member.indexOf('=');
    const key = member.slice(0, at);
    if (at < 0 || keys.has(key) || !KEY.test(key) || !VALUE.test(member.slice(at + 1))) return undefined;
    keys.add(key);
  }
  if (members.length > MAX_MEMBERS) return undefined;
  while (members.join(',').length > MAX_STATE) members.pop();
  return members.join(',') || undefined;
}

/**
 * A new span below its parent, or of a new trace. A new trace is marked as sampled, because the log names it: otherwise a receiver that samples what its senders
 * sample would not record it.
 */
export function newSpan(parent?: TraceContext): TraceContext {
  const spanId = systemDigits(16);
  return parent === undefined ? { traceId: systemDigits(32), spanId, isSampled: true } : { ...parent, spanId };
}

/**
 * @example
 * formatTraceparent({ traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7', isSampled: true })
 * // '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'
 */
export const formatTraceparent = ({ traceId, spanId, isSampled }: TraceContext): string => `00-${traceId}-${spanId}-0${isSampled ? 1 : 0}`;

/** The headers of a request that is made within a span. */
export function traceHeaders(span: TraceContext | undefined): Readonly<Record<string, string>> {
  if (span === undefined) return {};
  return { traceparent: formatTraceparent(span), ...(span.traceState !== undefined && { tracestate: span.traceState }) };
}
