/** `.gitattributes` marks what a command writes: a review collapses it, and statistics leave it out. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/set-up.mjs';

/** As a module, or a whole page, says in its first line or two that a command writes it. */
const WRITTEN =
  /^(?:\/\*\*.*Written by `npm run indexes`\.|(?:.*\n){0,4}.*`npm run docs` writes this page|(?:.*\n){0,3}Written by `npm run)/;

const attributes = readFileSync(join(root, '.gitattributes'), 'utf8');
const marked = [...attributes.matchAll(/^(\S+) linguist-generated$/gm)].map(([, pattern = '']) => pattern);

const isMarked = (path: string): boolean =>
  marked.some((pattern) =>
    new RegExp(`^${pattern.replaceAll(/[.+]/g, '\\$&').replaceAll('**', '…').replaceAll('*', '[^/]*').replaceAll('…', '.*')}$`).test(path),
  );

const written = ['rules', 'src', 'cli', 'docs', 'service/bench', 'bench']
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`))
  .filter((path) => /\.(?:ts|md)$/.test(path) && WRITTEN.test(readFileSync(join(root, path), 'utf8').slice(0, 2_000)));

test('each file that says a command writes it is marked', () => {
  expect(written.length).toBeGreaterThan(200);
  expect(written.filter((path) => !isMarked(path))).toEqual([]);
});

test('each file that is marked by its name is there', () => {
  expect(marked.filter((pattern) => !pattern.includes('*') && !existsSync(join(root, pattern)))).toEqual([]);
});
