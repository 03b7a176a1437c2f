/** `payprep/rules/*`: each rule is in the package with every member that its module declares. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { ruleEntries } from '../../scripts/build/rules.js';
import { root } from './built.js';

const exported = async (file: string, name: string): Promise<unknown> => (await import(pathToFileURL(join(root, file)).href))[name];

/** The members of a rule as text; of a function, that there is one: the built one has another text. */
const membersOf = (rule: unknown): string =>
  JSON.stringify(rule, (_, value) => (typeof value === 'function' ? 'a function' : value instanceof RegExp ? String(value) : value), 1);

test.each(ruleEntries(root))('$name', async ({ name, module }) => {
  expect(membersOf(await exported(`dist/rules/${name}.js`, name))).toBe(membersOf(await exported(`${module}.ts`, name)));
});

test('a country is one file beside what most countries share', () => {
  const others = ruleEntries(root).flatMap(({ name }) => {
    const imported = readFileSync(join(root, `dist/rules/${name}.js`), 'utf8').matchAll(/^(?:import|\}).*? ?from "(.+)";$/gm);
    return [...imported].filter(([, file]) => file !== './chunk-shared.js').map(([line]) => `${name}: ${line}`);
  });
  expect(others).toEqual([]);
});
