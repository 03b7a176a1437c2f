/**
 * The column of accounts whose name says neither IBAN nor account number, such as `Account` beside `Sort code`: each cell says it.
 *
 * The gotcha: an `Account` alone may be a number in the books. It is read where its name says that it is at a bank, or the payee’s, or where the table names a
 * bank beside it and has no IBAN: `Konto` beside an IBAN is a number in the books.
 */
import { ACCOUNT, BANK_CODE, BIC, type ResolvedName } from './column-meanings.js';

/** In place of a type: each cell has its own. */
export const ANY_TYPE = 'IBAN / ACCOUNT_NUMBER';

/** Columns that say of the account beside them that it is at a bank. */
const BANK_FIELDS: ReadonlySet<string | undefined> = new Set([BIC, BANK_CODE, 'creditorAgent.branchId']);

/** The meanings of a column, as far as they were found out. */
interface Resolved {
  readonly by: string;
  readonly meanings: readonly ResolvedName[];
}

const isAnyAccount = ({ by, meanings }: Resolved): boolean =>
  by === 'name' && meanings.length > 1 && meanings.every(({ path }) => path === ACCOUNT);

/** True for a column that may be an account, whether it is read or not. */
export const mayBeAccount = ({ meanings }: Resolved): boolean => meanings.some(({ path }) => path === ACCOUNT);

/** Gives the one column that may be an IBAN or an account number its meaning; the others stay as they are. */
export function withAnyAccount<Each extends Resolved>(columns: readonly Each[]): readonly Each[] {
  const single = columns.flatMap(({ meanings }) => (meanings.length === 1 ? meanings : []));
  if (single.some(({ path, idType }) => path === ACCOUNT && idType !== 'IBAN')) return columns;
  const possible = columns.filter(isAnyAccount);
  const payees = possible.filter(({ meanings }) => meanings.every(({ isPayees }) => isPayees));
  const isBesideBank = single.some(({ path }) => BANK_FIELDS.has(path)) && !single.some(({ path }) => path === ACCOUNT);
  const [found, ...rivals] = payees.length > 0 ? payees : isBesideBank ? possible : [];
  if (found === undefined || rivals.length > 0) return columns;
  const rank = Math.min(...found.meanings.map(({ rank: each = 0 }) => each));
  const meaning: ResolvedName = { path: ACCOUNT, idType: ANY_TYPE, says: 'an IBAN or an account number', rank };
  return columns.map((column) => (column === found ? { ...column, meanings: [meaning] } : column));
}
