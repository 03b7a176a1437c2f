/** PAY by square: codes of other libraries read, our codes read by them, and what is spoilt answered by a problem. */
import { decode } from 'bysquare/pay';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { validate } from '../../src/index.js';
import { buildPayBySquare, type PaymentCode, type PaymentCodeContent, parsePayBySquare } from '../../src/pay-by-square.js';
import { buildPaymentCode, parsePaymentCode } from '../../src/payment-codes.js';
import { runs } from '../runs.js';
import { bySquareCodes } from './by-square-codes.js';

const codesOf = ({ problems }: PaymentCode): readonly string[] =>
  problems.map(({ code, place }) => [code, place && 'tag' in place ? place.tag : ''].join(' ').trim());

function written(content: PaymentCodeContent): string {
  const result = buildPayBySquare(content);
  if (!result.ok) throw new Error(result.problems.map(({ code, reason }) => `${code} ${reason}`).join());
  return result.text;
}

describe.each(bySquareCodes)('$from', ({ from: _, text, iban, bic, name, lines = [], version = '1.0.0', currency = 'EUR', ...says }) => {
  const code = parsePayBySquare(text);

  test('is read', () => {
    expect(codesOf(code)).toEqual([]);
    expect(code).toMatchObject({ kind: 'PAY_BY_SQUARE', currency, details: { version }, ...says });
    const { creditor, creditorAccount, creditorAgent, country } = code.instruction;
    expect([creditorAccount?.id?.value, creditorAgent?.bic, creditor?.name, country]).toEqual([iban, bic, name, iban.slice(0, 2)]);
    expect([creditor?.address?.addressLine1, creditor?.address?.addressLine2].filter((line) => line !== undefined)).toEqual(lines);
  });

  test('is written with the same fields, a tenth longer at most but for a few characters', () => {
    const again = written(code);
    expect(parsePayBySquare(again)).toEqual(code);
    expect(again.length).toBeLessThan(1.1 * text.length + 30);
    expect(buildPayBySquare(parsePayBySquare(again))).toEqual({ ok: true, text: again });
  });

  test('is read by the peer as we write it', () => {
    const { payments } = decode(written(code));
    expect(payments[0]?.bankAccounts[0]).toEqual({ iban, bic });
    expect(payments[0]).toMatchObject({ amount: Number(says.amount), beneficiary: { name: name ?? '' } });
  });

  test('is recognized by parsePaymentCode, and written elsewhere', () => {
    expect(parsePaymentCode(text)).toMatchObject({ kind: 'PAY_BY_SQUARE', problems: [{ code: 'KIND_NOT_SUPPORTED' }] });
    expect(buildPaymentCode('PAY_BY_SQUARE', code)).toMatchObject({ ok: false, problems: [{ code: 'KIND_NOT_SUPPORTED' }] });
  });
});

const account = { id: { value: 'SK3112000000198742637541', type: 'IBAN' } };
const instruction = { creditor: { name: 'Jana Example' }, creditorAccount: account };
const content = { instruction, amount: '12.30', reference: '1234567890' };
const text = written(content);

describe('what is read', () => {
  test('can be validated', () => expect(validate(parsePayBySquare(text).instruction)).toEqual({ status: 'OK', alerts: [] }));

  test('is the same behind a byte order mark, with padding, and with white space around it', () => {
    expect(parsePayBySquare(`\ufeff ${text}==\n`)).toEqual(parsePayBySquare(text));
  });

  test('is the first payment, and `elements` has the others', () => {
    const { elements = [] } = parsePayBySquare(text).details;
    const [head, payment] = [elements.slice(0, 2), elements.slice(2, -3)];
    const other = payment.map(([tag, value]) => [tag, tag === 'Amount' ? '7' : value] as const);
    const both = [...head.map(([tag, value]) => [tag, tag === 'Payments' ? '2' : value] as const), ...payment, ...other];
    const code = parsePayBySquare(written({ instruction, details: { elements: [...both, ...elements.slice(-3), ...elements.slice(-3)] } }));
    expect(codesOf(code)).toEqual([]);
    expect(code.amount).toBe('12.30');
    expect(code.details.elements?.filter(([tag]) => tag === 'Amount').map(([, value]) => value)).toEqual(['12.30', '7']);
  });

  test('has the fields of standing orders and direct debits by their names', () => {
    const { elements = [] } = parsePayBySquare(text).details;
    const changed = elements.flatMap(([tag, value]) => {
      if (tag === 'PaymentOptions') return [[tag, '6'] as const];
      const [day, month, every, last] = ['15', '', 'm', '20271231'];
      if (tag === 'StandingOrderExt')
        return [tag, 'StandingOrderExt.Day', 'StandingOrderExt.Month', 'StandingOrderExt.Periodicity', 'StandingOrderExt.LastDate'].map(
          (each, at) => [each, ['1', day, month, every, last][at] ?? ''] as const,
        );
      return [[tag, value] as const];
    });
    expect(buildPayBySquare({ instruction, details: { elements: changed } })).toMatchObject({
      ok: false,
      problems: [{ code: 'ELEMENT_MISSING', place: { tag: 'DirectDebitExt' } }],
    });
    const only = changed.map(([tag, value]) => [tag, tag === 'PaymentOptions' ? '2' : value] as const);
    const code = parsePayBySquare(written({ instruction, details: { elements: only } }));
    expect(code.problems).toEqual([]);
    expect(code.details.elements).toContainEqual(['StandingOrderExt.Periodicity', 'm']);
    expect(decode(written(code)).payments[0]).toMatchObject({ type: 2, day: 15, periodicity: 'm', lastDate: '20271231' });
  });
});

