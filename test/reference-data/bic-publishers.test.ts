/** A BIC is a publisher's where he gives it this name: in other letters, without its legal form, or with a place behind it. */
import { describe, expect, test } from 'vitest';
import { saysName } from '../../scripts/reference-data/readers/bic-publishers.js';
import { datasetOf, names } from './datasets.js';

describe('a name that was published', () => {
  test.each([
    ['DEUTSCHE BANK AG BREMEN', 'Deutsche Bank AG'],
    ['BNP PARIBAS SA', 'BNP Paribas'],
    ['Powszechna Kasa Oszczędności', 'Powszechna Kasa Oszczednosci'],
    ['Coop Pank AS', 'Coop Pank'],
  ])('%s says %s', (published, name) => expect(saysName(published, name)).toBe(true));

  test.each([
    ['PIRAEUS BANK CYPRUS LIMITED', 'Alpha Bank Cyprus Ltd'],
    ['Natwest-Gibraltar', 'Rbsi trading as Natwest International (Gibraltar)'],
    ['Rabobank Nederland', 'Rabobank London'],
    ['AS', 'AG'],
  ])('%s does not say %s', (published, name) => expect(saysName(published, name)).toBe(false));
});

test('of 40,000 BICs, 6,000 are of publishers that let them be passed on', () => {
  const rows = names
    .filter((name) => name.startsWith('bics/'))
    .flatMap((name) => {
      const { columns, rows, parts = [] } = datasetOf(name);
      const at = columns.indexOf('publisher');
      const published = at < 0 ? [] : rows.filter((row) => row[at] !== null);
      const terms = new Map(parts.map((part) => [part.publisher, part.terms]));
      expect(published.filter((row) => !['open', 'credit'].includes(terms.get(String(row[at])) ?? ''))).toEqual([]);
      return published;
    });
  expect(rows.length).toBeGreaterThan(6000);
});
