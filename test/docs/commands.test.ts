/** Each command that a document, a workflow or a comment names is there. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { root } from '../../scripts/set-up.mjs';

const NOT_OURS = new Set(['node_modules', 'dist', '.git', '.build', '.stryker', 'reference-data', 'fixtures', 'CHANGELOG.md']);

function* textsIn(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (NOT_OURS.has(entry.name)) continue;
    if (entry.isDirectory()) yield* textsIn(path);
    else if (/\.(?:md|m?js|tsx?|jsonc?|yml|txt)$/.test(entry.name) && statSync(path).size < 500_000) yield readFileSync(path, 'utf8');
  }
}

const commands = new Set([...textsIn(root)].flatMap((text) => text.match(/npm run [a-z:-]+(?: -- [a-z:-]+)?/g) ?? []));

/** What comes after `npm run NAME -- `. */
const argumentsOf = (name: string): string[] =>
  [...commands]
    .filter((command) => command.startsWith(`npm run ${name} -- `))
    .map((command) => command.slice(`npm run ${name} -- `.length));

const printed = (program: string, ...args: string[]): string => {
  const { stdout, stderr } = spawnSync(process.execPath, [program, ...args], { cwd: root, encoding: 'utf8' });
  return stdout + stderr;
};

test('each command that is named is a script', () => {
  const scripts = Object.keys(packageJson.scripts);
  const wrong = [...commands].filter((command) => !scripts.includes(command.split(' ')[2] ?? ''));
  expect(wrong).toEqual([]);
  expect(scripts.length).toBeLessThanOrEqual(15);
});

test('each trial that is named is in the table that `npm run trial` prints', () => {
  const trials = new Set([...printed('scripts/trials.mjs').matchAll(/^ {2}([a-z:-]+) /gm)].map(([, name]) => name));
  expect(argumentsOf('trial').filter((name) => !trials.has(name))).toEqual([]);
  expect(trials.size).toBeGreaterThan(10);
});

test('each step of the check that is named is one', () => {
  const steps = printed('scripts/check.mjs', 'nothing');
  expect(steps).toContain('no step is named nothing');
  expect(argumentsOf('check').filter((name) => !steps.split('\n')[0]?.split(' ').includes(name))).toEqual([]);
});
