/**
 * The rules of a country for domestic payments, whether it has IBANs or not. Apart from `iban.ts`, so that an IBAN alone does without them.
 */
import { accounts } from '../../rules/index/accounts.js';
import { ibanCountry } from './iban.js';
import { type CompiledCountry, compileCountry } from './layout.js';

const compiled = new Map<string, CompiledCountry>();

/**
 * The rules of the country, compiled when first met: those of its accounts at home where they are no part of an IBAN, else those of its
 * IBANs; undefined where there are none.
 */
export function domesticCountry(code: string): CompiledCountry | undefined {
  const known = compiled.get(code);
  if (known !== undefined) return known;
  const rule = Object.hasOwn(accounts, code) ? accounts[code]?.home : undefined;
  const country = rule === undefined ? ibanCountry(code) : compileCountry(rule);
  if (country !== undefined) compiled.set(code, country);
  return country;
}
