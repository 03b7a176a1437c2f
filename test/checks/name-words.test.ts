/** Names of one word, where the payouts to a country ask for two. */
import { expect, test } from 'vitest';
import { explain, validate } from '../../src/index.js';
import { engineWithCreditors } from './with-creditors.js';

const payout = { required: [], confidence: 'sourced' } as const;
const creditors = {
  PH: { country: 'PH', identifiers: [], payouts: [{ ...payout, nameWords: 2, currencies: ['PHP'] }] },
  IN: {
    country: 'IN',
    identifiers: [],
    payouts: [{ ...payout, nameWords: 2, currencies: ['INR'], of: 'INDIVIDUAL', law: true, from: '2026-01-01' }],
  },
  KR: { country: 'KR', identifiers: [], payouts: [{ ...payout, nameWords: 2, currencies: ['KRW'], of: 'BUSINESS' }] },
  ID: { country: 'ID', identifiers: [], payouts: [{ ...payout, currencies: ['IDR'] }] },
} as const;
const engine = engineWithCreditors(creditors, '2026-11-20');

const said = (country: string, currency: string | undefined, name: string, type: string | undefined, by = engine): readonly string[] =>
  explain({ country, currency, creditor: { name, type } }, by)
    .alerts.filter(({ rule }) => rule === 'name/words')
    .map(({ code, severity, params }) => `${code} ${severity} ${'reason' in params ? params.reason : ''}`);

test('one word where two are asked for: what a law says is an error, what a provider asks for is worth knowing', () => {
  expect(said('PH', 'PHP', 'Madonna', 'INDIVIDUAL')).toEqual(['CREDITOR_NAME_INVALID_FORMAT info one word']);
  expect(said('IN', 'INR', 'Rajesh', 'INDIVIDUAL')).toEqual(['CREDITOR_NAME_INVALID_FORMAT error one word']);
});

test.each([
  ['two words', 'PH', 'PHP', 'Ada Example', 'INDIVIDUAL'],
  ['a company', 'PH', 'PHP', 'Jollibee', 'BUSINESS'],
  ['a text that was made up', 'PH', 'PHP', 'asdf', 'INDIVIDUAL'],
  ['nobody says who it is', 'PH', 'PHP', 'Madonna', undefined],
  ['another currency', 'PH', 'USD', 'Madonna', 'INDIVIDUAL'],
  ['no currency', 'PH', undefined, 'Madonna', 'INDIVIDUAL'],
  ['payouts to companies', 'KR', 'KRW', 'Madonna', 'INDIVIDUAL'],
  ['payouts that do not ask', 'ID', 'IDR', 'Suharto', 'INDIVIDUAL'],
  ['a country of which nothing is known', 'DE', 'EUR', 'Madonna', 'INDIVIDUAL'],
])('%s', (_, country, currency, name, type) => expect(said(country, currency, name, type)).toEqual([]));

test('without reasons, what a law says is an alert of a person alone', () => {
  const codes = (country: string, currency: string, name: string): readonly string[] =>
    validate({ country, currency, creditor: { name, type: 'INDIVIDUAL' } }, engine).alerts.map(({ code }) => code);
  expect(codes('IN', 'INR', 'Rajesh')).toEqual(['CREDITOR_NAME_INVALID_FORMAT']);
  expect(codes('IN', 'INR', 'Rajesh Kumar')).toEqual([]);
  expect(codes('PH', 'PHP', 'Madonna')).toEqual([]);
  // a company whose form is written onto the name, and a text that was made up: of both something else is said
  expect(codes('IN', 'INR', '株式会社サクラ')).not.toContain('CREDITOR_NAME_INVALID_FORMAT');
  expect(codes('IN', 'INR', 'asdf')).toEqual(['CREDITOR_NAME_SUSPICIOUS']);
});

test('asks for the words of a name from the first day of the rule', () => {
  expect(said('IN', 'INR', 'Rajesh', 'INDIVIDUAL', engineWithCreditors(creditors, '2025-12-31'))).toEqual([]);
});
