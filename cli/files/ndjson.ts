/**
 * NDJSON: one instruction a line. Every line becomes one entry, also an empty or broken one, so that a program that writes
 * lines and waits for the answers gets as many answers as it wrote lines.
 *
 * The gotcha: bytes that are not UTF-8 do not make a line unreadable. A name in an old encoding must not keep the account from
 * being checked.
 *
 * @see RFC 8259
 */
import { type Block, NEWLINE } from './blocks.js';
import type { Entry, EntryReader } from './entry.js';

export class NdjsonReader implements EntryReader<Entry> {
  #line: number;

  /** `line` is the number of the first line that is read. */
  constructor(line = 1) {
    this.#line = line;
  }

  *read({ bytes, tooLong }: Block): Generator<Entry, void, undefined> {
    if (tooLong) yield { kind: 'unreadable', line: this.#line++, error: 'JSON_PAYLOAD_TOO_LARGE' };
    for (let from = 0; from < bytes.length; ) {
      const at = bytes.indexOf(NEWLINE, from);
      const end = at < 0 ? bytes.length : at;
      yield readLine(bytes.toString('utf8', from, end), this.#line++);
      from = end + 1;
    }
  }

  /** Returns nothing: no entry spans blocks. */
  end(): readonly Entry[] {
    return [];
  }
}

function readLine(text: string, line: number): Entry {
  try {
    return { kind: 'instruction', line, instruction: JSON.parse(text) as unknown };
  } catch {
    return { kind: 'unreadable', line, error: /[^ \t\r]/.test(text) ? 'JSON_PAYLOAD_MALFORMED' : 'JSON_PAYLOAD_EMPTY' };
  }
}

/** Counts the lines of a block. */
export function countLines({ bytes, tooLong }: Block): number {
  if (tooLong) return 1;
  let count = 0;
  for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, at + 1)) count += 1;
  return bytes.length === 0 || bytes[bytes.length - 1] === NEWLINE ? count : count + 1;
}
