/**
 * What a form offers: the countries, the methods and the currencies of payprep.
 *
 * The gotcha: the build of the page runs this module, and puts in its place what it exports (`scripts/page.ts`). The page needs these lists before its
 * engine is there, and the modules that make them are most of it.
 */
import { type Currency, countries, currencies, type Method, methods } from 'payprep';

/** ISO 3166-1 alpha-2, and XK. */
export const COUNTRIES: readonly string[] = countries().map(({ code }) => code);

export type ListedMethod = Pick<Method, 'code' | 'name' | 'countries' | 'creditorTypes' | 'currencies'>;

export const METHODS: readonly ListedMethod[] = methods().map(({ code, name, countries: where, creditorTypes, currencies: which }) => ({
  code,
  name,
  countries: where,
  creditorTypes,
  currencies: which,
}));

export type ListedCurrency = Pick<Currency, 'code' | 'use' | 'countries' | 'withdrawnOn'>;

export const CURRENCIES: readonly ListedCurrency[] = currencies().map(({ code, use, countries: where, withdrawnOn }) => ({
  code,
  countries: where,
  ...(use !== undefined && { use }),
  ...(withdrawnOn !== undefined && { withdrawnOn }),
}));
