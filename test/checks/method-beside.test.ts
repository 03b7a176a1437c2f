/** What a check by appearance keeps to itself where a method has its own say. */
import { expect, test } from 'vitest';
import type { MethodRule } from '../../rules/vocabulary/method.js';
import { Findings } from '../../src/findings/findings.js';
import { createEngine } from '../../src/index.js';
import { readInstruction } from '../../src/instruction/read.js';
import { ResolvedPayment } from '../../src/payment/resolve.js';
import { account } from '../answers/instructions.js';

const wallet: MethodRule = {
  code: 'DANA',
  name: 'a wallet',
  countries: ['US'],
  currencies: { US: ['INR'] },
  identifiers: [{ type: 'ACCOUNT_NUMBER', pattern: /^\d{1,19}$/ }],
  required: [],
  confidence: 'known',
};

/** What looks at an account or a currency from the outside. */
const BY_APPEARANCE = ['currency/of-country', 'account/card', 'account/currency', 'account/published'];

function said(instruction: unknown, method?: MethodRule): readonly string[] {
  const reading = readInstruction(instruction);
  if (reading === undefined) throw new Error('no instruction');
  const findings = new Findings(false);
  const payment = Object.assign(new ResolvedPayment(reading, createEngine({ on: '2026-11-20' })), { country: 'US', method });
  for (const check of payment.plan.checks) if (BY_APPEARANCE.includes(check.name)) check.examine(payment, findings);
  return findings.alerts.map(({ code }) => code);
}

test('the account is what the method says', () => {
  expect(said(account('4242424242424242'))).toEqual(['CREDITOR_CARD_NUMBER_NOT_ALLOWED']);
  expect(said(account('4242424242424242'), wallet)).toEqual([]);
  expect(said(account('7777777777'))).toEqual(['CREDITOR_ACCOUNT_NUMBER_SUSPICIOUS']);
  expect(said(account('7777777777'), wallet)).toEqual([]);
  expect(said(account('7777777777'), { ...wallet, identifiers: [] })).toEqual(['CREDITOR_ACCOUNT_NUMBER_SUSPICIOUS']);
});

test('and so is the currency', () => {
  expect(said({ currency: 'INR' })).toEqual(['COUNTRY_CURRENCY_INCONSISTENCY']);
  expect(said({ currency: 'INR' }, wallet)).toEqual([]);
  expect(said({ currency: 'BRL' }, wallet)).toEqual(['COUNTRY_CURRENCY_INCONSISTENCY']);
  expect(said({ currency: 'BRL' }, { ...wallet, currencies: 'ANY' })).toEqual([]);
  expect(said({ currency: 'BRL' }, { ...wallet, currencies: { IN: ['INR'] } })).toEqual(['COUNTRY_CURRENCY_INCONSISTENCY']);
});
