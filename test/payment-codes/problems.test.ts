/** Every problem of a payment code, with its place; none repeats what the code says. */
import { describe, expect, test } from 'vitest';
import {
  buildPaymentCode,
  type PaymentCodeContent,
  type PaymentCodeKind,
  type PaymentCodeProblemCode,
  parsePaymentCode,
} from '../../src/payment-codes.js';
import { found } from './found.js';
import { published } from './published.js';
import samples from './swiss-qr-samples.json' with { type: 'json' };

const epc = 'BCD\n002\n1\nSCT\nBHBLDEHHXXX\nAda Example\nDE71110220330123456789\nEUR12.3\nGDDS\nRF18539007547034'.split('\n');
const swiss = samples.codes[0]?.lines ?? [];

/** Lines with others in place of some; by number, from 1. */
const put = (lines: readonly string[], others: Readonly<Record<number, string>>): string => {
  const length = Math.max(lines.length, ...Object.keys(others).map(Number));
  return Array.from({ length }, (_, at) => others[at + 1] ?? lines[at] ?? '').join('\n');
};

describe('EPC', () => {
  test.each<[string, Readonly<Record<number, string>>, readonly string[]]>([
    ['a version', { 2: '003' }, ['VERSION_NOT_SUPPORTED 2']],
    ['a character set', { 3: '9' }, ['CHARACTER_SET_NOT_SUPPORTED 3']],
    ['a transfer', { 4: 'XXX' }, ['INVALID_FORMAT 4']],
    ['no BIC in version 001', { 2: '001', 5: '' }, ['ELEMENT_MISSING 5']],
    ['no BIC of an account outside the European Economic Area', { 5: '', 7: 'CH9300762011623852957' }, ['ELEMENT_MISSING 5']],
    ['a BIC', { 5: 'BHBLDEHHX' }, ['INVALID_FORMAT 5']],
    ['no name', { 6: '' }, ['ELEMENT_MISSING 6']],
    ['a long name', { 6: 'a'.repeat(71) }, ['TOO_LONG 6']],
    ['no account', { 7: '' }, ['ELEMENT_MISSING 7']],
    ['check digits', { 7: 'DE72110220330123456789' }, ['IBAN_INCORRECT 7']],
    ['spaces in the IBAN', { 7: 'DE71 1102 2033 0123 4567 89' }, ['IBAN_INCORRECT 7']],
    ['another currency', { 8: 'USD1' }, ['CURRENCY_NOT_ALLOWED 8']],
    ['a comma', { 8: 'EUR12,30' }, ['INVALID_FORMAT 8']],
    ['three decimals', { 8: 'EUR12.300' }, ['INVALID_FORMAT 8']],
    ['nothing', { 8: 'EUR0.00' }, ['AMOUNT_OUT_OF_RANGE 8']],
    ['a milliard', { 8: 'EUR1000000000' }, ['AMOUNT_OUT_OF_RANGE 8']],
    ['a purpose', { 9: 'gdds' }, ['INVALID_FORMAT 9']],
    ['a reference', { 10: 'RF19539007547034' }, ['REFERENCE_INCORRECT 10']],
    ['reference and text', { 11: 'text' }, ['ELEMENT_NOT_ALLOWED 11']],
    ['a line too many', { 12: 'x', 13: 'y' }, ['ELEMENT_NOT_ALLOWED 13']],
    ['a character', { 3: '2', 6: 'Łódź' }, ['CHARACTER_NOT_ALLOWED 6']],
    ['331 bytes', { 6: 'ä'.repeat(70), 10: '', 11: 'ä'.repeat(100) }, ['TOO_LONG']],
  ])('%s', (_, others, expected) => expect(found(put(epc, others))).toEqual(expected));

  test('the largest amount, lines at the end and both ends of lines are right', () => {
    for (const text of [put(epc, { 8: 'EUR999999999.99' }), `${epc.join('\n')}\n\n`, epc.join('\r\n'), `\ufeff${epc.join('\n')}`]) {
      expect(found(text)).toEqual([]);
    }
  });

  test('331 bytes are right, 332 too many', () => {
    const withBytes = (count: number): string => {
      const rest = put(epc, { 6: 'ä'.repeat(70), 10: '', 11: 'ä'.repeat(62) });
      return rest + 'a'.repeat(count - Buffer.byteLength(rest));
    };
    expect(found(withBytes(331))).toEqual([]);
    expect(found(withBytes(332))).toEqual(['TOO_LONG']);
  });

  test('an account in Iceland or Norway, which are of the European Economic Area, needs no BIC', () => {
    for (const iban of ['IS140159260076545510730339', 'NO9386011117947']) expect(found(put(epc, { 5: '', 7: iban }))).toEqual([]);
  });
});

