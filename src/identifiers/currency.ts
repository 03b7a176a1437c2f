/**
 * Currency codes, ISO 4217, those withdrawn included: people send them for years.
 */
import currencies from '../../reference-data/registries/currencies.json' with { type: 'json' };

const CODE = currencies.columns.indexOf('code');
const WITHDRAWN_ON = currencies.columns.indexOf('withdrawnOn');

let withdrawals: ReadonlyMap<unknown, string | null> | undefined;

/** `active` or `withdrawn` on a day (`YYYY-MM-DD`), or `unknown`. */
export function currencyStatus(code: string, on: string): 'active' | 'withdrawn' | 'unknown' {
  withdrawals ??= new Map(
    (currencies.rows as readonly (readonly unknown[])[]).map((row) => [row[CODE], row[WITHDRAWN_ON] as string | null]),
  );
  const withdrawnOn = withdrawals.get(code);
  if (withdrawnOn === undefined) return 'unknown';
  return withdrawnOn !== null && withdrawnOn <= on ? 'withdrawn' : 'active';
}
