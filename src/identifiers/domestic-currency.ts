/**
 * The domestic currency of a country: the one that its banks clear among themselves.
 *
 * The gotcha: ISO 4217 also lists it where it is only used. Ecuador pays in dollars and none of its banks has an account at the
 * Federal Reserve: a dollar on its way there still passes through a bank in New York.
 *
 * @see ISO 4217, list one, entities of a currency
 */
import { countriesOfCurrency } from './currency.js';

/** Countries and territories that use the currency of another state and are outside its clearing. */
const ONLY_USED_IN: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['AUD', 'KI NR TV'],
  ['EUR', 'ME XK'],
  ['INR', 'BT'],
  ['NZD', 'CK NU PN'],
  ['USD', 'BQ EC FM HT IO MH PA PW SV TC TL VG'],
  ['ZAR', 'LS NA'],
]);

/**
 * True where a country's banks clear a currency among themselves.
 *
 * @example
 * isDomesticCurrency('USD', 'PR') // true
 */
export const isDomesticCurrency = (currency: string, country: string): boolean =>
  countriesOfCurrency(currency).includes(country) && ONLY_USED_IN.get(currency)?.includes(country) !== true;

/** True for a currency that the banks of some country clear; false for gold and units of account. */
export const isClearedAnywhere = (currency: string): boolean =>
  countriesOfCurrency(currency).some((country) => isDomesticCurrency(currency, country));
