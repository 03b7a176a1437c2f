/**
 * The bank numbers of Poland (numery rozliczeniowe), with their banks.
 *
 * The gotcha: a line is an office of a bank, and the file is in code page 852. The fields are told by their place alone.
 *
 * @see Narodowy Bank Polski, Ewidencja numerów instytucji i ich jednostek (EWIB), plewibnra.txt
 */
import { decodeCp852 } from '../../files/cp852.js';
import { bicOrNull, type ImportFormat, textOrNull } from '../format.js';

const DATASET = 'banks/PL';

const WEIGHTS = [3, 9, 7, 1, 3, 9, 7, 1];

/** True for eight digits of which the last checks the others. */
const isSortCode = (text: string): boolean =>
  /^\d{8}$/.test(text) && [...text].reduce((sum, digit, at) => sum + Number(digit) * (WEIGHTS[at] ?? 0), 0) % 10 === 0;

export const ewib: ImportFormat = {
  name: 'ewib',
  title: 'Ewidencja numerów instytucji i ich jednostek (EWIB), Narodowy Bank Polski',
  takes: ['lines of 32 cells or more, separated by tabs, without names of columns: plewibnra.txt, in code page 852 or UTF-8'],
  unknown: [
    'The fields are those of public descriptions: 2 name of the bank, 5 numer rozliczeniowy, 8 town of the office, 20 BIC. We have seen no file. Of the town one description speaks.',
    'Offices have the name of their bank: their own (fields 6 and 7), streets, telephones and what belongs to whom (fields 9 to 19, 21 to 32) are not read.',
    'Whether cells can be quoted, and the day of the file, are not known. The terms of the Narodowy Bank Polski speak of personal, non-commercial use.',
  ],
  layouts: [
    {
      kind: 'numbered',
      begins: /^\s*\d{3,5}\s*\t/,
      separator: '\t',
      width: 32,
      columns: { name: 2, bankCode: 5, town: 8, bic: 20 },
    },
  ],
  datasets: [DATASET],
  columns: () => ['bankCode', 'bic', 'name', 'town'],
  source: {
    publisher: 'Narodowy Bank Polski',
    title: 'Ewidencja numerów instytucji i ich jednostek (EWIB)',
    url: 'https://ewib.nbp.pl',
  },
  confidence: 'official',
  completeness: 'complete',
  decodeLine: decodeCp852,
  read({ name, bankCode = '', town, bic }) {
    if (!isSortCode(bankCode)) return { refused: 'the numer rozliczeniowy does not have eight digits, or its check digit is wrong' };
    return { rows: [{ dataset: DATASET, row: { bankCode, bic: bicOrNull(bic), name: textOrNull(name), town: textOrNull(town) } }] };
  },
};
