/** Numbers made up by the rules: sound, the same for the same seed, and not to be had everywhere. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { creditors } from '../../rules/creditors/index.js';
import { identifierExample } from '../../src/engine/requirements/examples.js';
import { createEngine, requirements } from '../../src/full.js';
import { domesticCountry } from '../../src/identifiers/domestic-country.js';
import { ibanCountry, inspect } from '../../src/identifiers/iban.js';
import { compileLayout } from '../../src/identifiers/layout.js';
import { readAccount } from '../../src/identifiers/local-account.js';
import { madeUp, madeUpAccount } from '../../src/identifiers/made-up.js';
import { inspectIdentifier } from '../../src/identifiers/personal-identifier.js';
import * as bare from '../../src/index.js';
import { dataset, whole } from '../engine/datasets.js';
import { countryModules, domesticModules } from '../rules/countries.js';

const tables = createEngine({ on: '2026-11-20' }).data.tables();
const seeds = fc.nat(1_000_000);

describe.each(countryModules)('$code', ({ code }) => {
  test('an IBAN whose check digits hold', () => {
    const country = ibanCountry(code);
    fc.assert(
      fc.property(seeds, (seed) => {
        const iban = country && madeUpAccount(country, seed, '', tables)?.iban;
        expect(inspect(iban ?? '', tables).problem).toBeUndefined();
      }),
      { numRuns: 5 },
    );
  });
});

describe.each(domesticModules)('$code', ({ code }) => {
  test('an account that its country reads, and no IBAN', () => {
    const country = domesticCountry(code);
    const made = country && madeUpAccount(country, 1, '', tables);
    expect(made).not.toHaveProperty('iban');
    expect(country && made && readAccount(country, made.account)).toBeDefined();
  });
});

const layout = compileLayout('bank:3n account:4n');
const anyText = { fixed: {}, accepts: () => true };

describe('a text', () => {
  test('is the same for the same seed, and another for another', () => {
    const made = [1, 1, 2].map((seed) => madeUp({ layout, checks: [] }, seed, anyText));
    expect(made[0]).toMatch(/^\d{7}$/);
    expect(made[0]).toBe(made[1]);
    expect(made[0]).not.toBe(made[2]);
  });
  test('holds what is fixed', () => {
    expect(madeUp({ layout, checks: [] }, 1, { ...anyText, fixed: { bank: '123' } })).toMatch(/^123\d{4}$/);
  });
  test('is none where nothing is accepted, no check holds, or check digits cannot be had', () => {
    expect(madeUp({ layout, checks: [] }, 1, { ...anyText, accepts: () => false })).toBeUndefined();
    expect(madeUp({ layout, checks: [{ verify: () => 'failed' }] }, 1, anyText)).toBeUndefined();
    expect(madeUp({ layout, checks: [{ verify: () => 'passed', complete: () => undefined }] }, 1, anyText)).toBeUndefined();
    expect(madeUp({ layout, checks: [] }, 1, { ...anyText, fixed: { bank: 'ABC' } })).toBeUndefined();
  });
});

test('identifiers of every country, in the form of one of them', () => {
  for (const { country, identifiers } of Object.values(creditors)) {
    const example = identifierExample(identifiers);
    const isRead = identifiers.some((identifier) => inspectIdentifier(identifier, example ?? '').problem === undefined);
    if (example !== undefined) expect([country, example, isRead]).toEqual([country, example, true]);
  }
  expect(identifierExample([])).toBeUndefined();
});

test('a list of branches has no say where an account names no branch', () => {
  const overlays = [
    dataset('banks/DE', ['bankCode'], [['10000000']], whole),
    dataset('branches/DE', ['bankCode', 'branches'], [['10000000', '777']], whole),
  ];
  const { fields } = requirements({ country: 'DE', currency: 'EUR' }, bare.createEngine({ on: '2026-11-20', overlays }));
  expect(fields.find(({ pointer }) => pointer === '/creditorAccount/id/value')?.example).toMatch(/^DE\d\d10000000\d{10}$/);
});
