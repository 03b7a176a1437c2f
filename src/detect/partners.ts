/**
 * Finds the account number of each bank identifier, in a text with several of both.
 *
 * People write the account before its bank or behind it, and do so throughout a text. So if banks and accounts alternate, the first and the last one tell: in account,
 * bank, account, bank, each account stands before its bank.
 *
 * The gotcha: account, bank, account has one number too many, such as a customer number or the account in an IBAN. The bank then belongs to the account that the text
 * asks to pay, else the one in the form of its country, else the nearer one, else the one that no word or line parts from it, else the first.
 */
import type { Countries } from '../identifiers/country/countries.js';
import { goesWith } from './bics.js';
import { distance, MUCH_FARTHER } from './distance.js';
import type { AccountPiece } from './found.js';
import { readBankCode, readLocalAccount } from './local.js';
import { goesOn, readNumber } from './values.js';

/** Chooses between the accounts before and behind a bank. */
type Choose = (before: AccountPiece, bank: AccountPiece, behind: AccountPiece) => AccountPiece;

const isAccount = ({ slot }: AccountPiece): boolean => slot === 'account';

/**
 * True for a bank identifier, and for a BIC that identifies the bank on its own: no bank identifier or IBAN of its country stands beside it.
 */
function isBank(piece: AccountPiece, index: number, pieces: readonly AccountPiece[], countries: Countries): boolean {
  if (piece.slot !== 'bic') return piece.slot === 'bank';
  const isWith = (other: AccountPiece | undefined): boolean =>
    (other?.slot === 'bank' || other?.slot === 'iban') &&
    other.countries.some((code) => piece.countries.some((own) => goesWith(own, code, countries)));
  const near = [index - 2, index - 1, index + 1, index + 2].map((at) => pieces[at]);
  return !near.some(isWith);
}

/** True unless two pieces name different countries. */
const mayBeIn = ({ countries: one }: AccountPiece, { countries: other }: AccountPiece): boolean =>
  one.length === 0 || other.length === 0 || one.some((code) => other.includes(code));

/** The rows in which banks and accounts alternate. An IBAN ends a row. */
function rowsOf(pieces: readonly AccountPiece[], countries: Countries): readonly (readonly AccountPiece[])[] {
  const rows: AccountPiece[][] = [[]];
  for (const [index, piece] of pieces.entries()) {
    const row = rows.at(-1) as AccountPiece[];
    const last = row.at(-1);
    if (piece.slot === 'iban' || piece.slot === 'proxy') rows.push([]);
    else if (!isAccount(piece) && !isBank(piece, index, pieces, countries)) continue;
    else if (last !== undefined && (isAccount(last) === isAccount(piece) || !mayBeIn(last, piece))) rows.push([piece]);
    else row.push(piece);
  }
  return rows;
}

/** The account of each bank of a row. */
function pairsOf(row: readonly AccountPiece[], choose: Choose): readonly (readonly [bank: AccountPiece, account: AccountPiece])[] {
  const [first, second, third] = row;
  const last = row.at(-1);
  if (first === undefined || last === undefined) return [];
  const isAccountFirst = isAccount(first);
  const isOneTooMany = isAccountFirst && isAccount(last);
  const isShifted = isOneTooMany && second !== undefined && third !== undefined && choose(first, second, third) === third;
  const step = isAccountFirst && !isShifted ? -1 : 1;
  return row.flatMap((piece, index) => {
    const account = row[index + step];
    return isAccount(piece) || account === undefined ? [] : [[piece, account] as const];
  });
}

/** How closely two pieces stand together: side by side 2, with words between 1, on two lines 0. */
function closeness(text: string, one: AccountPiece, other: AccountPiece): number {
  const between = text.slice(one.range[1], other.range[0]);
  return between.includes('\n') ? 0 : /[\p{L}\d]/u.test(between) ? 1 : 2;
}

/** The account of each bank. `isUnlikely`: the text hardly asks to pay it. */
export function findPartners(
  text: string,
  pieces: readonly AccountPiece[],
  isUnlikely: (account: AccountPiece) => boolean,
  countries: Countries,
): ReadonlyMap<AccountPiece, AccountPiece> {
  const fits = (account: AccountPiece, bank: AccountPiece): boolean =>
    bank.countries.length === 0 ||
    bank.countries.some((code) => {
      const fields = bank.slot === 'bic' ? {} : readBankCode(code, bank.value, countries);
      const read = (number: string) => readLocalAccount(code, number, countries, fields);
      const number = fields && readNumber(text, account.range[0], account.limit, read);
      return number !== undefined && (number.result.outcome === 'passed' || !goesOn(text, number));
    });
  const ibans = pieces.filter(({ slot }) => slot === 'iban');
  const isTaken = (account: AccountPiece): boolean => isUnlikely(account) || ibans.some(({ value }) => value.endsWith(account.value));
  const choose: Choose = (before, bank, behind) => {
    if (isTaken(before) !== isTaken(behind)) return isTaken(before) ? behind : before;
    if (fits(before, bank) !== fits(behind, bank)) return fits(before, bank) ? before : behind;
    const isFarther = distance(text, before, bank) - distance(text, bank, behind) >= MUCH_FARTHER;
    return isFarther || closeness(text, bank, behind) > closeness(text, before, bank) ? behind : before;
  };
  // a number that is hardly to be paid has a bank only where the text has one too many
  const likely = pieces.filter((piece) => !isAccount(piece) || !isUnlikely(piece));
  const isEnough = likely.filter(isAccount).length >= pieces.filter(({ slot }) => slot === 'bank').length;
  const rows = rowsOf(isEnough && likely.some(isAccount) ? likely : pieces, countries);
  return new Map(rows.flatMap((row) => pairsOf(row, choose)));
}
