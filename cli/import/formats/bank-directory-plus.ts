/**
 * Banks of the world by BIC, and by national code where that stands in the IBAN: Bank Directory Plus of SWIFTRef.
 *
 * The gotcha: a national ID is the code of the country's clearing, with the branch, or that of another list. It is taken for a bank code only where it has the
 * length that the IBAN registry gives the bank.
 *
 * @see IBM, DNI_BIC view; Convera, Find a Bank: the columns of Bank Directory Plus
 */
import { allCountries } from '../../../src/identifiers/country/all-countries.js';
import { bicOrNull, type ImportedRow, type ImportFormat, type Outcome, textOrNull } from '../format.js';
import { readOffice, SWIFT_REF } from './bic-directory.js';

/** The row of a national ID that is a bank code of IBANs; none otherwise. */
function bankRows(country: string, nationalId: string, bic: string | null, name: string, town: string | undefined): readonly ImportedRow[] {
  const length = allCountries.withIban(country)?.layout.lengths.bank;
  if (length === undefined || nationalId.length !== length) return [];
  return [{ dataset: `banks/${country}`, row: { bankCode: nationalId, bic, name, town: textOrNull(town) } }];
}

export const bankDirectoryPlus: ImportFormat = {
  name: 'bank-directory-plus',
  title: 'Bank Directory Plus of SWIFTRef, which its users license',
  takes: [
    'the full file as text, separated by tabs, with the names of the columns in its first line (BANKDIRECTORYPLUS_V3_FULL_YYYYMMDD.txt)',
  ],
  unknown: [
    'The columns are those of public descriptions of version 3. We have seen no file.',
    'A national ID becomes a bank code where it is as long as the bank code of the IBANs of its country. Others (sort codes, routing numbers, codes with a branch) are not read.',
    'A file of changes is not applied to an earlier one: its additions and modifications are read, its deletions left out.',
    'Offices, groups, LEI, CHIPS UID, the kind of institution and the addresses are not read.',
  ],
  layouts: [
    {
      kind: 'named',
      separator: '\t',
      columns: {
        flag: ['MODIFICATION FLAG'],
        bic8: ['BIC8'],
        branch: ['BRANCH BIC'],
        nationalId: ['NATIONAL ID'],
        name: ['INSTITUTION NAME'],
        town: ['CITY'],
        country: ['ISO COUNTRY CODE'],
      },
    },
  ],
  datasets: ['bics/XX'],
  also: ['banks/XX'],
  columns: (dataset) => (dataset.startsWith('bics/') ? ['bic', 'name', 'town'] : ['bankCode', 'bic', 'name', 'town']),
  source: { publisher: 'SWIFT', title: 'SWIFTRef Bank Directory Plus', url: SWIFT_REF },
  confidence: 'official',
  completeness: 'partial',
  read({ flag, bic8 = '', branch = '', nationalId = '', name = '', town, country = '' }): Outcome {
    if (bic8 === '' && flag !== 'D') {
      if (!/^[A-Z]{2}$/.test(country)) return { refused: 'the country does not have two letters' };
      const rows = name === '' ? [] : bankRows(country, nationalId, null, name, town);
      return rows.length > 0 ? { rows } : { leftOut: 'neither a BIC nor a bank code of IBANs' };
    }
    const office = readOffice(flag, bic8 + branch, name, town);
    if (!('rows' in office)) return office;
    return { rows: [...office.rows, ...bankRows(bic8.slice(4, 6), nationalId, bicOrNull(bic8 + branch), name, town)] };
  },
};
