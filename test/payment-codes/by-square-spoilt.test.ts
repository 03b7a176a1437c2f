/** PAY by square that is packed by others, cut off, spoilt, or made to unpack to more than there is. */
import { encode } from 'bysquare/pay';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildPayBySquare, type PaymentCodeContent, parsePayBySquare } from '../../src/pay-by-square.js';
import { pack } from '../../src/payment-codes/pack-lzma.js';
import { unpack } from '../../src/payment-codes/unpack-lzma.js';
import { runs } from '../runs.js';
import { bySquareCodes } from './by-square-codes.js';

const account = { id: { value: 'SK3112000000198742637541', type: 'IBAN' } };
const instruction = { creditor: { name: 'Jana Example' }, creditorAccount: account };
const made = buildPayBySquare({ instruction, amount: '12.30', reference: '1234567890' });
const text = made.ok ? made.text : '';

describe('what is spoilt', () => {
  const begins = [text, ...bySquareCodes.map((each) => each.text)];

  test('one wrong character leaves a problem and nothing else, unless it says nothing', () => {
    let found = 0;
    for (const whole of begins.slice(0, 2)) {
      const unspoilt = parsePayBySquare(whole);
      for (let at = 8; at < whole.length; at++) {
        const code = parsePayBySquare(whole.slice(0, at) + (whole[at] === 'A' ? 'B' : 'A') + whole.slice(at + 1));
        if (code.problems.length === 0) expect(code).toEqual(unspoilt);
        else expect([code.instruction, code.amount, code.details.elements]).toEqual([{}, undefined, []]);
        found += code.problems.length;
      }
    }
    expect(found).toBeGreaterThan(300);
  });

  test('every beginning of a code has a problem, but for zeros at its end', () => {
    for (let length = 0; length < text.length - 10; length++) expect(parsePayBySquare(text.slice(0, length)).problems.length).toBe(1);
  });

  test('nothing unpacks to more than the two bytes of its length say, in little time', () => {
    const zeros = `000FVVO0${'0'.repeat(4000)}`;
    const started = process.cpuUsage().user;
    for (const bomb of [zeros, `000FVVO0${'V'.repeat(4000)}`, `000FVVO0${'0G'.repeat(2000)}`]) {
      expect(parsePayBySquare(bomb)).toMatchObject({ kind: 'PAY_BY_SQUARE', instruction: {}, problems: [{}] });
    }
    expect((process.cpuUsage().user - started) / 1000).toBeLessThan(1000);
    expect(unpack(new Uint8Array(5), 65_535)).toBeUndefined();
    expect(unpack(pack(new Uint8Array(65_535)), 65_535)?.length).toBe(65_535);
  });

  test.each([undefined, null, 7, '', 'hello', text.toLowerCase(), '000201', '0'.repeat(9000)])('what is no code: %#', (value) => {
    expect(parsePayBySquare(value)).toMatchObject({ kind: undefined, problems: [{ code: 'NOT_A_PAYMENT_CODE' }] });
  });

  test('any text of its digits is answered, and any value that is to be written', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUV'), maxLength: 300 });
    fc.assert(
      fc.property(digits, (rest) => {
        expect(parsePayBySquare(`0004K000${rest}`).problems.length).toBeGreaterThan(0);
      }),
    );
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withSparseArray: true }), (value) => {
        for (const each of [value, { instruction: value, amount: value, details: value }, { instruction, details: { elements: value } }])
          expect(typeof buildPayBySquare(each as PaymentCodeContent).ok).toBe('boolean');
      }),
    );
  });
});

test('unpacks what the peer packs with matches near and far, and packs what the peer unpacks', () => {
  const part = fc.string({ unit: fc.constantFrom(...'aaaabc,. xyžŽ€0123456789'), minLength: 1, maxLength: 120 });
  const note = fc
    .tuple(fc.array(part, { minLength: 1, maxLength: 12 }), fc.array(fc.nat(11), { maxLength: 150 }))
    .map(([parts, order]) => [...parts, ...order.map((at) => parts[at % parts.length])].join(''));
  fc.assert(
    fc.property(note, (paymentNote) => {
      const payment = {
        type: 1 as const,
        amount: 1,
        currencyCode: 'EUR',
        bankAccounts: [{ iban: account.id.value }],
        beneficiary: { name: 'Jana' },
      };
      const code = parsePayBySquare(encode({ payments: [{ ...payment, paymentNote }] }, { deburr: false, validate: false }));
      expect([code.message, code.instruction.creditorAccount]).toEqual([paymentNote, account]);
      const bytes = new TextEncoder().encode(paymentNote);
      expect(unpack(pack(bytes), bytes.length)).toEqual(bytes);
    }),
    { numRuns: runs(15) },
  );
});
