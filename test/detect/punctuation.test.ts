/** `extract` where punctuation, quotation marks or a word of a script without spaces stands directly beside a value. */
import { describe, expect, test } from 'vitest';
import { extract } from '../../src/detect.js';

const IBAN = 'DE89 3704 0044 0532 0130 00';

const valuesIn = (text: string): readonly string[] => extract(text).found.map(({ value }) => value);

describe('an IBAN is found beside', () => {
  test.each([
    ['an Arabic comma', `الآيبان ${IBAN}، شكرا`],
    ['a danda', `${IBAN}।`],
    ['Japanese brackets', `「${IBAN}」、`],
    ['a Japanese word', '振込先はDE89370400440532013000です'],
    ['a Korean word', '계좌는 DE89370400440532013000입니다'],
    ['a Chinese word', '账号DE89370400440532013000，请汇款'],
    ['guillemets', `IBAN « ${IBAN} »`],
  ])('%s', (_, text) => expect(valuesIn(text)).toEqual(['DE89370400440532013000']));

  test.each(['DE89370400440532013000ß', 'DE89370400440532013000й'])('but not inside %s', (text) => expect(valuesIn(text)).toEqual([]));
});

describe('an IBAN without a label is found in the groups', () => {
  test.each([
    ['of its fields', 'Coordinate: IT60 X 05428 11101 000000123456', 'IT60X0542811101000000123456'],
    ['of its fields, the country apart', 'Coordinate: IT 60 X 05428 11101 000000123456', 'IT60X0542811101000000123456'],
    ['of four, the country apart', 'Bankverbindung: DE 89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
  ])('%s', (_, text, value) => expect(valuesIn(text)).toEqual([value]));

  test.each(['DE89 370 400 440 532 013 000', 'Nr. NO 93 8601 1117 947'])('but not as %s', (text) => expect(valuesIn(text)).toEqual([]));
});

test('the small l of a country code is an I', () => {
  expect(valuesIn('IBAN lT60 X054 2811 1010 0000 0123 456')).toEqual(['IT60X0542811101000000123456']);
  expect(valuesIn('IBAN: lE29 AIBK 9311 5212 3456 78')).toEqual(['IE29AIBK93115212345678']);
  expect(valuesIn('IBAN: LT12 1000 0111 0100 1000')).toEqual(['LT121000011101001000']);
});

test('values stand in quotation marks, and directly behind labels of scripts without spaces', () => {
  expect(valuesIn('Sort code “08-99-99”, account “66374958”')).toEqual(['089999', '66374958']);
  expect(valuesIn('銀行コード「0005」、支店コード「341」、普通「1234567」')).toEqual(['0005', '341', '1234567']);
  expect(valuesIn('銀行コード0005 支店コード341 普通1234567')).toEqual(['0005', '341', '1234567']);
  expect(valuesIn('账号6222020200112233445 开户行')).toEqual(['6222020200112233445']);
  expect(valuesIn("my sort code's 08-99-99 and my account number's 66374958")).toEqual(['089999', '66374958']);
  expect(valuesIn('BSB 062 000 12345678')).toEqual(['062000', '12345678']);
});

test('an account with a wrong check digit X is none', () => {
  expect(valuesIn('Banco: 001\nAgência: 1584-9\nConta corrente: 10089934-X')).toContain('10089934-X');
  expect(valuesIn('Banco: 001\nAgência: 1584-9\nConta corrente: 56789-X')).toEqual([]);
});

describe('a name ends before the mark that closes it', () => {
  test.each([
    ['“Sample Ltd”', 'Sample Ltd'],
    ['"Sample Ltd"', 'Sample Ltd'],
    ['„Muster GmbH“,', 'Muster GmbH'],
    ['«شركة المثال»،', 'شركة المثال'],
    ['「サンプル株式会社」、', 'サンプル株式会社'],
    ['Verein "Muster"', 'Verein "Muster"'],
    ['Sample (Holdings)', 'Sample (Holdings)'],
  ])('%s', (written, name) => expect(extract(`Payee: ${written} IBAN: ${IBAN}`).instruction?.creditor?.name).toBe(name));
});

test('amounts to pay choose the account in their currency', () => {
  const text = `Montant à payer : 3 200,00 GBP\nCompte EUR : ${IBAN}\nCompte GBP : GB29 NWBK 6016 1331 9268 19`;
  expect(extract(text).instruction?.creditorAccount?.id?.value).toBe('GB29NWBK60161331926819');
});
