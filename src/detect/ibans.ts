/**
 * Finds IBANs in running text: in groups, broken over lines, with a label or without.
 *
 * A character that was confused with one that looks like it (O for 0, I for 1, S for 5, B for 8) is corrected if the layout of the country allows only one reading
 * and the check digits prove it. The text is not changed: ranges are those of the text.
 *
 * The gotcha: “no 4006381333931” has the form of a Norwegian IBAN, and one such number in a thousand passes all its checks. So without a label, a separator stands
 * between the letters and the check digits only in a longer one, where the country is written in capitals, and another behind the check digits: “DE 89 3704 …”.
 */

import { lazy } from '../../rules/vocabulary/lazy.js';
import { scriptsWithoutSpaces } from '../../rules/words/small-words.js';
import { DIGIT_LIKE, LETTER_LIKE } from '../characters/look-alikes.js';
import { isSeparator } from '../characters/text.js';
import type { Countries } from '../identifiers/country/countries.js';
import { type CompiledCountry, fits } from '../identifiers/country/layout.js';
import { inspect, isValidInspection } from '../identifiers/iban/inspection.js';
import type { WrongBecause } from './found.js';

export interface FoundIban {
  /** Electronic form. */
  readonly value: string;
  readonly start: number;
  readonly end: number;
  readonly isRepaired: boolean;
  /** Its fault, if it is labelled IBAN but is not a valid one. */
  readonly fault?: WrongBecause;
}

/** The fewest characters that follow the first character of an IBAN. */
const SHORTEST = 13;
/** The most characters that are corrected in one IBAN, without and with a label. */
const MAX_REPAIRS = 3;
const MAX_REPAIRS_LABELLED = 14;

/** An IBAN as short as a Norwegian one is often a number behind “No”. */
const SHORTEST_APART = 15;

/** Letters in places that take letters and digits, where each has two readings. */
const MAX_MIXED = 4;
/** The most separators between two characters of an IBAN; after a line break more, for indents and quoted e-mails. */
const MAX_SEPARATORS = 3;
const MAX_INDENT = 24;

const NEWLINE = 10;
const RETURN = 13;
const BAR = 124;
const GREATER = 62;

const isAsciiLetterOrDigit = (code: number): boolean =>
  (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122);

const WORD = /* @__PURE__ */ lazy(() => new RegExp(`(?![${scriptsWithoutSpaces}])[\\p{L}\\p{M}\\p{N}]`, 'u'));

/** True for a letter or digit of an alphabet: an IBAN does not end in the middle of a word. In scripts without spaces a word may follow at once. */
const isWordCode = (code: number): boolean => isAsciiLetterOrDigit(code) || (code > 0x7f && WORD().test(String.fromCharCode(code)));

/** A character that may be part of an IBAN. Inside a group a bar is a 1 or an I. */
const isPart = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at);
  return (
    isAsciiLetterOrDigit(code) ||
    (code === BAR && isAsciiLetterOrDigit(text.charCodeAt(at - 1)) && isAsciiLetterOrDigit(text.charCodeAt(at + 1)))
  );
};

/** The index of the next character of the IBAN; -1 if there is none. */
function nextPart(text: string, from: number, mayBreak: boolean): number {
  let at = from;
  while (at - from < MAX_SEPARATORS && isSeparator(text.charCodeAt(at))) at += 1;
  const code = text.charCodeAt(at);
  if (mayBreak && (code === NEWLINE || code === RETURN)) {
    at += code === RETURN && text.charCodeAt(at + 1) === NEWLINE ? 2 : 1;
    const line = at;
    while (at - line < MAX_INDENT && (isSeparator(text.charCodeAt(at)) || text.charCodeAt(at) === GREATER)) at += 1;
  }
  return at < text.length && isPart(text, at) ? at : -1;
}

/** The characters of a possible IBAN, after corrections. */
interface IbanCandidate {
  readonly places: readonly number[];
  readonly characters: string[];
  repairs: number;
}

/** The character, or the one that looks like it, in the class of its place; undefined if neither fits. */
function intoClass(character: string, characterClass: string): string | undefined {
  if (fits(character.charCodeAt(0), characterClass)) return character;
  return characterClass === 'n' ? DIGIT_LIKE[character] : characterClass === 'a' ? LETTER_LIKE[character] : undefined;
}

/** The small l beside the capital of a country code is an I: “lT60”, “Sl56”. */
const isMisreadI = (text: string, start: number, at: number): boolean =>
  at < start + 2 && text.charAt(at) === 'l' && /[A-Z]/.test(text.slice(start, start + 2));

/** Reads a possible IBAN up to the length of its country; undefined if a character does not fit. */
function readCandidate(
  text: string,
  start: number,
  countries: Countries,
  isLabelled: boolean,
): readonly [IbanCandidate, CompiledCountry] | undefined {
  const places: number[] = [];
  const characters: string[] = [];
  let repairs = 0;
  let country: CompiledCountry | undefined;
  let breaks = 0;
  for (let at = start; at >= 0; ) {
    const index = characters.length;
    const isMisread = isMisreadI(text, start, at);
    const written = isMisread ? 'I' : text.charAt(at).toUpperCase();
    // without a label, digits are not read as the letters of a country: the number of a card or an order would become an IBAN
    if (index < 2 && !isLabelled && !fits(written.charCodeAt(0), 'a')) return undefined;
    const character = intoClass(written, index < 2 ? 'a' : index < 4 ? 'n' : (country?.layout.classes.charAt(index - 4) ?? ''));
    if (character === undefined) return undefined;
    if ((isMisread || character !== written) && ++repairs > (isLabelled ? MAX_REPAIRS_LABELLED : MAX_REPAIRS)) return undefined;
    characters.push(character);
    places.push(at);
    if (index === 1) country = countries.byPrefix(characters.join(''));
    if (index >= 1 && country === undefined) return undefined;
    if (country !== undefined && characters.length === country.layout.length + 4) return [{ places, characters, repairs }, country];
    const next = nextPart(text, at + 1, breaks < 2);
    if (next > at + 1 && /[\n\r]/.test(text.slice(at + 1, next))) breaks += 1;
    at = next;
  }
  return undefined;
}

