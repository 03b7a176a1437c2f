/**
 * The clearing system that a bank identifier names in front of itself: `//FW021000021` as in Swift messages, `USABA021000021` as in
 * ISO 20022.
 *
 * The gotcha: //CH is no Swiss bank but a CHIPS identifier; the Swiss are //SW.
 *
 * @see Swift, party identifier codes of field 57A
 * @see ISO 20022 external code set, ExternalClearingSystemIdentification1Code
 */

import { countryOfLetters, lettersOfChips } from '../../rules/banks/swift-letters.js';
import { electronic, MAX_TEXT } from '../characters/text.js';
import type { Countries } from './country/countries.js';

const SWIFT = /^\/\/([A-Z]{2})/;
const ISO_20022 = /^[A-Z]{5}/;

/** `absent`: no system is named. `known`: the system of a country with rules, and the identifier behind its name. `unknown`: another system. */
export type NamedSystem =
  | { readonly is: 'absent' }
  | { readonly is: 'known'; readonly country: string; readonly memberId: string }
  | { readonly is: 'unknown' };

/** Reads the name of the clearing system. */
export function clearingSystemOf(memberId: string, countries: Countries): NamedSystem {
  if (memberId.length > MAX_TEXT) return { is: 'absent' };
  const text = electronic(memberId);
  const letters = SWIFT.exec(text)?.[1];
  if (letters !== undefined) {
    const country = countryOfLetters(letters);
    const isKnown = letters !== lettersOfChips && countries.domestic(country) !== undefined;
    return isKnown ? { is: 'known', country, memberId: text.slice(4) } : { is: 'unknown' };
  }
  const system = ISO_20022.exec(text)?.[0];
  if (system === undefined) return { is: 'absent' };
  const country = system.slice(0, 2);
  const layout = countries.domestic(country);
  // it may be the system of a country whose rules are not loaded
  if (layout === undefined && !countries.isComplete) return { is: 'unknown' };
  if (layout?.facts.clearingSystem === system) return { is: 'known', country, memberId: text.slice(5) };
  return { is: /^.{5}\d/.test(text) ? 'unknown' : 'absent' };
}
