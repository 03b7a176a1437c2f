/**
 * Finds account numbers as banks print them: in four cells, with a word above or before each. The French RIB has Banque, Guichet, Compte and Clé; the Spanish CCC has
 * Entidad, Oficina, DC and Cuenta.
 *
 * The gotcha: the words alone prove nothing, and other countries have a RIB, too. So the check digits have to hold.
 */
import type { Countries } from '../identifiers/country/countries.js';
import type { Piece } from './found.js';
import { readLocalAccount } from './local.js';

/** What stands between two cells: the bars of a table, line breaks, and the word before the next cell. */
const GAP = '(?:[^0-9A-Za-z]|[A-Za-z]\\b|[A-Za-z]{2,8}\\b){1,40}?';
const END = '(?![0-9A-Za-z])';

/** Four groups: the cells. */
const CELLS = [
  {
    country: 'FR',
    kind: 'RIB',
    pattern: new RegExp(
      `\\bbanque\\b(?=\\D{0,40}\\bguichet|\\D{0,20}\\d{5}\\D{1,30}guichet)\\D{1,90}(\\d{5})\\D{1,30}(\\d{5})${GAP}\\b(?=[A-Z]{0,10}\\d)([0-9A-Z]{11})${GAP}\\b(\\d\\d)${END}`,
      'gi',
    ),
  },
  {
    country: 'ES',
    kind: 'CCC',
    pattern: new RegExp(
      `\\b(?:entidad|banco)\\b(?=\\D{0,40}\\b(?:oficina|sucursal)|\\D{0,20}\\d{4}\\D{1,30}(?:oficina|sucursal))\\D{1,90}(\\d{4})\\D{1,30}(\\d{4})${GAP}\\b(\\d\\d)${GAP}\\b(\\d{10})${END}`,
      'gi',
    ),
  },
];

/** The account numbers in the cells. */
export const findRibCells = (text: string, countries: Countries): readonly Piece[] =>
  CELLS.flatMap(({ country, kind, pattern }) =>
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
