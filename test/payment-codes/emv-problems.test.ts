/** Every problem of an EMV code, with its place. */
import { expect, test } from 'vitest';
import { crc16 } from '../../src/payment-codes/checksums.js';
import { buildPaymentCode, parsePaymentCode } from '../../src/payment-codes.js';
import { found } from './found.js';

const pix =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***6304';

/** With the checksum that it should have. */
const summed = (code: string): string => code + crc16(code);

test.each<[string, string, readonly string[]]>([
  ['a wrong checksum', `${pix}1D3E`, ['INCORRECT_CHECKSUM 63']],
  ['a wrong character', `${pix.replace('Fulano', 'Fulana')}1D3D`, ['INCORRECT_CHECKSUM 63']],
  ['no checksum', pix.slice(0, -4), ['ELEMENT_MISSING 63']],
  ['a checksum of two digits', `${pix.slice(0, -4)}63021D`, ['INVALID_STRUCTURE 63']],
  ['a length beyond the end', '0002012658', ['INVALID_STRUCTURE 26', 'ELEMENT_MISSING 26']],
  ['a checksum in the middle', `${pix}1D3D6102AB`, ['INVALID_STRUCTURE 63']],
])('%s', (_, text, expected) => {
  for (const each of expected) expect(found(text)).toContain(each);
});

test.each<[string, string, string, string]>([
  ['a payload format', '000201', '000202', 'VERSION_NOT_SUPPORTED 00'],
  ['a tag twice', '5802BR', '5802BR5802BR', 'ELEMENT_REPEATED 58'],
  ['no category', '52040000', '', 'ELEMENT_MISSING 52'],
  ['a point of initiation', '000201', '000201010213', 'INVALID_FORMAT 01'],
  ['an amount', '5802BR', '54041,005802BR', 'INVALID_FORMAT 54'],
  ['an amount with more decimals than its currency', '5802BR', '540610.0005802BR', 'INVALID_FORMAT 54'],
  ['nothing', '5802BR', '54040.005802BR', 'AMOUNT_OUT_OF_RANGE 54'],
  ['another currency', '5303986', '5303840', 'CURRENCY_NOT_ALLOWED 53'],
  ['a name', '5913Fulano de Tal', `5926${'a'.repeat(26)}`, 'TOO_LONG 59'],
  ['no town', '6008BRASILIA', '', 'ELEMENT_MISSING 60'],
  ['additional data', '62070503***', `62300526${'a'.repeat(26)}`, 'TOO_LONG 62.05'],
  ['a template within', '62070503***', '62070509***', 'INVALID_STRUCTURE 62.05'],
  ['an unknown network', 'br.gov.bcb.pix', 'br.gov.bcb.pox', 'ACCOUNT_NOT_NAMED'],
  ['a name with an accent', 'Fulano', 'Fuláno', 'CHARACTER_NOT_ALLOWED 59'],
  ['a tag twice in a template', '62070503***', '62140503***0503***', 'ELEMENT_REPEATED 62.05'],
  ['a template of no list', '5204', '2703abc5204', 'INVALID_STRUCTURE 27'],
  ['a template without its identifier', '5204', '27050101A5204', 'ELEMENT_MISSING 27.00'],
  ['an empty object', '5802BR', '5802BR6100', 'INVALID_FORMAT 61'],
  ['a request for data', '62070503***', '62080904AMEM', 'TOO_LONG 62.09'],
  ['an indicator of a tip', '5802BR', '5502045802BR', 'INVALID_FORMAT 55'],
  ['a fee that is missing', '5802BR', '5502025802BR', 'ELEMENT_MISSING 56'],
  ['a fee that nobody announces', '5802BR', '55020156031005802BR', 'ELEMENT_NOT_ALLOWED 56'],
  ['a fee of nothing in percent', '5802BR', '55020357040.005802BR', 'INVALID_FORMAT 57'],
  ['another language without a name', '5802BR', '64060002PT5802BR', 'ELEMENT_MISSING 64.01'],
  ['another key', '5204', '27330014br.gov.bcb.pix0111123456789095204', 'ELEMENT_NOT_ALLOWED 27.01'],
  ['an address beside the key', '26580014br.gov.bcb.pix', '26770014br.gov.bcb.pix2515pix.example.com', 'ELEMENT_NOT_ALLOWED 26.25'],
])('%s', (_, from, to, expected) => {
  expect(pix).toContain(from);
  expect(found(summed(pix.replace(from, to)))).toContain(expected);
});

test.each([
  ['three decimals of a dinar', '53034145406' + '10.500', []],
  ['three decimals of a currency with two', '53037645406' + '10.500', ['INVALID_FORMAT 54']],
])('%s', (_, objects, expected) => {
  const problems = found(summed(`000201520400${'00'}${objects}5802KW5902NA6002NA6304`));
  expect(problems.filter((each) => each.endsWith(' 54'))).toEqual(expected);
});

test('a PromptPay code with two identifiers does not say whom to pay', () => {
  const code = summed('00020129540016A00000067701011101130066812345678021312345678901215303764' + '5802TH6304');
  expect(found(code)).toEqual(['ELEMENT_NOT_ALLOWED 29.02']);
});

test.each([
  ['an amount that ends in its point', '5802BR', '540310.5802BR'],
  ['a fixed fee', '5802BR', '55020256031.55802BR'],
  ['a fee in percent', '5802BR', '55020357030.75802BR'],
  ['a name in another script beside one in ASCII', '5802BR', '64140002PT0104Luís5802BR'],
])('%s is right', (_, from, to) => expect(found(summed(pix.replace(from, to)))).toEqual([]));

test('lengths that count bytes are read, and say so', () => {
  const code = parsePaymentCode(summed(pix.replace('5913Fulano de Tal', '5910São Paulo')));
  expect(code.instruction.creditor?.name).toBe('São Paulo');
  expect(code.problems.map((each) => each.code)).toEqual(['INVALID_STRUCTURE', 'CHARACTER_NOT_ALLOWED']);
});

test('an address that names its protocol is refused', () => {
  const link = '00020126470014br.gov.bcb.pix2525https://pix.example.com/x5204000053039865802BR5901A6001B6304';
  expect(found(summed(link))).toEqual(['INVALID_FORMAT 26.25', 'ACCOUNT_NOT_NAMED 26.25']);
});

test('a code without an account lacks element 26', () =>
  expect(found('0002015204000053039865802BR6304ABCD')).toContain('ELEMENT_MISSING 26'));

test('a code of more than 512 characters is not written', () => {
  const elements = Array.from({ length: 6 }, (_, at) => [String(80 + at), 'a'.repeat(90)] as const);
  const { details } = parsePaymentCode(`${pix}1D3D`);
  const result = buildPaymentCode('EMV', { instruction: {}, details: { elements: [...(details.elements ?? []), ...elements] } });
  expect(result).toMatchObject({ ok: false, problems: [{ code: 'TOO_LONG', place: undefined }] });
});
