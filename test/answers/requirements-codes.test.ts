/** Codes of a corridor that are not those of the standard: what was meant decides what is asked for, and the problems say it. */
import { expect, test } from 'vitest';
import { createEngine, requirements, validate } from '../../src/full.js';
import { loadReferenceData } from '../../src/load.js';
import { samplePayment } from '../../src/samples.js';

const engine = createEngine({ on: '2026-11-30' });

const MEANT: readonly (readonly [said: string, currency: string, country: string, meantCurrency: string])[] = [
  ['UK', 'GBP', 'GB', 'GBP'],
  ['gb', 'gbp', 'GB', 'GBP'],
  ['EL', 'EUR', 'GR', 'EUR'],
  ['PHL', 'php', 'PH', 'PHP'],
  ['CN', 'RMB', 'CN', 'CNY'],
  [' br ', 'brl ', 'BR', 'BRL'],
  ['UAE', 'AED', 'AE', 'AED'],
];

test.each(MEANT)('%s and %s are asked as %s and %s', (country, currency, ...meant) => {
  const { problems, ...asked } = requirements({ country, currency }, engine);
  const { problems: none, ...standard } = requirements({ country: meant[0], currency: meant[1] }, engine);
  expect(none).toEqual([]);
  expect(asked).toEqual(standard);
  const wrong = [...(country === meant[0] ? [] : ['/country']), ...(currency === meant[1] ? [] : ['/currency'])];
  expect(problems.map(({ pointer }) => pointer)).toEqual(wrong);
});

test.each(MEANT)('%s and %s in what is given, too', (country, currency, ...meant) => {
  const { problems, ...asked } = requirements({ country: '', currency: '', given: { country, currency } }, engine);
  const given = { country: meant[0], currency: meant[1] };
  const { problems: none, ...standard } = requirements({ country: '', currency: '', given }, engine);
  expect(asked).toEqual(standard);
  expect([none.length, problems.length > 0]).toEqual([0, true]);
});

test('validate misses the same, whether the country is said by the code that was meant or by another', () => {
  const { instruction } = requirements({ country: 'UK', currency: 'gbp' }, engine);
  expect(validate(instruction, engine)).toEqual(validate({ country: 'GB', currency: 'GBP', method: 'BANK_ACCOUNT' }, engine));
});

test.each([
  ['XX', 'XYZ'],
  ['Germany', 'pounds'],
  ['', ''],
])('nobody knows %j and %j: they stay, and are problems', (country, currency) => {
  const { corridor, instruction, problems } = requirements({ country, currency }, engine);
  expect(corridor).toMatchObject({ country, currency });
  expect(instruction).toMatchObject({ country, currency });
  expect(problems.map(({ pointer }) => pointer)).toEqual(['/country', '/currency']);
});

test('an option that has to be a code throws, and says which one was meant', async () => {
  expect(() => samplePayment({ country: 'UK' })).toThrow('not "UK"; did you mean GB?');
  expect(() => samplePayment({ country: 'XX' as 'DE' })).toThrow(/not "XX"$/);
  await expect(loadReferenceData({ countries: ['UK'] })).rejects.toThrow('no country has the code "UK"');
});