describe('Swiss QR code', () => {
  test.each<[string, Readonly<Record<number, string>>, readonly string[]]>([
    ['a version', { 2: '0100' }, ['VERSION_NOT_SUPPORTED 2']],
    ['a coding', { 3: '2' }, ['CHARACTER_SET_NOT_SUPPORTED 3']],
    ['check digits', { 4: 'CH6531961000004421557' }, ['IBAN_INCORRECT 4']],
    ['a country', { 4: 'BE68539007547034', 28: 'NON', 29: '' }, ['IBAN_COUNTRY_NOT_ALLOWED 4']],
    ['no type of address', { 5: '' }, ['ELEMENT_MISSING 5']],
    ['a type of address', { 5: 'X' }, ['INVALID_FORMAT 5']],
    ['free lines', { 5: 'K', 8: '3000 Bern', 9: '', 10: '' }, ['ADDRESS_TYPE_ENDED 5']],
    ['free lines and a town', { 5: 'K', 8: '3000 Bern', 9: '' }, ['ADDRESS_TYPE_ENDED 5', 'ELEMENT_NOT_ALLOWED 10']],
    ['no town', { 10: '' }, ['ELEMENT_MISSING 10']],
    ['a country of three letters', { 11: 'CHE' }, ['TOO_LONG 11']],
    ['an ultimate creditor', { 13: 'Ada' }, ['ELEMENT_NOT_ALLOWED 12']],
    ['one decimal', { 19: '111.0' }, ['INVALID_FORMAT 19']],
    ['a leading zero', { 19: '0111.00' }, ['INVALID_FORMAT 19']],
    ['a milliard', { 19: '1000000000.00' }, ['AMOUNT_OUT_OF_RANGE 19']],
    ['no currency', { 20: '' }, ['ELEMENT_MISSING 20']],
    ['dollars', { 20: 'USD' }, ['CURRENCY_NOT_ALLOWED 20']],
    ['a debtor without a name', { 22: '' }, ['ELEMENT_MISSING 22']],
    ['a type of reference', { 28: 'REF' }, ['INVALID_FORMAT 28', 'REFERENCE_TYPE_NOT_ALLOWED 28']],
    ['the check digit of a reference', { 29: '000008207791225857421286695' }, ['REFERENCE_INCORRECT 29']],
    ['a reference where there is none', { 4: 'CH5800791123000889012', 28: 'NON' }, ['ELEMENT_NOT_ALLOWED 29']],
    [
      'the erratum of the guidelines',
      { 4: 'CH5800791123000889012', 28: 'SCOR', 29: 'RF720191230100405JSH0438' },
      ['REFERENCE_INCORRECT 29'],
    ],
    ['message and bill information', { 30: 'a'.repeat(100), 32: `//S1${'b'.repeat(37)}` }, ['TOO_LONG 30']],
    ['bill information without its mark', { 32: 'Order 1' }, ['INVALID_FORMAT 32']],
    ['no end', { 31: 'EDP' }, ['INVALID_STRUCTURE 31']],
    ['a procedure', { 32: '', 33: 'a'.repeat(101) }, ['TOO_LONG 33']],
    ['a line too many', { 32: '', 33: 'a', 34: 'b', 35: 'c' }, ['ELEMENT_NOT_ALLOWED 35']],
    ['a character', { 6: 'Αθήνα' }, ['CHARACTER_NOT_ALLOWED 6']],
  ])('%s', (_, others, expected) => expect(found(put(swiss, others))).toEqual(expected));

  test('a code of more than 997 characters is too long', () => {
    const long = Object.fromEntries([6, 7, 10, 22, 23, 26].map((number) => [number, 'a'.repeat(250)]));
    expect(found(put(swiss, long))).toContain('TOO_LONG');
  });

  test('nothing to pay is a notification', () => expect(found(put(swiss, { 19: '0.00' }))).toEqual([]));

  test('small letters in a creditor reference are right', () => {
    expect(found(put(swiss, { 4: 'CH5800791123000889012', 28: 'SCOR', 29: 'rf18539007547034' }))).toEqual([]);
  });

  test('lines that end in different ways', () => expect(found(swiss.join('\n').replace('\n', '\r\n'))).toEqual(['INVALID_STRUCTURE']));
});

