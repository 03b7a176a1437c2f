import { expect, test } from 'vitest';
import { allCountries } from '../../src/identifiers/all-countries.js';
import type { CompiledCountry } from '../../src/identifiers/layout.js';
import { readMemberId } from '../../src/identifiers/member-id.js';

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
