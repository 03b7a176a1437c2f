/** The countries that have IBANs, by the two letters that these begin with. */
import { ibans } from '../../rules/index/ibans.js';
import { type CompiledCountry, compileCountry } from './layout.js';

/** The countries that were met, at the place of their two letters; `null`: there is none. */
const met: (CompiledCountry | null | undefined)[] = /* @__PURE__ */ Array.from({ length: 26 * 26 });

/** The country of this code, or the one whose prefix this territory's IBANs carry; compiled when first met. */
function meet(code: string): CompiledCountry | undefined {
  const rule = Object.hasOwn(ibans, code) ? ibans[code] : Object.values(ibans).find(({ territories }) => territories?.includes(code));
  return rule && compileCountry(rule);
}

/** The country whose code a text begins with; the mask takes a small letter for a capital one. */
export function countryOf(text: string, mask = ~0): CompiledCountry | undefined {
  const first = (text.charCodeAt(0) & mask) - 65;
  const second = (text.charCodeAt(1) & mask) - 65;
  if (!(first >= 0 && first < 26 && second >= 0 && second < 26)) return undefined;
  const place = first * 26 + second;
  let country = met[place];
  if (country === undefined) {
    country = meet(text.slice(0, 2).toUpperCase()) ?? null;
    met[place] = country;
  }
  return country ?? undefined;
}

/** The rules of the country, or of the country whose prefix this territory's IBANs carry; compiled when first met. */
export const ibanCountry = (code: string): CompiledCountry | undefined => (code.length === 2 ? countryOf(code) : undefined);
