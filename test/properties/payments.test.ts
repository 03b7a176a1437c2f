/** Legitimate payments along every corridor raise nothing above an `info`: of `validate`, nothing. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { explain, validate } from '../../src/full.js';
import { runs, seed } from '../runs.js';
import { engine } from './accounts.js';
import { allCorridors, paymentsAlong, routes } from './payments.js';

const PAYMENTS = runs(1_200);

/** What stops a payment: nothing where it is OK. */
const stopping = (payment: unknown): readonly string[] =>
  validate(payment, engine).status === 'OK'
    ? []
    : explain(payment, engine)
        .alerts.filter(({ severity }) => severity !== 'info')
        .map(({ severity, code, rule }) => `${severity} ${code} ${rule}`);

test('no legitimate payment along one of 900 corridors raises more than an info', () => {
  const each = Math.ceil(PAYMENTS / routes.length);
  const stopped: string[] = [];
  let count = 0;
  for (const route of routes) {
    for (const payment of fc.sample(paymentsAlong(route), { numRuns: each, seed: seed + count })) {
      count++;
      stopped.push(...stopping(payment).map((alert) => `${alert}: ${route.name} ${JSON.stringify(payment)}`));
    }
  }
  expect(stopped).toEqual([]);
  expect(count).toBeGreaterThanOrEqual(PAYMENTS);
  expect(new Set(routes.map(({ name }) => name))).toEqual(new Set(allCorridors.keys()));
  expect(allCorridors.size).toBeGreaterThanOrEqual(900);
});

const account = (value: string) => ({ creditorAccount: { id: { value, type: 'IBAN' } } });

test.each([
  ['GP', 'FR1420041010050500013M02606'],
  ['RE', 'FR1420041010050500013M02606'],
  ['AX', 'FI2112345600000785'],
  ['JE', 'GB29NWBK60161331926819'],
  ['IM', 'GB29NWBK60161331926819'],
])('a territory, %s, has the accounts of its country', (country, iban) => {
  const currency = iban.startsWith('GB') ? 'GBP' : 'EUR';
  expect(
    stopping({ country, currency, creditor: { name: 'Ada Berg', address: { country, townName: 'Newhaven' } }, ...account(iban) }),
  ).toEqual([]);
});

test.each([
  ['FR', 'LT121000011101001000'],
  ['DE', 'BE68539007547034'],
  ['AT', 'DE89370400440532013000'],
  ['IE', 'GB29NWBK60161331926819'],
])('who lives in %s may have an account abroad in SEPA: %s', (country, iban) => {
  const settlementInformation = { settlementSystem: 'SCT' };
  const creditor = { name: 'Ada Berg', address: { country, townName: 'Newhaven' } };
  expect(stopping({ country, currency: 'EUR', creditor, settlementInformation, ...account(iban) })).toEqual([]);
  expect(stopping({ currency: 'EUR', creditor, settlementInformation, ...account(iban) })).toEqual([]);
});
