/** The layouts of accounts at home that are no part of an IBAN, by country: each stands in its country's module. */
import type { DeclaredCountry } from '../country.js';
import { countries } from './index.js';

export const domesticLayouts: Readonly<Record<string, DeclaredCountry>> = Object.fromEntries(
  Object.values(countries).flatMap(({ code, currency, domestic }) =>
    domestic === undefined ? [] : [[code, { code, currency, hasIban: false as const, ...domestic }]],
  ),
);
