/** Small datasets of the tests' own. */
import type { Dataset } from '../../src/directory/dataset.js';

const source = {
  publisher: 'nobody',
  title: 'made up',
  url: 'https://example.org',
  via: 'by hand',
  retrieved: '2026-11-20',
  licence: 'none',
};

/** A dataset that may not say that something does not exist, unless `detail` says so. */
export const dataset = (name: string, columns: readonly string[], rows: Dataset['rows'], detail: Partial<Dataset> = {}): Dataset => ({
  dataset: name,
  edition: 'own',
  format: 1,
  source,
  confidence: 'manual',
  completeness: 'partial',
  columns,
  rows,
  ...detail,
});

export const whole = { confidence: 'official', completeness: 'complete' } as const;
