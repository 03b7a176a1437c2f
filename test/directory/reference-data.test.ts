import { expect, test } from 'vitest';
import { fromDatasets, noReferenceData } from '../../src/directory/reference-data.js';
import { dataset } from '../engine/datasets.js';

const banks = dataset('banks/DE', ['bankCode'], []);

test('datasets are found by their names', () => {
  const data = fromDatasets([banks]);
  expect(data.dataset('banks/DE')).toBe(banks);
  expect(data.dataset('banks/FR')).toBeUndefined();
  expect(data).not.toHaveProperty('phoneNumbers');
});

test('numbering plans are passed on', () => {
  const plans = { edition: 'x', verify: () => 'passed' as const };
  expect(fromDatasets([], plans).phoneNumbers).toBe(plans);
});

test('noReferenceData has no dataset', () => expect(noReferenceData.dataset('banks/DE')).toBeUndefined());
