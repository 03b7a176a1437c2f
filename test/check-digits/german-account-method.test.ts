import { expect, test } from 'vitest';
import { germanAccountMethod } from '../../rules/check-digits/german/account-method.js';
import type { CheckTables } from '../../rules/vocabulary/check.js';
import { spansOf } from './support.js';

const { verify } = germanAccountMethod('bank', 'account').compile(spansOf('bank:8n account:10n'));
const bban = '370400440532013000';

/** A directory in which every bank has this method. */
const methodIs = (method: string | undefined): CheckTables => ({ rows: () => undefined, bankCell: () => method });

test('the method is looked up by the bank code', () => {
  const asked: unknown[] = [];
  verify(bban, {
    rows: () => expect.fail('no registry is read'),
    bankCell: (...column) => {
      asked.push(column);
      return '13';
    },
  });
  expect(asked).toEqual([['DE', '37040044', 'checkMethod']]);
});

test('the method decides about the account', () => {
  expect(verify(bban, methodIs('13'))).toBe('passed');
  expect(verify('370400440532013100', methodIs('13'))).toBe('failed');
});

test('a method that reads the bank code is given it', () => {
  // the example of method 52 in the publication
  expect(verify('130511720043001500', methodIs('52'))).toBe('passed');
  expect(verify('370400440043001500', methodIs('52'))).toBe('failed');
});

test('the BBAN may begin within a text', () => expect(verify(`DE89${bban}`, methodIs('13'), 4)).toBe('passed'));

test('is not covered without the directory, the bank or a known method', () => {
  expect(verify(bban)).toBe('not-covered');
  expect(verify(bban, methodIs(undefined))).toBe('not-covered');
  expect(verify(bban, methodIs('12'))).toBe('not-covered');
});

test('an account that its bank exempts, or makes another one of, is not covered', () => {
  const check = germanAccountMethod('bank', 'account').compile(spansOf('bank:8n account:10n'));
  const rule = (does: string, accounts: string | null, toAccount: string | null): CheckTables => ({
    rows: (name) =>
      name === 'iban-rules/DE' ? [['009999', 1, does, '37040044', accounts, null, null, toAccount, null, null, null]] : undefined,
    bankCell: () => '13',
  });
  const wrong = '370400440532013100';
  const outcomes = (tables: CheckTables) => [check.verify(wrong, tables), check.verifyDetails?.(wrong, tables)];
  expect(outcomes(rule('exempt', '0000000001 05320131', null))).toEqual(['not-covered', 'not-covered']);
  expect(outcomes(rule('exempt', '0000000001', null))).toEqual(['failed', 'failed']);
  expect(outcomes(rule('replace', '0532013100', '0532013000'))).toEqual(['failed', 'not-covered']);
  expect(outcomes(rule('accept', null, '0532013000'))).toEqual(['failed', 'not-covered']);
  expect(outcomes(rule('forbid', null, null))).toEqual(['failed', 'failed']);
  expect(check.verify('200400440532013100', rule('exempt', '05320131', null))).toBe('failed');
});
