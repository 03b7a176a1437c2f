/**
 * Currency codes, ISO 4217, those withdrawn included: people send them for years.
 */
import currencies from '../../reference-data/registries/currencies.json' with { type: 'json' };

const CODE = currencies.columns.indexOf('code');
const COUNTRIES = currencies.columns.indexOf('countries');
const WITHDRAWN_ON = currencies.columns.indexOf('withdrawnOn');

/** The dataset that is read, and its edition. */
export const currenciesEdition: Readonly<Record<string, string>> = { [currencies.dataset]: currencies.edition };

type Row = readonly unknown[];

let rows: ReadonlyMap<unknown, Row> | undefined;

function rowOf(code: string): Row | undefined {
  rows ??= new Map((currencies.rows as readonly Row[]).map((row) => [row[CODE], row]));
  return rows.get(code);
}

/** `active` or `withdrawn` on a day (`YYYY-MM-DD`), or `unknown`. */
export function currencyStatus(code: string, on: string): 'active' | 'withdrawn' | 'unknown' {
  const row = rowOf(code);
  if (row === undefined) return 'unknown';
  const withdrawnOn = row[WITHDRAWN_ON] as string | null;
  return withdrawnOn !== null && withdrawnOn <= on ? 'withdrawn' : 'active';
}

/** The countries that ISO 4217 lists it for, ISO 3166-1 alpha-2; empty for metals, units of account and what is no currency. */
export const countriesOfCurrency = (code: string): readonly string[] => {
  const countries = rowOf(code)?.[COUNTRIES];
  return typeof countries === 'string' ? countries.split(' ') : [];
};
