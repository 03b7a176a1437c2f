/** The country of an instruction, for tables and counts: what it says, else what its IBAN says. Only codes that exist: nothing else of it is shown. */

import { given, readInstruction } from '../engine/reading.js';
import { isCountry } from '../identifiers/country.js';
import { electronicIban, ibanCountry, isTooLong } from '../identifiers/iban.js';

export function countryOf(instruction: unknown): string | undefined {
  const reading = readInstruction(instruction);
  if (reading === undefined) return undefined;
  const country = given(reading.country);
  if (country !== undefined && isCountry(country)) return country;
  const value = given(reading.accountValue) ?? '';
  const prefix = isTooLong(value) ? '' : /^([A-Z]{2})\d{2}/.exec(electronicIban(value))?.[1];
  return ibanCountry(prefix ?? '')?.rule.code;
}
