/**
 * An IBAN, read and taken apart by the rules of whatever countries are given, and its check digits.
 *
 * Apart from `iban.ts`, which brings the rules of every country: a bundle with the rules of one does without it.
 */
import { mod97, twoDigits } from '../../../rules/check-digits/mod97.js';
import type { CheckTables, Outcome } from '../../../rules/vocabulary/check.js';
import { electronic, originalRange } from '../../characters/text.js';
import type { Countries } from '../country/countries.js';
import { bankCodeIn, type CompiledCountry, fieldsText, isCheckField } from '../country/layout.js';
import { electronicIban, type IbanProblem, inspect, inspectWellFormed, isTooLong, isValidInspection } from './inspection.js';

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

/** The parts of a BBAN that fits its country's layout. */
function split(text: string, country: CompiledCountry, nationalCheck: Outcome): Iban {
  const { layout, rule } = country;
  const bban = text.slice(4);
  const branch = fieldsText(bban, layout, ['branch']);
  const nationalCheckDigits = fieldsText(bban, layout, layout.fields.filter(isCheckField));
  return {
    value: text,
    country: rule.code,
    checkDigits: text.slice(2, 4),
    bban,
    bank: bankCodeIn(bban, country),
    ...(branch !== '' && { branch }),
    account: fieldsText(bban, layout, ['prefix', 'account']),
    ...(nationalCheckDigits !== '' && { nationalCheckDigits }),
    registered: rule.registered !== false,
    nationalCheck,
  };
}

/** Reads an IBAN as people write it, by the rules of these countries, with the tables that their checks need. */
export function parseIn(text: string, known: Countries, tables?: CheckTables): IbanResult {
  if (isTooLong(text)) return { ok: false, problem: 'INVALID_FORMAT', range: [0, text.length] };
  const found = inspectWellFormed(text, known, tables) ?? inspect(electronicIban(text), known, tables);
  const { country, problem = 'INVALID_FORMAT', at } = found;
  if (country !== undefined && isValidInspection(found)) return { ok: true, iban: split(found.text, country, found.nationalCheck) };
  const label = electronic(text).length - found.text.length;
  const range = originalRange(text, at[0] + label, at[1] + label);
  return { ok: false, problem, range, ...(country && { country: country.rule.code }) };
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
