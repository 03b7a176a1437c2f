/**
 * Tax and identity numbers of people and companies while they are typed, in the groups that their country writes.
 *
 * The gotcha: several kinds of number may begin alike. The first that the text can still become says how it is grouped.
 */
import { identifierExample } from '../identifiers/identifier-example.js';
import { type CompiledIdentifier, inspectText } from '../identifiers/personal-identifier.js';
import { type Gap, isUsualSeparator, type TypedForm, type TypedReading } from './as-typed.js';
import { best, type Continuation, compareAt, complete, isPossible, readingOf, readUnknown } from './candidate.js';
import { gapOf } from './written.js';

const PLUS = 0x2b;

/** Separators of such numbers, beside the usual ones. A plus stands between digits: Sweden writes it for people of a hundred years. */
const isSeparatorHere = (code: number, before: string): boolean =>
  isUsualSeparator(code) || '/(),:\u2014\u2015'.includes(String.fromCharCode(code)) || (code === PLUS && /\d$/.test(before.slice(-1)));

/** The fewest characters of the number itself. */
const shortestOf = ({ from, groups }: CompiledIdentifier): number => groups.length || from;

/** Each length that the number can have, against the text behind `start`. */
function* candidatesAt(text: string, start: number, reader: CompiledIdentifier): Generator<Continuation> {
  const { classes, length } = reader.layout;
  for (let shortest = shortestOf(reader); shortest <= length; shortest++) yield compareAt(text, classes, length - shortest, start);
}

/** Where the number itself may begin: at the start, and behind each prefix. */
const startsIn = (text: string, { prefixes }: CompiledIdentifier): readonly number[] => [
  0,
  ...prefixes.filter((prefix) => text.startsWith(prefix)).map(({ length }) => length),
];

/** What a text can become that ends in a part of this suffix. */
function* candidatesBefore(suffix: string, text: string, reader: CompiledIdentifier): Generator<Continuation> {
  for (let count = 1; count < suffix.length; count++) {
    if (!text.endsWith(suffix.slice(0, count))) continue;
    const body = text.slice(0, -count);
    const found = inspectText(reader, body, body);
    if (found !== undefined && found.problem === undefined) yield { remaining: suffix.length - count };
  }
}

/** Other letters of this identifier stand wherever a letter may. */
function withPlainLetters(text: string, letters: string): string {
  let plain = text;
  for (const letter of letters) plain = plain.replaceAll(letter, 'A').replaceAll(letter.toLowerCase(), 'A');
  return plain;
}

function* candidates(text: string, reader: CompiledIdentifier): Generator<Continuation> {
  const plain = withPlainLetters(text, reader.letters);
  for (const start of startsIn(text, reader)) yield* candidatesAt(plain, start, reader);
  for (const prefix of reader.prefixes) {
    if (prefix.length > text.length && prefix.startsWith(text)) yield { remaining: prefix.length - text.length + shortestOf(reader) };
  }
  for (const suffix of reader.suffixes) yield* candidatesBefore(suffix, text, reader);
}

/** A number that the text is, can become, or nearly is. */
interface Match {
  readonly reader: CompiledIdentifier;
  readonly isComplete: boolean;
  readonly candidate: Continuation;
}

function matchOf(reader: CompiledIdentifier, text: string, written: string): Match {
  const found = inspectText(reader, written, text);
  const isComplete = found !== undefined && (found.problem === undefined || found.severity === 'info');
  return { reader, isComplete, candidate: best(candidates(text, reader)) };
}

/** The first that is right; else the first that the text can become; else the one that it is most like. */
function bestMatch(matches: readonly Match[]): Match | undefined {
  const likest = best(matches.map(({ candidate }) => candidate));
  return (
    matches.find(({ isComplete }) => isComplete) ??
    matches.find(({ candidate }) => isPossible(candidate)) ??
    matches.find(({ candidate }) => candidate === likest) ??
    matches[0]
  );
}

/** The groups of the number; undefined where it stays as it was typed. */
function gapFor({ layout, identifier, prefixes }: CompiledIdentifier, country: string, text: string): Gap | undefined {
  const hasPrefix = layout.classes.startsWith('n') || text.length > layout.length;
  const prefix = hasPrefix ? (prefixes.find((beginning) => text.startsWith(beginning)) ?? '') : '';
  return gapOf(country, identifier.type, text.length, prefix.length, layout.isNumeric ? undefined : layout.length);
}

function read(text: string, written: string, { country, readers, isOpen }: CreditorNumbers): TypedReading {
  const matches = readers.map((reader) => matchOf(reader, text, written));
  const match = bestMatch(matches);
  if (match === undefined) return readUnknown(text);
  const gap = gapFor(match.reader, country, text);
  const keepsSpace = match.reader.groups.length > 0;
  if (match.isComplete) return { ...complete, gap, keepsSpace };
  const reading = readingOf(best(matches.map(({ candidate }) => candidate)), text);
  return reading.state === 'wrong' && isOpen ? readUnknown(text) : { ...reading, gap, keepsSpace };
}

/** The numbers that a field may hold. */
export interface CreditorNumbers {
  readonly country: string;
  readonly readers: readonly CompiledIdentifier[];
  /** There are others, which no rule describes. */
  readonly isOpen: boolean;
}

export const creditorIdentifierForm = (numbers: CreditorNumbers): TypedForm => ({
  isSeparator: isSeparatorHere,
  read: (text, written) => read(text, written, numbers),
  example: () => exampleOf(numbers.readers),
});

const examples = /* @__PURE__ */ new WeakMap<CompiledIdentifier, string>();

/** A number of the first kind for which one could be made up. */
function exampleOf([first, ...others]: readonly CompiledIdentifier[]): string {
  if (first === undefined) return '';
  let example = examples.get(first);
  if (example === undefined) {
    example = identifierExample([first, ...others].map(({ identifier }) => identifier)) ?? '';
    examples.set(first, example);
  }
  return example;
}
