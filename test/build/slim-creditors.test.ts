/** The creditors as the bundle has them say what their modules say, but for the sources. */
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import type { CreditorRule } from '../../rules/creditor.js';
import { slimCreditors } from '../../scripts/build/plugins.js';
import { creditorModules } from '../rules/creditors.js';

const { outputFiles } = await build({
  stdin: {
    contents: "export { creditors } from './rules/creditors/index.js';",
    resolveDir: fileURLToPath(new URL('../..', import.meta.url)),
  },
  bundle: true,
  write: false,
  format: 'esm',
  plugins: [slimCreditors],
});
const text = Buffer.from(outputFiles[0]?.contents ?? []);
const { creditors }: { creditors: Readonly<Record<string, CreditorRule>> } = await import(
  `data:text/javascript;base64,${text.toString('base64')}`
);

/** What can be compared: everything but functions and sources. */
const comparable = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (key, member: unknown) => (key === 'sources' ? undefined : member instanceof RegExp ? String(member) : member)),
  );

test.each(creditorModules)('$code', ({ code, rule }) => {
  expect(comparable(creditors[code])).toEqual(comparable(rule));
});

test('no source is left', () => {
  expect(text.toString()).not.toContain('sources:');
});
