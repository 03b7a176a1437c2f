/**
 * IBAN: read, judged, split, built and written.
 *
 * Faults are found in a fixed order and the first is the only one: format, BBAN structure, check digits, national check digits.
 *
 * The gotcha: check digits 00, 01 and 99 can be congruent modulo 97, but are never issued. National checks that need a published table are not
 * here, so that `payprep/iban` does without their algorithms: `national-checks.ts` adds them.
 *
 * @see ISO 13616-1:2020
 * @see SWIFT IBAN registry, release 102
 */

import { mod97, twoDigits } from '../../rules/check-digits/mod97.js';
import { ibans } from '../../rules/index/ibans.js';
import { type Outcome, spanOf } from '../../rules/vocabulary/check.js';
import { bbanRemainder, ibanRemainder, writtenRemainder } from './iban-text.js';
import { type BoundCheck, bankCodeIn, type CompiledCountry, compileCountry, fits, misfit, textOf } from './layout.js';
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
  /** The national checks: `not-covered` where there is no rule, or no table for it at hand. */
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

/** The countries that were met, at the place of their two letters; `null`: there is none. */
const met: (CompiledCountry | null | undefined)[] = /* @__PURE__ */ Array.from({ length: 26 * 26 });

/** The country of this code, or the one whose prefix this territory's IBANs carry; compiled when first met. */
function meet(code: string): CompiledCountry | undefined {
  const rule = Object.hasOwn(ibans, code) ? ibans[code] : Object.values(ibans).find(({ territories }) => territories?.includes(code));
  return rule && compileCountry(rule);
}

/** The country whose code a text begins with; the mask takes a small letter for a capital one. */
function countryOf(text: string, mask = ~0): CompiledCountry | undefined {
  const first = (text.charCodeAt(0) & mask) - 65;
  const second = (text.charCodeAt(1) & mask) - 65;
  if (!(first >= 0 && first < 26 && second >= 0 && second < 26)) return undefined;
  const place = first * 26 + second;
  let country = met[place];
  if (country === undefined) {
    country = meet(text.slice(0, 2).toUpperCase()) ?? null;
    met[place] = country;
  }
  return country ?? undefined;
}

/** The rules of the country, or of the country whose prefix this territory's IBANs carry; compiled when first met. */
export const ibanCountry = (code: string): CompiledCountry | undefined => (code.length === 2 ? countryOf(code) : undefined);

/** The places of a BBAN's national checks that fail, judged in their order. */
export interface NationalFault {
  readonly check: string;
  readonly severity: 'error' | 'warning';
  readonly fields: readonly string[];
}

/** What {@link inspect} finds; positions count in the electronic form. */
export interface Inspection {
  readonly text: string;
  readonly country: CompiledCountry | undefined;
  /** Absent: nothing is wrong. */
  readonly problem: IbanProblem | undefined;
  /** Start and end of what is wrong. */
  readonly at: readonly [number, number];
  readonly nationalCheck: Outcome;
  readonly nationalFault: NationalFault | undefined;
}

/** The text without the word that people write before it. */
const withoutLabel = (text: string): string => (text.startsWith('IBAN') ? text.replace(/^IBAN:?(?=[A-Z]{2})/, '') : text);

/** The electronic form of an IBAN as people write it. */
export const electronicIban = (text: string): string => withoutLabel(electronic(text));

/** A text of this length is no IBAN, whatever stands in it. */
export const isTooLong = (text: string): boolean => text.length > MAX_TEXT;

/** Nothing is wrong, and so nowhere. */
const NOWHERE = [0, 0] as const;

/** The number in the third and fourth character; -1 where these are no digits. */
function checkNumber(text: string): number {
  const tens = text.charCodeAt(2) - 48;
  const ones = text.charCodeAt(3) - 48;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : -1;
}

/** True for check digits that make the number of the IBAN leave 1; those out of this range are never issued. */
function holdsCheckDigits(text: string, remainder: number): boolean {
  const number = checkNumber(text);
  return number >= 2 && number <= 98 && ibanRemainder(text, remainder, number) === 1;
}

/** What is found of a text that has the form of an IBAN and the structure of its country; undefined for another. */
function judge(text: string): Inspection | undefined {
  const country = countryOf(text);
  if (country === undefined) return undefined;
  const remainder = bbanRemainder(text, country.layout, 4);
  if (remainder < 0 || checkNumber(text) < 0) return undefined;
  if (!holdsCheckDigits(text, remainder)) return fault(text, 'INCORRECT_CHECK_DIGITS', 2, 4, country);
  let nationalCheck: Outcome = 'not-covered';
  for (const check of country.checks) {
    const outcome = check.verify(text, undefined, 4, country.layout.isNumeric ? remainder : undefined);
    if (outcome === 'failed') return nationalFault(text, country, check);
    if (outcome === 'passed') nationalCheck = outcome;
  }
  return { text, country, problem: undefined, at: NOWHERE, nationalCheck, nationalFault: undefined };
}

