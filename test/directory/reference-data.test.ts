import { expect, test } from 'vitest';
import { fromDatasets, noReferenceData } from '../../src/directory/reference-data.js';
import { dataset } from '../engine/datasets.js';

const banks = dataset('banks/DE', ['bankCode'], []);

test('datasets by their names', () => {
  const data = fromDatasets([banks]);
  expect(data.dataset('banks/DE')).toBe(banks);
  expect(data.dataset('banks/FR')).toBeUndefined();
  expect(data).not.toHaveProperty('phoneNumbers');
});

test('numbering plans are handed on', () => {
  const plans = { edition: 'x', verify: () => 'passed' as const };
  expect(fromDatasets([], plans).phoneNumbers).toBe(plans);
});

test('none at all', () => expect(noReferenceData.dataset('banks/DE')).toBeUndefined());
