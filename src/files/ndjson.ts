/**
 * NDJSON: one instruction a line. Blank lines are skipped, a byte order mark is ignored, a broken line stops nothing.
 *
 * The gotcha: bytes that are not UTF-8 do not make a line unreadable. A name in an old encoding is no reason to leave the
 * account unjudged.
 *
 * @see RFC 8259
 */
import { type Entry, withoutMark } from './entry.js';
import { type ByteSource, isBlank, type Line, LineSplitter } from './lines.js';

/**
 * The instructions of a stream, in order, in constant memory.
 *
 * @example
 * for await (const entry of readNdjson(createReadStream('payments.ndjson'))) …
 */
export async function* readNdjson(source: ByteSource): AsyncGenerator<Entry, void, undefined> {
  const splitter = new LineSplitter();
  for await (const chunk of source) {
    for (const line of splitter.push(chunk)) yield* entryOf(line);
  }
  for (const line of splitter.end()) yield* entryOf(line);
}

function* entryOf(given: Line): Generator<Entry, void, undefined> {
  const line = given.number === 1 ? { ...given, bytes: withoutMark(given.bytes).bytes } : given;
  if (line.tooLong) yield { kind: 'unreadable', line: line.number, error: 'JSON_PAYLOAD_TOO_LARGE' };
  else if (!isBlank(line)) yield parsed(line);
}

function parsed({ number, bytes }: Line): Entry {
  try {
    return { kind: 'instruction', line: number, instruction: JSON.parse(bytes.toString('utf8')) as unknown };
  } catch {
    return { kind: 'unreadable', line: number, error: 'JSON_PAYLOAD_MALFORMED' };
  }
}
