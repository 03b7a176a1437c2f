/**
 * Finds the French RIB as banks print it: in four cells, with the words Banque, Guichet, Compte and Clé above them or before each.
 *
 * The gotcha: the words alone prove nothing, and other countries have a RIB, too. So its key has to hold.
 */
import type { Countries } from '../identifiers/countries.js';
import type { Piece } from './found.js';
import { readLocalAccount } from './local.js';

const COUNTRY = 'FR';

/** What stands between two cells: the bars of a table, line breaks, and the word before the next cell. */
const GAP = '(?:[^0-9A-Za-z]|[A-Za-z]\\b|[A-Za-z]{2,8}\\b){1,40}?';
const CELLS = new RegExp(
  `\\bbanque\\b(?=\\D{0,40}\\bguichet|\\D{0,20}\\d{5}\\D{1,30}guichet)\\D{1,90}(\\d{5})\\D{1,30}(\\d{5})${GAP}\\b(?=[A-Z]{0,10}\\d)([0-9A-Z]{11})${GAP}\\b(\\d\\d)(?![0-9A-Za-z])`,
  'gi',
);

/** The account numbers in the cells. */
export function findRibCells(text: string, countries: Countries): readonly Piece[] {
  return [...text.matchAll(CELLS)].flatMap((match): readonly Piece[] => {
    const [whole, bank = '', branch = '', account = '', key = ''] = match;
    const value = (bank + branch + account + key).toUpperCase();
    if (readLocalAccount(COUNTRY, value, countries)?.outcome !== 'passed') return [];
    const end = match.index + whole.length;
    const start = match.index + whole.indexOf(bank);
    return [
      {
        kind: 'RIB',
        slot: 'account',
        value,
        range: [start, end],
        because: 'CHECK_DIGITS',
        countries: [COUNTRY],
        limit: end,
        isInCells: true,
      },
    ];
  });
}
