/** Characters that nobody sees, in identifiers and codes: the alert says what to remove. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { apply } from '../../src/characters/correction.js';
import { createEngine, explain } from '../../src/full.js';
import { runs } from '../runs.js';

const engine = createEngine({ on: '2026-11-28' });
const UNSEEN = ['\u200B', '\uFEFF', '\u202A', '\u202C', '\u200E', '\u2066', '\u2060', '\u200D', '\u00AD', '\n', '\r\n'];

/** The right value, and an instruction with another in its place. */
const FIELDS: Readonly<Record<string, readonly [right: string, of: (value: string) => object]>> = {
  IBAN: ['DE89370400440532013000', (value) => ({ country: 'DE', creditorAccount: { id: { value, type: 'IBAN' } } })],
  BIC: ['COBADEFFXXX', (bic) => ({ country: 'DE', creditorAgent: { bic } })],
  account: [
    '123456789',
    (value) => ({
      country: 'US',
      creditorAgent: { clearingSystemMemberId: { memberId: '021000021' } },
      creditorAccount: { id: { value, type: 'ACCOUNT_NUMBER' } },
    }),
  ],
  'bank identifier': ['021000021', (memberId) => ({ country: 'US', creditorAgent: { clearingSystemMemberId: { memberId } } })],
  country: ['US', (country) => ({ country })],
  'country of the address': ['US', (country) => ({ country: 'US', creditor: { address: { country } } })],
  currency: ['USD', (currency) => ({ country: 'US', currency })],
  system: ['SCT', (settlementSystem) => ({ country: 'DE', currency: 'EUR', settlementInformation: { settlementSystem } })],
};

describe.each(Object.entries(FIELDS))('%s', (_, [right, of]) => {
  test('the correction gives what is seen', () =>
    fc.assert(
      fc.property(fc.constantFrom(...UNSEEN), fc.nat({ max: right.length }), fc.boolean(), (mark, at, isTwice) => {
        const value = right.slice(0, at) + mark + right.slice(at) + (isTwice ? mark : '');
        const corrected = explain(of(value), engine).alerts.flatMap(({ correction }) => (correction ? [apply(value, correction)] : []));
        expect(corrected).toContain(right);
      }),
      { numRuns: runs(60) },
    ));
});

test('none where what is seen is wrong, or nothing is', () => {
  const corrections = (bic: string) => explain({ creditorAgent: { bic } }, engine).alerts.map(({ correction }) => correction);
  expect(corrections('COBADEF\u200BF1')).toEqual([undefined]);
  expect(corrections('\u200B\u200B')).toEqual([undefined]);
});
