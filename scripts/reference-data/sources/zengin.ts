/**
 * Japan: bank codes and branch codes of the Zengin system.
 *
 * Bank 4 digits, branch 3 digits; together they are the member identification. The edition is the day in the package's version.
 *
 * The gotcha: the package is gathered from public pages, not from the clearing house, and its readings write small kana large
 * (`chiyuuou` for `chūō`). A Zengin message carries these readings; they are not official English names.
 */
import zengin from 'zengin-code';
import type { Dataset } from '../../../src/directory/dataset.js';
import { makeTable, type SharedHeader } from '../dataset.js';
import { packageVersion } from '../read.js';
import type { Source } from '../source.js';
import { tidy } from '../text.js';

const VERSION = packageVersion('zengin-code');

/** `1.0.0-p20260824` is of 2026-08-24. */
function edition(): string {
  const [, year, month, day] = /p(\d{4})(\d{2})(\d{2})$/.exec(VERSION) ?? [];
  if (year === undefined) throw new Error(`the version ${VERSION} of zengin-code has no day`);
  return `${year}-${month}-${day}`;
}

const HEADER: SharedHeader = {
  edition: edition(),
  confidence: 'manual',
  completeness: 'partial',
  source: {
    publisher: 'zengin-code',
    title: 'Bank codes and branch codes of the Zengin system',
    url: 'https://github.com/zengin-code/source-data',
    via: `zengin-code ${VERSION}`,
    licence: 'MIT',
  },
};

const BANKS = Object.values(zengin);

/** Banks of Japan, trust banks and second-tier regional banks, and Japan Post Bank: the package leaves out the word for bank in their names. */
const LACKS_BANK = /^(?:0[0135]|02[89]|9900)/;

/** `三菱ＵＦＪ` → `三菱UFJ銀行`, as the bank writes itself. */
const bankName = (code: string, name: string): string => {
  const text = name.replace(/[Ａ-Ｚａ-ｚ]/g, (letter) => letter.normalize('NFKC'));
  return LACKS_BANK.test(code) && !text.endsWith('銀行') ? `${text}銀行` : text;
};

const makeBanks = (): Dataset =>
  makeTable(
    { ...HEADER, dataset: 'banks/JP' },
    ['bankCode', 'bic', 'name', 'kana', 'romaji'],
    BANKS.map(({ code, name, kana, roma }) => ({
      bankCode: code,
      bic: null,
      name: tidy(bankName(code, name)),
      romaji: tidy(roma),
      kana: tidy(kana),
    })),
  );

const makeBranches = (): Dataset =>
  makeTable(
    { ...HEADER, dataset: 'branches/JP' },
    ['memberId', 'name', 'kana'],
    BANKS.flatMap((bank) =>
      Object.values(bank.branches).map(({ code, name, kana }) => ({ memberId: bank.code + code, name: tidy(name), kana: tidy(kana) })),
    ),
  );

const source: Source = {
  title: 'Japanese banks and branches (Zengin)',
  reads: [],
  datasets: { 'banks/JP': makeBanks, 'branches/JP': makeBranches },
};
export default source;
