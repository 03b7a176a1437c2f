/**
 * Whether payments to a country go out in a currency.
 *
 * A currency that is at home in the country, or that a settlement system of the country carries, is in place; so is one in which accounts are
 * kept everywhere. The others do not leave home.
 */
import { neighbours, worldwideCurrencies } from '../../rules/currency-use.js';
import { countriesOfCurrency } from '../identifiers/currency.js';

import type { RulesOnDay } from './rules.js';

export function isCurrencyInPlace(country: string, currency: string, { rules, on }: RulesOnDay): boolean {
  // a territory's payments go out in the currency of the country whose accounts it has, too
  const places = [country, rules.countries.withIban(country)?.rule.code ?? country];
  return (
    worldwideCurrencies.has(currency) ||
    (neighbours[currency] ?? '').includes(country) ||
    places.some((place) => countriesOfCurrency(currency).includes(place) || rules.schemes.hasSystemFor(place, currency, on))
  );
}
