/** Payment codes as their specifications publish them: read, and written again byte for byte. */
import { describe, expect, test } from 'vitest';
import { paymentNetworks } from '../../rules/index/payment-networks.js';
import type { PaymentNetworkExample } from '../../rules/vocabulary/payment-network.js';
import { validate } from '../../src/index.js';
import { buildPaymentCode, type PaymentCode, parsePaymentCode } from '../../src/payment-codes.js';
import { moduleOf, modulesIn } from '../rules/modules.js';
import { published } from './published.js';
import samples from './swiss-qr-samples.json' with { type: 'json' };

const codesOf = ({ problems }: PaymentCode): readonly string[] => problems.map(({ code }) => code);

/** What is read, written again. */
const again = (text: string) => {
  const code = parsePaymentCode(text);
  if (code.kind === undefined) throw new Error('no payment code');
  return buildPaymentCode(code.kind, code);
};

describe.each(published)('$from', ({ text, says }) => {
  const code = parsePaymentCode(text);

  test('is read', () => {
    expect(code).toMatchObject(says);
    expect(codesOf(code).filter((each) => each !== 'ACCOUNT_NOT_NAMED')).toEqual([]);
  });

  test('is written byte for byte', () => expect(again(text)).toEqual({ ok: true, text }));

  test('ends in an instruction that can be validated', () => expect(['OK', 'ALERT']).toContain(validate(code.instruction).status));
});

describe.each(samples.codes)('SIX, sample QR-bill $number', ({ lines }) => {
  const text = lines.join('\n');
  const code = parsePaymentCode(text);
  const hasFreeLines = lines[4] === 'K';

  test('is read', () => {
    expect(code).toMatchObject({
      kind: 'SWISS_QR',
      instruction: { creditor: { name: lines[5], address: { country: 'CH' } }, creditorAccount: { id: { value: lines[3] } } },
      currency: 'CHF',
    });
    expect([code.amount ?? '', code.reference ?? '', code.message ?? '']).toEqual([lines[18], lines[28], lines[29]]);
    expect(code.details.debtor?.name ?? '').toBe(lines[21]);
    expect(codesOf(code)).toEqual(hasFreeLines ? ['ADDRESS_TYPE_ENDED'] : []);
  });

  test(hasFreeLines ? 'is not written: its address has free lines' : 'is written byte for byte', () => {
    if (hasFreeLines) expect(again(text)).toMatchObject({ ok: false, problems: [{ code: 'ADDRESS_TYPE_ENDED', place: { line: 5 } }] });
    else expect(again(text)).toEqual({ ok: true, text });
  });

  test('is written byte for byte with the other ends of lines', () => {
    const other = lines.join('\r\n');
    expect(parsePaymentCode(other)).toEqual({ ...code, details: { ...code.details, lineBreak: 'CRLF' } });
    if (!hasFreeLines) expect(again(other)).toEqual({ ok: true, text: other });
  });
});

interface Module {
  readonly examples: readonly PaymentNetworkExample[];
  readonly sources: readonly string[];
}

const modules = await Promise.all(
  modulesIn('payment-codes/').map(async (code) => [code, await moduleOf<Module>(`payment-codes/${code}`)] as const),
);

test('every network has its module, and the other way round', () => {
  expect(modules.map(([code]) => code).sort()).toEqual(Object.keys(paymentNetworks).sort());
  for (const [code, { code: own }] of Object.entries(paymentNetworks)) expect(own).toBe(code);
});

describe.each(modules)('%s', (network, { examples, sources }) => {
  test('has a source and an example', () => {
    expect(sources.length).toBeGreaterThan(0);
    expect(examples.length).toBeGreaterThan(0);
  });

  test.each(examples)('is read and written byte for byte: $from', ({ text, account, amount, reference, message }) => {
    const code = parsePaymentCode(text);
    expect(code).toMatchObject({ kind: 'EMV', details: { network }, amount, reference, message });
    expect(code.instruction.creditorAccount?.id).toEqual(account);
    expect(codesOf(code)).toEqual(account === undefined ? ['ACCOUNT_NOT_NAMED'] : []);
    expect(again(text)).toEqual({ ok: true, text });
  });

  test.each(examples.filter(({ account }) => account !== undefined))('is read without a doubt of validate: $from', ({ text }) => {
    const { instruction } = parsePaymentCode(text);
    const { alerts } = validate({ ...instruction, creditor: { name: 'Ada Example', ...instruction.creditor } });
    // one peer tests with a number that no telephone has, and with one whose check digit is wrong
    expect(alerts).toEqual(/0066000000000|1111111111111/.test(text) ? [{ code: 'CREDITOR_PROXY_INVALID_FORMAT' }] : []);
  });
});
