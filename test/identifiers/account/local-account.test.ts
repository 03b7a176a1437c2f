/** Local accounts: bank identifier, account number, branch, and what is no part of a BBAN. */
import { describe, expect, test } from 'vitest';
import { memberIdFields } from '../../../src/identifiers/account/domestic-parts.js';
import { contradictsBank, readAccount } from '../../../src/identifiers/account/local-account.js';
import { readMemberId } from '../../../src/identifiers/account/member-id.js';
import { allCountries } from '../../../src/identifiers/country/all-countries.js';
import type { CompiledCountry } from '../../../src/identifiers/country/layout.js';
import { buildIban, fromIban } from '../../../src/local-account.js';

const countryOf = (code: string): CompiledCountry => {
  const country = allCountries.withIban(code);
  if (country === undefined) throw new Error(`no ${code}`);
  return country;
};

describe('the bank identifier', () => {
  test.each<[string, string, string | undefined, Readonly<Record<string, string>> | undefined]>([
    ['DE', '370 400 44', undefined, { bank: '37040044' }],
    ['DE', '3704004', undefined, undefined],
    ['DE', '3704004X', undefined, undefined],
    ['DE', '370400441', undefined, undefined],
    ['DE', '', undefined, undefined],
    ['DE', '-', undefined, undefined],
    ['DE', '37040044', '001', { bank: '37040044' }],
    // bank and branch: joined, apart, or the branch in both
    ['FR', '2004101005', undefined, { bank: '20041', branch: '01005' }],
    ['FR', '20041', '01005', { bank: '20041', branch: '01005' }],
    ['FR', '2004101005', '01005', { bank: '20041', branch: '01005' }],
    ['FR', '2004101005', '01006', undefined],
    ['FR', '20041', undefined, { bank: '20041' }],
    ['FR', '20041', ' ', { bank: '20041' }],
    ['FR', '20041', '0100', undefined],
    ['FR', '20041', '010055', undefined],
    ['FR', '20041', '1'.repeat(300), undefined],
    ['FR', '20041', ' '.repeat(300), undefined],
    ['FR', '2'.repeat(300), undefined, undefined],
    ['FR', '', '01005', undefined],
    // leading zeros that people leave out
    ['CH', '762', undefined, { bank: '00762' }],
    ['CH', '00762', undefined, { bank: '00762' }],
    ['CH', '76', undefined, undefined],
    ['IL', '10', undefined, { bank: '010' }],
    ['IL', '10', '800', { bank: '010', branch: '800' }],
    ['IL', '10800', undefined, { bank: '010', branch: '800' }],
    ['IL', '10800', '800', { bank: '010', branch: '800' }],
    ['IL', '4', undefined, { bank: '004' }],
    ['IL', '4', '284', { bank: '004', branch: '284' }],
    ['IL', '4-284', undefined, { bank: '004', branch: '284' }],
    ['IL', '4284', undefined, undefined],
    // the check digit of bank and branch behind them
    ['ES', 'ESNCC210004184', undefined, { bank: '2100', branch: '0418' }],
    ['ES', '2100-0418-4', undefined, { bank: '2100', branch: '0418' }],
    ['ES', '//ES210004184', '0418', { bank: '2100', branch: '0418' }],
    ['ES', 'ESNCC210004185', undefined, undefined],
    ['CR', '152', undefined, { bank: '0152' }],
    // check digits of the bank belong to it, and may be left out
    ['HU', '11773016', undefined, { bank: '117', branch: '7301', bankCheck: '6' }],
    ['HU', '1177301', undefined, { bank: '117', branch: '7301' }],
    ['PL', '10901014', undefined, { bank: '1090101', check: '4' }],
    ['GB', '60-16-13', undefined, { branch: '601613' }],
    ['BG', 'bnbg9661', undefined, { bank: 'BNBG', branch: '9661' }],
    ['BG', '12349661', undefined, undefined],
  ])('%s %j, branch %j', (code, memberId, branchId, fields) => {
    expect(readMemberId(countryOf(code), memberId, branchId)).toEqual(fields);
  });

  test('holds the fields that its country says', () => {
    expect(memberIdFields(countryOf('PL'))).toEqual(['bank', 'check']);
    expect(memberIdFields(countryOf('GB'))).toEqual(['branch']);
    expect(memberIdFields(countryOf('CY'))).toEqual(['bank', 'branch']);
    expect(memberIdFields(countryOf('AT'))).toEqual(['bank']);
  });
});

describe('the account number', () => {
  test('is read in the first form that does not contradict the bank', () => {
    const HU = countryOf('HU');
    const alone = { bank: '111', branch: '1101', bankCheck: '8', account: '000000000000000', check: '0' };
    expect(readAccount(HU, '1111101800000000')).toEqual(alone);
    expect(readAccount(HU, '1111101800000000', { bank: '111' })).toEqual(alone);
    expect(readAccount(HU, '1111101800000000', { bank: '117', branch: '7301', bankCheck: '6' })).toEqual({
      account: '111110180000000',
      check: '0',
    });
  });

  test('that contradicts the bank in every form is read all the same: the contradiction is somebody else’s to tell', () => {
    expect(readAccount(countryOf('BE'), '539-0075470-34', { bank: '001' })).toMatchObject({ bank: '539' });
  });

  test('may put its bank right where its form says so', () => {
    expect(readAccount(countryOf('GB'), '812345678', { branch: '090126' })).toEqual({ branch: '090128', account: '12345678' });
  });

  test.each([
    ['BE', '539-0075470-3'],
    ['BE', '539-007547O-34'],
    ['DE', ''],
    ['DE', '05320130001'],
    ['DE', '1'.repeat(300)],
    ['PL', 'XX109010140000071219812874'],
    ['CH', '80-2-2'],
    ['GR', '12300695'],
    ['LT', '11101001000X'],
    ['CZ', '19-2000145399/08001'],
    // what a spreadsheet makes of 532013000 and of 1E15
    ['DE', '532013000.0'],
    ['MT', '1.00000000000000000000E15'],
  ])('%s %j is none', (code, account) => expect(readAccount(countryOf(code), account)).toBeUndefined());
});

