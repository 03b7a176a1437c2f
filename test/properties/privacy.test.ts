/** The answer to an instruction repeats none of its personal values and account numbers. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as full from '../../src/full.js';
import { runs } from '../runs.js';
import { anything } from './instructions.js';
import { answersTo, engine, escapeJson, secretsOf } from './secrets.js';

test('explain and validate repeat no personal value', () => {
  let checked = 0;
  fc.assert(
    fc.property(anything, (value) => {
      const secrets = secretsOf(value);
      const said = secrets.length > 0 ? answersTo(value) : '';
      const repeated = secrets.filter((secret) => said.includes(escapeJson(secret)));
      expect(repeated).toEqual([]);
      checked += secrets.length;
    }),
    { numRuns: runs(150) },
  );
  expect(checked).toBeGreaterThan(150);
});

test('the correction of an IBAN inserts at most two characters', () => {
  const value = { creditorAccount: { id: { value: 'DE89370400440523013000', type: 'IBAN' } } };
  const inserted = full.explain(value, engine).alerts.map(({ correction }) => correction?.insert ?? '');
  expect(inserted.every(({ length }) => length <= 2)).toBe(true);
  expect(answersTo(value)).not.toContain('3704');
});

test('another account of the same bank gets the same answer', () => {
  const paid = (account: string) => ({
    country: 'GB',
    creditorAgent: { clearingSystemMemberId: { memberId: '601613' } },
    creditorAccount: { id: { value: account, type: 'ACCOUNT_NUMBER' } },
  });
  expect(answersTo(paid('31926818'))).toBe(answersTo(paid('31926817')));
});
