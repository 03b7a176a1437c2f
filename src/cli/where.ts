/** The country of an instruction, for tables and counts: what it says, else what its IBAN says. Only codes that exist: nothing else of it is shown. */
import { isCountry } from '../identifiers/country.js';
import { electronicIban, ibanCountry, isTooLong } from '../identifiers/iban.js';

/** What is looked at, where it is there. Every JSON value can be asked for these, and none has inherited them. */
type Asked =
  | { readonly country?: unknown; readonly creditorAccount?: { readonly id?: { readonly value?: unknown } | null } | null }
  | null
  | undefined;

export function countryOf(instruction: unknown): string | undefined {
  const asked = instruction as Asked;
  const country = asked?.country;
  if (typeof country === 'string' && isCountry(country)) return country;
  const value = asked?.creditorAccount?.id?.value;
  const prefix = typeof value !== 'string' || isTooLong(value) ? '' : /^([A-Z]{2})\d{2}/.exec(electronicIban(value))?.[1];
  return ibanCountry(prefix ?? '')?.rule.code;
}
