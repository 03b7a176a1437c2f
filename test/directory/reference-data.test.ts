import { expect, test, vi } from 'vitest';
import { packedText } from '../../scripts/build/packed-text.js';
import { fromDatasets, noReferenceData } from '../../src/directory/reference-data.js';
import { dataset } from '../answers/datasets.js';

const banks = dataset('banks/DE', ['bankCode'], []);

test('datasets are found by their names', () => {
  const data = fromDatasets([banks]);
  expect(data.dataset('banks/DE')).toBe(banks);
  expect(data.dataset('banks/FR')).toBeUndefined();
  expect(data).not.toHaveProperty('phoneNumbers');
});

test('several lists become one, and of two datasets with the same name the last one counts', () => {
  const newer = dataset('banks/DE', ['bankCode'], [['10000000']]);
  const data = fromDatasets([banks], [newer, dataset('banks/AT', ['bankCode'], [])]);
  expect(data.dataset('banks/DE')).toBe(newer);
  expect(data.dataset('banks/AT')?.dataset).toBe('banks/AT');
});

test('a text is read when it is first asked for, and once', () => {
  const read = vi.fn(() => packedText(banks));
  const data = fromDatasets([{ name: 'banks/DE', read }]);
  expect(data.dataset('banks/FR')).toBeUndefined();
  expect(read).not.toHaveBeenCalled();
  expect(data.dataset('banks/DE')).toBe(data.dataset('banks/DE'));
  expect(data.dataset('banks/DE')?.columns).toEqual(['bankCode']);
  expect(read).toHaveBeenCalledOnce();
});

test('noReferenceData has no dataset', () => expect(noReferenceData.dataset('banks/DE')).toBeUndefined());
