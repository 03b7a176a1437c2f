/** Payment codes as programs write them, beside the letter of their specifications. */
import { expect, test } from 'vitest';
import { buildPaymentCode, parsePaymentCode } from '../../src/payment-codes.js';

const problemsOf = (text: string): readonly string[] => parsePaymentCode(text).problems.map(({ code }) => code);

test('EPC: an amount in another currency is never one in euros', () => {
  const text = 'BCD\n002\n1\nSCT\n\nRed Cross\nBE72000000001616\nUSD12.30';
  const code = parsePaymentCode(text);
  expect([code.amount, code.currency, code.instruction.currency]).toEqual(['12.30', 'USD', 'USD']);
  expect(problemsOf(text)).toEqual(['CURRENCY_NOT_ALLOWED']);
  expect(buildPaymentCode('EPC', code).ok).toBe(false);
});

test.each(['CH44 3199 9123 0008 8901 2', 'ch4431999123000889012', 'CH4431999123000889013'])(
  'QR-bill: the IBAN %s is wrong, and nothing is said of the reference',
  (iban) => {
    const address = ['S', 'Muster AG', 'Hauptstrasse', '7', '8000', 'Zürich', 'CH'];
    const none = ['', '', '', '', '', '', ''];
    const reference = ['QRR', '210000000003139471430009017', '', 'EPD'];
    const text = ['SPC', '0200', '1', iban, ...address, ...none, '', 'CHF', ...none, ...reference].join('\n');
    expect(parsePaymentCode(text).problems.map(({ place }) => place)).toEqual([{ line: 4 }]);
  },
);

test('SPAYD: the plus sign before the BIC may be encoded', () => {
  const code = parsePaymentCode('SPD*1.0*ACC:CZ5855000000001265098001%2BRZBCCZPP*AM:1.00*CC:CZK');
  expect([code.instruction.creditorAgent?.bic, code.problems]).toEqual(['RZBCCZPP', []]);
});

test('SPAYD: the checksum may have small letters', () => {
  const instruction = { creditorAccount: { id: { value: 'CZ5855000000001265098001', type: 'IBAN' } } };
  const written = buildPaymentCode('SPAYD', { instruction, amount: '1.00', currency: 'CZK', details: { elements: [['CRC32', '']] } });
  const text = written.ok ? written.text : '';
  expect(text).toMatch(/[A-F][^:]*$/);
  expect(problemsOf(text.replace(/[0-9A-F]{8}$/, (crc) => crc.toLowerCase()))).toEqual([]);
  expect(problemsOf(text.replace(/.$/, 'g'))).toEqual(['INCORRECT_CHECKSUM']);
});

test('PromptPay: an account names its bank', () => {
  const code = parsePaymentCode('00020101021229370016A0000006770101110413014123456789053037645406100.005802TH6304901D');
  expect(code.instruction).toMatchObject({
    creditorAccount: { id: { value: '1234567890', type: 'ACCOUNT_NUMBER' } },
    creditorAgent: { clearingSystemMemberId: { memberId: '014' } },
  });
  expect(buildPaymentCode('EMV', { ...code, amount: '5.00' })).toMatchObject({
    ok: true,
    text: expect.stringContaining('041301412345678905'),
  });
  expect(buildPaymentCode('EMV', { instruction: { ...code.instruction, country: 'TH' }, amount: '5.00' }).ok).toBe(false);
});

test.each(['upi://pay?pa=shop@okaxis&pn=Test%20Shop&mode=02&sign=MEUCIQ==', 'upi://pay?pa=shop@okaxis&pn=Test+Shop&am=&cu=INR'])(
  'UPI: what was read is written again: %s',
  (text) => expect(buildPaymentCode('UPI', parsePaymentCode(text))).toEqual({ ok: true, text }),
);
