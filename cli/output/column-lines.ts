/**
 * Says which column of a table was read as which field, on standard error before the rows.
 *
 * The gotcha: a file without a header row has account numbers where the names should be. A name of many digits is shown by its position.
 */
import { ANY_TYPE } from '../files/column-accounts.js';
import { resolveField } from '../files/column-fields.js';
import type { ColumnNote, ColumnOptions } from '../files/column-plan.js';
import { printable } from '../terminal/printable.js';
import { displayWidth } from '../terminal/text-table.js';

const MAX_NAME = 40;
const MANY_DIGITS = /(?:\d\D{0,2}){6}/;

/** A name from a file as it can be shown; undefined if it may be somebody’s number. */
export function shownName(name: string): string | undefined {
  if (name === '' || MANY_DIGITS.test(name)) return undefined;
  const shown = printable(name.slice(0, MAX_NAME));
  return name.length > MAX_NAME ? `${shown}…` : shown;
}

const columnName = (name: string, column: number): string => shownName(name) ?? `column ${column + 1}`;

function describe({ by, path, idType, remark, suggestion }: ColumnNote, unknown: string): string {
  const said = [remark, suggestion].filter((text) => text !== undefined).join('; ');
  const reason = MANY_DIGITS.test(said) ? '' : printable(said);
  if (by === 'none') return reason === '' ? `  ${unknown}` : `  not used: ${reason}`;
  return `→ ${path}${idType === undefined ? '' : `, type ${idType}`}${reason === '' ? '' : `, ${reason}`}`;
}

const ACCOUNT = 'creditorAccount.';
const NO_ACCOUNT = 'no column is an account, so none is checked; --map "COLUMN=IBAN" says which one is';

/** Says so where no column of somebody’s list is an account: all of it would be OK. Who names columns by their paths knows what is not there. */
export function formatMissingAccount(file: string, notes: readonly ColumnNote[]): string {
  const isMissing = !notes.some(({ by, path = '' }) => by !== 'none' && path.startsWith(ACCOUNT));
  return isMissing && notes.some(({ by }) => by === 'name') ? `${file}: ${NO_ACCOUNT}\n` : '';
}

const UNUSED_ACCOUNT =
  'a column that may be the account was not used, so the exit code is 2; --map says what it is, --map "COLUMN=" that it is none';

export const formatUnusedAccount = (file: string): string => `payprep: ${file}: ${UNUSED_ACCOUNT}\n`;

const NO_COUNTRY =
  'no column is a country, so an account number is not checked by the rules of one; --set country=CODE says which one, --map "COLUMN=country" where it stands';

/** Says so where accounts are numbers and nothing says of which country: neither a column nor the call, nor an IBAN or a BIC. */
export function formatMissingCountry(file: string, notes: readonly ColumnNote[], { sets = [] }: Pick<ColumnOptions, 'sets'>): string {
  const used = notes.filter(({ by }) => by !== 'none');
  const isNumber = used.some(({ by, idType }) => by === 'name' && (idType === 'ACCOUNT_NUMBER' || idType === ANY_TYPE));
  const saysCountry = used.some(({ path, idType }) => path === 'country' || path === 'creditorAgent.bic' || idType === 'IBAN');
  const isSet = sets.some(([field]) => resolveField(field)?.path === 'country');
  return isNumber && !saysCountry && !isSet ? `${file}: ${NO_COUNTRY}\n` : '';
}

/** More unused columns of which nothing is to be said are counted, not listed: a sheet with one cell far to the right has 16,384. */
const MAX_UNUSED = 40;

/** One line a column; if every field is named by its path, only the unused columns, and nothing if there are none. */
export function formatColumns(file: string, notes: readonly ColumnNote[]): string {
  return formatLines(file, notes, false);
}

/** The same of a table that is refused, with every column: what it was taken for, or that it was not recognised. */
export function formatAllColumns(file: string, notes: readonly ColumnNote[]): string {
  return formatLines(file, notes, true);
}

function formatLines(file: string, notes: readonly ColumnNote[], isRefused: boolean): string {
  const isByPath = !isRefused && notes.every(({ by, remark }) => by === 'path' || (by === 'none' && remark === undefined));
  let unused = 0;
  const lines = notes.flatMap((note, column) => {
    const isPlain = note.by === 'none' && note.remark === undefined && note.suggestion === undefined;
    if ((isByPath && note.by === 'path') || (isPlain && ++unused > MAX_UNUSED)) return [];
    return [{ name: columnName(note.name, column), text: describe(note, isRefused ? 'not recognised' : 'not used') }];
  });
  const rest = unused > MAX_UNUSED ? `  ${unused - MAX_UNUSED} more columns are not used\n` : '';
  if (lines.length === 0) return '';
  const width = Math.max(...lines.map(({ name }) => displayWidth(name)));
  return `${file}: columns\n${lines.map(({ name, text }) => `  ${name}${' '.repeat(width - displayWidth(name))} ${text}\n`).join('')}${rest}`;
}
