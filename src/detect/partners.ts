/**
 * Which bank identifier goes with which account number, where a text has several of both.
 *
 * People write the account before its bank or behind it, and keep to that in one text. So where banks and accounts take turns, what the row begins
 * and ends with says how: account, bank, account, bank.
 *
 * The gotcha: account, bank, account has one number too many, such as that of the customer, or of an IBAN. The bank then goes with the account that
 * the text asks to pay, that is in the form of its country, or that stands nearer; with the first where these do not tell.
 */
import type { Countries } from '../identifiers/countries.js';
import type { Piece } from './found.js';
import { readBank, readLocalAccount } from './local.js';
import { readNumber } from './values.js';

/** Two pieces this much farther apart than two others belong together less. */
const MUCH_FARTHER = 40;

/** The account that is meant of those before and behind a bank. */
type Choose = (before: Piece, bank: Piece, behind: Piece) => Piece;

const takesTurns = ({ slot }: Piece): boolean => slot === 'account' || slot === 'bank';

/** The rows in which banks and accounts take turns. An IBAN ends one. */
function rowsOf(pieces: readonly Piece[]): readonly (readonly Piece[])[] {
  const rows: Piece[][] = [[]];
  for (const piece of pieces) {
    const row = rows.at(-1) as Piece[];
    if (piece.slot === 'iban' || piece.slot === 'proxy') rows.push([]);
    else if (takesTurns(piece) && row.at(-1)?.slot === piece.slot) rows.push([piece]);
    else if (takesTurns(piece)) row.push(piece);
  }
  return rows;
}

/** The account of each bank of a row. */
function pairsOf(row: readonly Piece[], choose: Choose): readonly (readonly [bank: Piece, account: Piece])[] {
  const isAccountFirst = row[0]?.slot === 'account';
  const isOneTooMany = isAccountFirst && row.at(-1)?.slot === 'account';
  const [first, second, third] = row;
  const isShifted = isOneTooMany && first && second && third && choose(first, second, third) === third;
  const step = isAccountFirst && !isShifted ? -1 : 1;
  return row.flatMap((piece, index) => {
    const account = row[index + step];
    return piece.slot === 'bank' && account !== undefined ? [[piece, account] as const] : [];
  });
}

/** The account of each bank. `isUnlikely`: the text hardly asks to pay it. */
export function findPartners(
  text: string,
  pieces: readonly Piece[],
  isUnlikely: (account: Piece) => boolean,
  countries: Countries,
): ReadonlyMap<Piece, Piece> {
  const fits = (account: Piece, bank: Piece): boolean =>
    bank.countries.length === 0 ||
    bank.countries.some((code) => {
      const fields = readBank(code, bank.value, countries);
      const read = (number: string) => readLocalAccount(code, number, countries, fields);
      return fields !== undefined && readNumber(text, account.range[0], account.limit, read) !== undefined;
    });
  const distance = (one: Piece, other: Piece): number => {
    const between = text.slice(one.range[1], other.range[0]);
    return between.length + (/\n[ \t]*\r?\n/.test(between) ? MUCH_FARTHER : 0);
  };
  const ibans = pieces.filter(({ slot }) => slot === 'iban');
  const isTaken = (account: Piece): boolean => isUnlikely(account) || ibans.some(({ value }) => value.endsWith(account.value));
  const choose: Choose = (before, bank, behind) => {
    if (isTaken(before) !== isTaken(behind)) return isTaken(before) ? behind : before;
    if (fits(before, bank) !== fits(behind, bank)) return fits(before, bank) ? before : behind;
    return distance(before, bank) - distance(bank, behind) >= MUCH_FARTHER ? behind : before;
  };
  return new Map(rowsOf(pieces).flatMap((row) => pairsOf(row, choose)));
}
