/** Rules as the bundle has them: what the engine reads is all there, and the rest is gone. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { slimRule, slimRules } from '../../scripts/build/plugins.js';
import { creditorModules } from '../rules/creditors.js';
import { methodModules } from '../rules/methods.js';
import { schemeModules } from '../rules/schemes.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

async function slim(): Promise<Readonly<Record<string, Readonly<Record<string, unknown>>>>> {
  const { outputFiles } = await build({
    stdin: {
      contents: ['methods', 'schemes', 'creditors'].map((name) => `export { ${name} } from './rules/${name}/index.js';`).join('\n'),
      resolveDir: root,
    },
    bundle: true,
    write: false,
    format: 'esm',
    plugins: [slimRules],
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0]?.contents ?? []).toString('base64')}`);
}

const slimmed = await slim();

/** What can be compared of a rule, patterns as their text; without sources, at any depth. */
const comparable = (value: unknown, leftOut: readonly string[] = []): unknown =>
  JSON.parse(
    JSON.stringify(value, (name, member) => {
      if (name === 'sources' || leftOut.includes(name)) return undefined;
      return member instanceof RegExp ? `${member}` : member;
    }),
  );

test.each(methodModules)('$code', ({ code, rule }) => {
  expect(comparable(slimmed.methods?.[code])).toEqual(comparable(rule, ['name', 'cap']));
});

test.each(schemeModules)('$code', ({ code, rule }) => {
  expect(comparable(slimmed.schemes?.[code])).toEqual(comparable(rule, ['name', 'clearingSystem', 'cap']));
});

describe('creditors', () => {
  test('say what their modules say', () => {
    for (const { code, rule } of creditorModules) expect(comparable(slimmed.creditors?.[code])).toEqual(comparable(rule));
  });
});

test('sources, words and examples are gone, what a rule is made of is not', () => {
  const path = fileURLToPath(new URL('../../rules/methods/GRABPAY.ts', import.meta.url));
  const text = slimRule(path, readFileSync(path, 'utf8'));
  expect(text).not.toMatch(/PayMongo bank catalogue'|GrabPay'|example\.org/);
  expect(text).toContain('issuers:');
});

test('sources inside an identifier and a profile go, a name inside a check stays', () => {
  const text = slimRule(
    'XX.ts',
    `const own = weighted({ name: 'own' });
export const XX = creditor({
  country: 'XX',
  identifiers: [identifier({ type: 'A', sources: ['one'], checks: [own] }), identifier({ type: 'B', layout: 'a:1n', sources: ['two'] })],
  payouts: [{ currencies: ['XXX'], sources: ['three'], law: true }],
});
export const examples: CreditorExamples = { A: { valid: ['1'], invalid: {} } };
`,
  );
  expect(text).not.toMatch(/one|two|three|valid|creditor\(|identifier\(|sources/);
  expect(text).toContain("weighted({ name: 'own' })");
  expect(text).toContain('law: true');
});

test.each(['export const X = scheme(y);', 'export const X = method({}, 1);', 'export const X = 1;'])('%s is refused', (text) => {
  expect(() => slimRule('X.ts', text)).toThrow(/^X\.ts: /);
});
