/**
 * Whether payments to a country go out in a currency.
 *
 * They do in the domestic currency, in one that a settlement system of the country carries, in that of a neighbour, and in one in which accounts are kept
 * worldwide.
 */
import { neighbours, worldwideCurrencies } from '../../rules/currencies/use.js';
import { countriesOfCurrency } from '../identifiers/currency.js';

import type { RulesOnDay } from '../rules-and-data/rules.js';

export function isUsualCurrency(country: string, currency: string, { rules, on }: RulesOnDay): boolean {
  // a territory's payments go out in the currency of the country whose accounts it has, too
  const places = [country, rules.countries.withIban(country)?.rule.code ?? country];
  return (
    worldwideCurrencies.has(currency) ||
    (neighbours[currency] ?? '').includes(country) ||
    places.some((place) => countriesOfCurrency(currency).includes(place) || rules.schemes.hasSystemFor(place, currency, on))
  );
}
