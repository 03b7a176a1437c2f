/**
 * The rules of a country for domestic payments, whether it has IBANs or not. Apart from `iban.ts`, so that an IBAN alone does without them.
 */
import { countriesWithoutIban } from '../../rules/countries/without-iban.js';
import { ibanCountry } from './iban.js';
import { type CompiledCountry, compileCountry } from './layout.js';

const compiled = new Map<string, CompiledCountry>();

/** The rules of the country, compiled when first met; undefined where there are none. */
export function domesticCountry(code: string): CompiledCountry | undefined {
  const known = ibanCountry(code) ?? compiled.get(code);
  const rule = Object.hasOwn(countriesWithoutIban, code) ? countriesWithoutIban[code] : undefined;
  if (known !== undefined || rule === undefined) return known;
  const country = compileCountry(rule);
  compiled.set(code, country);
  return country;
}
