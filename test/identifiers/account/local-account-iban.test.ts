/** Local accounts: where an IBAN is built of one, and where none is. */
import { describe, expect, test } from 'vitest';
import type { CheckTables } from '../../../rules/vocabulary/check.js';
import { buildIbanIn } from '../../../src/identifiers/account/build-iban.js';
import { type LocalDetails, toLocal } from '../../../src/identifiers/account/local-account.js';
import { allCountries } from '../../../src/identifiers/country/all-countries.js';
import type { CompiledCountry } from '../../../src/identifiers/country/layout.js';
import { buildIban } from '../../../src/local-account.js';

const countryOf = (code: string): CompiledCountry => {
  const country = allCountries.withIban(code);
  if (country === undefined) throw new Error(`no ${code}`);
  return country;
};

describe('no IBAN is built', () => {
  test.each<[string, LocalDetails, object]>([
    ['where there are none', { country: 'US', memberId: '021000021', account: '123456789' }, { problem: 'COUNTRY_WITHOUT_IBAN' }],
    [
      'with a bank that is not in its form',
      { country: 'DE', memberId: '3704004', account: '532013000' },
      { problem: 'BANK_IDENTIFIER_INVALID_FORMAT' },
    ],
    [
      'with a BIC that can give no bank',
      { country: 'GB', memberId: '601613', bic: '1234GB2L', account: '31926819' },
      { problem: 'BANK_IDENTIFIER_INVALID_FORMAT' },
    ],
    [
      'with a BIC that is too short',
      { country: 'GB', memberId: '601613', bic: 'NWB', account: '31926819' },
      { problem: 'BANK_IDENTIFIER_INVALID_FORMAT' },
    ],
    ['without a bank', { country: 'DE', account: '532013000' }, { problem: 'BANK_IDENTIFIER_MISSING' }],
    ['without the bank of a sort code', { country: 'GB', memberId: '601613', account: '31926819' }, { problem: 'BANK_IDENTIFIER_MISSING' }],
    [
      'from a BIC where it does not name the bank',
      { country: 'DE', bic: 'COBADEFF', account: '532013000' },
      { problem: 'BANK_IDENTIFIER_MISSING' },
    ],
    ['without a branch', { country: 'FR', memberId: '20041', account: '0500013M026' }, { problem: 'BRANCH_IDENTIFIER_MISSING' }],
    [
      'without a branch that the BIC does not tell',
      { country: 'BG', bic: 'BNBGBGSD', account: '1020345678' },
      { problem: 'BRANCH_IDENTIFIER_MISSING' },
    ],
    [
      'with an account that is not in its form',
      { country: 'BE', memberId: '539', account: '75470' },
      { problem: 'ACCOUNT_NUMBER_INVALID_FORMAT' },
    ],
    [
      'with an account at another bank',
      { country: 'CZ', memberId: '0100', account: '19-2000145399/0800' },
      { problem: 'BANK_IDENTIFIER_ACCOUNT_NUMBER_CONTRADICTION' },
    ],
    [
      'with an account at another bank in another form',
      { country: 'DK', memberId: '0041', account: '0040-440116243' },
      { problem: 'BANK_IDENTIFIER_ACCOUNT_NUMBER_CONTRADICTION' },
    ],
    [
      'where no check digit can exist',
      { country: 'NO', memberId: '1234', account: '100004' },
      { problem: 'CHECK_DIGITS_IMPOSSIBLE', check: 'no-mod11' },
    ],
    [
      'with wrong national check digits',
      { country: 'BE', account: '539-0075470-35' },
      { problem: 'CHECK_DIGITS_INCORRECT', check: 'mod97-remainder' },
    ],
    [
      'with a number that checks itself, and fails',
      { country: 'CZ', memberId: '0800', account: '18-2000145399' },
      { problem: 'CHECK_DIGITS_INCORRECT', check: 'czech-prefix' },
    ],
    [
      'with wrong check digits whose rule no authority publishes',
      { country: 'AO', memberId: '00440830', account: '1661318609132' },
      { problem: 'CHECK_DIGITS_INCORRECT', check: 'iso7064-mod97-10' },
    ],
    [
      'with a wrong clé RIB, in the whole number',
      { country: 'SN', account: 'SN0100152025242731672318' },
      { problem: 'CHECK_DIGITS_INCORRECT', check: 'cle-rib' },
    ],
    [
      'with wrong check digits of the IBAN',
      { country: 'PL', account: '62109010140000071219812874' },
      { problem: 'CHECK_DIGITS_INCORRECT', check: 'iban/mod-97' },
    ],
  ])('%s', (_, details, problem) => expect(buildIban(details)).toEqual({ ok: false, ...problem }));

  test('for an account that its bank’s own method refuses', () => {
    const tables: CheckTables = { rows: () => undefined, bankCell: () => '01' };
    const details = { country: 'DE', memberId: '10010010', account: '6820101' };
    expect(buildIban(details)).toMatchObject({ ok: true });
    expect(buildIbanIn(details, allCountries, tables)).toEqual({ ok: false, problem: 'CHECK_DIGITS_INCORRECT', check: 'account-method' });
  });
});

