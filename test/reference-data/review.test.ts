/** When a dataset has to be held against its publisher again. */
import { expect, test } from 'vitest';
import manifest from '../../reference-data/manifest.json' with { type: 'json' };
import { reviewOf } from '../../scripts/reference-data/review.js';
import { datasetOf, names } from './datasets.js';

const { source } = datasetOf('banks/AT');
const next = (dataset: string, edition: string): string => reviewOf({ dataset, edition, source }).nextReview;

test.each([
  ['banks/AT', '2026-11-30', '2027-01-21', 'a list of each week: 7 and 45 days'],
  ['banks/DE', '2026-12-07', '2027-05-01', 'a list of each quarter: 100 and 45 days'],
  ['banks/XX', '2026-11-30', '2027-11-30', 'no list: a year'],
  ['banks/XX', '2026-02', '2027-02-28', 'a month counts from its last day'],
  ['banks/XX', '2025', '2026-12-31', 'so does a year'],
])('%s of %s: %s, %s', (dataset, edition, day) => expect(next(dataset, edition)).toBe(day));

test('each dataset has both days in the manifest', () => {
  for (const name of names) {
    const entry = manifest.datasets.find(({ dataset }) => dataset === name);
    expect({ reviewed: entry?.reviewed, nextReview: entry?.nextReview }, name).toEqual(reviewOf(datasetOf(name)));
  }
});
