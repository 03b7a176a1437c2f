/**
 * Currency codes, ISO 4217, with the withdrawn ones, which people send for years.
 */
import currencies from '../../reference-data/registries/currencies.json' with { type: 'json' };

const CODE = currencies.columns.indexOf('code');
const COUNTRIES = currencies.columns.indexOf('countries');
const WITHDRAWN_ON = currencies.columns.indexOf('withdrawnOn');

/** The dataset that is read, and its edition. */
export const currenciesEdition: Readonly<Record<string, string>> = { [currencies.dataset]: currencies.edition };

interface Currency {
  readonly countries: readonly string[];
  readonly withdrawnOn: string | null;
}

let byCode: ReadonlyMap<unknown, Currency> | undefined;

const readCurrencies = (rows: readonly (readonly unknown[])[]): ReadonlyMap<unknown, Currency> =>
  new Map(
    rows.map((row) => {
      const countries = row[COUNTRIES] as string | null;
      return [row[CODE], { countries: countries?.split(' ') ?? [], withdrawnOn: row[WITHDRAWN_ON] as string | null }];
    }),
  );

function currencyOf(code: string): Currency | undefined {
  byCode ??= readCurrencies(currencies.rows);
  return byCode.get(code);
}

/** `active` or `withdrawn` on a day (`YYYY-MM-DD`), or `unknown`. */
export function currencyStatus(code: string, on: string): 'active' | 'withdrawn' | 'unknown' {
  const currency = currencyOf(code);
  if (currency === undefined) return 'unknown';
  return currency.withdrawnOn !== null && currency.withdrawnOn <= on ? 'withdrawn' : 'active';
}

const NONE: readonly string[] = [];

/** The countries that ISO 4217 lists it for, ISO 3166-1 alpha-2; empty for metals, units of account and what is no currency. */
export const countriesOfCurrency = (code: string): readonly string[] => currencyOf(code)?.countries ?? NONE;
