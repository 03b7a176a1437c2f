/** What is said of a method and of the identifier that it pays to, to the last detail: where, by which rule, how grave. */
import { describe, expect, test } from 'vitest';
import { createEngine, enrich, explain } from '../../src/index.js';

const engine = createEngine({ on: '2026-11-20' });

const VALUE = '/creditorAccount/id/value';
const id = (value: string, type?: string) => ({ creditorAccount: { id: { value, ...(type && { type }) } } });
const checksOf = (instruction: object) => explain(instruction, engine).checks;
const alertAt = (instruction: object, place: string) => explain(instruction, engine).alerts.filter(({ pointer }) => pointer === place);
const idsOf = (instruction: object) => enrich(instruction, engine).enrichments.creditorAccount?.ids;

const passed = (check: string, pointer: string) => ({ check, pointer, outcome: 'passed' });

test('what a method has nothing against has passed', () => {
  const checks = checksOf({ method: 'BPAY', country: 'AU', currency: 'AUD', creditor: { type: 'BUSINESS' } });
  expect(checks.filter(({ check }) => check.startsWith('method'))).toEqual(
    ['method', 'method/country', 'method/currency', 'method/creditor-type'].map((check) => passed(check, '/method')),
  );
});

describe('the account identifier', () => {
  test.each([
    [{ method: 'BPAY', ...id('000016725') }, 'bpay'],
    [{ method: 'UNIONPAY_CARD', ...id('6200000000000005') }, 'luhn'],
    [{ method: 'DUITNOW', ...id('900101145678') }, 'nric'],
  ])('%j has its form, and its check digit', (instruction, check) => {
    const told = checksOf(instruction).filter((outcome) => outcome.check.startsWith('account-id'));
    expect(told).toEqual([passed('account-id/form', VALUE), passed(`account-id/${check}`, VALUE)]);
  });

  test('is not checked where the method does not pay', () => {
    expect(checksOf({ method: 'MPESA', country: 'UG', ...id('12') })).toContainEqual({
      check: 'account-id/form',
      pointer: VALUE,
      outcome: 'not-covered',
    });
  });

  test('may be called by another word that the method takes for its type, and by no other', () => {
    const wallet = (type: string) => alertAt({ method: 'GCASH', ...id('09171234567', type) }, VALUE);
    expect([wallet('PHONE'), wallet('ACCOUNT_NUMBER')]).toEqual([[], []]);
    expect(wallet('EMAIL')).toMatchObject([
      { code: 'CREDITOR_ACCOUNT_ID_TYPE_NOT_SUPPORTED', rule: 'account-id/type', params: { method: 'GCASH' } },
    ]);
  });

  test('of a form that is certain is taken for that, whatever it could be besides', () => {
    // a passport, and a number of the army, may look like the two of them
    expect(idsOf({ method: 'DUITNOW', ...id('900101145678') })).toEqual([{ value: '900101145678', type: 'NRIC' }]);
    expect(idsOf({ method: 'DUITNOW', ...id('012-345 6789') })).toEqual([{ value: '+60123456789', type: 'MOBILE' }]);
  });

  test('that fits no form is a warning where one of the forms is not certain', () => {
    expect(alertAt({ method: 'DUITNOW', ...id('20190100', 'BUSINESS_REGISTRATION') }, VALUE)).toMatchObject([
      { code: 'CREDITOR_PROXY_INVALID_FORMAT', severity: 'warning', rule: 'account-id/form', params: { method: 'DUITNOW' } },
    ]);
  });

  test('that is an account number is of the country of the method', () => {
    for (const place of [{}, { country: 'KR' }]) {
      const [alert] = alertAt({ method: 'PAYGATE', ...place, ...id('12345678') }, VALUE);
      expect(alert).toMatchObject({ code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT', rule: 'account-id/form' });
      expect(alert?.params).toEqual({ country: 'KR' });
    }
  });
});

describe('a telephone number that may be of several countries', () => {
  const national = (value: string, place: object = {}) => ({ method: 'MPESA', ...place, ...id(value) });

  test('is taken for none until one is named', () => {
    for (const value of ['0712345678', '0812345678']) {
      expect(idsOf(national(value))).toBeUndefined();
      expect(checksOf(national(value))).toContainEqual({ check: 'account-id/form', pointer: VALUE, outcome: 'not-covered' });
    }
    expect(idsOf(national('0712345678', { country: 'KE' }))).toEqual([{ value: '+254712345678', type: 'PHONE' }]);
    expect(idsOf(national('0712345678', { country: 'TZ' }))).toEqual([{ value: '+255712345678', type: 'PHONE' }]);
    expect(idsOf(national('+255712345678'))).toEqual([{ value: '+255712345678', type: 'PHONE' }]);
  });

  test('speaks against no currency', () => {
    for (const currency of ['KES', 'TZS', 'ETB']) expect(alertAt(national('0712345678', { currency }), '/currency')).toEqual([]);
  });
});

describe('the agent', () => {
  const pointer = '/creditorAgent/clearingSystemMemberId/memberId';
  const biller = (memberId: string) => ({ method: 'BPAY', creditorAgent: { clearingSystemMemberId: { memberId } } });

  test('is a biller', () => {
    expect(checksOf(biller('12345'))).toContainEqual(passed('bank-identifier/biller', pointer));
    const [alert] = alertAt(biller('12'), pointer);
    expect(alert).toMatchObject({ code: 'CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT', rule: 'bank-identifier/biller' });
    expect(alert?.params).toEqual({ country: 'AU' });
  });

  test('of a text that is too long is none, whatever stands in it', () => {
    expect(alertAt(biller('12345'.padStart(256)), pointer)).toEqual([]);
    expect(alertAt(biller('12345'.padStart(257)), pointer)).toHaveLength(1);
  });

  test('is the issuer of a wallet', () => {
    const bic = '/creditorAgent/bic';
    expect(checksOf({ method: 'GRABPAY', creditorAgent: { bic: 'GPNEPHM2' } })).toContainEqual(passed('bic/issuer', bic));
    expect(alertAt({ method: 'GRABPAY', creditorAgent: { bic: 'BOPIPHMM' } }, bic)).toMatchObject([
      { rule: 'bic/issuer', severity: 'warning' },
    ]);
  });
});

test('the creditor’s telephone number is compared whatever else is wrong', () => {
  const phone = '/creditor/contactDetails/phone';
  const paid = (number: string) => ({
    method: 'MPESA',
    country: 'KE',
    currency: 'EUX',
    ...id('0712345678'),
    creditor: { contactDetails: { phone: number } },
  });
  expect(checksOf(paid('+254712345678'))).toContainEqual(passed('phone/account-id', phone));
  expect(alertAt(paid('+49 30 1234567'), phone)).toMatchObject([
    { code: 'CREDITOR_PHONE_ACCOUNT_NUMBER_INCONSISTENCY', rule: 'phone/account-id' },
  ]);
});
