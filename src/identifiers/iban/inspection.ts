/**
 * What is wrong with an IBAN in electronic form, if anything.
 *
 * Faults are found in a fixed order and the first is the only one: format, BBAN structure, check digits, national check digits.
 *
 * The gotcha: check digits 00, 01 and 99 can be congruent modulo 97, but are never issued.
 *
 * @see ISO 13616-1:2020
 * @see SWIFT IBAN registry, release 102
 */
import { type CheckSeverity, type CheckTables, type Outcome, spanOf } from '../../../rules/vocabulary/check.js';
import { electronic, MAX_TEXT } from '../../characters/text.js';
import type { Countries } from '../country/countries.js';
import { type BoundCheck, type CompiledCountry, fits, misfit } from '../country/layout.js';
import { bbanRemainder, ibanRemainder } from './text.js';

/** What can be wrong with an IBAN, in the order in which it is looked for. */
export type IbanProblem = 'INVALID_FORMAT' | 'INVALID_BBAN_STRUCTURE' | 'INCORRECT_CHECK_DIGITS' | 'INCORRECT_NATIONAL_CHECK_DIGITS';

/** The first national check of a BBAN that fails. */
export interface NationalFault {
  readonly check: string;
  readonly severity: CheckSeverity;
  readonly fields: readonly string[];
}

/** What {@link inspect} finds; positions count in the electronic form. */
export interface Inspection {
  readonly text: string;
  readonly country: CompiledCountry | undefined;
  /** Undefined: nothing is wrong. */
  readonly problem: IbanProblem | undefined;
  /** Start and end of what is wrong. */
  readonly at: readonly [number, number];
  readonly nationalCheck: Outcome;
  readonly nationalFault: NationalFault | undefined;
}

/** The text without the label `IBAN` that people write before it. */
const withoutLabel = (text: string): string => (text.startsWith('IBAN') ? text.replace(/^IBAN:?(?=[A-Z]{2})/, '') : text);

/** True for a text that is longer than any IBAN. */
export const isTooLong = (text: string): boolean => text.length > MAX_TEXT;

/** The electronic form of an IBAN as people write it. */
export const electronicIban = (text: string): string => withoutLabel(electronic(text));

/** True where nothing fails, or only a national check that raises no error. Such an IBAN is valid everywhere in this package. */
export const isValidInspection = ({ problem, nationalFault }: Inspection): boolean =>
  problem === undefined || (nationalFault !== undefined && nationalFault.severity !== 'error');

/** The range where nothing is wrong. */
const NOWHERE = [0, 0] as const;

/** The number in the third and fourth character; -1 where these are no digits. */
function checkNumber(text: string): number {
  const tens = text.charCodeAt(2) - 48;
  const ones = text.charCodeAt(3) - 48;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : -1;
}

/** True where the IBAN modulo 97 is 1. Check digits below 02 and above 98 are never issued. */
export function holdsCheckDigits(text: string, remainder: number): boolean {
  const number = checkNumber(text);
  return number >= 2 && number <= 98 && ibanRemainder(text, remainder, number) === 1;
}

/** Results of one pass over a text, without an allocation. 0 and above: the index of the national check that fails. */
const INVALID_STRUCTURE = -1;
const WRONG_CHECK_DIGITS = -2;
const VALID = -3;
/** Valid, and a national check has passed. */
const VALID_WITH_NATIONAL_CHECK = -4;

/** Checks a text in electronic form by the rules of its country. */
function checkText(text: string, { layout, checks }: CompiledCountry, tables: CheckTables | undefined): number {
  const remainder = bbanRemainder(text, layout, 4);
  if (remainder < 0 || checkNumber(text) < 0) return INVALID_STRUCTURE;
  if (!holdsCheckDigits(text, remainder)) return WRONG_CHECK_DIGITS;
  let result = VALID;
  for (let index = 0; index < checks.length; index++) {
    const outcome = (checks[index] as BoundCheck).verify(text, tables, 4, layout.isNumeric ? remainder : undefined);
    if (outcome === 'failed') return index;
    if (outcome === 'passed') result = VALID_WITH_NATIONAL_CHECK;
  }
  return result;
}

/** Inspects a text that has the form of an IBAN and the structure of its country; undefined for another. */
export function inspectWellFormed(text: string, countries: Countries, tables?: CheckTables): Inspection | undefined {
  const country = countries.byPrefix(text);
  if (country === undefined) return undefined;
  const result = checkText(text, country, tables);
  if (result === INVALID_STRUCTURE) return undefined;
  if (result === WRONG_CHECK_DIGITS) return fault(text, 'INCORRECT_CHECK_DIGITS', 2, 4, country);
  const failed = country.checks[result];
  if (failed !== undefined) return nationalFault(text, country, failed);
  const nationalCheck: Outcome = result === VALID_WITH_NATIONAL_CHECK ? 'passed' : 'not-covered';
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

function nationalFault(text: string, country: CompiledCountry, { name, severity, fields }: BoundCheck): Inspection {
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

/** The first fault of a text without the form of an IBAN or the structure of its country. */
function structureFault(text: string, countries: Countries): Inspection {
  for (let at = 0; at < 4; at++) {
    if (!fits(text.charCodeAt(at), at < 2 ? 'a' : 'n')) return fault(text, 'INVALID_FORMAT', at, Math.min(at + 1, text.length));
  }
  const foreign = text.search(/[^A-Z0-9]/);
  if (foreign >= 0) return fault(text, 'INVALID_FORMAT', foreign, foreign + 1);
  const country = countries.byPrefix(text);
  if (country === undefined) return fault(text, 'INVALID_FORMAT', 0, 2);
  const { length, classes } = country.layout;
  const wrong = misfit(text, classes, 4);
  return text.length === length + 4
    ? fault(text, 'INVALID_BBAN_STRUCTURE', wrong + 4, wrong + 5, country)
    : fault(text, 'INVALID_BBAN_STRUCTURE', 4, text.length, country);
}

/** Inspects an IBAN in electronic form. */
export const inspect = (text: string, countries: Countries, tables?: CheckTables): Inspection =>
  inspectWellFormed(text, countries, tables) ?? structureFault(text, countries);

/** Whether an IBAN in electronic form is valid; undefined for a text without the structure of one, which may be written in another form. */
export function holds(text: string, countries: Countries): boolean | undefined {
  const country = countries.byPrefix(text);
  if (country === undefined) return undefined;
  const result = checkText(text, country, undefined);
  if (result === INVALID_STRUCTURE) return undefined;
  if (result === VALID || result === VALID_WITH_NATIONAL_CHECK) return true;
  const check = country.checks[result];
  return check !== undefined && check.severity !== 'error';
}
