import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { alerts } from '../../scripts/docs/alerts.js';
import { coverage } from '../../scripts/docs/coverage.js';
import { readme } from '../../scripts/docs/readme.js';

const committed = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

test('docs/alerts.md is what the catalogue says', () => expect(committed('docs/alerts.md')).toBe(alerts()));
test('docs/coverage.md is what rules and manifest say', () => expect(committed('docs/coverage.md')).toBe(coverage()));
test('the snippets of README.md are the examples', () => expect(committed('README.md')).toBe(readme()));
