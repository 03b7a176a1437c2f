/** No value of an instruction that tells of a person or an account stands in what is said of it. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as full from '../../src/full.js';
import { anything } from './instructions.js';
import { engine, inJson, saidOf, secretsOf } from './secrets.js';

test('nothing that is said repeats them', () => {
  let held = 0;
  fc.assert(
    fc.property(anything, (value) => {
      const secrets = secretsOf(value);
      const said = secrets.length > 0 ? saidOf(value) : '';
      const repeated = secrets.filter((secret) => said.includes(inJson(secret)));
      expect(repeated).toEqual([]);
      held += secrets.length;
    }),
    { numRuns: 1_500 },
  );
  expect(held).toBeGreaterThan(1_500);
});

test('an edit that corrects an IBAN puts in no more than a character', () => {
  const value = { creditorAccount: { id: { value: 'DE88370400440532013000', type: 'IBAN' } } };
  const inserted = full.explain(value, engine).alerts.map(({ correction }) => correction?.insert ?? '');
  expect(inserted.every(({ length }) => length <= 2)).toBe(true);
  expect(saidOf(value)).not.toContain('3704');
});

test('nor is it told apart by what is said: another account of the same bank reads the same', () => {
  const paid = (account: string) => ({
    country: 'GB',
    creditorAgent: { clearingSystemMemberId: { memberId: '601613' } },
    creditorAccount: { id: { value: account, type: 'ACCOUNT_NUMBER' } },
  });
  expect(saidOf(paid('31926818'))).toBe(saidOf(paid('31926817')));
});