const fault = (text: string, problem: IbanProblem, from: number, to: number, country?: CompiledCountry): Inspection => ({
  text,
  country,
  problem,
  at: [from, to],
  nationalCheck: 'not-covered',
  nationalFault: undefined,
});

/** What is said of an IBAN that this check refuses. */
export function nationalFault(text: string, country: CompiledCountry, { name, severity, fields }: BoundCheck): Inspection {
  const spans = fields.map((field) => spanOf(country.layout.spans, field));
  return {
    ...fault(
      text,
      'INCORRECT_NATIONAL_CHECK_DIGITS',
      4 + Math.min(...spans.map(({ start }) => start)),
      4 + Math.max(...spans.map(({ end }) => end)),
      country,
    ),
    nationalCheck: 'failed',
    nationalFault: { check: name, severity, fields },
  };
}

/** The first fault of a text that has not the form of an IBAN, or not the structure of its country. */
function misshapen(text: string): Inspection {
  for (let at = 0; at < 4; at++) {
    if (!fits(text.charCodeAt(at), at < 2 ? 'a' : 'n')) return fault(text, 'INVALID_FORMAT', at, Math.min(at + 1, text.length));
  }
  const foreign = text.search(/[^A-Z0-9]/);
  if (foreign >= 0) return fault(text, 'INVALID_FORMAT', foreign, foreign + 1);
  const country = countryOf(text);
  if (country === undefined) return fault(text, 'INVALID_FORMAT', 0, 2);
  const { length, classes } = country.layout;
  const wrong = misfit(text, classes, 4);
  return text.length === length + 4
    ? fault(text, 'INVALID_BBAN_STRUCTURE', wrong + 4, wrong + 5, country)
    : fault(text, 'INVALID_BBAN_STRUCTURE', 4, text.length, country);
}

/** Examines an IBAN in electronic form. */
export const inspect = (text: string): Inspection => judge(text) ?? misshapen(text);

/** Nothing speaks against it, or no more than a national check that is known from use alone. */
const isSound = ({ problem, nationalFault }: Inspection): boolean => problem === undefined || nationalFault?.severity === 'warning';

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
export function parse(text: string): IbanResult {
  if (isTooLong(text)) return { ok: false, problem: 'INVALID_FORMAT', range: [0, text.length] };
  return resultOf(text, judge(text) ?? inspect(electronicIban(text)));
}

/** What was found of the electronic form, told of the text as it was given. */
export function resultOf(text: string, found: Inspection): IbanResult {
  const { country, problem = 'INVALID_FORMAT', at } = found;
  if (country !== undefined && isSound(found)) return { ok: true, iban: split(found.text, country, found.nationalCheck) };
  const label = electronic(text).length - found.text.length;
  const range = originalRange(text, at[0] + label, at[1] + label);
  return { ok: false, problem, range, ...(country && { country: country.rule.code }) };
}

/**
 * True when nothing speaks against this IBAN: structure, check digits and the country's own check digits, where their rule is published.
 *
 * @example
 * isValid('DE89 3704 0044 0532 0130 00') // true
 */
export function isValid(text: string): boolean {
  return holds(text) || (!isTooLong(text) && isOtherwise(text));
}

/** True for a sound IBAN that is not in electronic form. No text is made of it where no national check would read it. */
function isOtherwise(text: string): boolean {
  const country = countryOf(text, ~32);
  if (country?.checks.length === 0 && holdsCheckDigits(text, writtenRemainder(text, country.layout, 4))) return true;
  const value = electronicIban(text);
  return value !== text && holds(value);
}

/** True for a sound IBAN in electronic form: what {@link judge} says, without the words. */
function holds(text: string): boolean {
  const country = countryOf(text);
  if (country === undefined) return false;
  const { layout, checks } = country;
  const remainder = bbanRemainder(text, layout, 4);
  if (remainder < 0 || !holdsCheckDigits(text, remainder)) return false;
  for (let index = 0; index < checks.length; index++) {
    const { verify, severity } = checks[index] as BoundCheck;
    if (verify(text, undefined, 4, layout.isNumeric ? remainder : undefined) === 'failed') return severity === 'warning';
  }
  return true;
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
  return twoDigits(98 - mod97(`${country}00`, 0, 4, mod97(bban)));
}

/**
 * Puts the check digits before a BBAN, as long as it fits its country and passes the national checks.
 *
 * @example
 * build('BE', '539007547034') // { ok: true, iban: 'BE68539007547034' }
 */
export function build(country: string, bban: string): IbanBuildResult {
  const text = bban.length > MAX_TEXT ? '' : electronic(bban);
  if (!/^[A-Z]{2}$/.test(country) || !/^[A-Z0-9]+$/.test(text)) return { ok: false, problem: 'INVALID_FORMAT' };
  const result = parse(country + checkDigits(country, text) + text);
  return result.ok ? { ok: true, iban: result.iban.value } : { ok: false, problem: result.problem };
}
