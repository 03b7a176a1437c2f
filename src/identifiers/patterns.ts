/**
 * Regular expressions for the fields of a form: identifiers as people type them, with separators and lower case.
 *
 * A pattern accepts every value whose form `validate` accepts; it does not check check digits. Each is anchored and linear, because a
 * character is either part of the identifier or a separator.
 */

import type { Identifier } from '../../rules/vocabulary/identifier.js';
import type { MethodIdentifier } from '../../rules/vocabulary/method.js';
import { memberIdFields, partsOf } from './account/domestic-parts.js';
import { readAccount } from './account/local-account.js';
import { readMemberId } from './account/member-id.js';
import { type CompiledCountry, compileLayout, fieldsText } from './country/layout.js';

/** What may stand between the characters of an identifier, as a class of a regular expression. */
const SEPARATORS = '[\\s.\\u2010-\\u2013-]{0,8}';
const SEPARATORS_ACCOUNT = '[\\s.,/\\u2010-\\u2013-]{0,8}';

const CLASSES: Readonly<Record<string, string>> = { n: '[0-9]', a: '[A-Za-z]', c: '[0-9A-Za-z]' };

/** A letter or digit in either case. */
const eitherCase = (text: string): string =>
  [...text]
    .map((character) => (character !== character.toLowerCase() ? `[${character}${character.toLowerCase()}]` : character))
    .join(SEPARATORS);

/** Characters of these classes, one a place, with separators between them. */
function run(classes: string): string {
  return classes.replace(/(.)\1*/g, (same, letter: string) => `(?:${CLASSES[letter]}${SEPARATORS}){${same.length}}`);
}

/** The print and the electronic format of a country's IBANs. */
export function ibanPattern({ rule, layout }: CompiledCountry): string {
  const codes = [rule.code, ...(rule.territories ?? [])].map(eitherCase).join('|');
  return `^${SEPARATORS}(?:${eitherCase('IBAN')}${SEPARATORS}:?${SEPARATORS})?(?:${codes})${SEPARATORS}${run(`nn${layout.classes}`)}$`;
}

/** The shortest and the longest text that a country accepts. */
interface LengthRange {
  readonly from: number;
  readonly to: number;
}

/** The accepted lengths, found by trying 1 to `longest`. */
function lengthRangeOf(longest: number, isRead: (length: number) => boolean): LengthRange | undefined {
  const lengths = Array.from({ length: longest }, (_, at) => at + 1).filter(isRead);
  return lengths.length === 0 ? undefined : { from: Math.min(...lengths), to: Math.max(...lengths) };
}

const sampleOf = (classes: string): string => [...classes].map((letter) => (letter === 'a' ? 'A' : '1')).join('');

const separatedText = (classes: string, { from, to }: LengthRange, separators: string): string =>
  `(?:[0-9${/[ac]/.test(classes) ? 'A-Za-z' : ''}]${separators}){${from},${to}}`;

/** The account numbers of a country; undefined where it declares no form. */
export function accountPattern(country: CompiledCountry): string | undefined {
  const { layout, facts } = country;
  if (facts.forms === undefined) return undefined;
  const whole = sampleOf(layout.classes);
  // a sample is the end of the whole number, since some forms begin with the letters of the bank
  const isRead = (length: number): boolean =>
    [whole.slice(-length), '1'.repeat(length)].some((text) => text.length === length && readAccount(country, text) !== undefined);
  const lengths = lengthRangeOf(layout.length + 2, isRead);
  return lengths && `^${SEPARATORS_ACCOUNT}${separatedText(layout.classes, lengths, SEPARATORS_ACCOUNT)}$`;
}

/** The bank identifiers of a country, with the prefixes that messages put in front of them. */
export function memberIdPattern(country: CompiledCountry): string | undefined {
  const { layout } = country;
  const classes = fieldsText(layout.classes, layout, memberIdFields(country));
  const sample = sampleOf(classes);
  const digits = Array.from('0123456789');
  const isRead = (length: number): boolean =>
    [sample.slice(0, length), ...digits.map((digit) => digit.repeat(length))].some(
      (text) => text.length === length && readMemberId(country, text) !== undefined,
    );
  // a member form may be longer than the fields
  const lengths = lengthRangeOf(sample.length + 5, isRead);
  if (lengths === undefined) return undefined;
  const prefixes = partsOf(country).prefixes.map(eitherCase);
  const prefix = prefixes.length > 0 ? `(?:(?:${prefixes.join('|')})${SEPARATORS_ACCOUNT}){0,2}` : '';
  return `^${SEPARATORS_ACCOUNT}${prefix}${separatedText(classes, lengths, SEPARATORS_ACCOUNT)}$`;
}

/** Separators in identifiers of people and companies. */
const SEPARATORS_IDENTIFIER = '[\\s.,:/()+\\u2010-\\u2015-]{0,8}';

/** An identifier of people or companies, with its prefixes and suffixes. */
export function identifierPattern({ layout, groups, from: shortest, letters = '', prefixes = [], suffixes = [] }: Identifier): string {
  // each group has at least one character
  const from = groups?.length ?? shortest;
  const { classes, length } = compileLayout(layout);
  const separators = SEPARATORS_IDENTIFIER;
  const around = (texts: readonly string[], most: number): string =>
    texts.length === 0 ? '' : `(?:(?:${texts.map((text) => eitherCase(text)).join('|')})${separators}){0,${most}}`;
  const character = (letter: string): string =>
    letter === 'n' ? '[0-9]' : `[${letter === 'c' ? '0-9' : ''}A-Za-z${letters}${letters.toLowerCase()}]`;
  const body =
    from === undefined
      ? classes.replace(/(.)\1*/g, (same, letter: string) => `(?:${character(letter)}${separators}){${same.length}}`)
      : `(?:${character(/[ac]/.test(classes) ? 'c' : 'n')}${separators}){${from},${length}}`;
  // one suffix may follow another: HR/MWST
  return `^${separators}${around(prefixes, 1)}${body}${around(suffixes, 2)}$`;
}

/** A rough form of e-mail addresses. */
export const EMAIL_PATTERN = '^[^@\\s]{1,64}@[^@\\s]{1,253}$';

/** The identifier of a method, as people type it. */
export function methodPattern({ type, as }: MethodIdentifier): string | undefined {
  if (as === 'email' || type === 'EMAIL') return `^\\s{0,8}${EMAIL_PATTERN.slice(1, -1)}\\s{0,8}$`;
  // its pattern does not know capital letters
  if (as === 'lower-case') return undefined;
  const between = type === 'TAX_ID' ? SEPARATORS_IDENTIFIER : SEPARATORS;
  return as === undefined ? `^${between}(?:[0-9A-Za-z]${between}){1,40}$` : '^[+\\d\\s().\\u2010-\\u2013/-]{4,60}$';
}

/** Eight or eleven characters. */
export const bicPattern = (): string => `^${SEPARATORS}${run('ccccaacc')}(?:${run('ccc')})?$`;
