/** Codes of other libraries and of specifications, read: what is found in them, and what they say. */
import { describe, expect, test } from 'vitest';
import { buildPaymentCode, parsePaymentCode } from '../../src/payment-codes.js';
import { found } from './found.js';
import { peerCodes, writtenByPeers } from './peers.js';

/** What the text says, under the names of the rows. */
function read(text: string) {
  const { instruction, details, amount, currency, reference, message } = parsePaymentCode(text);
  return { network: details.network, account: instruction.creditorAccount?.id?.value, amount, currency, reference, message };
}

describe.each(peerCodes)('$from', ({ from, text, finds = [], ...says }) => {
  test('is read', () => {
    expect(found(text)).toEqual(finds);
    expect(read(text)).toMatchObject(says);
  });
});

/** What these peers write otherwise than the specification, and payprep does not keep. */
const CHANGED = ['codebude/QRCoder', 'sprain/php-swiss-qr-bill, qr-payment-information-zero-amount', 'vietqr-ts nests'];

test('what follows its specification is written again byte for byte', () => {
  const right = peerCodes.filter(
    ({ from, finds = [] }) => finds.every((each) => each.startsWith('ACCOUNT_NOT_NAMED')) && !CHANGED.some((each) => from.includes(each)),
  );
  expect(right.length).toBeGreaterThan(25);
  for (const { text } of right) {
    const code = parsePaymentCode(text);
    expect(code.kind && buildPaymentCode(code.kind, code)).toEqual({ ok: true, text });
  }
});

test.each(writtenByPeers)('is written as $from writes it', ({ kind, content, text }) => {
  expect(buildPaymentCode(kind, content)).toEqual({ ok: true, text });
});