test('lines that a scanner ends with the return key are read, and say so', () => {
  for (const lines of [epc, swiss]) {
    const code = parsePaymentCode(lines.join('\r'));
    const { problems, ...rest } = parsePaymentCode(lines.join('\n'));
    expect(code).toEqual({ ...rest, problems: [{ code: 'INVALID_STRUCTURE', place: undefined, reason: expect.any(String) }, ...problems] });
  }
});

describe('UPI and SPAYD', () => {
  const spayd = 'SPD*1.0*ACC:CZ5855000000001265098001*AM:100.00*CC:CZK';

  test.each<[string, string, readonly string[]]>([
    ['another link', 'upi://mandate?pa=a@b', ['INVALID_STRUCTURE']],
    ['no payee', 'upi://pay?pn=A', ['ELEMENT_MISSING pa']],
    ['no address', 'upi://pay?pa=ada&pn=A', ['INVALID_FORMAT pa']],
    ['dollars', 'upi://pay?pa=a@bank&pn=A&cu=USD', ['CURRENCY_NOT_ALLOWED cu']],
    ['an amount', 'upi://pay?pa=a@bank&pn=A&am=1.234', ['INVALID_FORMAT am']],
    ['a parameter twice', 'upi://pay?pa=a@bank&pn=A&pn=B', ['ELEMENT_REPEATED pn']],
    ['percents', 'upi://pay?pa=a@bank&pn=A%E4', ['INVALID_FORMAT pn']],
    ['a version', spayd.replace('1.0', '2.0'), ['VERSION_NOT_SUPPORTED']],
    ['no account', 'SPD*1.0*AM:1', ['ELEMENT_MISSING ACC']],
    ['check digits', spayd.replace('CZ58', 'CZ59'), ['IBAN_INCORRECT ACC']],
    ['a BIC', spayd.replace('*AM', '+RZBC*AM'), ['INVALID_FORMAT ACC']],
    [
      'four other accounts',
      `${spayd}*ALT-ACC:${Array.from({ length: 4 }, () => 'CZ5855000000001265098001').join(',')}`,
      ['TOO_LONG ALT-ACC'],
    ],
    ['an amount with three decimals', spayd.replace('100.00', '100.000'), ['INVALID_FORMAT AM']],
    ['a date', `${spayd}*DT:20261301`, ['INVALID_FORMAT DT']],
    ['a symbol', `${spayd}*X-VS:12A`, ['INVALID_FORMAT X-VS']],
    ['a parameter', `${spayd}*VS:12`, ['ELEMENT_NOT_ALLOWED VS']],
    ['a digit in a name', `${spayd}*X-A1:12`, ['ELEMENT_NOT_ALLOWED X-A1']],
    ['a space before a value', `${spayd}*MSG: a`, ['INVALID_FORMAT MSG']],
    ['nothing between two asterisks', `${spayd}**X-VS:12`, ['INVALID_STRUCTURE']],
    ['a name without a value', `${spayd}*MSG`, ['INVALID_STRUCTURE']],
    ['a parameter of the standard twice', `${spayd}*AM:100.00`, ['ELEMENT_REPEATED AM']],
    ['how often', `${spayd}*FRQ:2M`, ['INVALID_FORMAT FRQ']],
    ['a month of tries', `${spayd}*X-PER:31`, ['INVALID_FORMAT X-PER']],
    ['a checksum', `${spayd}*CRC32:AAD80228`, ['INCORRECT_CHECKSUM CRC32']],
    ['a long message', `${spayd}*MSG:${'a'.repeat(61)}`, ['TOO_LONG MSG']],
  ])('%s', (_, text, expected) => expect(found(text)).toEqual(expected));
});

