/** What a law asks for is an error where the law was read, and a warning where it is known only. */
import { expect, test } from 'vitest';
import { explain } from '../../src/index.js';
import { engineWithCreditors } from './with-creditors.js';

const payout = { required: ['/creditor/address'] } as const;
const engine = engineWithCreditors(
  {
    IN: { country: 'IN', identifiers: [], payouts: [{ ...payout, currencies: ['INR'], law: true, confidence: 'sourced' }] },
    PH: { country: 'PH', identifiers: [], payouts: [{ ...payout, currencies: ['PHP'], law: true, confidence: 'known' }] },
    KR: { country: 'KR', identifiers: [], payouts: [{ ...payout, currencies: ['KRW'], confidence: 'sourced' }] },
  },
  '2026-11-20',
);

test.each([
  ['IN', 'INR', 'error'],
  ['PH', 'PHP', 'warning'],
  ['KR', 'KRW', 'warning'],
])('%s %s: %s', (country, currency, severity) => {
  const asked = explain({ country, currency, method: 'BANK_ACCOUNT', creditor: { name: 'Ada Example' } }, engine).alerts;
  expect(asked.find(({ code }) => code === 'CREDITOR_ADDRESS_MISSING')).toMatchObject({ severity, params: { by: country } });
});
