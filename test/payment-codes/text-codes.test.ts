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

test('a link of one app is called by its name', () => {
  expect(parsePaymentCode('phonepe://pay?pa=shop@ok&pn=Shop')).toMatchObject({ kind: 'UPI', problems: [{ code: 'KIND_NOT_SUPPORTED' }] });
});
