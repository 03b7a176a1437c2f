/** The type of an account identifier, as people and standards write it. */
import { describe, expect, test } from 'vitest';
import { otherNamesOfIdTypes } from '../../rules/creditors/account-id-types.js';
import { createEngine, explain, validate } from '../../src/full.js';
import { ACCOUNT_ID_TYPES } from '../../src/instruction/fields.js';

const engine = createEngine({ on: '2026-11-20' });

const sortCode = { country: 'GB', creditorAgent: { clearingSystemMemberId: { memberId: '60-16-13' } } };
const tooLong = (type: string) => ({ ...sortCode, creditorAccount: { id: { value: '319268190', type } } });
const UNKNOWN = 'CREDITOR_ACCOUNT_ID_TYPE_NOT_SUPPORTED';

test.each(['', ' ', 'ACCOUNT_NUMBER', 'account_number', 'accountNumber', 'account-number', 'Account Number', 'bban', 'RIB', 'UPIC'])(
  'an account number of the type %j is checked',
  (type) => {
    expect(validate(tooLong(type)).alerts).toEqual([{ code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' }]);
  },
);

test.each(['IBAN', 'iban', 'Iban', 'I-BAN', 'iban_number'])('what claims to be an IBAN by the type %j is checked as one', (type) => {
  const creditorAccount = { id: { value: '319268190', type } };
  expect(validate({ creditorAccount }).alerts).toEqual([{ code: 'CREDITOR_IBAN_INVALID_FORMAT' }]);
});

describe('a type that nobody knows', () => {
  test.each(['OF_MY_OWN', 'constructor', '__proto__', 'OTHER', '-', 'ALIAS'.repeat(20_000)])(
    'is said, and stands for no account number: %.20s',
    (type) => {
      expect(explain(tooLong(type), engine).alerts).toMatchObject([
        { code: UNKNOWN, severity: 'warning', pointer: '/creditorAccount/id/type', rule: 'account-id/vocabulary', params: {} },
      ]);
      expect(validate(tooLong(type), engine).alerts).toEqual([{ code: UNKNOWN }]);
    },
  );

  test('is said without a value, too', () =>
    expect(validate({ country: 'GB', creditorAccount: { id: { type: 'OF_MY_OWN' } } }, engine).alerts).toEqual([{ code: UNKNOWN }]));

  test('does not matter where the value is an IBAN', () => {
    const creditorAccount = { id: { value: 'AT61 1904 3002 3457 3201', type: 'OF_MY_OWN' } };
    expect(validate({ country: 'AT', creditorAccount }, engine).alerts).toEqual([]);
  });

  test('is left to a method that has types of its own', () => {
    const creditorAccount = { id: { value: '0917 123 4567', type: 'OF_MY_OWN' } };
    const alerts = explain(
      { country: 'PH', method: 'GCASH', currency: 'PHP', creditor: { name: 'Ada Example' }, creditorAccount },
      engine,
    ).alerts;
    expect(alerts.filter(({ code }) => code === UNKNOWN)).toMatchObject([{ severity: 'error', params: { method: 'GCASH' } }]);
  });
});

describe('another name of a type', () => {
  const names = Object.entries(otherNamesOfIdTypes).flatMap(([type, others]) => others.split(' ').map((name) => [name, type] as const));

  test('is of one type, and none of the contract', () => {
    const all = names.map(([name]) => name);
    const bare = Object.keys(ACCOUNT_ID_TYPES).map((type) => type.replaceAll('_', ''));
    expect(all.filter((name, at) => !/^[A-Z]{2,30}$/.test(name) || all.indexOf(name) !== at || bare.includes(name))).toEqual([]);
  });

  test.each(names)('%s is known: %s', (name) => {
    const said = explain({ country: 'GB', creditorAccount: { id: { type: name.toLowerCase() } } }, engine).alerts;
    expect(said.filter(({ code }) => code === UNKNOWN)).toEqual([]);
  });

  test.each([
    ['BR_PIX', 'BR', 'BRL', 'CNPJ', '11.222.333/0001-81', '11.222.333/0001-82'],
    ['BR_PIX', 'BR', 'BRL', 'cpf', '529.982.247-25', '529.982.247-26'],
    ['BR_PIX', 'BR', 'BRL', 'EVP', '123e4567-e12b-12d1-a456-426655440000', '123e4567-e12b-12d1-a456'],
    ['BR_PIX', 'BR', 'BRL', 'PIX_KEY', '+55 11 98765-4321', '+55 11 9876'],
    ['BR_PIX', 'BR', 'BRL', 'MBNO', '+55 11 98765-4321', '+55 11 9876'],
    ['IN_UPI', 'IN', 'INR', 'VPA', 'ada@okexample', 'ada at okexample'],
    ['IN_UPI', 'IN', 'INR', 'upi-id', 'ada@okexample', 'ada'],
    ['SG_PAYNOW', 'SG', 'SGD', 'UEN', '197401143C', '2019'],
    ['ES_BIZUM', 'ES', 'EUR', 'TELE', '+34 612 345 678', '12'],
    ['HK_FPS', 'HK', 'HKD', 'EMAL', 'ada@example.org', 'ada'],
  ])('%s in %s, %s, takes %s %s, but not %s', (settlementSystem, country, currency, type, right, wrong) => {
    const said = (value: string) =>
      validate(
        {
          country,
          currency,
          creditor: { name: 'Ada Example' },
          creditorAccount: { id: { value, type } },
          settlementInformation: { settlementSystem },
        },
        engine,
      ).alerts;
    expect(said(right)).toEqual([]);
    expect(said(wrong)).toEqual([{ code: 'CREDITOR_PROXY_INVALID_FORMAT' }]);
  });
});
