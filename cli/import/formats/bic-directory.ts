/**
 * The BICs of the world with names and towns, one dataset a country: the BIC Directory of SWIFTRef, in its table of 2018 and in the records of before.
 *
 * The gotcha: the name stands in three pieces of 35 characters, and a word may go over the end of one.
 *
 * @see IBM, DNI_BIC view: the columns of the BIC Directory 2018
 * @see Oracle, BIC record file formats: the places of an FI record
 */
import { parse } from '../../../src/identifiers/bic.js';
import { bicOrNull, type ImportFormat, type Outcome, textOrNull } from '../format.js';

/** The row of an office, in the dataset of its country. */
export function readOffice(flag: string | undefined, bic: string, name: string, town: string | undefined): Outcome {
  if (flag === 'D') return { leftOut: 'a deletion' };
  if (!['A', 'M', 'U'].includes(flag ?? '')) return { refused: 'the modification flag is none of A, M, U and D' };
  if (!parse(bic).ok) return { refused: 'the BIC does not have the form of one' };
  if (name === '') return { refused: 'the institution has no name' };
  return { rows: [{ dataset: `bics/${bic.slice(4, 6)}`, row: { bic: bicOrNull(bic), name, town: textOrNull(town) } }] };
}

export const SWIFT_REF = 'https://www.swift.com/our-solutions/compliance-and-shared-services/swiftref';

export const bicDirectory: ImportFormat = {
  name: 'bic-directory',
  title: 'BIC Directory of SWIFTRef, which its users license',
  takes: [
    'the table of 2018 and later, separated by tabs, with the names of the columns in its first line',
    'records that begin with FI, in lines of characters at fixed places (FI.TXT)',
  ],
  unknown: [
    'Columns and places are those of public descriptions. We have seen no file. What stands behind the town is not read.',
    'A file of changes is not applied to an earlier one: its additions and modifications are read, its deletions left out.',
    'Whether a BIC is connected to the network is not in the columns that we read: one that ends in 1 at the eighth place is not.',
  ],
  layouts: [
    {
      kind: 'fixed',
      begins: /^FI[AMUD][A-Z0-9]{11}/,
      widths: [848],
      columns: { flag: [3, 3], bicCode: [4, 11], branchCode: [12, 14], name: [15, 119], town: [190, 224] },
    },
    {
      kind: 'named',
      separator: '\t',
      columns: {
        flag: ['MODIFICATION FLAG'],
        bicCode: ['BIC CODE'],
        branchCode: ['BRANCH CODE'],
        name: ['INSTITUTION NAME'],
        town: ['CITY HEADING'],
      },
    },
  ],
  datasets: ['bics/XX'],
  columns: () => ['bic', 'name', 'town'],
  source: { publisher: 'SWIFT', title: 'SWIFTRef BIC Directory', url: SWIFT_REF },
  confidence: 'official',
  completeness: 'partial',
  read: ({ flag, bicCode = '', branchCode = '', name = '', town }) =>
    readOffice(flag, bicCode + branchCode, name.replace(/ {2,}/g, ' '), town),
};
