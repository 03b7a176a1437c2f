/**
 * The rules of a country for domestic payments, whether it has IBANs or not. Apart from `iban.ts`, so that an IBAN alone does without them.
 */
import { domesticLayouts } from '../../rules/countries/domestic.js';
import { countriesWithoutIban } from '../../rules/countries/without-iban.js';
import type { CountryRule } from '../../rules/country.js';
import { ibanCountry } from './iban.js';
import { type CompiledCountry, compileCountry } from './layout.js';

const compiled = new Map<string, CompiledCountry>();

const ruleOf = (rules: Readonly<Record<string, CountryRule>>, code: string): CountryRule | undefined =>
  Object.hasOwn(rules, code) ? rules[code] : undefined;

/**
 * The rules of the country, compiled when first met: those of its accounts at home where they are no part of an IBAN, else those of its
 * IBANs; undefined where there are none.
 */
export function domesticCountry(code: string): CompiledCountry | undefined {
  const known = compiled.get(code);
  if (known !== undefined) return known;
  const rule = ruleOf(domesticLayouts, code) ?? ruleOf(countriesWithoutIban, code);
  const country = rule === undefined ? ibanCountry(code) : compileCountry(rule);
  if (country !== undefined) compiled.set(code, country);
  return country;
}
