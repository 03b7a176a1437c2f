/**
 * The text of an address in pieces: a piece is the text between two separators, with its place. When a field takes a part of a piece, the text before and behind
 * the part becomes pieces of its own, so that nothing is lost.
 *
 * Separators are white space, commas, semicolons, hyphens and dashes, colons, slashes, backslashes, vertical bars, bullets, brackets, number signs and invisible
 * marks at the edge of a piece. They belong to no field.
 */

import { alternatives } from '../../rules/addresses/alternatives.js';
import { withoutNumberBeforeName } from '../../rules/addresses/house-numbers.js';
import { postCodeInShort } from '../../rules/addresses/post-codes.js';
import { withoutDecomposition } from '../../rules/addresses/scripts.js';
import { lazy } from '../../rules/vocabulary/lazy.js';
import type { Address } from '../instruction/payment-instruction.js';
import { pattern } from './patterns.js';

export type AddressField = keyof Address;

/** Where a text stands: the number of its line from 0, its first character, and the character behind its last one. */
export interface TextRange {
  readonly line: number;
  readonly start: number;
  readonly end: number;
}

/** True where one begins before the other in the address. */
export const isBefore = (one: TextRange, other: TextRange): boolean =>
  one.line < other.line || (one.line === other.line && one.start < other.start);

export interface AddressPiece extends TextRange {
  readonly text: string;
  /** In small letters and without accents, with the same length. */
  readonly folded: string;
}

const DIGIT = /* @__PURE__ */ lazy(() => /\p{Nd}/u);

/** Digits of Arabic, Persian, Indian scripts and of full width. In the blocks of India they begin at the seventh place of a row. */
const digitOf = (code: number): string => `${(code & 0xf) - (code >= 0x900 && code < 0xe00 ? 6 : 0)}`;

/** The same text, with the same length, in the digits of post codes. */
export const withAsciiDigits = (text: string): string =>
  text.replace(/[\u0660-\u0fff\uff10-\uff19]/g, (sign) => (DIGIT().test(sign) ? digitOf(sign.charCodeAt(0)) : sign));

/** Latin and Greek letters lose their accents; in other scripts the marks are letters. */
function foldCharacter(character: string): string {
  const code = character.charCodeAt(0);
  if (code < 0x80) return character.toLowerCase();
  if (DIGIT().test(character)) return digitOf(code);
  const other = withoutDecomposition[character];
  if (other !== undefined) return other;
  const isAccented = code < 0x400 || (code >= 0x1e00 && code < 0x2000);
  const lower = (isAccented ? (character.normalize('NFD')[0] ?? character) : character).toLowerCase();
  return lower.length === 1 ? lower : character;
}

/** Most texts: the platform's small letters are those of `foldCharacter` there, without a call for each character. */
const ASCII = /^[ -~]*$/;
export const isAscii = (text: string): boolean => ASCII.test(text);

/** Small letters without accents, character for character. */
export const fold = (text: string): string => (isAscii(text) ? text.toLowerCase() : text.replace(/[^a-z0-9 ]/g, foldCharacter));

/** The source of a regular expression: any word of a list, in folded text. */
export const anyOf = (words: string): string => `(?:${fold(alternatives(words))})`;

/**
 * The same, where something optional stands before the list. Behind it V8 compiles a long list up to ten times; behind `(?=.)`, which changes nothing
 * else, once: the row `address/first`. A list that may begin anywhere in a text is found more slowly behind it.
 */
export const anyOfBehind = (words: string): string => `(?=.)${anyOf(words)}`;

const SEPARATORS = '\\s,;:/\\\\|·•‧・、，()\\[\\]#‐‑‒–—―\\u061c\\u200b-\\u200f\\u2028-\\u202e\\u2066-\\u2069\\ufeff\\-';
const LEADING = /* @__PURE__ */ new RegExp(`^[${SEPARATORS}.]+`);
const TRAILING = /* @__PURE__ */ new RegExp(`[${SEPARATORS}]$`);

/** True where a text holds nothing but separators. */
export const isOnlySeparators = (text: string): boolean => new RegExp(`^[${SEPARATORS}.]*$`).test(text);

/** The piece at this place without separators at its edges; undefined where nothing else is there. */
export function pieceAt(source: string, line: number, start: number, end: number): AddressPiece | undefined {
  let from = start;
  let to = end;
  from += LEADING.exec(source.slice(from, to))?.[0].length ?? 0;
  while (to > from && TRAILING.test(source.slice(to - 1, to))) to--;
  if (from >= to) return undefined;
  // a bracket that belongs to the text inside
  const text = source.slice(from, to);
  if (/\([^)]*$/.test(text) && source[to] === ')') to++;
  return { line, start: from, end: to, text: source.slice(from, to), folded: fold(source.slice(from, to)) };
}

/** The number of a house before a hyphen, and no post code or number of a street: `Rua Augusta 1578 - Bela Vista`, but not `CP 1120 - Mejicanos` nor `Calle 2 - Segura`. */
const NUMBER_BEFORE_HYPHEN = /* @__PURE__ */ pattern(
  () => `(?<!\\b${postCodeInShort} ?\\d{0,6})(?<!^\\p{L}{1,12}\\.? \\d{0,5})(\\d[A-Za-z]? )-(?! [IVX]{1,4}(?:$|,))(?= \\p{L}[\\p{L}.])`,
  'giu',
);
const START_BEFORE_HYPHEN = /((?:^|, ?)\d{1,5}[A-Za-z]? )-(?= )/g;
/** `Centro - Rio de Janeiro - RJ`, `Centro - Porto Alegre/RS` */
const QUARTER_BEFORE_HYPHEN = /* @__PURE__ */ lazy(() => /^(\p{L}[\p{L} .']{1,40} )-(?= [\p{L} .']{2,40}(?: - |\/)[A-Z]{2}(?:$|,))/u);
/** `Avenida Central s/n Centro` */
const NO_NUMBER_BEFORE_NAME = /* @__PURE__ */ pattern(() => `((?:^|[ ,])${withoutNumberBeforeName}) (?=\\p{L})`, 'giu');
/** A line with so many hyphens between spaces has them in place of commas. */
const MIN_HYPHENS = 3;

/** Commas where they are left out: where a hyphen stands for one, and behind a word which says that there is no number. */
function withCommas(source: string): string {
  if (source.split(' - ').length > MIN_HYPHENS) return source.replaceAll(' - ', ' , ');
  const divided = source.includes('- ')
    ? source.replace(START_BEFORE_HYPHEN, '$1,').replace(NUMBER_BEFORE_HYPHEN(), '$1,').replace(QUARTER_BEFORE_HYPHEN(), '$1,')
    : source;
  return divided.replace(NO_NUMBER_BEFORE_NAME(), '$1,');
}

/** The pieces of lines: what stands between commas, semicolons and vertical bars; and behind a number, a hyphen: `1500 - Sala 42`. */
export function piecesOf(lines: readonly string[]): readonly AddressPiece[] {
  return lines.flatMap((source, line) => {
    const pieces: AddressPiece[] = [];
    let start = 0;
    for (const part of withCommas(source).split(/[,;|，、،\n\r]/)) {
      const piece = pieceAt(source, line, start, start + part.length);
      if (piece !== undefined) pieces.push(piece);
      start += part.length + 1;
    }
    return pieces;
  });
}
