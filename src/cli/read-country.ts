/** Reads `--country`, in small or capital letters. */
import { isCountry } from '../identifiers/country-codes.js';
import { UsageError } from './io.js';

/** @throws UsageError if it is not a country code */
export function readCountry(command: string, country: string | undefined): string | undefined {
  const code = country?.toUpperCase();
  if (code !== undefined && !isCountry(code)) throw new UsageError(`${command}: --country takes a code of two letters, such as DE`);
  return code;
}