/** A label directly behind an IBAN, in a page that was copied without its spaces. */
const GLUED = /(?:BIC|SWIFT)/iy;

function endsHere(text: string, end: number): boolean {
  if (!isWordCode(text.charCodeAt(end))) return true;
  GLUED.lastIndex = end;
  return GLUED.test(text);
}

const isValidIban = (value: string, countries: Countries): boolean => isValidInspection(inspect(value, countries));

/**
 * The candidate with letters read as digits in places that take both, where exactly one such reading is valid.
 *
 * Digits are not read as letters: nearly all these places hold digits, and each further reading makes it likelier that a wrong one is valid. A bank
 * code that may hold letters does hold them (BY, DO, GT, MD), and stays as it is.
 */
function repairMixed({ characters }: IbanCandidate, { layout }: CompiledCountry, countries: Countries): string | undefined {
  const bank = layout.spans.bank;
  const isOpen = (at: number): boolean => layout.classes[at] === 'c' && !(bank !== undefined && at >= bank.start && at < bank.end);
  const open = characters.flatMap((character, at) => (isOpen(at - 4) && DIGIT_LIKE[character] !== undefined ? [at] : []));
  if (open.length === 0) return undefined;
  // of a long row of such letters, only all of them are digits
  if (open.length > MAX_MIXED) {
    const value = characters.map((character, at) => (open.includes(at) ? DIGIT_LIKE[character] : character)).join('');
    return isValidIban(value, countries) ? value : undefined;
  }
  let only: string | undefined;
  for (let choice = 1; choice < 1 << open.length; choice++) {
    const digits = new Set(open.filter((_, bit) => (choice >> bit) & 1));
    const value = characters.map((character, at) => (digits.has(at) ? DIGIT_LIKE[character] : character)).join('');
    if (!isValidIban(value, countries)) continue;
    if (only !== undefined) return undefined;
    only = value;
  }
  return only;
}

/**
 * True where the letters and digits stand as IBANs are written: in one, in fours, by the fields of the country (“IT60 X 05428 …”), or one by one as in the boxes of a
 * form. A line may break anywhere.
 */
function isUsualGrouping(text: string, places: readonly number[], { layout }: CompiledCountry): boolean {
  const gaps = places.flatMap((place, index) => {
    const before = places[index - 1] ?? place - 1;
    return place > before + 1 && !/[\n\r]/.test(text.slice(before, place)) ? [index] : [];
  });
  if (gaps.length >= places.length - 2) return true;
  const isCountryApart =
    places.length > SHORTEST_APART && gaps.includes(4) && /^[A-Z]{2}/.test(text.slice(places[0], (places[1] as number) + 1));
  const heads = isCountryApart ? [2, 4] : [4];
  const fields = layout.fields.flatMap((field) => layout.spans[field]?.start ?? []).map((start) => start + 4);
  return [(index: number) => index % 4 === 0, (index: number) => fields.includes(index)].some((isUsual) =>
    gaps.every((index) => heads.includes(index) || isUsual(index)),
  );
}

/** The IBAN that begins at a place; undefined if there is none. */
function readIbanAt(text: string, start: number, countries: Countries, isLabelled: boolean): FoundIban | undefined {
  const read = readCandidate(text, start, countries, isLabelled);
  if (read === undefined) return undefined;
  const [candidate, country] = read;
  const { places, characters, repairs } = candidate;
  const end = (places.at(-1) as number) + 1;
  if (!endsHere(text, end) || (!isLabelled && !isUsualGrouping(text, places, country))) return undefined;
  const value = characters.join('');
  if (isValidIban(value, countries)) return { value, start, end, isRepaired: repairs > 0 };
  const mended = isLabelled ? repairMixed(candidate, country, countries) : undefined;
  return mended === undefined ? undefined : { value: mended, start, end, isRepaired: true };
}

/** True if a word begins there, or the label IBAN stands directly before. */
function startsHere(text: string, at: number): boolean {
  return (
    !isWordCode(text.charCodeAt(at - 1)) ||
    (/n/i.test(text.charAt(at - 1)) && /^iban$/i.test(text.slice(at - 4, at).replace(/^[1l|]/, 'I')))
  );
}

/** The IBANs of a text, in its order. `labelled` are the places behind a label. */
export function findIbans(text: string, countries: Countries, labelled: ReadonlySet<number>): readonly FoundIban[] {
  const found: FoundIban[] = [];
  for (let at = 0; at + SHORTEST < text.length; at++) {
    const code = text.charCodeAt(at);
    if (!isAsciiLetterOrDigit(code) || !startsHere(text, at)) continue;
    const iban = readIbanAt(text, at, countries, labelled.has(at));
    if (iban === undefined) continue;
    found.push(iban);
    at = iban.end - 1;
  }
  return found;
}
