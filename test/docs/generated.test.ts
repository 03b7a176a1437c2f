import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { countries } from '../../rules/countries/index.js';
import { schemes } from '../../rules/schemes/index.js';
import { alerts } from '../../scripts/docs/alerts.js';
import { coverage } from '../../scripts/docs/coverage.js';
import { manifest } from '../../scripts/docs/manifest.js';
import { readme } from '../../scripts/docs/readme.js';

const committed = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

test('docs/alerts.md is what the catalogue says', () => expect(committed('docs/alerts.md')).toBe(alerts()));
test('docs/coverage.md is what rules and manifest say', () => expect(committed('docs/coverage.md')).toBe(coverage()));
test('the snippets of README.md are the examples', () => expect(committed('README.md')).toBe(readme()));

test('the counts of README.md are those of the rules and the manifest', () => {
  const text = committed('README.md');
  const count = (pattern: RegExp): number => Number(pattern.exec(text)?.[1]);
  const rules = Object.values(countries);
  expect(count(/\*\*(\d+) countries\*\*/)).toBe(rules.length);
  expect(count(/national check digits of (\d+) of them/)).toBe(rules.filter(({ checks }) => checks).length);
  expect(count(/\*\*(\d+) settlement systems\*\*/)).toBe(Object.keys(schemes).length);
  expect(count(/\*\*(\d+) bank directories\*\*/)).toBe(manifest.filter(({ dataset }) => dataset.startsWith('banks/')).length);
});
