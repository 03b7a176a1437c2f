/** What `npm run data` prints: the difference in banks. */
import { describe, expect, it } from 'vitest';
import { makeDataset } from '../../scripts/reference-data/dataset.js';
import { compareDatasets, describeDifference } from '../../scripts/reference-data/difference.js';
import type { Cell, Dataset } from '../../src/directory/dataset.js';
import { ROWS, toy } from './toy.js';

type Rows = readonly (readonly Cell[])[];
const report = (before: Rows, after: Rows, limit = 40): string[] =>
  describeDifference(compareDatasets(toy('banks/XX', before), toy('banks/XX', after)), limit).split('\n');

describe('banks', () => {
  it('says that nothing changed', () => expect(report(ROWS, ROWS)).toEqual(['banks/XX: no change']));

  it('counts first, then lists what came, went and changed', () => {
    const after: Rows = [
      ['02', 'BBBBXX33', 'Second Bank plc', 'Southtown'],
      ['03', 'CCCCXX22', 'Third Bank', null],
    ];
    expect(report(ROWS, after)).toEqual([
      'banks/XX: 1 bank came, 1 went, 1 changed',
      '  + 03  CCCCXX22  Third Bank',
      '  - 01  AAAAXX22  First Bank',
      '  ~ 02  bic BBBBXX22 → BBBBXX33; name Second Bank → Second Bank plc',
    ]);
  });

  it('takes a second BIC of a bank code as a change of one bank', () => {
    expect(report(ROWS, [...ROWS, ['02', 'BBBBXX33', 'Second Bank', 'Southtown']])).toEqual([
      'banks/XX: 0 banks came, 0 went, 1 changed',
      '  ~ 02  bic BBBBXX22 → BBBBXX22, BBBBXX33',
    ]);
  });

  it('compares by BIC where there is no bank code', () => {
    expect(report([[null, 'AAAAXX22', 'A', null]], [[null, 'AAAAXX22', 'B', null]])[1]).toBe('  ~ AAAAXX22  name A → B');
  });

  it('lists no more than the limit, and says how many more there are', () => {
    const after = Array.from({ length: 50 }, (_, at): Cell[] => [String(at + 10), null, `Bank ${at}`, null]);
    const lines = report([], after);
    expect(lines).toHaveLength(1 + 40 + 1);
    expect(lines.at(-1)).toBe('  + … and 10 more (--verbose)');
    expect(report([], after, Number.POSITIVE_INFINITY)).toHaveLength(1 + 50);
  });
});

it('lists every bank of a new dataset as one that came', () => {
  expect(describeDifference(compareDatasets(undefined, toy('banks/XX')), 40)).toContain('banks/XX: 2 banks came, 0 went, 0 changed');
});

it('shows changes of the header', () => {
  const before = { ...toy('banks/XX'), edition: '2025' };
  expect(describeDifference(compareDatasets(before, toy('banks/XX')), 40)).toContain('header: edition 2025 → 2026');
});

it('compares other datasets by the key of their rows', () => {
  const { edition, confidence, completeness, source } = toy('banks/XX');
  const countries = (name: string): Dataset =>
    makeDataset({ dataset: 'registries/countries', edition, confidence, completeness, source }, ['alpha2', 'name'], [['XX', name]]);
  const text = describeDifference(compareDatasets(countries('Old'), countries('New')), 40);
  expect(text).toBe('registries/countries: 0 rows came, 0 went, 1 changed\n  ~ XX  name Old → New');
});

it('cuts long cells to where they differ', () => {
  const long = 'x'.repeat(500);
  const [, line = ''] = report([['01', null, `${long}A`, null]], [['01', null, `${long}B`, null]]);
  expect(line.length).toBeLessThan(200);
  expect(line).toMatch(/A → .*B$/);
});
