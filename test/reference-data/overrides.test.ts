/** Corrections of bank directories by hand. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addBics, type BankOverride, bankBics, correctBanks } from '../../scripts/reference-data/overrides.js';

const ROWS = [
  { bankCode: '01', bic: 'AAAAXX22', name: 'First Bank' },
  { bankCode: '02', bic: null, name: 'Second Bank' },
];

const correct = (override: Partial<BankOverride>) =>
  correctBanks('banks/XX', ROWS, [{ dataset: 'banks/XX', because: 'a test', source: 'this file', ...override }]);

it('changes the cells that are given, of the rows that are selected', () =>
  expect(correct({ where: { bankCode: '01' }, change: { name: 'Premier Bank' } })).toEqual([
    { bankCode: '01', bic: 'AAAAXX22', name: 'Premier Bank' },
    ROWS[1],
  ]));

it('selects a row without BIC by null', () => expect(correct({ where: { bic: null } })).toEqual([ROWS[0]]));

it('removes the selected rows where no change is given', () => expect(correct({ where: { name: 'First Bank' } })).toEqual([ROWS[1]]));

it('adds a row where nothing is selected', () =>
  expect(correct({ change: { bankCode: '03', bic: 'CCCCXX22' } })).toEqual([...ROWS, { bankCode: '03', bic: 'CCCCXX22', name: null }]));

it('leaves other datasets alone', () => expect(correct({ dataset: 'banks/YY', where: { bankCode: '01' } })).toEqual(ROWS));

it('refuses an override that selects nothing, and a new row without a bank code', () => {
  expect(() => correct({ where: { bankCode: '99' } })).toThrow('banks/XX has no row {"bankCode":"99"}. Remove the override');
  expect(() => correct({ change: { name: 'Third Bank' } })).toThrow('a new row of banks/XX has no bank code');
});

describe('BICs for a register that has none', () => {
  const add = (bics: { readonly byCode?: Record<string, string>; readonly byName?: Record<string, string> }) =>
    addBics({ dataset: 'banks/XX', confidence: 'official' }, ROWS, [
      { dataset: 'banks/XX', because: 'a test', source: 'this file', ...bics },
    ]);
  const second = { ...ROWS[1], bic: 'BBBBXX22', confidence: 'manual' };

  it('are added by bank code, or by name', () => {
    expect(add({ byCode: { '02': 'BBBBXX22' } })).toEqual([ROWS[0], second]);
    expect(add({ byName: { 'Second Bank': 'BBBBXX22' } })).toEqual([ROWS[0], second]);
  });
  it('replace none, and have a bank each', () => {
    expect(() => add({ byCode: { '01': 'BBBBXX22' } })).toThrow('banks/XX has no row without a BIC for 01');
    expect(() => add({ byName: { Nobody: 'BBBBXX22' } })).toThrow('for Nobody');
  });
  it.each(bankBics().map((list) => [list.dataset, list] as const))('of %s stand in the list of BICs', (dataset, { byCode, byName }) => {
    const bics = readFileSync(new URL(`../../reference-data/bics/${dataset.slice(-2)}.json`, import.meta.url), 'utf8');
    for (const bic of Object.values({ ...byCode, ...byName })) expect(bics).toContain(`"${bic}`);
  });
});
