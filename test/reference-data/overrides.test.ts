/** Corrections of bank directories by hand. */
import { describe, expect, it } from 'vitest';
import { type BankOverride, correctBanks } from '../../scripts/reference-data/overrides.js';
import { correctRegister } from '../../scripts/reference-data/sources/bank-registers.js';

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

describe('an override of a register that a small directory corrects', () => {
  const row = (bankCode: string, name: string) => ({ bankCode, bic: 'AAAAEE22', name, primary: true });
  const small = { rows: [{ ...row('01', 'Small Bank'), town: 'Northtown', confidence: 'derived' as const }], codes: new Set(['01']) };
  const correctedBy = (override: Partial<BankOverride>) =>
    correctRegister('EE', [row('01', 'First Bank'), row('02', 'Second Bank')], { small, inUse: new Set(['AAAAEE22']) }, [
      { dataset: 'banks/EE', because: 'a test', source: 'this file', ...override },
    ]);

  it('has the last word on a code that the small directory has, and keeps its other cells', () =>
    expect(correctedBy({ where: { bankCode: '01' }, change: { name: 'Premier Bank' } })).toEqual([
      row('02', 'Second Bank'),
      { ...small.rows[0], name: 'Premier Bank' },
    ]));

  it('removes such a code', () => expect(correctedBy({ where: { bankCode: '01' } })).toEqual([row('02', 'Second Bank')]));

  it('adds a second BIC to such a code', () =>
    expect(correctedBy({ change: { bankCode: '01', bic: 'CCCCEE22' } }).map(({ bankCode, bic }) => [bankCode, bic])).toEqual([
      ['02', 'AAAAEE22'],
      ['01', 'AAAAEE22'],
      ['01', 'CCCCEE22'],
    ]));
});
