/**
 * Regular expressions for a form: what people may type, separators and lower case included, where an identifier is expected.
 *
 * A pattern accepts all that `validate` accepts of the form; check digits it does not know. Each is anchored and linear: a character belongs
 * either to the identifier or to what parts it.
 */

import type { Identifier } from '../../rules/vocabulary/identifier.js';
import type { MethodIdentifier } from '../../rules/vocabulary/method.js';
import { memberIdFields } from './domestic-parts.js';
import { type CompiledCountry, compileLayout, textOf } from './layout.js';
import { readAccount } from './local-account.js';
import { readMemberId } from './member-id.js';

/** What may stand between the characters of an identifier, as a class of a regular expression. */
const PARTING = '[\\s.\\u2010-\\u2013-]{0,8}';
const PARTING_ACCOUNT = '[\\s.,/\\u2010-\\u2013-]{0,8}';

const CLASSES: Readonly<Record<string, string>> = { n: '[0-9]', a: '[A-Za-z]', c: '[0-9A-Za-z]' };

/** A letter or digit in either case. */
const eitherCase = (text: string): string =>
  [...text]
    .map((character) => (character !== character.toLowerCase() ? `[${character}${character.toLowerCase()}]` : character))
    .join(PARTING);

/** Characters of these classes, one a place, with separators between them. */
function run(classes: string): string {
  return classes.replace(/(.)\1*/g, (same, letter: string) => `(?:${CLASSES[letter]}${PARTING}){${same.length}}`);
}

/** The print and the electronic format of a country's IBANs. */
export function ibanPattern({ rule, layout }: CompiledCountry): string {
  const codes = [rule.code, ...(rule.territories ?? [])].map(eitherCase).join('|');
  return `^${PARTING}(?:${eitherCase('IBAN')}${PARTING}:?${PARTING})?(?:${codes})${PARTING}${run(`nn${layout.classes}`)}$`;
}

/** Between the shortest and the longest text that a country reads. */
interface Reach {
  readonly from: number;
  readonly to: number;
}

/** The lengths of text that are read, tried out from 1 to `longest`. */
function reachOf(longest: number, isRead: (length: number) => boolean): Reach | undefined {
  const lengths = Array.from({ length: longest }, (_, at) => at + 1).filter(isRead);
  return lengths.length === 0 ? undefined : { from: Math.min(...lengths), to: Math.max(...lengths) };
}

const sampleOf = (classes: string): string => [...classes].map((letter) => (letter === 'a' ? 'A' : '1')).join('');

const partedText = (classes: string, { from, to }: Reach, parting: string): string =>
  `(?:[0-9${/[ac]/.test(classes) ? 'A-Za-z' : ''}]${parting}){${from},${to}}`;

/** The account numbers of a country; undefined where it declares no form. */
export function accountPattern(country: CompiledCountry): string | undefined {
  const { layout, facts } = country;
  if (facts.forms === undefined) return undefined;
  const whole = sampleOf(layout.classes);
  // the end of a number is its account: a form that is read from the whole, too, begins with letters of the bank
  const isRead = (length: number): boolean =>
    [whole.slice(-length), '1'.repeat(length)].some((text) => text.length === length && readAccount(country, text) !== undefined);
  const reach = reachOf(layout.length + 2, isRead);
  return reach && `^${PARTING_ACCOUNT}${partedText(layout.classes, reach, PARTING_ACCOUNT)}$`;
}

/** The bank identifiers of a country, with the prefixes that messages put in front of them. */
export function memberIdPattern(country: CompiledCountry): string | undefined {
  const { layout } = country;
  const classes = textOf(layout.classes, layout, memberIdFields(country));
  const sample = sampleOf(classes);
  const digits = Array.from('123456789');
  const isRead = (length: number): boolean =>
    [sample.slice(0, length), ...digits.map((digit) => digit.repeat(length))].some(
      (text) => text.length === length && readMemberId(country, text) !== undefined,
    );
  // a form of its own may be longer than the fields
  const reach = reachOf(sample.length + 5, isRead);
  if (reach === undefined) return undefined;
  const { clearingSystem, memberIdPrefixes = [] } = country.facts;
  const prefixes = [...(clearingSystem ? [clearingSystem] : []), ...memberIdPrefixes].map(eitherCase);
  const prefix = prefixes.length > 0 ? `(?:(?:${prefixes.join('|')})${PARTING_ACCOUNT}){0,2}` : '';
  return `^${PARTING_ACCOUNT}${prefix}${partedText(classes, reach, PARTING_ACCOUNT)}$`;
}

/** What people write around an identifier of people or companies. */
const PARTING_IDENTIFIER = '[\\s.,:/()+\\u2010-\\u2015-]{0,8}';

/** An identifier of people or companies, with what people put before and behind it. */
export function identifierPattern({ layout, groups, from: shortest, letters = '', prefixes = [], suffixes = [] }: Identifier): string {
  // each group has one character at least
  const from = groups?.length ?? shortest;
  const { classes, length } = compileLayout(layout);
  const parting = PARTING_IDENTIFIER;
  const around = (texts: readonly string[]): string =>
    texts.length === 0 ? '' : `(?:(?:${texts.map((text) => eitherCase(text)).join('|')})${parting})?`;
  const character = (letter: string): string =>
    letter === 'n' ? '[0-9]' : `[${letter === 'c' ? '0-9' : ''}A-Za-z${letters}${letters.toLowerCase()}]`;
  const body =
    from === undefined
      ? classes.replace(/(.)\1*/g, (same, letter: string) => `(?:${character(letter)}${parting}){${same.length}}`)
      : `(?:${character(/[ac]/.test(classes) ? 'c' : 'n')}${parting}){${from},${length}}`;
  return `^${parting}${around(prefixes)}${body}${around(suffixes)}$`;
}

/** What looks like an e-mail address. */
export const EMAIL_PATTERN = '^[^@\\s]{1,64}@[^@\\s]{1,253}$';

/** What a method's identifier looks like before it is cleaned. */
export function methodPattern({ as }: MethodIdentifier): string {
  if (as === 'email') return `^\\s{0,8}${EMAIL_PATTERN.slice(1, -1)}\\s{0,8}$`;
  return as === undefined ? `^${PARTING}(?:[0-9A-Za-z]${PARTING}){1,40}$` : '^[+\\d\\s().\\u2010-\\u2013/-]{4,60}$';
}

/** Eight or eleven characters. */
export const bicPattern = (): string => `^${PARTING}${run('ccccaacc')}(?:${run('ccc')})?$`;
