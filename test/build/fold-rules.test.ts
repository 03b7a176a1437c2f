/** Creditors, settlement systems and methods as the bundle has them: what the engine reads is all there, and the rest is gone. */
import { describe, expect, test } from 'vitest';
import { type AlertCode, codes } from '../../rules/alerts/codes.js';
import type { CreditorRule, Identifier } from '../../rules/vocabulary/identifier.js';
import { methods as declaredMethods } from '../../rules/index/methods.js';
import { schemes as declaredSchemes } from '../../rules/index/schemes.js';
import { foldedRules } from '../../scripts/build/fold-rules.js';
import { inspectIdentifier } from '../../src/identifiers/personal-identifier.js';
import { creditorModules } from '../rules/creditors.js';
import { methodModules } from '../rules/methods.js';
import { schemeModules } from '../rules/schemes.js';
import { bundled, comparable, root } from './bundled.js';

interface Folded {
  readonly cataloguedSeverity: (code: AlertCode) => string;
  readonly creditors: Readonly<Record<string, CreditorRule>>;
  readonly methods: Readonly<Record<string, unknown>>;
  readonly schemes: Readonly<Record<string, unknown>>;
}

const { cataloguedSeverity, creditors, methods, schemes } = await bundled<Folded>(
  ['creditors', 'methods', 'schemes'].map((name) => `export { ${name} } from './rules/${name}/index.js';`).join('\n') +
    `\nexport { cataloguedSeverity } from './rules/alerts/severities.js';`,
  [foldedRules(root)],
);

/** The engine asks of a confidence only whether it is `known`. */
const withoutSources = <Rule extends { readonly confidence: string }>({ confidence, ...rest }: Rule, leftOut: readonly string[] = []) =>
  comparable({ ...rest, ...(confidence === 'known' && { confidence }) }, ['sources', ...leftOut]);

test.each(methodModules)('$code', ({ code, rule }) => {
  expect(comparable(methods[code])).toEqual(withoutSources(rule, ['name', 'cap']));
});

test.each(schemeModules)('$code', ({ code, rule }) => {
  expect(comparable(schemes[code])).toEqual(withoutSources(rule, ['name', 'clearingSystem', 'cap']));
});

test.each(Object.entries(codes))('%s', (code, { severity }) => expect(cataloguedSeverity(code as AlertCode)).toBe(severity));

test('none is made up, and they keep their order', () => {
  expect(Object.keys(methods)).toEqual(Object.keys(declaredMethods));
  expect(Object.keys(schemes)).toEqual(Object.keys(declaredSchemes));
  expect(Object.keys(creditors).sort()).toEqual(creditorModules.map(({ code }) => code).sort());
  expect(Object.hasOwn(schemes, 'SCT')).toBe(true);
  expect(Object.hasOwn(schemes, 'toString')).toBe(false);
});

/** An identifier with `a`, `b`, … in the place of its fields, and its checks without their names. */
function withLetters({ layout, checks, birthDate, ...rest }: Identifier) {
  const fields = layout.split(' ').map((part) => part.replace(/:.*/, ''));
  const letter = (field: string): string => String.fromCharCode(97 + fields.indexOf(field));
  return {
    ...rest,
    layout: layout.replace(/[^ :]+(?=:)/g, letter),
    ...(checks && { checks: checks.map(({ name, ...check }) => ({ ...check, fields: check.fields.map(letter) })) }),
    ...(birthDate && { birthDate: { ...birthDate, fields: birthDate.fields.map(letter) } }),
  };
}

const withoutCheckNames = ({ checks, ...rest }: Identifier) => ({
  ...rest,
  ...(checks && { checks: checks.map(({ name, ...check }) => check) }),
});

describe.each(creditorModules)('$code', ({ code, rule, examples }) => {
  const folded = creditors[code];
  const identifiers = folded?.identifiers ?? [];

  test('says what its module says', () => {
    expect(comparable({ ...folded, identifiers: [], payouts: [] })).toEqual(comparable({ ...rule, identifiers: [], payouts: [] }));
    expect(identifiers.map((each) => comparable(withoutCheckNames(each)))).toEqual(
      rule.identifiers.map((each) => withoutSources({ ...withLetters(each), confidence: each.confidence })),
    );
    expect(comparable(folded?.payouts)).toEqual(rule.payouts.map((each) => withoutSources(each)));
  });

  test('judges the examples as its module does', () => {
    for (const { valid, invalid } of Object.values(examples)) {
      for (const text of [...valid, ...Object.keys(invalid)]) {
        const judged = (all: readonly Identifier[]) => all.map((one) => ({ ...inspectIdentifier(one, text), identifier: one.type }));
        expect(judged(identifiers)).toEqual(judged(rule.identifiers));
      }
    }
  });
});
