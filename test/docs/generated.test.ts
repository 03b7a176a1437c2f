import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { alerts } from '../../scripts/docs/alerts.js';
import { changelog } from '../../scripts/docs/changelog.js';
import { CHANGELOG_COUNTS, HOW_SURE_COUNTS, README_COUNTS, writeCounts } from '../../scripts/docs/counts.js';
import { coverage } from '../../scripts/docs/coverage.js';
import { dataDisagreements } from '../../scripts/docs/data-disagreements.js';
import { detect } from '../../scripts/docs/detect.js';
import { disagreements } from '../../scripts/docs/disagreements.js';
import { instruction } from '../../scripts/docs/instruction.js';
import { names } from '../../scripts/docs/names.js';
import { document, howSure, readme } from '../../scripts/docs/readme.js';
import { references } from '../../scripts/docs/references.js';

const committed = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

const expectUpToDate = (path: string, text: string): void => expect(committed(path), `${path} is out of date: run npm run docs`).toBe(text);

test('docs/alerts.md is what the catalogue says', () => expectUpToDate('docs/alerts.md', alerts()));
test('docs/coverage.md is what rules and manifest say', () => expectUpToDate('docs/coverage.md', coverage()));
test('docs/disagreements.md is what the comparisons say', () => expectUpToDate('docs/disagreements.md', disagreements()));
test('docs/data-disagreements.md is what the second sources say', () => expectUpToDate('docs/data-disagreements.md', dataDisagreements()));
test('CHANGELOG.md has the counts of rules and manifest', () => expectUpToDate('CHANGELOG.md', changelog()));
test.each(['docs/entries.md', 'docs/forms.md', 'docs/guide.md'])('%s has the examples and languages of today', (path) =>
  expectUpToDate(path, document(path)()),
);
test('docs/how-sure.md has the counts of rules and manifest', () => expectUpToDate('docs/how-sure.md', howSure()));
test('docs/instruction.md is what the contract’s fields say', () => expectUpToDate('docs/instruction.md', instruction()));
test('docs/detect.md is what the samples give', () => expectUpToDate('docs/detect.md', detect()));
test('docs/names.md is what the pairs give', () => expectUpToDate('docs/names.md', names()));
test('docs/references.md is what the kinds say', () => expectUpToDate('docs/references.md', references()));
test('README.md has the examples, and the counts of rules and manifest', () => expectUpToDate('README.md', readme()));

describe('counts', () => {
  const write = (text: string): string => writeCounts('README.md', text, { 'with {} banks': 12 });

  test('take the place of what a document said before', () => expect(write('A list with 7 banks.')).toBe('A list with 12 banks.'));

  test('are found across a line break, which stays', () => expect(write('with\n7 banks')).toBe('with\n12 banks'));

  test('are missed where a document no longer has the phrase', () =>
    expect(() => write('A list with many banks.')).toThrow('README.md has no "with {} banks".'));

  test.each(Object.keys({ ...README_COUNTS, ...HOW_SURE_COUNTS, ...CHANGELOG_COUNTS }))('%s has one place for a count', (phrase) =>
    expect(phrase.split('{}')).toHaveLength(2),
  );
});

test('docs/how-sure.md says how many payments a property test makes', () => {
  const text = committed('docs/how-sure.md');
  expect(text).toContain('none of 10 000 made-up payments');
  expect(committed('test/properties/legitimate.test.ts')).toContain('const RUNS = runs(1_000);');
});
