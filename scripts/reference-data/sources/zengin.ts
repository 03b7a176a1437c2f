/**
 * Japan: bank codes and branch codes of the Zengin system.
 *
 * Bank 4 digits, branch 3 digits; together they are the member identification. The edition is the day in the package's version.
 *
 * The gotcha: the package is gathered from public pages, not from the clearing house, and its readings write small kana large
 * (`chiyuuou` for `chūō`). A Zengin message carries these readings; they are not official English names. Names leave out 銀行 (bank), and
 * shorten the words for credit unions and cooperatives.
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

/** What a Zengin name shortens, and the word in full. */
const ABBREVIATED: readonly (readonly [RegExp, string])[] = [
  [/信金$/u, '信用金庫'],
  [/信組$/u, '信用組合'],
  [/労金$/u, '労働金庫'],
  [/農協$/u, '農業協同組合'],
  [/漁協$/u, '漁業協同組合'],
  [/信連$/u, '信用農業協同組合連合会'],
  [/信漁連$/u, '信用漁業協同組合連合会'],
  [/信組連$/u, '信用協同組合連合会'],
  [/労金連$/u, '労働金庫連合会'],
  [/^農林中金$/u, '農林中央金庫'],
  [/^商工中金$/u, '商工組合中央金庫'],
];

/** Names that say in another word that they are a bank, or are none: ワイズ・ペイメンツ・ジャパン has a licence for payments. */
const WHOLE_NAME = /バンク|エヌ・エイ$|エイ・ジー$|ペイメンツ|銀行/u;

/** Up to 0999 and from 9900 codes are of banks, whose names leave out 銀行. */
const isOfABank = (code: string): boolean => code < '1000' || code >= '9900';

/** The name as it stands on an account: みずほ is みずほ銀行, 京都信金 is 京都信用金庫. */
function fullName(code: string, text: string): string | null {
  // ＳＢＩ新生 is written SBI新生
  const name = tidy(text.normalize('NFKC'));
  if (name === null) return null;
  if (isOfABank(code)) return WHOLE_NAME.test(name) ? name : `${name}銀行`;
  const [short, long] = ABBREVIATED.toReversed().find(([abbreviation]) => abbreviation.test(name)) ?? [/$^/u, ''];
  return name.replace(short, long);
}

const makeBanks = (): Dataset =>
  makeTable(
    // the clearing house's list of banks, all of them
    { ...HEADER, dataset: 'banks/JP', codeSpaces: { bankCode: 'complete' } },
    ['bankCode', 'bic', 'name', 'localName', 'kana', 'romaji'],
    BANKS.map(({ code, name, kana, roma }) => ({
      bankCode: code,
      bic: null,
      name: fullName(code, name),
      // stays where a BIC brings a name in Latin letters: people know 三菱UFJ銀行
      localName: fullName(code, name),
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
