/** An IBAN to show as an example: made up by the rules of its country, always the same. */
import type { Countries } from '../identifiers/country/countries.js';
import { generateNumber } from '../identifiers/generated-number.js';
import { checkDigits } from '../identifiers/iban/read.js';

const SEED = 1;

const examples = /* @__PURE__ */ new Map<string, string | undefined>();

/** The IBAN in groups of four; undefined where the country has none. */
export function ibanExample(code: string, countries: Countries): string | undefined {
  const country = countries.withIban(code);
  if (country === undefined) return undefined;
  const { rule } = country;
  if (!examples.has(rule.code)) {
    const bban = generateNumber(country, SEED, { fixed: {}, accepts: () => true });
    examples.set(rule.code, bban && (rule.code + checkDigits(rule.code, bban) + bban).replace(/(.{4})(?=.)/g, '$1 '));
  }
  return examples.get(rule.code);
}
