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

/** The sum of the first twelve digits of the nationwide form, each times its factor, where `change` says what becomes of a product. */
const sumOf = (nationwide: string, factors: readonly number[], change = (digit: number, factor: number) => digit * factor): number =>
  factors.reduce((sum, factor, at) => sum + change(Number(nationwide[at]), factor), 0);

const digitSum = (value: number): number =>
  value < 10 ? value : digitSum([...String(value)].reduce((sum, digit) => sum + Number(digit), 0));

/** The factors as the document gives them, for the nationwide form: the local form with the number of the state and a zero in it. */
const published: readonly (readonly [state: string, nationwide: (ten: string) => string, digit: (nationwide: string) => number])[] = [
  [
    'Bavaria',
    (ten) => `9${ten.slice(0, 3)}0${ten.slice(3)}`,
    (nationwide) => (11 - (sumOf(nationwide, [0, 5, 4, 3, 0, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11,
  ],
  [
    'North Rhine-Westphalia',
    (ten) => `5${ten.slice(0, 3)}0${ten.slice(3)}`,
    (nationwide) => sumOf(nationwide, [0, 3, 2, 1, 0, 7, 6, 5, 4, 3, 2, 1]) % 11,
  ],
  [
    'Hesse',
    (ten) => `26${ten.slice(1, 3)}0${ten.slice(3)}`,
    (nationwide) => {
      const summands = [0, 0, 9, 8, 0, 7, 6, 5, 4, 3, 2, 1];
      const moved = [...nationwide].map((digit, at) => (Number(digit) + (summands[at] ?? 0)) % 10).join('');
      const factors = [0, 0, 512, 256, 0, 128, 64, 32, 16, 8, 4, 2];
      return (10 - (sumOf(moved, factors, (digit, factor) => digitSum(digit * factor)) % 10)) % 10;
    },
  ],
];

test.each(published)('%s: the factors of the nationwide form give the same check digit', (state, nationwideOf, digitOf) => {
  const numbers = Array.from({ length: 500 }, (_, at) => String(1_234_567_891 * (at + 1)).slice(-10));
  const issued = numbers
    .map((ten) => (state === 'Hesse' ? `0${ten.slice(1)}` : ten))
    .map((ten) => [ten, digitOf(nationwideOf(ten))] as const)
    // a number whose check digit would be 10 is not issued
    .filter(([, digit]) => digit < 10);
  expect(issued.length).toBeGreaterThan(400);
  expect(issued.filter(([ten, digit]) => verify(`${ten}${digit}`) !== 'passed')).toEqual([]);
});

test('a wrong identification number of a person does not pass as a tax number', () => {
  const creditor = { name: 'Anna Berg', taxId: '31578261809' };
  expect(validate({ country: 'DE', currency: 'EUR', creditor }).alerts).toEqual([{ code: 'CREDITOR_TAX_ID_INCORRECT_CHECK_DIGITS' }]);
  expect(validate({ country: 'DE', currency: 'EUR', creditor: { ...creditor, taxId: '133/8150/8159' } }).alerts).toEqual([]);
});
