/**
 * IBAN: read, checked, split, built and written.
 *
 * Faults are found in a fixed order and the first is the only one: format, BBAN structure, check digits, national check digits.
 *
 * The gotcha: check digits 00, 01 and 99 can be congruent modulo 97, but are never issued. National checks that need a published table stand in
 * the `account.ts` of their country, so that `payprep/iban` does without their algorithms.
 *
 * @see ISO 13616-1:2020
 * @see SWIFT IBAN registry, release 102
 */

import { ibans } from '../../../rules/index/ibans.js';
import { electronic, MAX_TEXT } from '../../characters/text.js';
import { Countries } from '../country/countries.js';
import { electronicIban, holds, holdsCheckDigits, type IbanProblem, inspect, isTooLong } from './inspection.js';
import { checkDigits, type IbanResult, parseIn } from './read.js';
import { writtenRemainder } from './text.js';

/** The countries with their `iban.ts` alone. */
export const ibanCountries = /* @__PURE__ */ new Countries(ibans);

export type IbanBuildResult = { readonly ok: true; readonly iban: string } | { readonly ok: false; readonly problem: IbanProblem };

/**
 * Reads an IBAN as people write it.
 *
 * The result stays `ok` where a national check fails that no source confirms: it then has `nationalCheck: 'failed'`.
 *
 * @example
 * const result = parse('be68 5390 0754 7034');
 * result.ok && result.iban.bank // '539'
 */
export const parse = (text: string): IbanResult =>
  typeof text === 'string' ? parseIn(text, ibanCountries) : { ok: false, problem: 'INVALID_FORMAT', range: [0, 0] };

/**
 * True for an IBAN with correct structure, check digits and, where their rule is published, national check digits.
 *
 * @example
 * isValid('DE89 3704 0044 0532 0130 00') // true
 */
export function isValid(text: string): boolean {
  return typeof text === 'string' && (holds(text, ibanCountries) ?? (!isTooLong(text) && isValidWritten(text)));
}

/** True for a valid IBAN that is not in electronic form. It is converted only where a national check has to read it. */
function isValidWritten(text: string): boolean {
  const country = ibanCountries.byPrefix(text, ~32);
  if (country?.checks.length === 0 && holdsCheckDigits(text, writtenRemainder(text, country.layout, 4))) return true;
  const value = electronicIban(text);
  return value !== text && holds(value, ibanCountries) === true;
}

/**
 * The print format: groups of four. Text that is no IBAN comes back as it is.
 *
 * @example
 * format('DE89370400440532013000') // 'DE89 3704 0044 0532 0130 00'
 */
export function format(text: string): string {
  const value = typeof text !== 'string' || isTooLong(text) ? '' : electronicIban(text);
  return inspect(value, ibanCountries).country === undefined ? text : value.replace(/(.{4})(?=.)/g, '$1 ');
}

/**
 * Builds the IBAN of a BBAN that has the structure of its country and passes its national checks.
 *
 * @example
 * build('BE', '539007547034') // { ok: true, iban: 'BE68539007547034' }
 */
export function build(country: string, bban: string): IbanBuildResult {
  const text = typeof bban !== 'string' || bban.length > MAX_TEXT ? '' : electronic(bban);
  if (typeof country !== 'string' || !/^[A-Z]{2}$/.test(country) || !/^[A-Z0-9]+$/.test(text))
    return { ok: false, problem: 'INVALID_FORMAT' };
  const result = parse(country + checkDigits(country, text) + text);
  return result.ok ? { ok: true, iban: result.iban.value } : { ok: false, problem: result.problem };
}

/** More would leave too many to choose from. */
const MAX_UNREAD = 2;
const DIGITS = '0123456789';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** What can stand at a place: the country is letters, the check digits are digits. */
const charactersAt = (place: number): string => (place < 2 ? LETTERS : place < 4 ? DIGITS : DIGITS + LETTERS);

/**
 * The valid IBANs that a text can be in which one or two characters could not be read and are written as `?`; none where there are more, or no IBAN fits. Of one
 * character there is mostly one, of two there may be several: only the payee knows which it is.
 *
 * @example
 * fillUnread('DE89 3704 0044 0532 0?30 00') // ['DE89370400440532013000']
 */
export function fillUnread(text: string): readonly string[] {
  if (typeof text !== 'string' || text.length > MAX_TEXT) return [];
  const parts = text.split('?').map(electronic);
  if (parts.length < 2 || parts.length > MAX_UNREAD + 1) return [];
  let begun: readonly string[] = [''];
  for (const [at, part] of parts.entries()) {
    const next = at === 0 ? begun : begun.flatMap((each) => [...charactersAt(each.length)].map((character) => each + character));
    begun = next.map((each) => each + part);
  }
  return begun.filter(isValid);
}
