/**
 * The log: one JSON object a line on standard output. It holds codes, ids and counts, and nothing that was sent.
 *
 * The gotcha: what a library or a database says of an error may repeat values, so that of a foreign error only the name, the code and the place are told.
 */
import type { Writable } from 'node:stream';
import { VerifierUnavailable } from '../http/authentication/principal.js';
import type { Answered } from '../http/observation.js';
import { StorageError } from '../storage/errors.js';
import type { AttemptReport } from '../webhooks/report.js';

export type Level = 'info' | 'warning' | 'error';

/** `facts`: an object, or the JSON of one. */
export type Log = (level: Level, message: string, facts?: object | string) => void;

/** To write costs as much as to answer: what comes soon behind what was written waits for so long, for others to come. */
const PAUSE_MILLISECONDS = 100;

/** What is alone is written at the end of its turn of the event loop; an error at once, with all that came before it. */
export function logTo(out: Writable, clock: () => Date): Log {
  let waiting = '';
  let written = Number.NEGATIVE_INFINITY;
  const timeOf = timeTexts();
  const write = (): void => {
    if (waiting === '') return;
    out.write(waiting);
    waiting = '';
    written = clock().getTime();
  };
  const plan = (now: number): void => {
    const rest = written + PAUSE_MILLISECONDS - now;
    // a clock that was set back says nothing
    if (rest > 0 && rest <= PAUSE_MILLISECONDS) setTimeout(write, rest);
    else setImmediate(write);
  };
  return (level, message, facts) => {
    const now = clock();
    if (waiting === '') plan(now.getTime());
    const told = typeof facts === 'string' ? facts : JSON.stringify(facts ?? {});
    const head = `{"time":"${timeOf(now)}","level":"${level}","message":${quoted(message)}`;
    waiting += `${head}${told === '{}' ? '' : ','}${told.slice(1)}\n`;
    if (level === 'error' || waiting.length > MAX_WAITING) write();
  };
}

/** Characters above which nothing waits. */
const MAX_WAITING = 65_536;

/** Within a millisecond there is one text. */
function timeTexts(): (time: Date) => string {
  let [last, text] = [Number.NaN, ''];
  return (time) => {
    const milliseconds = time.getTime();
    if (milliseconds !== last) [last, text] = [milliseconds, time.toISOString()];
    return text;
  };
}

/** Those of texts that come again and again. */
const quotes = new Map<string, string>();

const MAX_QUOTES = 1_000;

function quoted(text: string): string {
  const known = quotes.get(text);
  if (known !== undefined) return known;
  if (quotes.size >= MAX_QUOTES) quotes.clear();
  const quote = JSON.stringify(text);
  quotes.set(text, quote);
  return quote;
}

/** An answer, with the names that OpenTelemetry gives a trace in a log. */
export function factsOfAnswer(answered: Answered): object | string {
  const { requestId, method, status, milliseconds, route, organization, code, limit, traceId, spanId, error } = answered;
  // no problem: written down in a quarter of the time of `JSON.stringify`, and no character of an id needs an escape
  if (code === undefined && route !== undefined && organization !== undefined)
    return (
      `{"requestId":"${requestId}","method":${quoted(method)},"status":${status},"milliseconds":${milliseconds},"route":${quoted(route)},` +
      `"organization":${quoted(organization)},"trace_id":"${traceId}","span_id":"${spanId}"}`
    );
  const facts = { requestId, method, status, milliseconds, route, organization, code, limit, trace_id: traceId, span_id: spanId };
  return error === undefined ? facts : { ...facts, ...factsOf(error) };
}

export function factsOfAttempt({ traceId, spanId, eventCreated: _, ...facts }: AttemptReport): object {
  return { ...facts, trace_id: traceId, span_id: spanId };
}

/** What may be told of an error. */
export function factsOf(error: unknown): Readonly<Record<string, unknown>> {
  if (error === undefined) return {};
  if (!(error instanceof Error)) return { error: typeof error };
  const isOurs = error instanceof StorageError || error instanceof VerifierUnavailable;
  const { code } = error as { readonly code?: unknown };
  return {
    error: error.name,
    ...(typeof code === 'string' && { errorCode: code }),
    ...(isOurs ? { reason: error.message } : { at: placesOf(error) }),
  };
}

/** Where it was thrown: lines of code, without the message above them. */
const placesOf = ({ stack = '' }: Error): readonly string[] =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 5)
    .map((line) => line.trim());
