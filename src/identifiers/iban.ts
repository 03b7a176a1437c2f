/**
 * IBAN: read, judged, split, built and written.
 *
 * Faults are found in a fixed order and the first is the only one: format, BBAN structure, check digits, national check digits.
 *
 * The gotcha: check digits 00, 01 and 99 can be congruent modulo 97, but are never issued.
 *
 * @see ISO 13616-1:2020
 * @see SWIFT IBAN registry, release 102
 */

import { countries } from '../../rules/countries/index.js';
import { type CheckTables, type Outcome, spanOf } from '../checks/check.js';
import { mod97 } from '../checks/mod97.js';
import { bankCodeIn, type CompiledCountry, compileCountry, fits, misfit, textOf } from './layout.js';
import { electronic, MAX_TEXT, originalRange } from './text.js';

/** What can be wrong with an IBAN, in the order in which it is looked for. */
export type IbanProblem = 'INVALID_FORMAT' | 'INVALID_BBAN_STRUCTURE' | 'INCORRECT_CHECK_DIGITS' | 'INCORRECT_NATIONAL_CHECK_DIGITS';

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
  /** The national checks: `not-covered` where there is no rule, or no table for it. */
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

const compiled = new Map<string, CompiledCountry | undefined>();
let prefixes: ReadonlyMap<string, string> | undefined;

/** Territory → the country whose prefix its IBANs carry. */
function territoryPrefixes(): ReadonlyMap<string, string> {
  prefixes ??= new Map(
    Object.values(countries).flatMap(({ code, territories = [] }) => territories.map((territory) => [territory, code] as const)),
  );
  return prefixes;
}

/** The rules of the country, or of the country whose prefix this territory's IBANs carry; compiled when first met. */
export function ibanCountry(code: string): CompiledCountry | undefined {
  const known = compiled.get(code);
  if (known !== undefined) return known;
  const rule = Object.hasOwn(countries, code) ? countries[code] : countries[territoryPrefixes().get(code) ?? ''];
  if (rule === undefined) return undefined;
  const country = compileCountry(rule);
  compiled.set(code, country);
  return country;
}

/** The places of a BBAN's national checks that fail, judged in their order. */
export interface NationalFault {
  readonly check: string;
  readonly severity: 'error' | 'warning';
  readonly fields: readonly string[];
}

/** What {@link inspect} finds; positions count in the electronic form. */
export interface Inspection {
  readonly text: string;
  readonly country?: CompiledCountry;
  readonly problem?: IbanProblem;
  /** Start and end of what is wrong. */
  readonly at: readonly [number, number];
  readonly nationalCheck: Outcome;
  readonly nationalFault?: NationalFault;
}

/** Check digits that are never issued. */
const checkDigitsInRange = (text: string): boolean => {
  const value = (text.charCodeAt(2) - 48) * 10 + text.charCodeAt(3) - 48;
  return value >= 2 && value <= 98;
};

/** The text without the word that people write before it. */
const withoutLabel = (text: string): string => (/^IBAN:?(?=[A-Z]{2})/.test(text) ? text.replace(/^IBAN:?/, '') : text);

/** The electronic form of an IBAN as people write it. */
export const electronicIban = (text: string): string => withoutLabel(electronic(text));

/** A text of this length is no IBAN, whatever stands in it. */
export const isTooLong = (text: string): boolean => text.length > MAX_TEXT;

