import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseUkAccount } from '../../rules/account-forms/uk-account.js';

describe('normaliseUkAccount', () => {
  it.each([
    ['six digits', '200000', '123456', '200000', '00123456'],
    ['seven digits', '200000', '1234567', '200000', '01234567'],
    ['eight digits', '200000', '12345678', '200000', '12345678'],
    ['Santander, nine digits', '090126', '812345678', '090128', '12345678'],
    ['Santander, formerly Girobank', '720000', '355779919', '720003', '55779919'],
    ['Santander, formerly Alliance & Leicester Commercial Bank', '892616', '155779919', '892611', '55779919'],
    ['Coventry Building Society, nine digits', '406301', '123456789', '406301', '23456789'],
    ['Dunfermline Building Society, nine digits', '839206', '123456789', '839206', '23456789'],
    ['National Westminster, formerly District', '010004', '0123456789', '010004', '23456789'],
    ['National Westminster, formerly National Provincial', '500000', '0123456789', '500000', '23456789'],
    ['National Westminster, formerly National Provincial', '599999', '0123456789', '599999', '23456789'],
    ['National Westminster, formerly Westminster', '600001', '0112345678', '600001', '12345678'],
    ['National Westminster, formerly Westminster', '608299', '0123456789', '608299', '23456789'],
    ['National Westminster, formerly Westminster', '608500', '0123456789', '608500', '23456789'],
    ['National Westminster, formerly Westminster', '669999', '0123456789', '669999', '23456789'],
    ['Co-operative Bank, ten digits', '089999', '1234567890', '089999', '12345678'],
    ['Co-operative Bank, ten digits', '082999', '1234567890', '082999', '12345678'],
    ['a building society at the Co-operative Bank', '086119', '1234567890', '086119', '12345678'],
  ])('%s: %s %s', (_name, sortCode, account, standardSortCode, standardAccount) => {
    expect(normaliseUkAccount(sortCode, account)).toEqual({ sortCode: standardSortCode, account: standardAccount });
  });

  it.each([
    ['five digits', '200000', '12345'],
    ['eleven digits', '089999', '12345678901'],
    ['nine digits elsewhere', '200000', '123456789'],
    ['nine digits beside Coventry Building Society', '406302', '123456789'],
    ['nine digits at the Co-operative Bank', '089999', '123456789'],
    ['nine digits beyond Santander', '893000', '123456789'],
    ['ten digits elsewhere', '200000', '1234567890'],
    ['ten digits at Santander', '090126', '1234567890'],
    ['ten digits at the Royal Bank of Scotland, which is not named', '830000', '1234567890'],
    ['ten digits at Citibank', '083000', '1234567890'],
    ['ten digits at a bank that uses a sort code of National Westminster', '608371', '1234567890'],
    ['ten digits at a bank that uses a sort code of National Westminster', '608407', '1234567890'],
    ['ten digits beyond National Westminster', '670000', '1234567890'],
    ['a short sort code', '20000', '12345678'],
    ['a sort code with hyphens', '20-00-00', '12345678'],
    ['a letter', '200000', '1234567X'],
    ['a line feed', '200000', '12345678\n'],
    ['digits of another script', '200000', '١٢٣٤٥٦٧٨'],
    ['nothing', '', ''],
    ['too much', '0'.repeat(100_000), '0'.repeat(100_000)],
  ])('undefined for %s', (_name, sortCode, account) => {
    expect(normaliseUkAccount(sortCode, account)).toBeUndefined();
  });

  it('gives six and eight digits, or nothing, and keeps what is already so', () => {
    const digits = (max: number) => fc.stringMatching(new RegExp(`^\\d{1,${max}}$`));
    fc.assert(
      fc.property(fc.oneof(fc.stringMatching(/^\d{6}$/), fc.string()), fc.oneof(digits(12), fc.string()), (sortCode, account) => {
        const standard = normaliseUkAccount(sortCode, account);
        if (standard === undefined) return;
        expect(standard.sortCode).toMatch(/^\d{6}$/);
        expect(standard.account).toMatch(/^\d{8}$/);
        expect(normaliseUkAccount(standard.sortCode, standard.account)).toEqual(standard);
      }),
    );
  });
});
