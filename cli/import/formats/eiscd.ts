/**
 * The sorting codes of the United Kingdom, with bank, BIC and branch.
 *
 * The gotcha: an IBAN names its bank by the first four characters of a BIC. A sorting code without a BIC finds no IBAN, and its bank by its name alone.
 *
 * @see Vocalink, Extended ISCD technical specification (tab delimited file), fields 1 to 12
 */
import { type ImportFormat, textOrNull } from '../format.js';

const BANKS = 'banks/GB';
const BRANCHES = 'branches/GB';
const CODES = 'code-ranges/GB';

const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  [BANKS]: ['bankCode', 'bic', 'name'],
  [BRANCHES]: ['memberId', 'bic', 'name'],
  [CODES]: ['codePrefix', 'bic', 'name'],
};

export const eiscd: ImportFormat = {
  name: 'eiscd',
  title: 'Extended Industry Sorting Code Directory, which its users license',
  takes: ['lines of 96 cells, separated by tabs, without names of columns: the “heritage” form'],
  unknown: [
    'The fields are those of public descriptions: 1 sorting code, 2 BIC, 5 branch title, 7 and 8 name of the bank, 12 day of deletion. We have seen no file.',
    'Addresses (fields 75 to 96) and what each clearing accepts (fields 15 to 74) are not read. The XML form is not read.',
    'Whether the cells can be quoted, and the day of the file, are not known.',
  ],
  layouts: [
    {
      kind: 'numbered',
      begins: /^\d{6}\t/,
      separator: '\t',
      width: 12,
      columns: { sortCode: 1, bic: 2, branch: 5, name: 7, moreName: 8, deletedOn: 12 },
    },
  ],
  datasets: [BANKS],
  also: [BRANCHES, CODES],
  columns: (dataset) => COLUMNS[dataset] ?? [],
  source: {
    publisher: 'Pay.UK',
    title: 'Extended Industry Sorting Code Directory',
    url: 'https://www.wearepay.uk/what-we-do/supporting-services/',
  },
  confidence: 'official',
  completeness: 'partial',
  read({ sortCode = '', bic = '', branch, name = '', moreName = '', deletedOn }) {
    if (!/^\d{6}$/.test(sortCode)) return { refused: 'the sorting code does not have six digits' };
    if (deletedOn !== '') return { leftOut: 'a deleted sorting code' };
    const bankName = textOrNull(`${name} ${moreName}`.trim());
    const code = { dataset: CODES, row: { codePrefix: sortCode, bic: textOrNull(bic), name: bankName } };
    if (bic === '') return bankName === null ? { leftOut: 'no BIC and no name' } : { rows: [code] };
    const bankCode = bic.slice(0, 4);
    return {
      rows: [
        code,
        { dataset: BANKS, row: { bankCode, bic, name: bankName } },
        { dataset: BRANCHES, row: { memberId: `${bankCode}${sortCode}`, bic, name: textOrNull(branch) } },
      ],
    };
  },
};
