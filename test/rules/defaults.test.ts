/** The defaults that the vocabulary of the rules documents, each against the same declaration with the value written out. */
import { describe, expect, test } from 'vitest';
import { exactly } from '../../rules/account-forms/account-form.js';
import { weightedDigits } from '../../rules/check-digits/weighted-digits.js';
import { weighted } from '../../rules/check-digits/weighted-sum.js';
import { creditors } from '../../rules/index/creditors.js';
import { schemes } from '../../rules/index/schemes.js';
import { accountWithoutIban } from '../../rules/vocabulary/account.js';
import type { NumberCheck } from '../../rules/vocabulary/check.js';
import { identifier } from '../../rules/vocabulary/identifier.js';
import { accountForms, memberIdFields } from '../../src/identifiers/account/domestic-parts.js';
import { readMemberId } from '../../src/identifiers/account/member-id.js';
import { bankCodeIn, type CompiledCountry, compileCountry, compileLayout } from '../../src/identifiers/country/layout.js';
import { inspectIdentifier } from '../../src/identifiers/personal-identifier.js';
import { Creditors } from '../../src/rules-and-data/creditors.js';
import { creditorModules } from './creditors.js';

const declaration = { code: 'XX', currency: 'EUR', bban: 'bank:3n branch:2n account:4n check:1n' } as const;
type Declaration = Parameters<typeof accountWithoutIban<typeof declaration.bban>>[0];

const compiled = (further: Partial<Declaration> = {}): CompiledCountry =>
  compileCountry(accountWithoutIban({ ...declaration, ...further }).domestic ?? expect.fail('no layout'));

describe('an account', () => {
  const plain = compiled();

  test('its bank identifier is the field `bank`', () => {
    expect(bankCodeIn('1234567890', plain)).toBe('123');
    expect(bankCodeIn('1234567890', compiled({ bankIdentifier: ['bank', 'branch'] }))).toBe('12345');
  });

  test('a domestic payment names its bank by the bank identifier and the branch', () => {
    expect(memberIdFields(plain)).toEqual(['bank', 'branch']);
    expect(memberIdFields(compiled({ memberId: ['branch'] }))).toEqual(['branch']);
  });

  test('nothing is appended to the bank identifier', () => {
    expect(readMemberId(plain, '123451')).toBeUndefined();
    expect(readMemberId(compiled({ memberIdReads: ['check'] }), '123451')).toEqual({ bank: '123', branch: '45', check: '1' });
  });

  test('the bank identifier has its whole length', () => {
    expect(readMemberId(plain, '2345')).toBeUndefined();
    expect(readMemberId(compiled({ memberIdFrom: 4 }), '2345')).toEqual({ bank: '023', branch: '45' });
  });

  test('its number is what the bank identifier leaves of the BBAN', () => {
    const fields = { bank: '123', branch: '45', account: '6789', check: '0' };
    expect(accountForms(plain).map((form) => form.write(fields))).toEqual(['67890']);
    expect(accountForms(compiled({ forms: [exactly('account')] })).map((form) => form.write(fields))).toEqual(['6789']);
  });
});

describe('a sum', () => {
  const { spans } = compileLayout('account:4n check:2n');
  const rule = { name: 'sum', over: ['account'], weights: [3, 1], modulus: 11, check: 'check' } as const;
  const completed = (check: NumberCheck, text = '123400') => check.compile(spans).complete?.(text);

  test.each<[string, NumberCheck, NumberCheck]>([
    ['weights repeat', weightedDigits(rule), weightedDigits({ ...rule, weights: [3, 1, 3, 1] })],
    ['all characters of the fields count', weightedDigits(rule), weightedDigits({ ...rule, slice: [0, 4] })],
    ['characters are digits', weighted(rule), weighted({ ...rule, values: '0123456789' })],
    ['so they are in a field without an alphabet', weighted({ ...rule, values: [] }), weighted({ ...rule, values: ['0123456789'] })],
    ['nothing is added', weighted(rule), weighted({ ...rule, plus: 0 })],
    ['products count as they are', weighted(rule), weighted({ ...rule, digitSumOf: [] })],
    ['digits are written as such', weighted(rule), weighted({ ...rule, substitutes: { 7: 7 } })],
  ])('%s', (_, plain, written) => {
    expect(completed(plain)).toBe(completed(written));
    expect(completed(plain)).toMatch(/^1234\d\d$/);
  });

  test('a value of two digits is not issued in a field of one', () => {
    const { spans: narrow } = compileLayout('account:4n check:1n');
    // 3·1 + 1·2 + 3·1 + 1·4 = 12: the complement is 10
    expect(weightedDigits(rule).compile(narrow).complete?.('12140')).toBeUndefined();
    expect(
      weightedDigits({ ...rule, substitutes: { 10: 0 } })
        .compile(narrow)
        .complete?.('12140'),
    ).toBe('12140');
  });
});

describe('an identifier', () => {
  const tax = { type: 'ID', kind: 'TXID', layout: 'number:8n', confidence: 'known' } as const;

  test('has its whole length', () => {
    expect(inspectIdentifier(identifier(tax), '1234567')).toEqual({ problem: 'INVALID_FORMAT' });
    expect(inspectIdentifier(identifier({ ...tax, from: 7 }), '1234567')).toMatchObject({ text: '01234567' });
  });

  test('of the kind TXID is one that `creditor.taxId` may hold, and no other, unless it says so', () => {
    const known = new Creditors(creditors);
    for (const { code, rule } of creditorModules) {
      const expected = rule.identifiers.filter(({ kind, isTaxId }) => isTaxId ?? kind === 'TXID');
      expect(known.of(code)?.taxIdentifiers).toEqual(expected);
    }
  });
});

test('a settlement system has precedence 5', () => {
  const ofKind = new Map<string, number[]>();
  for (const { kind, precedence = 5 } of Object.values(schemes)) ofKind.set(kind, [...(ofKind.get(kind) ?? []), precedence]);
  for (const order of ofKind.values()) expect(order).toEqual(order.toSorted((one, other) => one - other));
});
