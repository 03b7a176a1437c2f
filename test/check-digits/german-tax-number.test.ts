/** The check digit of German tax numbers of eleven digits. */
import { describe, expect, test } from 'vitest';
import { germanTaxNumber } from '../../rules/check-digits/german-tax-number.js';
import { validate } from '../../src/full.js';

const { verify, complete } = germanTaxNumber.compile({
  office: { start: 0, end: 3 },
  number: { start: 3, end: 10 },
  check: { start: 10, end: 11 },
});

/** The sample number of each state, as its offices write it. */
const samples: Readonly<Record<string, string>> = {
  Bavaria: '18181508155',
  Brandenburg: '04881508155',
  Hesse: '01381508153',
  'Mecklenburg-Vorpommern': '07981508151',
  'North Rhine-Westphalia': '13381508159',
  Saarland: '01081508182',
  Saxony: '20112312340',
  'Saxony-Anhalt': '10181508154',
  Thuringia: '15181508156',
};

describe('a tax number of eleven digits', () => {
  test.each(Object.entries(samples))('%s: %s', (_, number) => expect(verify(number)).toBe('passed'));

  test('fails where no state has a procedure that finds it right', () => {
    expect(['31578261809', '18181508154', '13381508150', '01381508150'].map((number) => verify(number))).toEqual(Array(4).fill('failed'));
  });

  test('has a check digit by the Bavarian procedure', () => expect(complete?.('18181508150')).toBe('18181508155'));
});

test('a wrong identification number of a person does not pass as a tax number', () => {
  const creditor = { name: 'Anna Berg', taxId: '31578261809' };
  expect(validate({ country: 'DE', currency: 'EUR', creditor }).alerts).toEqual([{ code: 'CREDITOR_TAX_ID_INCORRECT_CHECK_DIGITS' }]);
  expect(validate({ country: 'DE', currency: 'EUR', creditor: { ...creditor, taxId: '133/8150/8159' } }).alerts).toEqual([]);
});
