/**
 * Japan: bank codes and branch codes of the Zengin system.
 *
 * Bank 4 digits, branch 3 digits; together they are the member identification. The edition is the day in the package's version.
 *
 * The gotcha: the package is gathered from public pages, not from the clearing house, and its readings write small kana large
 * (`chiyuuou` for `chūō`). They are what a Zengin message carries, and no official English name.
 */
import zengin from 'zengin-code';
import type { Dataset } from '../../src/directory/dataset.js';
import { type NationalFacts, national } from './national.js';
import { packageVersion } from './read.js';
import { tidy } from './text.js';

const VERSION = packageVersion('zengin-code');

/** `1.0.0-p20260824` is of 2026-08-24. */
function edition(): string {
  const [, year, month, day] = /p(\d{4})(\d{2})(\d{2})$/.exec(VERSION) ?? [];
  if (year === undefined) throw new Error(`zengin-code ${VERSION}: a version without a day`);
  return `${year}-${month}-${day}`;
}

const FACTS: Omit<NationalFacts, 'dataset'> = {
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

export function zenginCodes(): Dataset[] {
  const banks = Object.values(zengin);
  return [
    national(
      { ...FACTS, dataset: 'banks/JP' },
      ['bankCode', 'bic', 'name', 'kana', 'romaji'],
      banks.map(({ code, name, kana, roma }) => ({
        bankCode: code,
        bic: null,
        name: tidy(name),
        romaji: tidy(roma),
        kana: tidy(kana),
      })),
    ),
    national(
      { ...FACTS, dataset: 'branches/JP' },
      ['memberId', 'name', 'kana'],
      banks.flatMap((bank) =>
        Object.values(bank.branches).map(({ code, name, kana }) => ({ memberId: bank.code + code, name: tidy(name), kana: tidy(kana) })),
      ),
    ),
  ];
}
