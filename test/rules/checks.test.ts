/**
 * Each check that a rule declares runs: it fits its layout, it is given what it reads, it passes numbers and it fails numbers.
 */

import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { accounts } from '../../rules/index/accounts.js';
import { ibans } from '../../rules/index/ibans.js';
import type { Check, CheckTables, NumberCheck, TableCheck } from '../../rules/vocabulary/check.js';
import { createEngine, validate } from '../../src/full.js';
import { bbanOf, readAccount } from '../../src/identifiers/account/local-account.js';
import { readMemberId } from '../../src/identifiers/account/member-id.js';
import { allCountries } from '../../src/identifiers/country/all-countries.js';
import {
  type BoundCheck,
  type CompiledCountry,
  type CompiledLayout,
  compileCountry,
  compileLayout,
  misfit,
} from '../../src/identifiers/country/layout.js';
import { inspectIdentifier } from '../../src/identifiers/personal-identifier.js';
import { sourceOf } from '../../src/messages/describe.js';
import { countryModules, domesticModules } from './countries.js';
import { creditorModules } from './creditors.js';

const engine = createEngine({ on: '2026-11-20' });
const tables = engine.data.tables();

type AnyCheck = NumberCheck | Check | TableCheck;

interface Declaration {
  readonly name: string;
  readonly layout: string;
  readonly checks: readonly AnyCheck[];
  /** Texts that fit the layout and are right. */
  readonly texts: readonly string[];
}

const ofIbans: readonly Declaration[] = countryModules.map(({ code, rule, account, examples, details }) => ({
  name: code,
  layout: rule.bban,
  checks: [...(rule.checks ?? []), ...(account.inIban?.checks ?? [])],
  texts: [...examples.valid, ...details.local.map(({ iban }) => iban)].map((iban) => iban.slice(4)),
}));

const domesticDeclarations: readonly Declaration[] = [...countryModules, ...domesticModules].flatMap(
  ({ code, account: { domestic }, details }) => {
    if (domestic === undefined) return [];
    const country = compileCountry(domestic);
    const texts = [...details.valid, ...details.local].flatMap(({ memberId, branchId, account }) => {
      const bank = memberId === undefined ? {} : readMemberId(country, memberId, branchId);
      const number = account === undefined ? {} : readAccount(country, account, bank);
      return bank && number ? [bbanOf(country, bank, number)] : [];
    });
    return [{ name: `${code} domestic`, layout: domestic.bban, checks: domestic.checks ?? [], texts }];
  },
);

const ofIdentifiers: readonly Declaration[] = creditorModules.flatMap(({ code, rule, examples }) =>
  rule.identifiers.map((identifier, index) => ({
    name: `${code} ${identifier.type} ${index}`,
    layout: identifier.layout,
    checks: identifier.checks ?? [],
    texts: (examples[identifier.type]?.valid ?? []).flatMap((value) => {
      const found = inspectIdentifier(identifier, value);
      return found.problem === 'INVALID_FORMAT' ? [] : [found.text];
    }),
  })),
);

const declarations = [...ofIbans, ...domesticDeclarations, ...ofIdentifiers];

describe('a layout', () => {
  test.each(declarations)('$name: $layout', ({ layout }) => {
    for (const part of layout.split(' ')) expect(part).toMatch(/^[A-Za-z]+:[1-9]\d?[nac]$/);
    const { lengths, length } = compileLayout(layout);
    // a field whose parts do not lie side by side would reach over its neighbours
    expect(Object.values(lengths).reduce((sum, each) => sum + each, 0)).toBe(length);
  });
});

/** The check over the fields of a layout. */
function bound(check: AnyCheck, bban: string): BoundCheck {
  const [first] = compileCountry({ code: 'XX', bban, checks: [{ name: 'check', ...check }] }).checks;
  return first ?? expect.fail('no check');
}

