/**
 * The log: one JSON object a line on standard output. It holds codes, ids and counts, and no value of a request.
 *
 * The gotcha: the message of an error of a library or a database may repeat values. Of such an error, the log has only the name, the code and the place.
 */
import type { Writable } from 'node:stream';
import { VerifierUnavailable } from '../http/authentication/principal.js';
import type { Answered } from '../http/observation.js';
import { StorageError } from '../storage/errors.js';
import type { AttemptReport } from '../webhooks/report.js';

export type Level = 'info' | 'warning' | 'error';

/** `facts`: an object, or the JSON of one. */
export type Log = (level: Level, message: string, facts?: object | string) => void;

/** A write costs as much as an answer. So a line soon after a write waits this long, to be written together with others. */
const PAUSE_MILLISECONDS = 100;

/** A single line is written at the end of its turn of the event loop; an error at once, with all lines before it. */
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
    // if the clock was set back, the rest is unknown
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

/** The most characters that wait. */
const MAX_WAITING = 65_536;

/** Writes times in ISO 8601. Within a millisecond, the text is made once. */
function timeTexts(): (time: Date) => string {
  let [last, text] = [Number.NaN, ''];
  return (time) => {
    const milliseconds = time.getTime();
    if (milliseconds !== last) [last, text] = [milliseconds, time.toISOString()];
    return text;
  };
}

/** Text → the text in quotes, for texts that are repeated often. */
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

/** The facts of an answer. The trace has the names that OpenTelemetry gives it in logs. */
export function factsOfAnswer(answered: Answered): object | string {
  const { requestId, method, status, milliseconds, route, organization, code, limit, traceId, spanId, error } = answered;
  // without a problem: takes a quarter of the time of `JSON.stringify`; ids have no characters that need an escape
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

/** The facts of an error that may be logged. */
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

/** The lines of the stack, without the message. */
const placesOf = ({ stack = '' }: Error): readonly string[] =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 5)
    .map((line) => line.trim());
