/** What holds of every payment code: what is written is read as it was meant, and no value makes reading or writing throw. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildPaymentCode, type PaymentCodeContent, parsePaymentCode, paymentCodeKinds } from '../../src/payment-codes.js';
import { runs } from '../runs.js';
import { published } from './published.js';

const RUNS = { numRuns: runs(60) };
const optional = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined });

const latin = fc.constantFrom(..."abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 .,'()+&*%:/äöüéèçñß");
const text = (maxLength: number) => fc.string({ unit: latin, minLength: 1, maxLength });
const ascii = (maxLength: number) => text(maxLength).map((each) => each.replace(/[^\x20-\x7e]/g, 'a'));
/** EMV codes have to name somebody: `NA` says that nobody is named. */
const isGiven = (name: string): boolean => name !== 'NA';
/** What codes are made of, and what breaks them: half a character, percents that encode nothing. */
const anyPart = fc.constantFrom(
  '\n',
  '\r\n',
  '26',
  '0014',
  '58',
  '63',
  '04',
  '*',
  ':',
  '=',
  '&',
  '%',
  '%C3',
  '+',
  ' ',
  'a',
  'EUR',
  'ä',
  '😀',
  '\ud800',
  '\0',
);
const digits = (maxLength: number) => fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength });
const amount = fc
  .integer({ min: 1, max: 999_999_999 })
  .map((cents) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`);
const iban = (...values: readonly string[]) => fc.constantFrom(...values).map((value) => ({ id: { value, type: 'IBAN' } }));
const european = iban('DE71110220330123456789', 'BE72000000001616', 'FR1420041010050500013M02606', 'CZ5855000000001265098001');

/** What of each kind can be written. */
const contents: Readonly<Record<(typeof paymentCodeKinds)[number], fc.Arbitrary<PaymentCodeContent>>> = {
  EPC: fc.record({
    instruction: fc.record({
      creditor: fc.record({ name: text(70) }),
      creditorAccount: european,
      settlementInformation: fc.record({ settlementSystem: fc.constantFrom('SCT', 'SCT_INST') }),
    }),
    amount: optional(amount),
    message: optional(text(60)),
  }),
  SWISS_QR: fc.record({
    instruction: fc.record({
      creditor: fc.record({
        name: text(70),
        address: fc.record({ streetName: text(70), postCode: digits(6), townName: text(35), country: fc.constantFrom('CH', 'LI', 'DE') }),
      }),
      creditorAccount: iban('CH5800791123000889012', 'CH5204835012345671000'),
    }),
    amount: optional(amount),
    currency: fc.constantFrom('CHF', 'EUR'),
    reference: optional(fc.constantFrom('RF18539007547034', 'RF240191230100405JSH0438')),
    message: optional(text(140)),
  }),
  EMV: fc.record({
    instruction: fc
      .constantFrom(
        ['BR', 'EMAIL', 'ada@example.org'],
        ['BR', 'TAX_ID', '11144477735'],
        ['BR', 'PHONE', '+5511987654321'],
        ['SG', 'PHONE', '+6581234567'],
        ['SG', 'TAX_ID', '201403121W'],
        ['TH', 'PHONE', '+66812345678'],
        ['TH', 'TAX_ID', '1111111111111'],
        ['HK', 'FPS_ID', '1234567'],
        ['HK', 'EMAIL', 'ada@example.org'],
        ['VN', 'ACCOUNT_NUMBER', '0011012345678'],
        ['PH', 'ACCOUNT_NUMBER', '639170000000'],
      )
      .chain(([country, type = '', value]) =>
        fc.record({
          country: fc.constant(country),
          creditor: fc.record({ name: ascii(25).filter(isGiven), address: fc.record({ townName: ascii(15).filter(isGiven) }) }),
          creditorAccount: fc.constant({ id: { type, value } }),
        }),
      ),
    amount: optional(amount),
    reference: optional(digits(25)),
    message: optional(ascii(20)),
  }),
  UPI: fc.record({
    instruction: fc.record({
      creditor: fc.record({ name: text(99) }),
      creditorAccount: fc.constant({ id: { type: 'ALIAS', value: 'shop@bank' } }),
    }),
    amount: optional(amount),
    reference: optional(text(35)),
    message: optional(text(80)),
  }),
  SPAYD: fc.record({
    instruction: fc.record({ creditor: fc.record({ name: text(35) }), creditorAccount: european }),
    amount: optional(amount),
    currency: fc.constantFrom('CZK', 'EUR'),
    reference: optional(digits(16)),
    message: optional(text(60)),
  }),
};

describe.each(paymentCodeKinds)('%s', (kind) => {
  test('what is written is read as it was meant, without a problem, and written again the same', () => {
    fc.assert(
      fc.property(contents[kind], (content) => {
        const result = buildPaymentCode(kind, content);
        if (!result.ok) throw new Error(result.problems.map(({ code, reason }) => `${code} ${reason}`).join());
        const code = parsePaymentCode(result.text);
        expect(code.problems).toEqual([]);
        expect(code).toMatchObject({ kind, instruction: content.instruction, amount: content.amount, message: content.message });
        expect(code.reference).toBe(content.reference);
        expect(buildPaymentCode(kind, code)).toEqual(result);
      }),
      RUNS,
    );
  });

  test('writing answers any value', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withSparseArray: true, withBigInt: true, withDate: true }), (value) => {
        const content = { instruction: value, amount: value, reference: value, details: value } as PaymentCodeContent;
        for (const each of [value as PaymentCodeContent, content]) expect(typeof buildPaymentCode(kind, each).ok).toBe('boolean');
      }),
      RUNS,
    );
  });

  test('a code is refused for the problems with which it would be read', () => {
    fc.assert(
      fc.property(contents[kind], fc.string({ unit: 'grapheme', maxLength: 90 }), optional(digits(14)), (content, name, changed) => {
        const result = buildPaymentCode(kind, { ...content, instruction: { ...content.instruction, creditor: { name } }, amount: changed });
        if (result.ok) expect(parsePaymentCode(result.text).problems).toEqual([]);
        else expect(result.problems.length).toBeGreaterThan(0);
      }),
      RUNS,
    );
  });
});

test('reading answers any value', () => {
  const start = fc.constantFrom(
    'BCD\n',
    'SPC\r\n',
    '000201',
    'upi://pay?',
    'SPD*1.0*',
    'HRVHUB30\n',
    'K:PR|V:01|',
    'ST00012|',
    'payto://iban/',
    'bank://singlepaymentsepa?',
    '00020126',
    'upi:',
    '',
  );
  const anyText = fc.tuple(start, fc.string({ unit: anyPart, maxLength: 100 })).map((parts) => parts.join(''));
  const spoilt = fc
    .tuple(fc.constantFrom(...published.map((each) => each.text)), fc.nat(300), fc.string({ maxLength: 3 }))
    .map(([code, at, other]) => code.slice(0, at) + other + code.slice(at + 1));
  fc.assert(
    fc.property(fc.oneof(anyText, spoilt, fc.anything()), (value) => {
      const code = parsePaymentCode(value);
      expect(code.kind !== undefined || code.problems[0]?.code === 'NOT_A_PAYMENT_CODE').toBe(true);
      if (code.kind !== undefined) buildPaymentCode(code.kind, code);
    }),
    RUNS,
  );
});

test('one wrong character is found by the checksum', () => {
  const sums = published.map(({ text: code }) => code).filter((code) => /^0002|CRC32/.test(code));
  const pair = fc
    .constantFrom(...sums)
    .chain((code) => fc.tuple(fc.constant(code), fc.nat(code.length - 1), fc.constantFrom(...'0123456789ABCXYZ')));
  fc.assert(
    fc.property(pair, ([code, at, other]) => {
      fc.pre(code[at] !== other);
      expect(parsePaymentCode(code.slice(0, at) + other + code.slice(at + 1)).problems).not.toEqual(parsePaymentCode(code).problems);
    }),
    RUNS,
  );
});
