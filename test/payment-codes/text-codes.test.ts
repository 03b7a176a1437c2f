/** The national codes and links that are read: their examples, and what is said of a spoiled one. */
import { describe, expect, test } from 'vitest';
import { examples, textCodes } from '../../rules/text-codes/text-codes.js';
import { buildPaymentCode, parsePaymentCode } from '../../src/payment-codes.js';

describe.each(textCodes)('$code', (declaration) => {
  const [example] = examples[declaration.code] ?? [];
  if (example === undefined) throw new Error('no example');

  test('says account, payee, amount and reference', () => {
    const code = parsePaymentCode(example.text);
    expect(code.problems).toEqual([]);
    expect({
      kind: code.kind,
      account: code.instruction.creditorAccount?.id?.value,
      name: code.instruction.creditor?.name,
      amount: code.amount,
      currency: code.currency,
      reference: code.reference,
      message: code.message,
    }).toEqual({
      kind: declaration.code,
      account: example.account,
      name: example.name,
      amount: example.amount,
      currency: example.currency,
      reference: example.reference,
      message: example.message,
    });
  });

  test('with a wrong account is read with a problem', () => {
    const last = example.account.slice(-4);
    const spoiled = example.text.replace(last, declaration.accountForm === undefined ? (last === '0000' ? '0001' : '0000') : '12X4');
    expect(parsePaymentCode(spoiled).problems.length).toBeGreaterThan(0);
  });

  test('is not written', () => {
    expect(buildPaymentCode(declaration.code as 'HUB3', parsePaymentCode(example.text))).toMatchObject({
      ok: false,
      problems: [{ code: 'KIND_NOT_SUPPORTED' }],
    });
  });
});

test('a Polish code of ten thousand zloty and more is read: the amount has seven digits then', () => {
  const code = parsePaymentCode('1234567890|PL|61109010140000071219812874|1234567|Przyklad sp. z o.o.|Faktura 1||||');
  expect(code).toMatchObject({ amount: '12345.67', problems: [] });
});

describe.each(textCodes)('$code and its lengths', ({ code: kind, longest = {}, parted, parts }) => {
  const { name } = parts;
  const max = longest[name];
  const text = examples[kind]?.[0]?.text ?? '';
  const [, payee = ''] = parsePaymentCode(text).details?.elements?.find(([tag]) => tag === name) ?? [];
  const written = parted === 'query' ? encodeURIComponent(payee) : payee;
  test.skipIf(max === undefined)('a payee of the longest name is read, and one letter more is said', () => {
    expect(text).toContain(written);
    const ofLength = (length: number): string => text.replace(written, 'X'.repeat(length));
    expect(parsePaymentCode(ofLength(max ?? 0)).problems).toEqual([]);
    expect(parsePaymentCode(ofLength((max ?? 0) + 1)).problems).toMatchObject([{ code: 'TOO_LONG' }]);
  });
});

test('a link of one app is called by its name', () => {
  expect(parsePaymentCode('phonepe://pay?pa=shop@ok&pn=Shop')).toMatchObject({ kind: 'UPI', problems: [{ code: 'KIND_NOT_SUPPORTED' }] });
});
