/** What `validate` says of the country, of a bank and an account of the country’s own, of dates and telephone numbers. */
import { describe, expect, test } from 'vitest';
import { createEngine } from '../../src/full.js';
import { account, bic, iban, member } from './instructions.js';
import { bare, codes } from './validated.js';

describe('the country', () => {
  const french = iban('FR1420041010050500013M02606');
  test.each([
    ['its own', { country: 'FR', ...french }, []],
    ['a territory with the same prefix', { country: 'RE', ...french }, []],
    ['another', { country: 'US', ...french }, ['CREDITOR_IBAN_COUNTRY_INCONSISTENCY']],
    ['another in SEPA', { country: 'DE', ...french }, []],
    ['another in SEPA, in another currency', { country: 'DE', currency: 'CHF', ...french }, ['CREDITOR_IBAN_COUNTRY_INCONSISTENCY']],
    ['the territory as prefix', { country: 'RE', ...iban('RE4220041010050500013M02606') }, ['CREDITOR_IBAN_TERRITORY_PREFIX']],
    ['a BIC of the country', { country: 'DE', ...bic('COBADEFF') }, []],
    ['a BIC of a territory', { country: 'GB', ...bic('NWBKGGXX') }, []],
    ['a BIC of the country for a territory', { country: 'GG', ...bic('NWBKGB2L') }, []],
    ['a BIC of another', { country: 'US', ...bic('COBADEFF') }, ['CREDITOR_BIC_COUNTRY_INCONSISTENCY']],
  ])('%s', (_, instruction, expected) => expect(codes(instruction)).toEqual(expected));
});

describe('the bank identifier', () => {
  const spanish = iban('ES9121000418450200051332');
  test.each([
    ['joined', { ...member('21000418'), ...spanish }, []],
    ['split', { ...member('2100', '0418'), ...spanish }, []],
    ['with a hyphen', { ...member('2100-0418'), ...spanish }, []],
    ['the bank alone', { ...member('2100'), ...spanish }, []],
    ['another bank', { ...member('0049'), ...spanish }, ['CREDITOR_BANK_IDENTIFIER_IBAN_INCONSISTENCY']],
    ['another branch', { ...member('2100', '0419'), ...spanish }, ['CREDITOR_BANK_IDENTIFIER_IBAN_INCONSISTENCY']],
    ['a branch in no form', { ...member('2100', '04'), ...spanish }, ['CREDITOR_BRANCH_IDENTIFIER_INVALID_FORMAT']],
    ['bank and branch in no form', { country: 'ES', ...member('2', '4') }, ['CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT']],
    ['a British sort code', { ...member('60-16-13'), ...iban('GB29NWBK60161331926819') }, []],
    ['no country to read it by', member('37040044'), ['PAYMENT_INSTRUCTION_NOT_CHECKED']],
    ['the BIC’s country reads it', { creditorAgent: { bic: 'COBADEFF', clearingSystemMemberId: { memberId: '37040044' } } }, []],
    ['a code that a complete directory does not have', { country: 'DE', ...member('99999999') }, ['CREDITOR_BANK_IDENTIFIER_UNKNOWN']],
    ['a code that a partial directory does not have', { country: 'FR', ...member('99999') }, []],
    ['its own check digit', { country: 'PL', ...member('10100001') }, ['CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT']],
  ])('%s', (_, instruction, expected) => expect(codes(instruction)).toEqual(expected));

  const of = (country: string, code: string, memberId: string) => ({
    country,
    creditorAgent: { bic: code, clearingSystemMemberId: { memberId } },
  });
  test.each([
    ['the same bank', of('DE', 'COBADEHH', '37040044'), []],
    ['another bank', of('DE', 'DEUTDEFF', '37040044'), ['CREDITOR_BIC_BANK_IDENTIFIER_INCONSISTENCY']],
    ['another bank by its letters, in no directory', of('QA', 'QMAGQAQA', 'FNOM'), ['CREDITOR_BIC_BANK_IDENTIFIER_INCONSISTENCY']],
    [
      'another bank by its letters, in one that proves little',
      of('AZ', 'TURAAZ22', 'SECT'),
      ['CREDITOR_BIC_BANK_IDENTIFIER_INCONSISTENCY'],
    ],
    ['the same bank by its letters', of('QA', 'DOHBQAQA', 'DOHB'), []],
    [
      'one fault, one code, where the BIC is of another country too',
      of('DE', 'CMCIFRPP', '37040044'),
      ['CREDITOR_BIC_BANK_IDENTIFIER_INCONSISTENCY'],
    ],
    ['a bank that uses the BIC of another country', of('NO', 'LUNADK2C', '9602'), []],
    ['an unknown bank', of('FR', 'CMCIFRPP', '99999'), []],
    ['an unknown bank and a BIC of another country', of('FR', 'COBADEFF', '99999'), ['CREDITOR_BIC_COUNTRY_INCONSISTENCY']],
    ['a bank whose BIC is not known', of('CZ', 'KOMBCZPP', '2100'), []],
  ])('BIC beside it: %s', (_, instruction, expected) => expect(codes(instruction)).toEqual(expected));

  test('BIC beside it: without a directory the country alone decides', () => {
    expect(codes(of('DE', 'DEUTDEFF', '37040044'), bare)).toEqual([]);
    expect(codes(of('DE', 'CMCIFRPP', '37040044'), bare)).toEqual(['CREDITOR_BIC_COUNTRY_INCONSISTENCY']);
  });
});