test('SPAYD: parameters of others may stand twice, and an account may have three others', () => {
  const others = Array.from({ length: 3 }, () => 'CZ5855000000001265098001').join(',');
  expect(found(`SPD*1.0*ACC:CZ5855000000001265098001*ALT-ACC:${others}*X-A:1*X-A:2`)).toEqual([]);
});

test('what is no payment code has no kind', () => {
  for (const value of ['', 'DE89370400440532013000', 'https://example.com', 'x'.repeat(10_000), undefined, null, 42, {}, [], Symbol('x')]) {
    expect(parsePaymentCode(value)).toMatchObject({ kind: undefined, instruction: {}, problems: [{ code: 'NOT_A_PAYMENT_CODE' }] });
  }
});

describe('what cannot be written', () => {
  const account = { id: { value: 'DE71110220330123456789', type: 'IBAN' } };
  const written = (kind: string, content: unknown): readonly PaymentCodeProblemCode[] => {
    const result = buildPaymentCode(kind as PaymentCodeKind, content as PaymentCodeContent);
    return result.ok ? [] : result.problems.map(({ code }) => code);
  };

  test.each<[string, string, unknown, PaymentCodeProblemCode]>([
    ['a member that nothing reads', 'EPC', { instruction: {}, refrence: 'RF18539007547034' }, 'MEMBER_UNKNOWN'],
    ['a detail that nothing reads', 'EPC', { instruction: {}, details: { purpos: 'GDDS' } }, 'MEMBER_UNKNOWN'],
    ['a kind that there is not', 'GIROCODE', {}, 'KIND_NOT_SUPPORTED'],
    ['a network that there is not', 'EMV', { instruction: {}, details: { network: 'NOPE' } }, 'NETWORK_NOT_SUPPORTED'],
    [
      'an amount as a number',
      'EPC',
      { instruction: { creditor: { name: 'A' }, creditorAccount: account }, amount: 12.3 },
      'INVALID_FORMAT',
    ],
    ['half a character', 'EPC', { instruction: { creditor: { name: 'A\ud800' }, creditorAccount: account } }, 'CHARACTER_NOT_ALLOWED'],
    [
      'an account that is no IBAN',
      'EPC',
      { instruction: { creditor: { name: 'A' }, creditorAccount: { id: { value: '1', type: 'ACCOUNT_NUMBER' } } } },
      'ELEMENT_MISSING',
    ],
    [
      'a payment in dollars',
      'EPC',
      { instruction: { creditor: { name: 'A' }, creditorAccount: account }, currency: 'USD' },
      'CURRENCY_NOT_ALLOWED',
    ],
    ['an element that is no pair', 'UPI', { instruction: {}, details: { elements: ['pa'] } }, 'INVALID_FORMAT'],
    [
      'a currency without a number',
      'EMV',
      { instruction: { country: 'BR', creditorAccount: { id: { type: 'EMAIL', value: 'a@b.c' } } }, currency: 'XYZ' },
      'CURRENCY_NOT_ALLOWED',
    ],
  ])('%s', (_, kind, content, expected) => expect(written(kind, content)).toContain(expected));
});

test('a reason is a sentence, and repeats nothing of the code', () => {
  const texts = [...published.map(({ text }) => text), ...samples.codes.map(({ lines }) => lines.join('\n'))];
  const changed = texts.flatMap((text) =>
    Array.from({ length: 40 }, (_, at) => `${text.slice(0, (at * 97) % text.length)}#${text.slice(((at * 97) % text.length) + 1)}`),
  );
  const reasons = changed.map((text) => [text, parsePaymentCode(text).problems.map(({ reason }) => reason)] as const);
  for (const [text, said] of reasons) {
    for (const reason of said) expect(reason).toMatch(/^[A-Z].*\.$/);
    const secrets = text.match(/[A-Z]{2}\d{10,}|\d{6,}/g) ?? [];
    expect(secrets.filter((secret) => said.join(' ').includes(secret))).toEqual([]);
  }
  expect(reasons.filter(([, said]) => said.length > 0).length).toBeGreaterThan(100);
});
