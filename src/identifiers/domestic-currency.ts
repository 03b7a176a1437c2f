/**
 * The domestic currency of a country: the one that its banks clear among themselves.
 *
 * The gotcha: ISO 4217 also lists it where it is only used. Ecuador pays in dollars and none of its banks has an account at the
 * Federal Reserve: a dollar on its way there still passes through a bank in New York.
 *
 * @see ISO 4217, list one, entities of a currency
 */
import { onlyUsedIn } from '../../rules/currencies/foreign-money.js';
import { countriesOfCurrency } from './currency.js';

/**
 * True where a country's banks clear a currency among themselves.
 *
 * @example
 * isDomesticCurrency('USD', 'PR') // true
 */
export const isDomesticCurrency = (currency: string, country: string): boolean =>
  countriesOfCurrency(currency).includes(country) && onlyUsedIn.get(currency)?.includes(country) !== true;

/** True for a currency that the banks of some country clear; false for gold and units of account. */
export const isClearedAnywhere = (currency: string): boolean =>
  countriesOfCurrency(currency).some((country) => isDomesticCurrency(currency, country));