describe('what is written', () => {
  test.each([
    ['the reference of a creditor', { reference: 'RF18539007547034' }, []],
    ['a reference with wrong check digits', { reference: 'RF19539007547034' }, ['REFERENCE_INCORRECT OriginatorsReferenceInformation']],
    ['an amount with a comma', { amount: '12,30' }, ['INVALID_FORMAT Amount']],
    ['an amount of zero', { amount: '0.00' }, ['AMOUNT_OUT_OF_RANGE Amount']],
    ['no amount', { amount: undefined }, []],
    ['crowns', { currency: 'CZK' }, []],
    ['a currency in small letters', { currency: 'eur' }, ['INVALID_FORMAT CurrencyCode']],
    ['a text with a tab', { message: 'a\tb' }, ['CHARACTER_NOT_ALLOWED PaymentNote']],
    ['a text of 141 characters', { message: 'x'.repeat(141) }, ['TOO_LONG PaymentNote']],
    ['no name', { instruction: { creditorAccount: account } }, ['ELEMENT_MISSING BeneficiaryName']],
    ['no name by an earlier version', { instruction: { creditorAccount: account }, details: { version: '1.1.0' } }, []],
    ['no account', { instruction: { creditor: { name: 'Jana Example' } } }, ['ELEMENT_MISSING IBAN']],
    [
      'an account number',
      { instruction: { ...instruction, creditorAccount: { id: { value: '1', type: 'ACCOUNT_NUMBER' } } } },
      ['ELEMENT_MISSING IBAN'],
    ],
    [
      'an IBAN with wrong check digits',
      { instruction: { ...instruction, creditorAccount: { id: { value: 'SK3212000000198742637541' } } } },
      ['IBAN_INCORRECT IBAN'],
    ],
    ['another version', { details: { version: '2.0.0' } }, ['VERSION_NOT_SUPPORTED']],
    ['elements out of order', { details: { elements: [['IBAN', '1']] as const } }, ['INVALID_STRUCTURE', 'INVALID_STRUCTURE']],
  ])('%s', (_, change, finds) => {
    const result = buildPayBySquare({ ...content, ...change });
    expect(result.ok ? [] : codesOf(result as never)).toEqual(finds);
    if (result.ok) expect(parsePayBySquare(result.text).problems).toEqual([]);
  });

  test('a reference takes the place of the other kind', () => {
    const code = parsePayBySquare(text);
    const other = parsePayBySquare(written({ ...code, reference: 'RF18539007547034' }));
    expect([other.reference, other.problems]).toEqual(['RF18539007547034', []]);
  });

  test('an address in fields stands in two lines', () => {
    const address = { streetName: 'Hlavná', buildingNumber: '1', postCode: '811 01', townName: 'Bratislava' };
    const code = parsePayBySquare(written({ ...content, instruction: { ...instruction, creditor: { name: 'Jana Example', address } } }));
    expect(code.instruction.creditor?.address).toEqual({ addressLine1: 'Hlavná 1', addressLine2: '811 01 Bratislava' });
  });

  test('a code that no QR code holds is refused', () => {
    const { elements = [] } = parsePayBySquare(text).details;
    const payment = elements.slice(2, -3).map(([tag, value], at) => [tag, tag === 'PaymentNote' ? `${at}ÄÖ`.repeat(35) : value] as const);
    const many = [
      ['InvoiceID', ''],
      ['Payments', '50'],
      ...Array.from({ length: 50 }, () => payment).flat(),
      ...Array.from({ length: 50 }, () => elements.slice(-3)).flat(),
    ] as const;
    const random = many.map(
      ([tag, value], at) =>
        [
          tag,
          tag === 'PaymentNote'
            ? Array.from({ length: 140 }, (_, place) => String.fromCharCode(33 + ((at * 7919 + place * place * 31) % 90))).join('')
            : value,
        ] as const,
    );
    expect(buildPayBySquare({ instruction, details: { elements: random } })).toMatchObject({ ok: false, problems: [{ code: 'TOO_LONG' }] });
  });
});

test('what is written is read as it was meant, and by the peer', () => {
  const word = (maxLength: number) => fc.string({ unit: fc.constantFrom(...'abcžťďĺÄÖß ABC0123456789.,/-+'), minLength: 1, maxLength });
  const any = fc.record({
    instruction: fc.record({
      creditor: fc.record({ name: word(70) }),
      creditorAccount: fc.constantFrom(account, { id: { value: 'CZ5855000000001265098001', type: 'IBAN' } }),
      creditorAgent: fc.constantFrom({ bic: 'TATRSKBX' }, { bic: 'FIOZSKBAXXX' }),
    }),
    amount: fc.option(
      fc.integer({ min: 1, max: 99_999_999 }).map((cents) => (cents / 100).toFixed(2)),
      { nil: undefined },
    ),
    currency: fc.constantFrom('EUR', 'CZK'),
    reference: fc.option(fc.constantFrom('1', '0012345678', 'RF18539007547034', 'Invoice 7'), { nil: undefined }),
    message: fc.option(word(140), { nil: undefined }),
  });
  fc.assert(
    fc.property(any, (given) => {
      const code = parsePayBySquare(written(given));
      expect(code.problems).toEqual([]);
      expect(code).toMatchObject({ ...given, kind: 'PAY_BY_SQUARE' });
      expect(decode(written(given)).payments[0]).toMatchObject({
        paymentNote: given.message,
        beneficiary: { name: given.instruction.creditor.name },
      });
    }),
    { numRuns: runs(25) },
  );
});
