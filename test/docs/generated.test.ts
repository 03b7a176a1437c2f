import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { countries } from '../../rules/countries/index.js';
import { countriesWithoutIban } from '../../rules/countries/without-iban.js';
import { methods } from '../../rules/methods/index.js';
import { schemes } from '../../rules/schemes/index.js';
import { alerts } from '../../scripts/docs/alerts.js';
import { coverage } from '../../scripts/docs/coverage.js';
import { disagreements } from '../../scripts/docs/disagreements.js';
import { entriesUnder, mayDeny } from '../../scripts/docs/manifest.js';
import { mutation } from '../../scripts/docs/mutation.js';
import { readme } from '../../scripts/docs/readme.js';
import { creditorCounts } from '../../scripts/docs/sections/creditors.js';

const committed = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

test('docs/alerts.md is what the catalogue says', () => expect(committed('docs/alerts.md')).toBe(alerts()));
test('docs/coverage.md is what rules and manifest say', () => expect(committed('docs/coverage.md')).toBe(coverage()));
test('docs/disagreements.md is what the comparisons say', () => expect(committed('docs/disagreements.md')).toBe(disagreements()));
test('docs/mutation.md is what the last run found', () => expect(committed('docs/mutation.md')).toBe(mutation()));
test('the snippets of README.md are the examples', () => expect(committed('README.md')).toBe(readme()));

test('the counts of README.md are those of the rules and the manifest', () => {
  const text = committed('README.md');
  const count = (pattern: RegExp): number => Number(pattern.exec(text)?.[1]);
  const rules = Object.values(countries);
  expect(count(/\*\*(\d+) countries\*\*/)).toBe(rules.length);
  expect(count(/national check digits of (\d+) of them/)).toBe(rules.filter(({ checks }) => checks).length);
  expect(count(/\*\*(\d+) settlement systems\*\*/)).toBe(Object.keys(schemes).length);
  expect(count(/\*\*(\d+) bank directories\*\*/)).toBe(entriesUnder('banks/').length);
  expect(count(/\*\*(\d+) countries without IBAN\*\*/)).toBe(Object.keys(countriesWithoutIban).length);
  expect(count(/\*\*(\d+) recipient methods\*\*/)).toBe(Object.keys(methods).length);
  expect(count(/\*\*(\d+) identifiers\*\* of people and companies/)).toBe(creditorCounts.identifiers);
  expect(count(/companies in (\d+) countries/)).toBe(creditorCounts.countries);
});

test('so are those of CHANGELOG.md', () => {
  const text = committed('CHANGELOG.md');
  const { countries: known } = creditorCounts;
  expect(text).toContain(`${Object.keys(countriesWithoutIban).length} countries without IBAN`);
  expect(text).toContain(`${Object.keys(schemes).length} settlement systems`);
  expect(text).toContain(`${Object.keys(methods).length} recipient methods`);
  expect(text).toContain(`tax identifiers and documents of ${known} countries`);
});

test('what README.md says of how sure checks are is what rules, lists and tests say', () => {
  const text = committed('README.md');
  const registered = Object.values(countries).filter((rule) => rule.registered !== false).length;
  expect(text).toContain(`certain for ${registered} countries; ${Object.keys(countries).length - registered} more are known from use`);
  const branches = entriesUnder('branches/').filter(mayDeny);
  expect(text).toContain(`lists of branches: ${branches.map(({ dataset }) => dataset.slice(-2)).join(', ')} |`);
  expect(text).toContain('none of 10 000 made-up payments');
  expect(committed('test/properties/legitimate.test.ts')).toContain('const RUNS = 10_000;');
});
