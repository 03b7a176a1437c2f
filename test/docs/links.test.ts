/** Every link of a document leads somewhere, to a file of the repository and to a heading in it, and every row stands in a table. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { anchorOf } from '../../scripts/docs/markdown.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

const documents = [
  ...readdirSync(root).filter((file) => file.endsWith('.md')),
  'llms.txt',
  'service/README.md',
  'service/CHANGELOG.md',
  'mcp/README.md',
  'mcp/CHANGELOG.md',
  ...['docs', 'examples', 'service/docs', 'service/examples'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.md'))
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
  ),
];

/** Pages that are written by `npm run docs` are read as they are: `generated.test.ts` holds them to the rules. */
const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');

const headingsOf = (path: string): readonly string[] =>
  [...textOf(path).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

test.each(documents)('%s: every link leads somewhere', (path) => {
  const links = [...textOf(path).matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g)];
  const broken = links.filter(([, file = '', heading]) => {
    const target = file === '' ? path : join(dirname(path), file).replaceAll('\\', '/');
    return !existsSync(join(root, target)) || (heading !== undefined && !headingsOf(target).includes(heading));
  });
  expect(broken.map(([link]) => link)).toEqual([]);
});

test.each(documents)('%s: every row stands in a table', (path) => {
  const blocks = textOf(path)
    .replaceAll(/^```[\s\S]*?^```/gm, '')
    .split(/\n(?!\|)/);
  const tables = blocks.map((block) => block.slice(block.indexOf('\n|') + 1)).filter((block) => block.startsWith('|'));
  expect(tables.filter((table) => !/^.*\n\|[ :|-]+\|(?:\n|$)/.test(table))).toEqual([]);
});