describe('account numbers of a country’s own', () => {
  const local = (country: string, value: string, memberId?: string, branchId?: string) => ({
    country,
    ...account(value),
    ...(memberId !== undefined && member(memberId, branchId)),
  });
  const NUMBER = 'CREDITOR_ACCOUNT_NUMBER_INCORRECT_CHECK_DIGITS';
  const TOGETHER = 'CREDITOR_BANK_IDENTIFIER_ACCOUNT_NUMBER_INCONSISTENCY';
  test.each([
    ['GB', local('GB', '31926819', '60-16-13'), []],
    ['GB, another account', local('GB', '66374959', '089999'), [TOGETHER]],
    ['GB, nine digits of which the first belongs to the sort code', local('GB', '812345705', '09-01-26'), []],
    ['GB without a sort code', local('GB', '66374959'), []],
    ['DE, a method that fails', local('DE', '532023000', '37040044'), [TOGETHER]],
    ['DE, the same account with its bank’s method kept', local('DE', '532013000', '37040044'), []],
    ['DE, too long', local('DE', '12345678901', '37040044'), ['CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT']],
    ['CZ', local('CZ', '19-2000145399', '0800'), []],
    ['CZ, prefix', local('CZ', '18-2000145399', '0800'), [NUMBER]],
    ['CZ, account', local('CZ', '19-2000145398'), [NUMBER]],
    ['NO, all eleven digits', local('NO', '8601 11 17947'), []],
    ['NO, all eleven digits, one wrong', local('NO', '8601 11 17940'), [NUMBER]],
    ['NO, bank and account apart', local('NO', '1117940', '8601'), [TOGETHER]],
    ['HU', local('HU', '11773016-11111018-00000000'), []],
    ['HU, sixteen digits', local('HU', '11773016-11111018'), []],
    ['HU, account', local('HU', '11773016-11111019'), [NUMBER]],
    ['HU, bank', local('HU', '11111018-00000000', '11773017'), ['CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT']],
    ['ES, all twenty digits', local('ES', '2100 0418 45 0200051332'), []],
    ['ES, check digits apart from the bank', local('ES', '450200051332', '2100', '0418'), []],
    ['ES, bank and check digits', local('ES', '550200051332', '2100', '0418'), [TOGETHER]],
    ['ES, account and check digits', local('ES', '460200051332', '2100', '0418'), [NUMBER]],
    ['ES, a number that names another bank', local('ES', '2100 0418 45 0200051332', '0049'), [TOGETHER]],
    ['ES, a number that names the same bank', local('ES', '2100 0418 45 0200051332', '2100'), []],
    ['PS has declared no form', local('PS', '1'), []],
    ['SE, a single digit', local('SE', '1'), ['CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT']],
    ['empty', local('DE', '', '37040044'), ['CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT']],
  ])('%s', (_, instruction, expected) => expect(codes(instruction)).toEqual(expected));

  test('without the directory no German method is known', () => {
    expect(codes(local('DE', '532023000', '37040044'), bare)).toEqual([]);
  });
});

