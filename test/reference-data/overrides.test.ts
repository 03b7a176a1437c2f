/** Corrections of bank directories by hand. */
import { expect, it } from 'vitest';
import { type BankOverride, correctBanks } from '../../scripts/reference-data/overrides.js';

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