/** The text, and all that differ from it in one character. */
function neighbours(text: string, { classes }: CompiledLayout): readonly string[] {
  const others = [...text].flatMap((_, at) =>
    [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((character) => text.slice(0, at) + character + text.slice(at + 1)),
  );
  return [text, ...others].filter((other) => misfit(other, classes) < 0);
}

/** Texts that fit the layout, and are right by chance only. */
const anyTexts = ({ classes }: CompiledLayout): readonly string[] =>
  ['1', '0'].map((digit) => [...classes].map((letter) => (letter === 'a' ? 'A' : digit)).join(''));

/** A check that refuses placeholders alone: what it does not refuse is not covered. */
const refusesAlone = (check: AnyCheck): boolean => 'name' in check && check.name === 'not-zeros';

describe('a check of an account', () => {
  const named = [...ofIbans, ...domesticDeclarations].flatMap(({ name: country, checks }) =>
    checks.flatMap((check) => ('name' in check ? [{ country, name: check.name }] : [])),
  );

  test.each(named)('of $country, $name, has a source', ({ country, name }) => {
    const missing = `${country} needs: export const checkSources = { '${name}': … }; then npm run indexes`;
    expect(sourceOf(`iban/national-check/${name}`), missing).not.toBe('');
  });
});

describe('a check', () => {
  const single = declarations.flatMap(({ name, layout, checks, texts }) =>
    checks.map((check, at) => ({ name: `${name}, ${'name' in check ? check.name : `check ${at}`}`, check, layout, texts })),
  );

  test.each(single)('$name: passes some numbers and fails others', ({ check, layout, texts }) => {
    const compiled = compileLayout(layout);
    const { complete, verify } = bound(check, layout);
    const candidates = [...texts, ...anyTexts(compiled)].flatMap((text) => neighbours(text, compiled));
    const outcomes = new Set(candidates.flatMap((text) => [text, complete?.(text) ?? text]).map((text) => verify(text, tables)));
    expect([...outcomes]).toEqual(expect.arrayContaining([refusesAlone(check) ? 'not-covered' : 'passed', 'failed']));
  });

  test.each(single)('$name: reads fields that the layout has, and tables that it names', ({ check, layout, texts }) => {
    const compiled = compileLayout(layout);
    expect(check.fields.length).toBeGreaterThan(0);
    expect(check.fields.filter((field) => !compiled.fields.includes(field))).toEqual([]);
    const read = new Set<string>();
    const watched: CheckTables = {
      rows(dataset) {
        read.add(dataset);
        return tables.rows(dataset);
      },
      bankCell(country, bankCode, column) {
        read.add(`banks/${country}`);
        return tables.bankCell(country, bankCode, column);
      },
    };
    for (const text of texts) bound(check, layout).verify(text, watched);
    expect([...read].sort()).toEqual([...(check.needs ?? [])].sort());
    for (const dataset of read) expect(existsSync(new URL(`../../reference-data/${dataset}.json`, import.meta.url))).toBe(true);
  });
});

describe('a check over account numbers runs over those of domestic payments, too', () => {
  const countries: readonly CompiledCountry[] = Object.keys({ ...ibans, ...accounts }).flatMap((code) => allCountries.domestic(code) ?? []);
  const overAccounts = countries.filter(({ checks }) => checks.some(({ fields }) => fields.includes('account')));

  test.each(overAccounts)('$rule.code declares how people write them', ({ facts }) => {
    expect(facts.forms?.length).toBeGreaterThan(0);
  });

  test('in Croatia', () => {
    const payment = (account: string) => ({
      country: 'HR',
      creditorAgent: { clearingSystemMemberId: { memberId: '1001005' } },
      creditorAccount: { id: { value: account } },
    });
    expect(validate(payment('1863000160'), engine)).toEqual({ status: 'OK', alerts: [] });
    expect(validate(payment('1863000161'), engine).alerts).toEqual([{ code: 'CREDITOR_ACCOUNT_NUMBER_INCORRECT_CHECK_DIGITS' }]);
  });
});

describe('an identifier', () => {
  const identifiers = creditorModules.flatMap(({ code, rule }) => rule.identifiers.map((identifier) => ({ code, ...identifier })));

  test.each(identifiers.filter(({ from }) => from !== undefined))(
    '$code $type: its shortest form is shorter than its layout',
    (identifier) => {
      expect(identifier.from).toBeGreaterThan(0);
      expect(identifier.from).toBeLessThan(compileLayout(identifier.layout).length);
    },
  );

  test.each(identifiers.filter(({ birthDate }) => birthDate !== undefined))(
    '$code $type: its date of birth has room',
    ({ birthDate, layout }) => {
      const { lengths } = compileLayout(layout);
      const room = birthDate?.fields.reduce((sum, field) => sum + (lengths[field] ?? 0), 0);
      expect(room).toBe(birthDate?.as.length);
    },
  );
});
