/** Each file and folder that a recipe, CONTRIBUTING or the architecture names is there: from the root, or from the folder that the page speaks of. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/set-up.mjs';

const NOT_OURS = new Set(['node_modules', 'dist', '.git', '.build', '.stryker', 'coverage']);

function* pathsIn(folder: string): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    if (NOT_OURS.has(entry.name)) continue;
    const path = `${folder}/${entry.name}`;
    yield path;
    if (entry.isDirectory()) yield* pathsIn(path);
  }
}

const paths = [...pathsIn('.')].join('\n');

/** Names that stand for any other. */
const ANY = /<\w+>|\*|XX|NAME/g;

/** Paths of the language that the recipe adds, and files that a command writes. */
const NOT_THERE = /(?:^|\/)fi(?:\.ts)?$|^reference-data\/lists\.json$|^pull-request\.md$/;

/** Paths in code, but for those outside the repository, and names of entries. */
function pathsNamedIn(text: string): readonly string[] {
  const codes = [...text.matchAll(/`([^`\n]+)`|^ {4}(\S.*)$/gm)].flatMap(([, span, block]) => (span ?? block ?? '').split(/[\s,]+/));
  const named = codes.filter((code) => /^\w[\w<>*.-]*(?:\/[\w<>*.-]+)+\/?$|^[\w-]+\/$|^[\w-]+\.(?:ts|md|json|mjs)$/.test(code));
  return named.filter((code) => !code.startsWith('payprep/') && !NOT_THERE.test(code));
}

const isThere = (path: string): boolean =>
  new RegExp(`/${path.replace(/\/$/, '').replaceAll('.', '\\.').replace(ANY, '[^/\\n]*')}$`, 'm').test(paths);

test.each(['CONTRIBUTING.md', 'docs/architecture.md', ...readdirSync(join(root, 'docs/recipes')).map((file) => `docs/recipes/${file}`)])(
  '%s names only paths that are there',
  (page) => expect(pathsNamedIn(readFileSync(join(root, page), 'utf8')).filter((path) => !isThere(path))).toEqual([]),
);
