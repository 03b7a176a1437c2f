/** The banks that payers meet, each with the name, BIC and bank code of today in two sources: the large ones, and further ones. */
import { describe, expect, test } from 'vitest';
import { enrich } from '../../src/full.js';
import furtherBanks from '../fixtures/further-banks.json' with { type: 'json' };
import largeBanks from '../fixtures/large-banks.json' with { type: 'json' };
import { recordsOf, rowsOf } from '../reference-data/datasets.js';

const nameOfBic = (bic: string): string | undefined => enrich({ creditorAgent: { bic } }).enrichments.creditorAgent?.name;
/** Without accents, spaces and capitals: two lists spell one name differently. */
const fold = (name = ''): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** `nameByBic` is null where a bank has one name in both lists; `bankCode` where its country has no bank codes. */
type LargeBank = [country: string, bankCode: string | null, bic: string, name: string, nameByBic: string | null, sources: string];
const largeBankRows = largeBanks.rows as LargeBank[];

describe('large banks, each with its name of today in two sources', () => {
  test('are at least 300 in at least 60 countries, each once', () => {
    expect(largeBankRows.length).toBeGreaterThanOrEqual(300);
    expect(new Set(largeBankRows.map(([country]) => country)).size).toBeGreaterThanOrEqual(60);
    expect(new Set(largeBankRows.map(([country, bankCode, bic]) => `${country} ${bankCode} ${bic}`)).size).toBe(largeBankRows.length);
    expect(largeBankRows.filter(([, , , , , sources]) => sources.split(', ').length < 2)).toEqual([]);
  });
  test.each(largeBankRows.filter(([, bankCode]) => bankCode !== null))('bank code %s %s is %s, %s', (country, bankCode, bic, name) => {
    const rows = rowsOf(`banks/${country}`, bankCode ?? '');
    const row = rows.find((candidate) => (candidate.bic ?? null) === null || String(candidate.bic).startsWith(bic.slice(0, 8)));
    expect(row?.name).toContain(name);
  });
  test.each(largeBankRows.map(([, , bic, name, nameByBic]) => [bic, nameByBic ?? name]))('BIC %s is %s', (bic, name) =>
    expect(fold(nameOfBic(bic))).toContain(fold(name)),
  );
});

/** As `LargeBank`; without a BIC where the lists have none for the bank, and with one source where the second is knowledge of the field. */
type FurtherBank = [country: string, bankCode: string | null, bic: string | null, name: string, nameByBic: string | null, sources: string];
const furtherBankRows = furtherBanks.rows as FurtherBank[];

describe('further banks: neobanks, regional banks, and banks that changed hands since 2019', () => {
  test('are at least 600 in at least 80 countries, each once, and none of the large ones', () => {
    const keys = furtherBankRows.map(([country, bankCode, bic]) => `${country} ${bankCode} ${bic}`);
    expect(keys.length).toBeGreaterThanOrEqual(600);
    expect(new Set(furtherBankRows.map(([country]) => country)).size).toBeGreaterThanOrEqual(80);
    expect(new Set([...keys, ...largeBankRows.map(([country, bankCode, bic]) => `${country} ${bankCode} ${bic}`)]).size).toBe(
      keys.length + largeBankRows.length,
    );
  });

  test('each has its name by its bank code', () => {
    const coded = furtherBankRows.filter(([, bankCode]) => bankCode !== null);
    const records = new Map([...new Set(coded.map(([country]) => country))].map((country) => [country, recordsOf(`banks/${country}`)]));
    const wrong = coded.filter(([country, bankCode, bic, name]) => {
      // China has the first digits of the code in the first column
      const rows = (records.get(country) ?? []).filter((row) => Object.values(row)[0] === bankCode);
      return !rows.some(
        (row) =>
          [row.name, row.localName].some((each) => String(each).includes(name)) &&
          (rows.length === 1 || String(row.bic ?? bic).startsWith(bic ?? '')),
      );
    });
    expect(wrong).toEqual([]);
  });

  test('each has its name by its BIC', () => {
    const wrong = furtherBankRows.filter(
      ([, , bic, name, nameByBic]) => bic !== null && !fold(nameOfBic(bic)).includes(fold(nameByBic ?? name)),
    );
    expect(wrong).toEqual([]);
  });
});
