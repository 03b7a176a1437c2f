/** Accounts and bank identifiers as payers write them, where earlier versions read them wrongly or not at all. */
import { describe, expect, test } from 'vitest';
import { createEngine, enrich, explain, validate } from '../../src/full.js';

const engine = createEngine({ on: '2026-11-20' });
const account = (country: string, type: string, value: string) => ({ country, creditorAccount: { id: { type, value } } });
const bank = (country: string, memberId: string) =>
  enrich({ country, creditorAgent: { clearingSystemMemberId: { memberId } } }, engine).enrichments.creditorAgent;
const codes = (instruction: object): readonly string[] => validate(instruction, engine).alerts.map(({ code }) => code);

describe('a bank identifier', () => {
  test('of a Canadian cheque has the transit before the institution, with a hyphen', () => {
    expect(bank('CA', '00012-004')?.clearingSystemMemberId?.memberId).toBe('00400012');
    expect(bank('CA', '00012-004')?.bic).toBe('TDOMCATTXXX');
    expect(bank('CA', '000400012')?.clearingSystemMemberId?.memberId).toBe('00400012');
  });

  test.each([
    ['KR', '20', '020'],
    ['KR', '4', '004'],
    ['TH', '14', '014'],
    ['EC', '10', '010'],
    ['EC', '0010', '010'],
  ])('%s %s has lost its leading zeros, or has one more: %s', (country, memberId, whole) =>
    expect(bank(country, memberId)).toEqual(bank(country, whole)),
  );

  test('of Colombia by the supervisor is not that of the clearing house', () => expect(bank('CO', '007')?.name).toBeUndefined());
});

describe('an account', () => {
  test('of Iceland without the kennitala is no fault, names its bank, and makes no IBAN', () => {
    const instruction = account('IS', 'ACCOUNT_NUMBER', '0159-26-007654');
    expect(codes(instruction)).toEqual([]);
    const { creditorAgent, creditorAccount } = enrich(instruction, engine).enrichments;
    expect(creditorAgent?.bic).toBe('NBIIISREXXX');
    expect(creditorAccount).toBeUndefined();
  });

  test.each([
    ['MX', 'CLABE', '002010077777777771'],
    ['AR', 'CBU', '2850590940090418135201'],
    ['NG', 'NUBAN', '0000014579'],
    ['DE', 'BBAN', '370400440532013000'],
  ])('%s: a %s is an account number', (country, type, value) =>
    expect(enrich(account(country, type, value), engine)).toEqual(enrich(account(country, 'ACCOUNT_NUMBER', value), engine)),
  );

  test.each([
    ['MX', 'CLABE', '002010077777777772'],
    ['AR', 'CBU', '2850590940090418135202'],
  ])('%s: a %s with a wrong check digit is one', (country, type, value) =>
    expect(codes(account(country, type, value))).toContain('CREDITOR_ACCOUNT_NUMBER_INCORRECT_CHECK_DIGITS'),
  );

  test.each([
    ['a number of a type that nobody knows', account('DE', 'OTHER', '370400440532013000')],
    ['an account at the Swiss post office', account('CH', 'ACCOUNT_NUMBER', '80-2-2')],
    ['an account of the United Arab Emirates without its bank', account('AE', 'ACCOUNT_NUMBER', '1234567890123')],
  ])('%s is said not to be covered', (_, instruction) =>
    expect(explain(instruction, engine).checks.map(({ outcome }) => outcome)).toContain('not-covered'),
  );
});
