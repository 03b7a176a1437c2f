/**
 * Names of people and companies: faults, and what only looks unusual.
 *
 * The gotcha: nearly every rule about names has exceptions. A name may be one word, have no vowel, and contain apostrophes, digits,
 * zero-width joiners and letters of any script. A fault is therefore only what a keyboard, a file or a program does to a name.
 */

import { bicameralName, misreadEncoding, mixedWord, strayJoiner } from '../../rules/creditors/characters.js';
import {
  ambiguousCompanyMarkers,
  companyCharacters,
  companyMarkers,
  doubtfulPlaceholders,
  personalTitles,
  placeholders,
} from '../../rules/creditors/names.js';
import { lazy } from '../../rules/vocabulary/lazy.js';
import { isBasicLetter, UNSEEN } from '../characters/characters.js';
import { electronic, MAX_TEXT } from '../characters/text.js';
import type { Countries } from './country/countries.js';
import { isEmail } from './email.js';
import { electronicIban, inspect } from './iban/inspection.js';
import { bareWord, foldName, isPlain, mayEndInMarker, ROW } from './name-words.js';

const count = (text: string, what: RegExp): number => text.match(what)?.length ?? 0;

const LETTERS = /* @__PURE__ */ lazy(() => /\p{L}/gu);
const DIGITS = /* @__PURE__ */ lazy(() => /\p{Nd}/gu);
const LETTER_OR_DIGIT = /* @__PURE__ */ lazy(() => /[\p{L}\p{N}]/u);
const INITIALS = /* @__PURE__ */ lazy(() => /^(?:\s*\p{L}\p{M}?[\s.]){1,10}\s*\p{L}?\s*$/u);

/** How many letters a text has, in any script. */
const letters = (text: string): number => count(text, LETTERS());

const digits = (text: string): number => count(text, DIGITS());

/** Words, separated by spaces. */
const wordsOf = (name: string): readonly string[] => name.split(/\s+/).filter((word) => LETTER_OR_DIGIT().test(word));

/** Two letters, one after the other: more than an initial. */
const LETTERS_TOGETHER = /* @__PURE__ */ lazy(() => /\p{L}\p{L}/u);

/** Why a text is no full name; undefined where it may be one. */
export function incompleteness(name: string): 'no letters' | 'one letter' | 'initials' | undefined {
  if (LETTERS_TOGETHER().test(name)) return undefined;
  const found = letters(name);
  if (found === 0) return 'no letters';
  if (found === 1) return digits(name) > 0 ? undefined : 'one letter'; // 3M
  const isInitials = bicameralName().test(name) && INITIALS().test(name);
  return isInitials ? 'initials' : undefined;
}

/** True for a name of a single word, in a script that separates words. */
export const isOneWord = (name: string): boolean => bicameralName().test(name) && wordsOf(name).length === 1;

