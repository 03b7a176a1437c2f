/**
 * Account numbers as banks print them: in four cells, with a word above or before each.
 *
 * The gotcha: the words alone prove nothing, and other countries have a RIB, too. So the check digits have to hold.
 *
 * @see https://www.cfonb.org (Comité français d’organisation et de normalisation bancaires: relevé d’identité bancaire)
 * @see https://www.bde.es (Banco de España: código cuenta cliente)
 */

export interface AccountCells {
  readonly country: string;
  /** What the number is called, as `extract` says it. */
  readonly kind: string;
  /** Each group is a cell. Linear: what stands between two is bounded. */
  readonly pattern: RegExp;
}

/** What stands between two cells: the bars of a table, line breaks, and the word before the next cell. */
const GAP = '(?:[^0-9A-Za-z]|[A-Za-z]\\b|[A-Za-z]{2,8}\\b){1,40}?';
const END = '(?![0-9A-Za-z])';

export const accountCells: readonly AccountCells[] = [
  {
    // Banque, Guichet, Compte, Clé
    country: 'FR',
    kind: 'RIB',
    pattern: new RegExp(
      `\\bbanque\\b(?=\\D{0,40}\\bguichet|\\D{0,20}\\d{5}\\D{1,30}guichet)\\D{1,90}(\\d{5})\\D{1,30}(\\d{5})${GAP}\\b(?=[A-Z]{0,10}\\d)([0-9A-Z]{11})${GAP}\\b(\\d\\d)${END}`,
      'gi',
    ),
  },
  {
    // Entidad, Oficina, DC, Cuenta
    country: 'ES',
    kind: 'CCC',
    pattern: new RegExp(
      `\\b(?:entidad|banco)\\b(?=\\D{0,40}\\b(?:oficina|sucursal)|\\D{0,20}\\d{4}\\D{1,30}(?:oficina|sucursal))\\D{1,90}(\\d{4})\\D{1,30}(\\d{4})${GAP}\\b(\\d\\d)${GAP}\\b(\\d{10})${END}`,
      'gi',
    ),
  },
];
