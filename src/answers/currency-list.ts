/** Every currency without its name: whoever chooses one needs no names, and a page has those of its platform. */
import currencyRows from '../../reference-data/registries/currencies.json' with { type: 'json' };
import { type CurrencyUse, useOfCurrency } from '../../rules/currencies/use.js';
import type { CurrencyCode, WithdrawnCurrencyCode } from '../../rules/index/codes.js';
import { countriesOfCurrency } from '../identifiers/currency.js';

export interface ListedCurrency {
  /** ISO 4217 */
  readonly code: CurrencyCode | WithdrawnCurrencyCode;
  /** The countries that ISO 4217 lists it for; none for metals and units of account. */
  readonly countries: readonly string[];
  /** Accounts are kept in it in any country, or it is an amount that nobody is paid in. */
  readonly use?: CurrencyUse;
  /** The day since which it is no currency any more, `YYYY-MM-DD`. */
  readonly withdrawnOn?: string;
}

const WITHDRAWN_ON = currencyRows.columns.indexOf('withdrawnOn');

/** Those withdrawn included. */
export const listedCurrencies = (): readonly ListedCurrency[] =>
  currencyRows.rows.map((row: readonly unknown[]) => {
    const code = String(row[0]);
    const [withdrawnOn, use] = [row[WITHDRAWN_ON], useOfCurrency(code)];
    return {
      code: code as CurrencyCode,
      countries: countriesOfCurrency(code),
      ...(use && { use }),
      ...(typeof withdrawnOn === 'string' && { withdrawnOn }),
    };
  });
