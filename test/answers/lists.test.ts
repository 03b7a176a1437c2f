/** The lists of a form: names, languages, what a system or method needs. */
import { expect, test, vi } from 'vitest';
import { accountArea, countries, currencies, methods, settlementSystems, taxIdNames } from '../../src/index.js';

test('countries and currencies are named in a language that the platform has, else in English', () => {
  const name = (language: string) => countries({ language }).find(({ code }) => code === 'DE')?.name;
  expect(['de', 'en', 'xx', 'not a language'].map(name)).toEqual(['Deutschland', 'Germany', 'Germany', 'Germany']);
  expect(currencies({ language: 'de' }).find(({ code }) => code === 'JPY')?.name).toMatch(/yen/i);
});

test('a platform without names has the English ones', () => {
  vi.stubGlobal('Intl', { ...Intl, DisplayNames: undefined });
  expect(countries({ language: 'de' })[0]?.name).toBe('Andorra');
  vi.unstubAllGlobals();
});

test('before a country is chosen, a form has an empty text', () => {
  expect(settlementSystems({ country: '' }).map(({ code }) => code)).toContain('SWIFT');
  expect(settlementSystems({ country: 'DE', currency: '' }).map(({ code }) => code)).toContain('SWIFT');
  expect(methods({ country: '' }).map(({ code }) => code)).toEqual(['BANK_ACCOUNT']);
  expect(taxIdNames('')).toEqual([]);
});

test('tax numbers are named for a type of creditor, or for all', () => {
  expect([taxIdNames('BR'), taxIdNames('BR', 'BUSINESS'), taxIdNames('BR', 'INDIVIDUAL')]).toEqual([['CPF', 'CNPJ'], ['CNPJ'], ['CPF']]);
});

test('settlement systems of a corridor are those in operation, without those that collect', () => {
  const codes = (options = {}) => settlementSystems(options).map(({ code }) => code);
  expect(codes({ country: 'GB', currency: 'GBP' })).toEqual(expect.arrayContaining(['GB_BACS', 'GB_CHAPS', 'GB_FPS']));
  expect(codes()).not.toContain('SDD_CORE');
  expect([codes().includes('BR_DOC'), codes({ on: '2024-02-01' }).includes('BR_DOC')]).toEqual([false, true]);
  expect(codes()).toEqual(codes().toSorted());
});

test('a system and a method say what they need', () => {
  const named = (list: readonly { readonly code: string }[], code: string) => list.find((each) => each.code === code);
  expect(named(settlementSystems(), 'US_FEDACH')).toMatchObject({ name: 'ACH', kind: 'batch', bank: 'memberId' });
  expect(named(methods(), 'GCASH')).toMatchObject({ accountIdTypes: ['PHONE'], required: [['/creditorAccount/id'], ['/creditor/name']] });
  expect(methods({ country: 'DE' }).every(({ countries: all }) => all === 'WORLD' || all.includes('DE'))).toBe(true);
});

test('the area of an account is that of its IBANs and BICs', () => {
  expect(accountArea('JE')).toEqual({ ibanCountry: 'GB', bicCountries: ['GB', 'GG', 'JE', 'IM'] });
  expect(['AX', 'NC', 'FI', 'DE'].map((code) => accountArea(code).ibanCountry)).toEqual(['FI', 'FR', 'FI', 'DE']);
  expect(accountArea('FR').bicCountries).toContain('MC');
  expect(accountArea('MC')).toEqual({ ibanCountry: 'MC', bicCountries: ['MC', 'FR'] });
  expect(['US', '', 'XX', '1A', undefined as never].map((code) => accountArea(code))).toEqual([
    { bicCountries: ['US'] },
    ...Array.from({ length: 4 }, () => ({ bicCountries: [] })),
  ]);
});

test('a currency says where it is other than the money of its countries', () => {
  const usesOf = (codes: string) => codes.split(' ').map((wanted) => currencies().find(({ code }) => code === wanted)?.use);
  expect(usesOf('USD EUR MXN')).toEqual(['WORLDWIDE', 'WORLDWIDE', 'WORLDWIDE']);
  expect(usesOf('CLF USN UYW MXV')).toEqual(Array.from({ length: 4 }, () => 'UNIT_OF_ACCOUNT'));
  expect(usesOf('CLP KRW RUB')).toEqual([undefined, undefined, undefined]);
});
