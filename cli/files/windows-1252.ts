/**
 * Reads lines that are not UTF-8 as Windows-1252, as spreadsheets of Western Europe write them, and finds those that are another encoding.
 *
 * The gotcha: nothing is guessed. What shows signs of another encoding stops the run, for a name that is read wrongly is paid so.
 */
import { isUtf8 } from 'node:buffer';
import { TextDecoder } from 'node:util';
import { NEWLINE } from './blocks.js';
import { formatUsualEncodings } from './encodings.js';
import { findOtherEncoding } from './other-encoding.js';
import { type Sentence, say } from './sentence.js';
import { UnreadableInput } from './unreadable-input.js';

const decoder = new TextDecoder('windows-1252');

/** With `stream`, although each line is complete: without it, some releases of Node decode as Latin-1. */
export const decodeWindows1252 = (line: Uint8Array): string => decoder.decode(line, { stream: true });

/** What is said of the first line that is read as Windows-1252. */
export const formatWindows1252 = (line: number): Sentence => say('readAsWindows', { line });

/** What is said where the file or the call says UTF-8. */
export const formatBroken = (line: number): Sentence => say('shownAsBroken', { line });

const formatOther = (line: number): Sentence => say('otherEncoding', { line }, formatUsualEncodings());

const formatMixed = (line: number): Sentence => say('brokenUtf8', { line });

/** Why a line that is not UTF-8 is no Windows-1252 either; undefined if it may be. */
export function findProblem(line: Buffer, number: number): UnreadableInput | undefined {
  const other = findOtherEncoding(line);
  return other === undefined ? undefined : new UnreadableInput(other === 'utf-8' ? formatMixed(number) : formatOther(number));
}

/** The switch between one byte and two of ISO-2022, all of it ASCII. */
const ESCAPE = 0x1b;

function* linesOf(bytes: Buffer, firstLine: number): Generator<readonly [line: Buffer, number: number], void, undefined> {
  let number = firstLine;
  for (let from = 0; from < bytes.length; number += 1) {
    const at = bytes.indexOf(NEWLINE, from);
    const line = bytes.subarray(from, at < 0 ? bytes.length : at + 1);
    yield [line, number];
    from += line.length;
  }
}

/** The number of the first line that is not UTF-8. */
export function findBrokenLine(bytes: Buffer, firstLine: number): number | undefined {
  if (isUtf8(bytes)) return undefined;
  for (const [line, number] of linesOf(bytes, firstLine)) if (!isUtf8(line)) return number;
  return undefined;
}

export interface Recoded {
  /** Whole lines in UTF-8. */
  readonly bytes: Buffer;
  /** The first line that was read as Windows-1252. */
  readonly first: number | undefined;
  /** Why the line behind `bytes` cannot be read. Those before it can, wherever a chunk ends. */
  readonly problem: UnreadableInput | undefined;
}

/** Reads lines that are not UTF-8 as Windows-1252, as far as they can be that. */
export function toUtf8(bytes: Buffer, firstLine = 1): Recoded {
  let first: number | undefined;
  if (isUtf8(bytes) && !bytes.includes(ESCAPE)) return { bytes, first, problem: undefined };
  const lines: Buffer[] = [];
  for (const [line, number] of linesOf(bytes, firstLine)) {
    const isPlain = isUtf8(line);
    const problem = isPlain && !line.includes(ESCAPE) ? undefined : findProblem(line, number);
    if (problem !== undefined) return { bytes: Buffer.concat(lines), first, problem };
    if (!isPlain) first ??= number;
    lines.push(isPlain ? line : Buffer.from(decodeWindows1252(line)));
  }
  return { bytes: Buffer.concat(lines), first, problem: undefined };
}
