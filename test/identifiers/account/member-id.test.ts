import { expect, test } from 'vitest';
import { readMemberId } from '../../../src/identifiers/account/member-id.js';
import { allCountries } from '../../../src/identifiers/country/all-countries.js';
import type { CompiledCountry } from '../../../src/identifiers/country/layout.js';

const countryOf = (code: string): CompiledCountry => {
  const country = allCountries.domestic(code);
  if (country === undefined) throw new Error(`no ${code}`);
  return country;
};

test.each([
  ['US', '//FW021000021', { bank: '021000021' }],
  ['US', 'USABAFW021000021', { bank: '021000021' }],
  ['US', 'FWUSABA 0210 0002 1', { bank: '021000021' }],
  ['US', 'FW//FW', undefined],
  ['CA', '//CC000304567', { bank: '003', branch: '04567' }],
  ['CA', 'CACPA 0 003 04567', { bank: '003', branch: '04567' }],
  ['DE', '//37040044', { bank: '37040044' }],
  ['DE', 'DEBLZ37040044', { bank: '37040044' }],
])('%s %j without what stands in front of it', (code, memberId, fields) => {
  expect(readMemberId(countryOf(code), memberId)).toEqual(fields);
});

test('a branch is given once more, though a check digit may follow it', () => {
  const albania = countryOf('AL');
  expect(readMemberId(albania, '2121100', '1100')).toEqual({ bank: '212', branch: '1100' });
  expect(readMemberId(albania, '212', '1100')).toEqual({ bank: '212', branch: '1100' });
  expect(readMemberId(albania, '2121100', '1101')).toBeUndefined();
});

test.each([
  ['IT', '23018-4992', { bank: '23018', branch: '04992' }],
  ['IT', '5428-11101', { bank: '05428', branch: '11101' }],
  ['IL', '9-35', { bank: '009', branch: '035' }],
  ['IL', '10-800', { bank: '010', branch: '800' }],
  ['TH', '4-123', { bank: '004', branch: '0123' }],
])('%s %s has lost the zeros of its branch, and not those of its bank', (code, memberId, fields) => {
  expect(readMemberId(countryOf(code), memberId)).toEqual(fields);
});

/** Country → Swift's letters for its clearing system, and a bank identifier. */
const SWIFT_LETTERS: readonly (readonly [string, string, string])[] = [
  ['AT', 'AT', '12000'],
  ['AU', 'AU', '062000'],
  ['CA', 'CC', '000304567'],
  ['CH', 'SW', '00762'],
  ['CN', 'CN', '102100099996'],
  ['DE', 'BL', '37040044'],
  ['ES', 'ES', '21000418'],
  ['GB', 'SC', '60-16-13'],
  ['GR', 'GR', '0110125'],
  ['HK', 'HK', '004'],
  ['IE', 'IE', '931152'],
  ['IN', 'IN', 'HDFC0000001'],
  ['IT', 'IT', '0542811101'],
  ['JP', 'JP', '0001001'],
  ['LI', 'SW', '08810'],
  ['NZ', 'NZ', '010902'],
  ['PL', 'PL', '10901014'],
  ['PT', 'PT', '00020123'],
  ['RU', 'RU', '044525225'],
  ['SE', 'SE', '5839'],
  ['SG', 'SG', '7171001'],
  ['TH', 'TH', '004'],
  ['TW', 'TW', '0041234'],
  ['US', 'FW', '021000021'],
  ['ZA', 'ZA', '632005'],
];

test.each(SWIFT_LETTERS)('a code of %s is read behind %s, as Swift messages write it', (code, letters, memberId) => {
  const fields = readMemberId(countryOf(code), memberId);
  expect(fields).toBeDefined();
  for (const written of [`//${letters}${memberId}`, `${letters} ${memberId}`, `//${letters.toLowerCase()}${memberId}`]) {
    expect(readMemberId(countryOf(code), written)).toEqual(fields);
  }
});

test('a country without a clearing system in Swift messages has no letters', () => {
  expect(readMemberId(countryOf('KE'), '//KE01100')).toBeUndefined();
});

test('one prefix stands there once', () => {
  const canada = countryOf('CA');
  expect(readMemberId(canada, 'CACPA000304567')).toEqual({ bank: '003', branch: '04567' });
  expect(readMemberId(canada, '0003045678')).toBeUndefined();
});

test('a branch of the same digits as its bank is one all the same', () => {
  expect(readMemberId(countryOf('FR'), '12345', '12345')).toEqual({ bank: '12345', branch: '12345' });
  expect(readMemberId(countryOf('ES'), '2100', '2100')).toEqual({ bank: '2100', branch: '2100' });
});

test('256 characters are looked at, of the bank and of the branch', () => {
  const france = countryOf('FR');
  const fields = { bank: '20041', branch: '01005' };
  expect(readMemberId(france, '20041'.padEnd(256), '01005'.padEnd(256))).toEqual(fields);
  expect(readMemberId(france, '20041'.padEnd(257), '01005')).toBeUndefined();
  expect(readMemberId(france, '20041', '01005'.padEnd(257))).toBeUndefined();
});

test.each([
  ['AU', '62000', { bank: '062', branch: '000' }],
  ['CA', '304567', { bank: '003', branch: '04567' }],
  ['CA', '1004567', { bank: '010', branch: '04567' }],
  ['CA', '4', { bank: '004' }],
  ['EG', '190005', { bank: '0019', branch: '0005' }],
  ['EG', '19', { bank: '0019' }],
  ['GR', '110125', { bank: '011', branch: '0125' }],
  ['NG', '11', { bank: '011' }],
  ['NZ', '10902', { bank: '01', branch: '0902' }],
  ['PT', '100123', { bank: '0010', branch: '0123' }],
  ['PT', '33', { bank: '0033' }],
  ['AU', '06200', undefined],
  ['CA', '030456', undefined],
  ['EG', '001900', undefined],
  ['GR', '011012', undefined],
  ['PT', '003300', undefined],
  ['BD', '60261339', { bank: '060261339' }],
  ['GH', '30100', { bank: '030100' }],
  ['HK', '4', { bank: '004' }],
  ['HK', '24', { bank: '024' }],
  ['JP', '5', { bank: '0005' }],
  ['JP', '33', { bank: '0033' }],
  ['JP', '33001', { bank: '0033', branch: '001' }],
  ['KE', '1', { bank: '01' }],
  ['KE', '1100', { bank: '01', branch: '100' }],
  ['RU', '44525225', { bank: '044525225' }],
  ['UZ', '444', { bank: '00444' }],
  // a spreadsheet takes all zeros: of these, something else is missing
  ['BD', '06026133', undefined],
  ['GH', '03010', undefined],
  ['JP', '000100', undefined],
  ['KE', '0110', undefined],
  ['RU', '04452522', undefined],
  ['UZ', '0044', undefined],
])('%s %s, from a spreadsheet', (code, memberId, fields) => {
  expect(readMemberId(allCountries.withIban(code) ?? countryOf(code), memberId)).toEqual(fields);
});

test.each([
  ['DE', '37040044', '001', { bank: '37040044' }],
  ['US', '021000021', '12', { bank: '021000021' }],
  ['ZA', '250655', '0123', { bank: '250655' }],
  ['ZA', '250655', '250655', { bank: '250655' }],
  // another bank
  ['DE', '37040044', '10010010', undefined],
  // the country has branches, of another form
  ['ES', '2100', '41', undefined],
  ['DE', '3704004', '001', undefined],
])('%s %s with the branch %s', (code, memberId, branchId, fields) => {
  expect(readMemberId(countryOf(code), memberId, branchId)).toEqual(fields);
});
