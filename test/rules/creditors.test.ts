/** What countries know people and companies by: what holds of each declaration. */
import { describe, expect, test } from 'vitest';
import countries from '../../reference-data/registries/countries.json' with { type: 'json' };
import { creditors } from '../../rules/index/creditors.js';
import type { Identifier } from '../../rules/vocabulary/identifier.js';
import { compileLayout } from '../../src/identifiers/country/layout.js';
import { inspectIdentifier } from '../../src/identifiers/personal-identifier.js';
import { creditorModules } from './creditors.js';
import { hintOfNumber } from './examples/expected-digits.js';

test('each file is in the index, under its own code, and is a country', () => {
  expect(Object.keys(creditors).sort()).toEqual(creditorModules.map(({ code }) => code).sort());
  const known = new Set(countries.rows.map(([code]) => code));
  expect(creditorModules.filter(({ code }) => !known.has(code))).toEqual([]);
});

describe.each(creditorModules)('$code', ({ code, rule, examples, sources, payoutSources, exampleSubdivision }) => {
  test('is named after its country and says where its facts are from', () => {
    expect(creditors[code]).toEqual(rule);
    expect(rule.country).toBe(code);
    for (const { type, confidence } of rule.identifiers) {
      if (confidence !== 'known') expect(sources[type]?.length).toBeGreaterThan(0);
    }
    expect(payoutSources).toHaveLength(rule.payouts.length);
    for (const [at, { confidence }] of rule.payouts.entries()) {
      if (confidence !== 'known') expect(payoutSources[at]?.length).toBeGreaterThan(0);
    }
    expect(Object.keys(sources).filter((type) => !rule.identifiers.some((identifier) => identifier.type === type))).toEqual([]);
  });

  test('asks for nothing that it does not know', () => {
    const isTaxId = ({ kind, isTaxId = kind === 'TXID' }: Identifier): boolean => isTaxId;
    for (const { required, identifiers, of } of rule.payouts) {
      if (!required.flat().includes('/creditor/taxId')) continue;
      const accepted = rule.identifiers.filter(({ type }) => identifiers?.includes(type) ?? true);
      expect(accepted.filter((one) => isTaxId(one) && (of === undefined || (one.of ?? of) === of)).length).toBeGreaterThan(0);
    }
  });

  test('has an example of a subdivision where an address asks for one', () => {
    const asksForSubdivision = rule.payouts.some(({ address }) => address?.includes('countrySubdivision'));
    expect(exampleSubdivision !== undefined).toBe(asksForSubdivision);
  });

  test('tells its identifiers apart', () => {
    const names = rule.identifiers.map(({ type, layout, pattern }) => `${type} ${layout} ${pattern}`);
    expect(new Set(names).size).toBe(names.length);
    const types = rule.identifiers.map(({ type }) => type);
    for (const { identifiers = [] } of rule.payouts) expect(identifiers.filter((type) => !types.includes(type))).toEqual([]);
    for (const { layout, pattern } of rule.identifiers) {
      expect(compileLayout(layout).length).toBeLessThanOrEqual(35);
      if (pattern) expect(`${pattern}`).toMatch(/^\/\^.*\$\/$/);
    }
  });

  /** A type may have several layouts: what one of them reads is of that type. */
  const outcomesOf = (type: string, value: string) =>
    rule.identifiers.filter((identifier) => identifier.type === type).map((identifier) => inspectIdentifier(identifier, value));

  test('has examples for each', () => {
    expect(Object.keys(examples).sort()).toEqual([...new Set(rule.identifiers.map(({ type }) => type))].sort());
    for (const { valid, invalid } of Object.values(examples)) {
      expect(valid.length).toBeGreaterThan(0);
      expect(Object.keys(invalid).length).toBeGreaterThan(0);
    }
  });

  test.each(Object.entries(examples).flatMap(([type, { valid }]) => valid.map((value) => [type, value] as const)))(
    '%s %s',
    (type, value) => {
      const problems = outcomesOf(type, value).map(({ problem }) => problem);
      const named = rule.identifiers.filter((identifier) => identifier.type === type);
      const wrong = () => `${type} ${value}: ${problems.join(', ')}; ${hintOfNumber(named, value)}`;
      expect(problems, problems.includes(undefined) ? undefined : wrong()).toContain(undefined);
    },
  );

  test.each(
    Object.entries(examples).flatMap(([type, { invalid }]) =>
      Object.entries(invalid).map(([value, problem]) => [type, value, problem] as const),
    ),
  )('%s %s: %s', (type, value, problem) => {
    const problems = outcomesOf(type, value).map((outcome) => outcome.problem);
    expect(problems).not.toContain(undefined);
    if (problem === 'INCORRECT_CHECK_DIGITS') expect(problems).toContain(problem);
    else expect(new Set(problems)).toEqual(new Set(['INVALID_FORMAT']));
  });
});
