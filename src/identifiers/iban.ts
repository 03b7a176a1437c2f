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

import { mod97, twoDigits } from '../../rules/check-digits/mod97.js';
import { ibans } from '../../rules/index/ibans.js';
import type { CheckTables, Outcome } from '../../rules/vocabulary/check.js';
import { Countries } from './countries.js';
import {
  electronicIban,
  holds,
  holdsCheckDigits,
  type IbanProblem,
  type Inspection,
  inspect,
  inspectWellFormed,
  isTooLong,
} from './iban-inspection.js';
import { writtenRemainder } from './iban-text.js';
import { bankCodeIn, type CompiledCountry, textOf } from './layout.js';
import { electronic, MAX_TEXT, originalRange } from './text.js';

export type { IbanProblem } from './iban-inspection.js';

/** The countries with their `iban.ts` alone. */
const countries = /* @__PURE__ */ new Countries(ibans);

/** An IBAN, taken apart. */
export interface Iban {
  /** Electronic format. */
  readonly value: string;
  /** The country whose rules it follows, ISO 3166-1 alpha-2. */
  readonly country: string;
  /** The two digits after the country code. */
  readonly checkDigits: string;
  /** What follows the check digits. */
  readonly bban: string;
  /** The bank, as the country's directory knows it. */
  readonly bank: string;
  readonly branch?: string;
  readonly account: string;
  /** National check digits, in the order of the BBAN. */
  readonly nationalCheckDigits?: string;
  /** `false`: a country whose banks issue IBANs without an entry in the registry. */
  readonly registered: boolean;
  /** The national checks: `not-covered` where there is no rule, or the table that it needs is not loaded. */
  readonly nationalCheck: Outcome;
}

export type IbanResult =
  | { readonly ok: true; readonly iban: Iban }
  | {
      readonly ok: false;
      readonly problem: IbanProblem;
      /** Where in the text that was given: start and end, end exclusive. */
      readonly range: readonly [number, number];
      /** The country whose rules it breaks, where it has one. */
      readonly country?: string;
    };

export type IbanBuildResult = { readonly ok: true; readonly iban: string } | { readonly ok: false; readonly problem: IbanProblem };

/** True where nothing fails, except for a national check that no source confirms. */
const isSound = ({ problem, nationalFault }: Inspection): boolean =>
  problem === undefined || (nationalFault !== undefined && nationalFault.severity !== 'error');

/** The parts of a BBAN that fits its country's layout. */
function split(text: string, country: CompiledCountry, nationalCheck: Outcome): Iban {
  const { layout, rule } = country;
  const bban = text.slice(4);
  const branch = textOf(bban, layout, ['branch']);
  const nationalCheckDigits = textOf(
    bban,
    layout,
    layout.fields.filter((field) => field === 'check' || field === 'bankCheck'),
  );
  return {
    value: text,
    country: rule.code,
    checkDigits: text.slice(2, 4),
    bban,
    bank: bankCodeIn(bban, country),
    ...(branch !== '' && { branch }),
    account: textOf(bban, layout, ['prefix', 'account']),
    ...(nationalCheckDigits !== '' && { nationalCheckDigits }),
    registered: rule.registered !== false,
    nationalCheck,
  };
}

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
  typeof text === 'string' ? parseIn(text, countries) : { ok: false, problem: 'INVALID_FORMAT', range: [0, 0] };

/** {@link parse} by the rules of these countries, with the tables that their checks need. */
export function parseIn(text: string, known: Countries, tables?: CheckTables): IbanResult {
  if (isTooLong(text)) return { ok: false, problem: 'INVALID_FORMAT', range: [0, text.length] };
  const found = inspectWellFormed(text, known, tables) ?? inspect(electronicIban(text), known, tables);
  const { country, problem = 'INVALID_FORMAT', at } = found;
  if (country !== undefined && isSound(found)) return { ok: true, iban: split(found.text, country, found.nationalCheck) };
  const label = electronic(text).length - found.text.length;
  const range = originalRange(text, at[0] + label, at[1] + label);
  return { ok: false, problem, range, ...(country && { country: country.rule.code }) };
}

/**
 * True for an IBAN with correct structure, check digits and, where their rule is published, national check digits.
 *
 * @example
 * isValid('DE89 3704 0044 0532 0130 00') // true
 */
export function isValid(text: string): boolean {
  return typeof text === 'string' && (holds(text, countries) || (!isTooLong(text) && isValidWritten(text)));
}

/** True for a valid IBAN that is not in electronic form. It is converted only where a national check has to read it. */
function isValidWritten(text: string): boolean {
  const country = countries.startOf(text, ~32);
  if (country?.checks.length === 0 && holdsCheckDigits(text, writtenRemainder(text, country.layout, 4))) return true;
  const value = electronicIban(text);
  return value !== text && holds(value, countries);
}

/**
 * The print format: groups of four. Text that is no IBAN comes back as it is.
 *
 * @example
 * format('DE89370400440532013000') // 'DE89 3704 0044 0532 0130 00'
 */
export function format(text: string): string {
  const value = typeof text !== 'string' || isTooLong(text) ? '' : electronicIban(text);
  return inspect(value, countries).country === undefined ? text : value.replace(/(.{4})(?=.)/g, '$1 ');
}

/**
 * The check digits of the IBAN with this country code and BBAN; empty where one of them is no text.
 *
 * @example
 * checkDigits('BE', '539007547034') // '68'
 */
export function checkDigits(country: string, bban: string): string {
  if (typeof country !== 'string' || typeof bban !== 'string') return '';
  return twoDigits(98 - mod97(`${country}00`, 0, 4, mod97(bban)));
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
