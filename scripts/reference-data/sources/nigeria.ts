/**
 * Nigeria: bank codes of the Central Bank and of NIBSS, and bank names.
 *
 * A list collected by hand. Its edition is the year that the names show: Moniepoint is in it, Heritage Bank still is. The list mixes the
 * official codes with those that a payment provider made up; only the official ones are kept.
 */
import type { Dataset } from '../../../src/directory/dataset.js';
import { makeTable, reportLeftOut } from '../dataset.js';
import { readJson } from '../read.js';
import type { Source } from '../source.js';
import { tidy } from '../text.js';

const FILE = 'nigeria/banks.json';

/** Central Bank of Nigeria: commercial and non-interest banks, three digits. They take part in the check digit of an account number. */
const CBN_CODES: readonly string[] = [
  ...['011', '023', '030', '032', '033', '035', '044', '050', '057', '058', '063', '068', '070', '076', '082'],
  ...['100', '101', '102', '214', '215', '221', '232', '301', '302', '303'],
];

/** Six digits, of the instant payment system of NIBSS. 999991 and 999992 look like them, but a payment provider made them up. */
const NIP_CODES: readonly string[] = ['100004'];

function makeBanks(folder: string): Dataset {
  const all = readJson<readonly { readonly code: string; readonly name: string }[]>(folder, FILE);
  const banks = all.filter(({ code }) => CBN_CODES.includes(code) || NIP_CODES.includes(code));
  reportLeftOut('banks/NG', all.length - banks.length, "with a payment provider's own code, or one not known to be the central bank's");
  return makeTable(
    {
      dataset: 'banks/NG',
      edition: '2023',
      confidence: 'manual',
      completeness: 'partial',
      source: {
        publisher: 'ichtrojan/nigerian-banks',
        title: 'Nigerian banks, with the bank codes of the Central Bank of Nigeria and of NIBSS',
        url: 'https://github.com/ichtrojan/nigerian-banks',
        via: 'ichtrojan/nigerian-banks, an earlier state; official codes only',
        licence: 'MIT',
      },
    },
    ['bankCode', 'bic', 'name'],
    banks.map(({ code, name }) => ({ bankCode: code, bic: null, name: tidy(name) })),
  );
}

const source: Source = {
  title: 'Nigerian banks',
  reads: [FILE],
  datasets: { 'banks/NG': makeBanks },
};
export default source;
