/**
 * The currencies in which a recipient can be paid, those of the country first.
 *
 * The rule is that of `currenciesFor` in `src/payee-form/choice.ts`, which needs an engine: the page offers currencies before it has loaded its own.
 */
import { CURRENCIES, type ListedCurrency, METHODS } from './lists.js';

export interface CurrencyOptions {
  /** YYYY-MM-DD */
  readonly on: string;
  /** Whether a currency of accounts in many countries is usual in this one. Default: each is; only an engine can tell. */
  readonly isUsual?: (country: string, currency: string) => boolean;
}

/** For a wallet, those that it pays. Currencies of accounts in many countries come behind that of the country. */
export function currenciesOffered(country: string, method: string, { on, isUsual = () => true }: CurrencyOptions): readonly string[] {
  const ofMethod = METHODS.find(({ code }) => code === method)?.currencies ?? 'ANY';
  if (ofMethod !== 'ANY') return ofMethod[country] ?? [];
  const domestic = domesticCurrencies(country, on);
  const others = CURRENCIES.filter(isWorldwide)
    .map(({ code }) => code)
    .filter((currency) => !domestic.includes(currency) && isUsual(country, currency));
  return [...domestic, ...others.sort()];
}

const isWorldwide = ({ use }: ListedCurrency): boolean => use === 'WORLDWIDE';

function domesticCurrencies(country: string, on: string): readonly string[] {
  const domestic = CURRENCIES.filter(({ use, countries }) => use !== 'UNIT_OF_ACCOUNT' && countries.includes(country)).filter(
    ({ withdrawnOn }) => withdrawnOn === undefined || withdrawnOn > on,
  );
  // if the dollar is legal tender beside the own currency, it comes second
  return domestic.sort((one, other) => Number(isWorldwide(one)) - Number(isWorldwide(other))).map(({ code }) => code);
}
