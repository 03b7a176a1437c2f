/**
 * Banks of countries whose bank code is the beginning of the BIC, and of which no register is public: by the BIC that the SEPA Clearer reaches.
 *
 * A bank has several BICs: Investec IVESGB2L and IVESGBKA. That which takes credit transfers in SEPA holds the accounts. The gotcha: an eighth
 * character of 1, not connected to SWIFT, is no hindrance here: the credit unions of Ireland have such BICs.
 */
import { bicCountry, groupBy } from '../text.js';
import { readScl } from './bundesbank-scl.js';
import { readInstitutions } from './institutions.js';
import type { RegisterRow } from './register-row.js';

/** Great Britain and Ireland keep sort codes to themselves; Romania has no list that may be passed on. */
export const BY_LETTERS: readonly string[] = ['GB', 'IE', 'RO'];

/** The rows, with those of banks that have no row yet and exactly one BIC that the clearer reaches. */
export function addByLetters(folder: string, country: string, rows: readonly RegisterRow[]): readonly RegisterRow[] {
  if (!BY_LETTERS.includes(country)) return rows;
  const known = new Set(rows.map(({ bankCode }) => bankCode));
  const names = new Map(readInstitutions(folder).map(({ bic, name }) => [bic, name]));
  const reached = readScl(folder).filter(({ bic, sct }) => sct && bicCountry(bic) === country);
  const byCode = groupBy(new Set(reached.map(({ bic }) => bic.slice(0, 8))), (bic) => bic.slice(0, 4));
  const added = [...byCode].flatMap(([bankCode, [bic, ...others]]): RegisterRow[] =>
    bic === undefined || others.length > 0 || known.has(bankCode)
      ? []
      : [{ bankCode, bic, name: names.get(bic) ?? null, primary: true, confidence: 'derived' }],
  );
  return [...rows, ...added];
}
