/** What people type for the banks of their country: in full it finds the bank first, by four letters among the first five. */
import { describe, expect, test } from 'vitest';
import { searchBanks } from '../../src/banks.js';
import { createEngine } from '../../src/full.js';
import { namesPeopleType } from './names-people-type.js';

const engine = createEngine({ on: '2026-11-29' });

/** By these letters, the names of most banks of a country begin. */
const BANK = 'bank';

type Found = ReturnType<typeof searchBanks>[number];

const isBank = ({ name, bic = '' }: Found, bank: string | RegExp): boolean =>
  typeof bank === 'string' ? bic.startsWith(bank) : bank.test(name);

/** A found bank as the failure of a test shows it. */
const shown = ({ name, bic }: Found): string => `${name} ${bic}`;

test('the list has names of many countries', () => {
  expect(Object.keys(namesPeopleType).length).toBeGreaterThanOrEqual(50);
  expect(Object.values(namesPeopleType).flat().length).toBeGreaterThanOrEqual(300);
});

describe.each(Object.entries(namesPeopleType))('%s', (country, names) => {
  test.each(names)('%s', (text, bank) => {
    const find = (typed: string) => searchBanks(typed, { country, limit: 5 }, engine);
    const [first, ...others] = find(text);
    expect(first && isBank(first, bank) ? [] : [first, ...others].map((each) => each && shown(each))).toEqual([]);
    const beginning = [...text].slice(0, 4).join('');
    if (beginning === BANK) return;
    const five = find(beginning);
    expect(five.some((each) => isBank(each, bank)) ? [] : [beginning, ...five.map(shown)]).toEqual([]);
  });
});
