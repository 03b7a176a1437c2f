/** The country of an instruction, for tables and counts: what it says, else what its IBAN says. Only codes that exist: nothing else of it is shown. */
import { isCountry } from '../identifiers/country.js';
import { electronicIban, ibanCountry, isTooLong } from '../identifiers/iban.js';

/** A member, where it is a text; of a path, the text at its end. */
function textAt(value: unknown, [name = '', ...rest]: readonly string[]): string | undefined {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  const member = (value as Readonly<Record<string, unknown>>)[name];
  if (rest.length > 0) return textAt(member, rest);
  return typeof member === 'string' ? member : undefined;
}

const COUNTRY = ['country'];
const ACCOUNT = ['creditorAccount', 'id', 'value'];

export function countryOf(instruction: unknown): string | undefined {
  const country = textAt(instruction, COUNTRY);
  if (country !== undefined && isCountry(country)) return country;
  const value = textAt(instruction, ACCOUNT) ?? '';
  const prefix = isTooLong(value) ? '' : /^([A-Z]{2})\d{2}/.exec(electronicIban(value))?.[1];
  return ibanCountry(prefix ?? '')?.rule.code;
}
