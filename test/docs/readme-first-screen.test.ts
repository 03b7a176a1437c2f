/** The first screen of README.md says in few words what this is, and shows it; its pictures are light. Numbers of the comparison: test/package/comparison.test.ts. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const readme = readFileSync(new URL('README.md', root), 'utf8');

const [firstScreen = ''] = readme.split(/^## /m);
const pictures = [...readme.matchAll(/(?:src|srcset)="([^"]+)"/g)].map(([, path = '']) => path);

test('the first screen has a picture, light and dark, and at most 150 words', () => {
  expect(firstScreen).toMatch(/<source media="\(prefers-color-scheme: dark\)" srcset="docs\/images\/element-dark\.png">/);
  expect(firstScreen).toContain('docs/images/element-light.png');
  const words = firstScreen.replace(/<[^>]*>/g, ' ').match(/[\p{L}\d]+(?:[’'-]\p{L}+)*/gu) ?? [];
  expect(words.length).toBeLessThanOrEqual(150);
});

test('the first screen says what OK means', () =>
  expect(firstScreen).toContain('nothing we know speaks against the payment; it does not say that the account exists'));

test('the pictures are there, and have at most 150 kB together', () => {
  expect(pictures).toHaveLength(4);
  expect(pictures.filter((path) => !existsSync(new URL(path, root)))).toEqual([]);
  expect(pictures.reduce((sum, path) => sum + statSync(new URL(path, root)).size, 0)).toBeLessThanOrEqual(150_000);
});

test('the first program has at most ten lines of code', () => {
  const [, code = ''] = /```ts\n([\s\S]*?)```/.exec(readme) ?? [];
  expect(code.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('//')).length).toBeLessThanOrEqual(10);
});
