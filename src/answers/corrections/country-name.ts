/**
 * The correction of a country that is written as a name: `France` is `FR`.
 *
 * Apart from `correct-code.ts`, because the names of countries in their languages take more than all the codes together.
 */
import { sharedShortNames } from '../../../rules/addresses/country-names.js';
import { sharedCountryNames } from '../../../rules/addresses/large-towns.js';
import { countryOfName } from '../../address/country-name.js';
import { nameKey } from '../../address/facts.js';
import type { Correction } from '../../characters/correction.js';
import { MAX_TEXT } from '../../characters/text.js';
import type { Finding } from '../../findings/findings.js';
import { given } from '../../instruction/values.js';
import type { ResolvedPayment } from '../../payment/resolve.js';

/** A shorter text is a code. */
const SHORTEST = 4;

/** The code of the country of this name; undefined where another country has the name, too (`Korea`), or a state (`Georgia`). */
function countryNamed(name: string): string | undefined {
  if (name.length < SHORTEST || name.length > MAX_TEXT) return undefined;
  const code = countryOfName(name);
  if (code === undefined) return undefined;
  const [other = ''] = sharedShortNames[code] ?? [];
  const key = nameKey(name);
  return other !== '' || sharedCountryNames.some((shared) => nameKey(shared) === key) ? undefined : code;
}

/** The code in place of the name; undefined where the alert is about something else, or the name does not tell the country. */
export function correctCountryName({ code }: Finding, { reading }: ResolvedPayment): Correction | undefined {
  const isOfAddress = code === 'CREDITOR_ADDRESS_COUNTRY_UNKNOWN' || code === 'CREDITOR_ADDRESS_COUNTRY_INVALID_FORMAT';
  if (!isOfAddress && code !== 'COUNTRY_UNKNOWN' && code !== 'COUNTRY_INVALID_FORMAT') return undefined;
  const value = given(isOfAddress ? reading.addressFields.country : reading.country) ?? '';
  const insert = countryNamed(value.trim());
  return insert === undefined ? undefined : { at: 0, remove: value.length, insert };
}
