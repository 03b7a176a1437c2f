/** Finds account numbers that banks print in cells (`rules/words/account-cells.ts`), where their check digits hold. */
import { accountCells } from '../../rules/words/account-cells.js';
import type { Countries } from '../identifiers/country/countries.js';
import type { Piece } from './found.js';
import { readLocalAccount } from './local.js';

/** The account numbers in the cells. */
export const findAccountCells = (text: string, countries: Countries): readonly Piece[] =>
  accountCells.flatMap(({ country, kind, pattern }) =>
    [...text.matchAll(pattern)].flatMap((match): readonly Piece[] => {
      const [whole, ...cells] = match;
      const value = cells.join('').toUpperCase();
      if (readLocalAccount(country, value, countries)?.outcome !== 'passed') return [];
      const end = match.index + whole.length;
      const start = match.index + whole.indexOf(cells[0] as string);
      return [
        { kind, slot: 'account', value, range: [start, end], because: 'CHECK_DIGITS', countries: [country], limit: end, isInCells: true },
      ];
    }),
  );
