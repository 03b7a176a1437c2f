/** The text that asks for a type names those that there are, each once. */
import { expect, test } from 'vitest';
import { createEngine, explain } from '../../src/index.js';

const engine = createEngine({ on: '2026-11-20' });
const asked = (instruction: object) => explain(instruction, engine).alerts.find(({ code }) => code === 'CREDITOR_ACCOUNT_TYPE_MISSING');

test.each([
  ['US_FEDACH', 'CHECKING, SAVINGS'],
  ['JP_ZENGIN', 'ORDINARY, CHECKING, SAVINGS'],
])('%s, though country and currency are not known: %s', (settlementSystem, types) => {
  for (const unknown of [{}, { country: 'ZZ' }, { currency: 'USD1' }, { country: 'zz', currency: 7 }]) {
    expect(asked({ ...unknown, settlementInformation: { settlementSystem } })?.params).toMatchObject({ by: settlementSystem, types });
  }
});

test('a country that asks differently of people and of companies', () => {
  const payout = { country: 'CO', currency: 'COP', method: 'BANK_ACCOUNT', creditorAccount: { id: { value: '123456789' } } };
  for (const type of ['INDIVIDUAL', 'BUSINESS']) {
    expect(asked({ ...payout, creditor: { type } })?.params).toMatchObject({ types: 'CHECKING, SAVINGS, ELECTRONIC_DEPOSIT' });
  }
});

test('a type that the country has', () => {
  const { checks } = explain({ country: 'US', currency: 'USD', creditorAccount: { type: 'CHECKING' } }, engine);
  expect(checks).toContainEqual({ check: 'account/type', pointer: '/creditorAccount/type', outcome: 'passed' });
});

test('one that it has not', () => {
  const { alerts } = explain({ country: 'US', currency: 'USD', creditorAccount: { type: 'VISTA' } }, engine);
  expect(alerts).toMatchObject([{ pointer: '/creditorAccount/type', rule: 'account/type', severity: 'warning' }]);
});

test('where no types are known, any will do', () => {
  for (const place of [{ country: 'DE', currency: 'EUR' }, { country: 'US', currency: 'EUR' }, { currency: 'USD' }, {}]) {
    const { alerts, checks } = explain({ ...place, method: 'BANK_ACCOUNT', creditorAccount: { type: 'VISTA' } }, engine);
    expect([...alerts.map(({ rule }) => rule), ...checks.map(({ check }) => check)]).not.toContain('account/type');
  }
});

test.each(['Futsu', 'TOZA', 'chochiku', 'ORDINARY', 'CURRENT'])('in Japan %s is a type', (type) => {
  expect(explain({ country: 'JP', currency: 'JPY', creditorAccount: { type } }, engine).alerts).toEqual([]);
});

test.each(['futsu', 'constructor', '__proto__'])('in the United States %s is none', (type) => {
  const said = explain({ country: 'US', currency: 'USD', creditorAccount: { type } }, engine).alerts;
  expect(said.map(({ code }) => code)).toEqual(['CREDITOR_ACCOUNT_TYPE_NOT_SUPPORTED']);
});

test.each([
  ['Current', []],
  ['chequing', []],
  ['Cheque', []],
  ['savings', []],
  ['VISTA', ['CREDITOR_ACCOUNT_TYPE_NOT_SUPPORTED']],
])('in the United States %s is a type: %j', (type, codes) => {
  const said = explain({ country: 'US', currency: 'USD', creditorAccount: { type } }, engine).alerts;
  expect(said.map(({ code }) => code)).toEqual(codes);
  for (const { params } of said) expect(params).toEqual({ country: 'US', types: 'CHECKING, SAVINGS' });
});
