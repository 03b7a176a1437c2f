/** The modules of the rules, read as text. */
import { expect, test } from 'vitest';
import { asRead, importsFor, readRule, sourceOf } from '../../scripts/build/read-rules.js';

const imports = `import { luhn } from '../../rules/check-digits/luhn.js';
import { type CreditorExamples, creditor, identifier, KNOWN } from '../creditor.js';`;

const read = (declaration: string) =>
  readRule('XX', 'XX.ts', `${imports}\nexport const XX = ${declaration};\nexport const examples = { a: f() };`);

test('a declaration is its values', () => {
  const { members } = read(
    `creditor({ country: 'XX', identifiers: [identifier({ from: 9_0, plus: -1, added: { 'a b': true } })], payouts: [] })`,
  );
  expect(members).toEqual({ country: 'XX', identifiers: [{ from: 90, plus: -1, added: { 'a b': true } }], payouts: [] });
});

test('checks, patterns and what is imported stay source', () => {
  const rule = read(`creditor({ pattern: /^\\d$/, checks: [luhn(['a'], 'b')], letters: KNOWN, of: false })`);
  const source = sourceOf(rule.members);
  expect(source).toBe('{ "pattern": /^\\d$/, "checks": [luhn(["a"], "b")], "letters": KNOWN, "of": false }');
  expect(importsFor([rule], source)).toBe(`import { luhn } from "../../rules/check-digits/luhn.js";\nimport { KNOWN } from "../creditor.js";\n`);
});

test('what only documents read goes, at any depth', () => {
  const { members } = read(`creditor({ name: 'a', confidence: 'sourced', payouts: [{ sources: ['b'], law: true }] })`);
  expect(asRead(members, ['name', 'sources'])).toEqual({ payouts: [{ law: true }] });
  expect(asRead({ confidence: 'known' }, [])).toEqual({ confidence: 'known' });
});

test.each([
  'creditor(y)',
  'creditor({}, 1)',
  '1',
  'creditor({ ...KNOWN })',
  'creditor({ country })',
  'creditor({ from: 1 + 1 })',
  'creditor({ checks: [unheard(1)] })',
  'creditor({ letters: UNHEARD })',
])('%s is refused', (declaration) => {
  expect(() => read(declaration)).toThrow(/^XX\.ts: /);
});
