/** What `validate` says of an IBAN, of the BIC beside it, and of what is meant as an IBAN. */
import { describe, expect, test } from 'vitest';
import { validate } from '../../src/full.js';
import { sealed } from './ibans.js';
import { account, bic, iban, member } from './instructions.js';
import { bare, COMMERZBANK, codes, engine } from './validated.js';

describe('the first fault of an IBAN is its only one', () => {
  test.each([
    ['', 'INVALID_FORMAT'],
    ['D', 'INVALID_FORMAT'],
    ['DEAB370400440532013000', 'INVALID_FORMAT'],
    ['DE8937040044053201300Ä', 'INVALID_FORMAT'],
    ['US89370400440532013000', 'INVALID_FORMAT'],
    ['9'.repeat(300), 'INVALID_FORMAT'],
    ['DE8837040044053201300', 'INVALID_BBAN_STRUCTURE'],
    ['DE8837040044O532013000', 'INVALID_BBAN_STRUCTURE'],
    ['DE88370400440532013000', 'INCORRECT_CHECK_DIGITS'],
    ['BE41091811735141', 'INCORRECT_NATIONAL_CHECK_DIGITS'],
  ])('%s', (value, problem) => {
    // country, BIC and bank identifier all disagree with it, and none may be held against a broken IBAN
    const instruction = {
      country: 'FR',
      creditorAgent: { bic: 'BNPAFRPP', clearingSystemMemberId: { memberId: '30004' } },
      ...iban(value),
    };
    expect(codes(instruction)).toEqual([`CREDITOR_IBAN_${problem}`]);
  });

  test('a broken IBAN does not say of which country the bank identifier is', () => {
    expect(codes({ country: 'DE', ...member('37040044'), ...iban('BE89370400440532013000') })).toEqual([
      'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
    ]);
    expect(codes({ ...member('37040044'), ...iban('BE89370400440532013000') })).toEqual(['CREDITOR_IBAN_INVALID_BBAN_STRUCTURE']);
  });

  test('what does not need the IBAN is checked beside an invalid one', () => {
    const broken = iban('DE88370400440532013000');
    expect(codes({ country: 'DE', ...bic('CMCIFRPP'), ...broken })).toEqual([
      'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
      'CREDITOR_BIC_COUNTRY_INCONSISTENCY',
    ]);
    expect(codes({ country: 'DE', ...member('99999999'), ...broken })).toEqual([
      'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
      'CREDITOR_BANK_IDENTIFIER_UNKNOWN',
    ]);
  });

  test('written as people write it', () => {
    expect(codes(iban('iban: de89 3704-0044 0532.0130 00'))).toEqual([]);
    expect(codes(account('DE89 3704 0044 0532 0130 01'))).toEqual(['CREDITOR_IBAN_INCORRECT_CHECK_DIGITS']);
  });
});

describe('BIC and IBAN', () => {
  const french = 'FR7630004000031234567890143'; // BNP Paribas
  const unknownBank = sealed('FR', '99999000010000000000100');
  test.each([
    ['the bank’s own', 'COBADEFF', COMMERZBANK, []],
    ['the bank’s own, a branch', 'COBADEFF370', COMMERZBANK, []],
    ['another BIC of the same bank', 'COBADEHH', COMMERZBANK, []],
    ['another bank', 'DEUTDEFF', COMMERZBANK, ['CREDITOR_BIC_IBAN_INCONSISTENCY']],
    ['the same letters in another country', 'COBAFRPX', COMMERZBANK, ['CREDITOR_BIC_IBAN_INCONSISTENCY']],
    ['a territory of the same group', 'BNPARERX', french, []],
    ['Monaco, by its neighbour’s IBAN', 'BNPAMCM1', french, []],
    ['another bank in a territory', 'AGRIRERX', french, ['CREDITOR_BIC_IBAN_INCONSISTENCY']],
    ['a bank that the directory does not know', 'CMCIFRPP', unknownBank, []],
    ['the same, by a BIC of another country', 'DEUTDEFF', unknownBank, ['CREDITOR_BIC_IBAN_INCONSISTENCY']],
    ['Barclays UK under its old name', 'BARCGB22', 'GB33BUKB20201555555555', []],
    ['Barclays UK under its new name', 'BUKBGB22', 'GB33BUKB20201555555555', []],
    ['the bank code is the beginning of the BIC', 'NWBKGB2L', 'GB29NWBK60161331926819', []],
    ['the same bank in Guernsey', 'NWBKGGXX', 'GB29NWBK60161331926819', []],
    ['a Finnish bank in Åland', 'NDEAAXHH', 'FI2112345600000785', []],
    ['a Lithuanian account behind a British BIC', 'REVOGB21', 'LT601010012345678901', ['CREDITOR_BIC_IBAN_INCONSISTENCY']],
  ])('%s: %s', (_, code, value, expected) => {
    expect(codes(iban(value))).toEqual([]);
    expect(codes({ ...bic(code), ...iban(value) })).toEqual(expected);
  });

  test('without a directory another bank of the country is not covered, another country is', () => {
    expect(codes({ ...bic('DEUTDEFF'), ...iban(COMMERZBANK) }, bare)).toEqual([]);
    expect(codes({ ...bic('CMCIFRPP'), ...iban(COMMERZBANK) }, bare)).toEqual(['CREDITOR_BIC_IBAN_INCONSISTENCY']);
  });
});

describe('what is meant as an IBAN', () => {
  const BBAN = 'CI0080111398682828807270';
  const ofCoteDIvoire = (value: string, type?: string) => ({ country: 'CI', creditorAccount: { id: { value, ...(type && { type }) } } });
  test('not a BBAN that begins with the country', () => {
    expect(validate(ofCoteDIvoire(BBAN, 'ACCOUNT_NUMBER'), engine)).toEqual({ status: 'OK', alerts: [] });
    expect(validate(ofCoteDIvoire(BBAN), engine)).toEqual({ status: 'OK', alerts: [] });
  });
  test('unless it claims to be one', () => {
    expect(validate(ofCoteDIvoire(BBAN, 'IBAN'), engine).alerts).toEqual([{ code: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE' }]);
  });
  test('a number of the same length that is no BBAN', () => {
    expect(validate(ofCoteDIvoire('CI93CI008011139868282880', 'ACCOUNT_NUMBER'), engine).alerts).toEqual([
      { code: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE' },
    ]);
  });
});