test('of an account number 256 characters are looked at', () => {
  expect(readAccount(countryOf('DE'), '532013000'.padEnd(256))).toEqual({ account: '0532013000' });
  expect(readAccount(countryOf('DE'), '532013000'.padEnd(257))).toBeUndefined();
});

test('small letters of an account number are raised, with and without digits between them', () => {
  expect(readAccount(countryOf('MT'), 'abcdefghijklmnopqr')).toEqual({ account: 'ABCDEFGHIJKLMNOPQR' });
  expect(readAccount(countryOf('MT'), '0012345mtlcast001s')).toEqual({ account: '0012345MTLCAST001S' });
});

describe('fromIban', () => {
  test('as people write it', () =>
    expect(fromIban('DE89 3704 0044 0532 0130 00')).toEqual({ memberId: '37040044', account: '0532013000' }));
  test('reads the IBAN of a territory by the rules of its country', () =>
    expect(fromIban('FI2112345600000785')).toEqual({ memberId: '123', account: '12345600000785' }));
  test('finds no details in a text that is no IBAN', () => expect(fromIban('DE88370400440532013000')).toBeUndefined());
});

describe('a branch that stands apart', () => {
  const spain = allCountries.withIban('ES');
  if (spain === undefined) throw new Error('no country');
  test.each([
    ['2100', '0418', { bank: '2100', branch: '0418' }],
    ['21000418', '0418', { bank: '2100', branch: '0418' }],
    ['21', '000418', undefined],
    ['210004', '18', undefined],
  ])('%s and %s', (memberId, branchId, fields) => expect(readMemberId(spain, memberId, branchId)).toEqual(fields));
});

describe('domestic accounts that are no part of a BBAN', () => {
  test.each([
    ['the clearing number within the account', { account: '5839-8257466' }, { ok: true, iban: 'SE4550000000058398257466' }],
    ['no clearing number', { account: '8257466' }, { ok: false, problem: 'NOT_COVERED' }],
    ['a clearing number that nobody has', { memberId: '9999', account: '8257466' }, { ok: false, problem: 'NOT_COVERED' }],
    [
      'two clearing numbers',
      { memberId: '5839', account: '1274-0235305' },
      { ok: false, problem: 'BANK_IDENTIFIER_ACCOUNT_NUMBER_CONTRADICTION' },
    ],
    ['a check digit', { memberId: '5839', account: '8257467' }, { ok: false, problem: 'CHECK_DIGITS_INCORRECT', check: 'se-account' }],
    ['neither form, the bank', { memberId: '58', account: '8257466' }, { ok: false, problem: 'BANK_IDENTIFIER_INVALID_FORMAT' }],
    ['neither form, the account', { memberId: '5839', account: 'A' }, { ok: false, problem: 'BANK_IDENTIFIER_INVALID_FORMAT' }],
  ])('%s', (_, details, result) => expect(buildIban({ country: 'SE', ...details })).toEqual(result));

  test('without a rule no IBAN is built', () => {
    const details = { memberId: '341', branchId: '2545', account: '02366-1' };
    expect(buildIban({ country: 'BR', ...details })).toEqual({ ok: false, problem: 'NOT_COVERED' });
  });

  test.each([
    ['SE45 5000 0000 0583 9825 7466', { memberId: '5839', account: '8257466' }],
    ['SE55 8000 0832 7901 4725 8925', { memberId: '83279', account: '0147258925' }],
    ['SE58 6000 0000 0005 1718 2351', undefined], // the clearing number is not in it
    ['BR18 0036 0305 0000 1000 9795 493C 1', { memberId: '0036030500001', account: '0009795493C1' }],
    ['SE95 5000 0000 0000 0000 0012', undefined], // no domestic account becomes this BBAN
  ])('%s is %j', (iban, local) => expect(fromIban(iban)).toEqual(local));
});

test('an account that no bank keeps contradicts none', () => {
  const argentina = allCountries.domestic('AR');
  if (argentina === undefined) throw new Error('no country');
  expect(contradictsBank(argentina, { bank: '011' }, { bank: '000' })).toBe(false);
  expect(contradictsBank(argentina, { bank: '011' }, { bank: '285' })).toBe(true);
});

test('a branch alone can contradict', () => {
  expect(contradictsBank(countryOf('ES'), { bank: '2100', branch: '0418' }, { branch: '0419' })).toBe(true);
  expect(contradictsBank(countryOf('ES'), { bank: '2100', branch: '0418' }, { branch: '0418' })).toBe(false);
});
