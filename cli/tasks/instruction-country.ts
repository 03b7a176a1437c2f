/** The country of an instruction, for tables and counts: its `country`, else the country of its IBAN. Only existing codes, so that nothing else is shown. */

import { allCountries } from '../../src/identifiers/country/all-countries.js';
import { isCountry } from '../../src/identifiers/country/codes.js';
import { electronicIban, isTooLong } from '../../src/identifiers/iban/inspection.js';

/** The members that are read. Every JSON value allows optional access to them, and none inherits them. */
type PartialInstruction =
  | { readonly country?: unknown; readonly creditorAccount?: { readonly id?: { readonly value?: unknown } | null } | null }
  | null
  | undefined;

export const hasAccount = (instruction: unknown): boolean => {
  const value = (instruction as PartialInstruction)?.creditorAccount?.id?.value;
  return typeof value === 'string' && value.trim() !== '';
};

export function findCountry(instruction: unknown): string | undefined {
  const partial = instruction as PartialInstruction;
  const country = partial?.country;
  if (typeof country === 'string' && isCountry(country)) return country;
  const value = partial?.creditorAccount?.id?.value;
  const prefix = typeof value !== 'string' || isTooLong(value) ? '' : /^([A-Z]{2})\d{2}/.exec(electronicIban(value))?.[1];
  return allCountries.withIban(prefix ?? '')?.rule.code;
}