/** Judges an IBAN in electronic form. */
export function inspect(text: string, tables?: CheckTables): Inspection {
  const fault = (problem: IbanProblem, from: number, to: number, country?: CompiledCountry): Inspection => ({
    text,
    problem,
    at: [from, to],
    nationalCheck: 'not-covered',
    ...(country && { country }),
  });
  for (let at = 0; at < 4; at++) {
    if (!fits(text.charCodeAt(at), at < 2 ? 'a' : 'n')) return fault('INVALID_FORMAT', at, Math.min(at + 1, text.length));
  }
  const foreign = text.search(/[^A-Z0-9]/);
  if (foreign >= 0) return fault('INVALID_FORMAT', foreign, foreign + 1);
  const country = ibanCountry(text.slice(0, 2));
  if (country === undefined) return fault('INVALID_FORMAT', 0, 2);
  const { layout, checks } = country;
  if (text.length !== layout.length + 4) return fault('INVALID_BBAN_STRUCTURE', 4, text.length, country);
  const wrong = misfit(text, layout.classes, 4);
  if (wrong >= 0) return fault('INVALID_BBAN_STRUCTURE', wrong + 4, wrong + 5, country);
  if (!checkDigitsInRange(text) || mod97(text, 0, 4, mod97(text, 4)) !== 1) return fault('INCORRECT_CHECK_DIGITS', 2, 4, country);

  const bban = text.slice(4);
  let nationalCheck: Outcome = 'not-covered';
  for (const check of checks) {
    const outcome = check.verify(bban, tables);
    if (outcome === 'passed') nationalCheck = 'passed';
    if (outcome !== 'failed') continue;
    const spans = check.fields.map((field) => spanOf(layout.spans, field));
    return {
      text,
      country,
      problem: 'INCORRECT_NATIONAL_CHECK_DIGITS',
      at: [4 + Math.min(...spans.map((span) => span.start)), 4 + Math.max(...spans.map((span) => span.end))],
      nationalCheck: 'failed',
      nationalFault: { check: check.name, severity: check.severity, fields: check.fields },
    };
  }
  return { text, country, at: [0, text.length], nationalCheck };
}

/** The parts of a BBAN that fits its country's layout. */
export function split(text: string, country: CompiledCountry, nationalCheck: Outcome): Iban {
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
 * A national check that is known from use alone and fails leaves the result `ok`, with `nationalCheck: 'failed'`.
 *
 * @example
 * const result = parse('be68 5390 0754 7034');
 * result.ok && result.iban.bank // '539'
 */
export function parse(text: string, tables?: CheckTables): IbanResult {
  if (isTooLong(text)) return { ok: false, problem: 'INVALID_FORMAT', range: [0, text.length] };
  const value = electronicIban(text);
  const found = inspect(value, tables);
  const { country, problem, nationalFault, nationalCheck } = found;
  if (country !== undefined && (problem === undefined || nationalFault?.severity === 'warning')) {
    return { ok: true, iban: split(value, country, nationalCheck) };
  }
  const label = electronic(text).length - value.length;
  const range = originalRange(text, found.at[0] + label, found.at[1] + label);
  if (country === undefined || problem === undefined) return { ok: false, problem: 'INVALID_FORMAT', range };
  return { ok: false, problem, range, country: country.rule.code };
}

/**
 * True when nothing speaks against this IBAN: structure, check digits and the country's own check digits, where their rule is published.
 *
 * @example
 * isValid('DE89 3704 0044 0532 0130 00') // true
 */
export function isValid(text: string, tables?: CheckTables): boolean {
  return parse(text, tables).ok;
}

/**
 * The print format: groups of four. Text that is no IBAN comes back as it is.
 *
 * @example
 * format('DE89370400440532013000') // 'DE89 3704 0044 0532 0130 00'
 */
export function format(text: string): string {
  const value = isTooLong(text) ? '' : electronicIban(text);
  return inspect(value).country === undefined ? text : value.replace(/(.{4})(?=.)/g, '$1 ');
}

/**
 * The two digits that make a country code and a BBAN an IBAN.
 *
 * @example
 * checkDigits('BE', '539007547034') // '68'
 */
export function checkDigits(country: string, bban: string): string {
  return String(98 - mod97(`${country}00`, 0, 4, mod97(bban))).padStart(2, '0');
}

/**
 * Puts the check digits before a BBAN, as long as it fits its country and passes the national checks.
 *
 * @example
 * build('BE', '539007547034') // { ok: true, iban: 'BE68539007547034' }
 */
export function build(country: string, bban: string, tables?: CheckTables): IbanBuildResult {
  const text = bban.length > MAX_TEXT ? '' : electronic(bban);
  if (!/^[A-Z]{2}$/.test(country) || !/^[A-Z0-9]+$/.test(text)) return { ok: false, problem: 'INVALID_FORMAT' };
  const result = parse(country + checkDigits(country, text) + text, tables);
  return result.ok ? { ok: true, iban: result.iban.value } : { ok: false, problem: result.problem };
}