describe('an IBAN is built', () => {
  test('under the prefix of the country for a territory', () => {
    expect(buildIban({ country: 'GG', memberId: '601613', bic: 'NWBKGB2L', account: '31926819' })).toEqual({
      ok: true,
      iban: 'GB29NWBK60161331926819',
    });
  });

  test('against a national check that numbers in use fail', () => {
    expect(buildIban({ country: 'NL', bic: 'ABNANL2A', account: '0417164301' })).toEqual({ ok: true, iban: 'NL64ABNA0417164301' });
  });

  test('with its constants, and with check digits that nobody gave', () => {
    expect(buildIban({ country: 'TR', memberId: '00061', account: '519786457841326' })).toMatchObject({
      iban: 'TR330006100519786457841326',
    });
    expect(buildIban({ country: 'IT', memberId: '0542811101', account: '123456' })).toMatchObject({ iban: 'IT60X0542811101000000123456' });
  });

  test.each([
    ['TR', '00062', '6123456'],
    ['TR', '00062', '209-6123456'],
    ['SA', '30', '0108012345670014'],
    ['EG', '00370177', '20312345678'],
    ['PS', 'CAAB', '3350011122200'],
    ['EG', '00030138', '1000000123456700001'],
    ['PK', 'UNIL', '202391001'],
    ['PK', 'ALFH', '0035-1010012345'],
    ['PK', 'ABPA', '04190010112233440012'],
  ])('of no number that the bank in %s writes into it by a rule of its own: %s %s', (country, bank, account) => {
    expect(buildIban({ country, memberId: bank, account })).toMatchObject({ ok: false });
    expect(buildIban({ country, bic: `${bank}PKKA`, account })).toMatchObject({ ok: false });
  });

  test('of no number that may end with its bank: two digits are that behind a slash, and part of the number behind a hyphen', () => {
    const bank = { country: 'IL', memberId: '10-800' };
    expect(buildIban({ ...bank, account: '123456/10' })).toEqual({ ok: false, problem: 'NOT_COVERED' });
    expect(buildIban({ ...bank, account: '123456-10' })).toEqual({ ok: true, iban: 'IL970108000000012345610' });
  });

  test('from details that could also be read as a domestic account', () => {
    expect(buildIban({ country: 'GT', bic: 'TRAJGTGC', account: '01-02-0000001210029690' })).toEqual({
      ok: true,
      iban: 'GT82TRAJ01020000001210029690',
    });
  });

  test('from a number of Åland, whose zeros stand after the sixth digit', () => {
    expect(buildIban({ country: 'FI', account: '660100-1230' })).toEqual({ ok: true, iban: 'FI4866010000001230' });
  });
});

test.each([
  ['DE', '370400440532013000', { memberId: '37040044', account: '0532013000' }],
  ['GB', 'NWBK60161331926819', { memberId: '601613', account: '31926819' }],
  ['CZ', '08000000192000145399', { memberId: '0800', account: '19-2000145399' }],
  ['PL', '109010140000071219812874', { memberId: '10901014', account: '61109010140000071219812874' }],
  ['BE', '539007547034', { memberId: '539', account: '539007547034' }],
  ['LT', '1000011101001000', { memberId: '10000', account: '11101001000' }],
  ['BR', '00360305000010009795493C1', { memberId: '0036030500001', account: '0009795493C1' }],
])('%s %s has the local account %j', (code, bban, local) => expect(toLocal(countryOf(code), bban)).toEqual(local));
