/** Values that are too long to be looked at. */
import { expect, test } from 'vitest';
import { createEngine, explain } from '../../src/index.js';

const engine = createEngine({ on: '2026-11-20' });
const codesOf = (creditor: object, beside: object = {}) => explain({ creditor, ...beside }, engine).alerts.map(({ code }) => code);
const numbered = (...values: string[]) => codesOf({ documents: values.map((value) => ({ type: 'CCPT', value })) });

test('two documents are the same only where their numbers are', () => {
  const long = '7'.repeat(300);
  expect(numbered(long, `${long}7`)).toEqual(['PAYMENT_INSTRUCTION_NOT_CHECKED']);
  expect(numbered(long, long)).toEqual(['CREDITOR_DOCUMENT_DUPLICATE']);
});

test('what parts a number makes no other document of it, unless it is too long to be looked at', () => {
  const parted = '7-'.repeat(128);
  expect(numbered(parted, '7'.repeat(128))).toEqual(['CREDITOR_DOCUMENT_DUPLICATE']);
  expect(numbered(`${parted}7`, '7'.repeat(129))).toEqual(['PAYMENT_INSTRUCTION_NOT_CHECKED']);
});

test('a name is not that of a bank or an account that is no text to speak of', () => {
  expect(codesOf({ name: 'A'.repeat(256) }, { creditorAgent: { bic: 'A'.repeat(257) } })).not.toContain(
    'CREDITOR_NAME_ACCOUNT_NUMBER_INCONSISTENCY',
  );
  expect(codesOf({ name: 'COBA DE FF' }, { creditorAgent: { bic: 'COBADEFF' } })).toContain('CREDITOR_NAME_ACCOUNT_NUMBER_INCONSISTENCY');
});
