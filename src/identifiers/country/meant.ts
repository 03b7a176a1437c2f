/** The country that was meant by a code that is not the one of ISO 3166-1 alpha-2: UK, GBR, D, de. */

import { lazy } from '../../../rules/vocabulary/lazy.js';
import { alpha3Codes, usualCountryCodes } from '../../../rules/words/usual-codes.js';
import { seenIn } from '../../characters/unseen.js';
import { countryCodes, isCountry } from './codes.js';

const byAlpha3 = /* @__PURE__ */ lazy(() => {
  const codes = countryCodes();
  return new Map(alpha3Codes.split(' ').map((alpha3, at) => [alpha3, codes[at]]));
});

/** A longer text is no code. */
const LONGEST = 32;

/**
 * The code of ISO 3166-1 alpha-2; undefined where what was meant is not certain.
 *
 * @example
 * countryMeant('GBR') // 'GB'
 */
export function countryMeant(text: string): string | undefined {
  if (text.length > LONGEST) return undefined;
  const code = seenIn(text).toUpperCase();
  if (isCountry(code)) return code;
  return Object.hasOwn(usualCountryCodes, code) ? usualCountryCodes[code] : byAlpha3().get(code);
}