/** U+180E occurs in Mongolian text, but not in names. */
const INVISIBLE = /* @__PURE__ */ lazy(() => new RegExp(`[${UNSEEN}\\u180E]`, 'u'));
/** Pictures; ©, ® and ™ are in companies’ names. */
const EMOJI = /* @__PURE__ */ lazy(() => /(?![©®™])\p{Extended_Pictographic}|[\u{1F1E6}-\u{1F1FF}\u20E3\uFE0F]/u);
const MARKUP = /[<>{}]|&(?:[a-z]{2,8}|#\d{2,6}|#x[\da-f]{2,5});/iu;

/** Characters that no name has: leftovers of a web page or a program, or look-alikes of other letters. */
export const foreignCharacters = (): readonly RegExp[] => [INVISIBLE(), strayJoiner(), EMOJI(), MARKUP, misreadEncoding, mixedWord()];

/** True for a name that has some of them. */
export const hasForeignCharacters = (name: string): boolean => foreignCharacters().some((pattern) => pattern.test(name));

/** Space and no-break space: `isPlain` allows no other. */
const isSpace = (code: number): boolean => code === 0x20 || code === 0xa0;
const X = 0x58;
/** Lower case. */
const W = 0x77;
const WEB_ADDRESS = /^(?:https?:\/\/|www\.)\S{1,240}$/i;
const BIC_OF_HEAD_OFFICE = /^[A-Z]{6}[A-Z0-9]{2}XXX$/;
const ENOUGH_DIGITS = 5;
/** The electronic form; empty where the text is too long for an identifier. */
const electronicOf = (text: string): string => (text.length > MAX_TEXT ? '' : electronic(text));
/** A shorter account number may occur in a name by chance. */
const MIN_ACCOUNT = 6;

/** False for text that may be a web address (www), or the BIC of a head office (XXX), and for a space at either end. */
function isFreeOfSigns(name: string): boolean {
  const first = name.charCodeAt(0);
  const last = name.charCodeAt(name.length - 1);
  const isWeb = (first | 32) === W && (name.charCodeAt(1) | 32) === W;
  return !isWeb && !isSpace(first) && !isSpace(last) && last !== X;
}

/** True where two texts differ in case and separators alone. */
function isSame(text: string, identifier: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const one = text.charCodeAt(at);
    const other = identifier.charCodeAt(at);
    if (!isBasicLetter(one) || !isBasicLetter(other)) break;
    if ((one | 32) !== (other | 32)) return false;
  }
  const bare = electronicOf(identifier);
  return bare !== '' && electronic(text) === bare;
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/** True where the number stands in the text, and not as a part of a longer one. */
function hasNumber(text: string, number: string): boolean {
  for (let at = text.indexOf(number); at >= 0; at = text.indexOf(number, at + 1)) {
    if (!isDigit(text.charCodeAt(at - 1)) && !isDigit(text.charCodeAt(at + number.length))) return true;
  }
  return false;
}

/**
 * True for an identifier in place of a name: an e-mail address, web address, BIC or IBAN, or the account number of the same payment.
 *
 * The gotcha: a company can be named by its number: 1234567 Canada Inc.
 */
export function isIdentifier(name: string, countries: Countries, account = '', bic = ''): boolean {
  if (isFreeOfSigns(name) && isPlain(name)) return isSame(name, bic);
  const text = name.trim();
  if (isEmail(text) || WEB_ADDRESS.test(text) || BIC_OF_HEAD_OFFICE.test(text)) return true;
  const own = digits(text);
  // an IBAN has its check digits at least
  if (own > 1 && inspect(electronicIban(text), countries).problem === undefined) return true;
  if (isSame(text, bic)) return true;
  if (own < ENOUGH_DIGITS) return false;
  const number = electronicOf(account);
  if (digits(number) >= MIN_ACCOUNT && hasNumber(electronic(text), number)) return true;
  return own > letters(text) && companyMarker(text) === undefined;
}

/**
 * True for a name that needs no further check: `isIdentifier`, `incompleteness`, `hasForeignCharacters` and `placeholder` find nothing,
 * whatever the account is. One pass shows it for most names.
 */
export const isUnremarkable = (name: string, bic = ''): boolean =>
  LETTERS_TOGETHER().test(name) && isFreeOfSigns(name) && isPlain(name) && !isSame(name, bic);

const ONE_LETTER_AGAIN = /* @__PURE__ */ lazy(() => /(\p{L})\1{3}/u);
const ONE_LETTER_OVER_AND_OVER = /* @__PURE__ */ lazy(() => /^(\p{L})\1{3,255}$/u);

/** Whether a name is a placeholder: `doubtful` where it can be a real name. */
export function placeholderName(name: string): 'certain' | 'doubtful' | undefined {
  if (isPlain(name)) return undefined;
  const text = foldName(name);
  const repeated = ONE_LETTER_AGAIN().test(text) ? 'doubtful' : undefined;
  // no placeholder holds a digit
  if (/\d/.test(text)) return repeated;
  const key = text.replaceAll(' ', '_');
  const isKeyboard = text.split(' ').every((word) => ROW.test(word));
  if (placeholders.has(key) || isKeyboard || ONE_LETTER_OVER_AND_OVER().test(text.replaceAll(' ', ''))) return 'certain';
  return doubtfulPlaceholders.has(key) ? 'doubtful' : repeated;
}

const THREE_INITIALS = /* @__PURE__ */ lazy(() => /^(?:\p{L}\.){3}$/u);

/** Whether a name ends in the legal form of a company: `doubtful` where it can be the name of a person. */
export function companyMarker(name: string): 'certain' | 'doubtful' | undefined {
  if (!mayEndInMarker(name)) return undefined;
  if (companyCharacters.test(name)) return 'certain';
  const words = wordsOf(name);
  let found: 'doubtful' | undefined;
  for (let from = Math.max(1, words.length - 4); from < words.length; from++) {
    const tail = words.slice(from);
    // several words make one marker when each is short: Sp. z o.o.
    if (tail.length > 1 && tail.some((word) => bareWord(word).length > 4)) continue;
    const marker = tail.map(bareWord).join('');
    if (companyMarkers.has(marker)) return 'certain';
    if (!ambiguousCompanyMarkers.has(marker)) continue;
    if (THREE_INITIALS().test(tail.join(''))) return 'certain';
    if (from >= 2) found = 'doubtful';
  }
  return found;
}

/** True for a name that begins with a personal title. */
export function hasTitle(name: string): boolean {
  const [first, ...others] = wordsOf(name);
  return first !== undefined && others.length > 0 && personalTitles.has(bareWord(first));
}