describe('the bank that an account number names, beside a BIC', () => {
  const local = (country: string, value: string, code: string) => ({
    country,
    ...account(value),
    creditorAgent: { bic: code },
  });
  const OTHER_BANK = ['CREDITOR_BIC_BANK_IDENTIFIER_INCONSISTENCY'];
  test.each([
    ['AR, the same bank', local('AR', '0170099240000012345672', 'BFRPARBA'), []],
    ['AR, another', local('AR', '0170099240000012345672', 'GABAARBA'), OTHER_BANK],
    [
      'AR, a number whose checks fail names no bank',
      local('AR', '0170099240000012345673', 'GABAARBA'),
      ['CREDITOR_ACCOUNT_NUMBER_INCORRECT_CHECK_DIGITS'],
    ],
    ['MX, the same bank', local('MX', '012180001234567899', 'BCMRMXMM'), []],
    ['MX, another', local('MX', '012180001234567899', 'BNMXMXMM'), OTHER_BANK],
    ['TN, the same bank', { country: 'TN', ...iban('TN5908006012345678901231'), creditorAgent: { bic: 'BIATTNTT' } }, []],
    [
      'TN, another',
      { country: 'TN', ...iban('TN5908006012345678901231'), creditorAgent: { bic: 'STBKTNTT' } },
      ['CREDITOR_BIC_IBAN_INCONSISTENCY'],
    ],
  ])('%s', (_, instruction, expected) => expect(codes(instruction)).toEqual(expected));

  test('without the directory no bank is compared', () => {
    expect(codes(local('AR', '0170099240000012345672', 'GABAARBA'), bare)).toEqual([]);
  });
});

describe('dates', () => {
  const on = (day: string) => createEngine({ on: day });
  test('the lev ended with 2025', () => {
    expect(codes({ currency: 'BGN' }, on('2025-12-31'))).toEqual([]);
    expect(codes({ currency: 'BGN' }, on('2026-01-01'))).toEqual(['CURRENCY_DISCONTINUED']);
  });
  test.each([
    ['2026-11-20', []],
    ['2026-11-21', ['CREDITOR_DATE_OF_BIRTH_SUSPICIOUS']],
    ['1906-11-20', []],
    ['1906-11-19', ['CREDITOR_DATE_OF_BIRTH_SUSPICIOUS']],
    ['2024-02-30', ['CREDITOR_DATE_OF_BIRTH_INVALID_FORMAT']],
    ['1970-01-01T00:00:00Z', ['CREDITOR_DATE_OF_BIRTH_INVALID_FORMAT']],
  ])('born %s', (dateOfBirth, expected) => expect(codes({ creditor: { dateOfBirth } })).toEqual(expected));
});

describe('telephone numbers', () => {
  const phone = (text: string, country?: string) => ({ ...(country && { country }), creditor: { contactDetails: { phone: text } } });
  const FAULT = ['CREDITOR_PHONE_INVALID_FORMAT'];
  test.each([
    ['with its country code', phone('+49 30 1234567'), []],
    ['as dialled in the payment’s country', phone('030 1234567', 'DE'), []],
    ['as dialled elsewhere', phone('030 1234567'), []],
    ['as dialled in a country without a plan', phone('030 1234567', 'AQ'), []],
    ['in no plan', phone('+49 1'), FAULT],
    ['too short for the country', phone('12345', 'FR'), FAULT],
    ['no number', phone('call me'), FAULT],
    ['100 kB', phone('1'.repeat(100_000)), FAULT],
  ])('%s', (_, instruction, expected) => expect(codes(instruction)).toEqual(expected));

  test('without numbering plans only what no number can be is a fault', () => {
    expect(codes(phone('+49 1234'), bare)).toEqual([]);
    expect(codes(phone('call me'), bare)).toEqual(FAULT);
  });
  test('an e-mail address', () => expect(codes({ creditor: { contactDetails: { email: 'ada@example.org' } } })).toEqual([]));
});
