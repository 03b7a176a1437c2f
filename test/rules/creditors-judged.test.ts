/** The examples beside the creditors' identifiers, as the engine judges them in a whole instruction: as tax identifier and as document. */
import { describe, expect, test } from 'vitest';
import type { Identifier } from '../../rules/vocabulary/identifier.js';
import { inspectIdentifier } from '../../src/identifiers/personal-identifier.js';
import { createEngine, explain } from '../../src/index.js';
import { type CreditorModule, creditorModules } from './creditors.js';

const engine = createEngine({ on: '2026-11-20', threshold: 'info' });
const alertsOf = (country: string, creditor: object) => explain({ country, creditor }, engine).alerts;
const codesOf = (country: string, creditor: object) => alertsOf(country, creditor).map(({ code }) => code);

const isTaxId = ({ kind, isTaxId: declared = kind === 'TXID' }: Identifier): boolean => declared;

/** What speaks against the text as a tax identifier, by the rules of each: the mildest fault, none where one of them reads it. */
function faultOf({ rule }: CreditorModule, value: string): string | undefined {
  const problems = rule.identifiers.filter(isTaxId).map((identifier) => inspectIdentifier(identifier, value).problem);
  if (problems.includes(undefined)) return undefined;
  return problems.includes('INCORRECT_CHECK_DIGITS') ? 'INCORRECT_CHECK_DIGITS' : 'INVALID_FORMAT';
}

describe.each(creditorModules.filter(({ rule }) => rule.identifiers.some(isTaxId)))('$code', (module) => {
  const { code, rule, examples } = module;
  const entries = Object.entries(examples);

  test('a wrong number is no tax identifier, unless another identifier reads it', () => {
    for (const value of entries.flatMap(([, { invalid }]) => Object.keys(invalid))) {
      const fault = faultOf(module, value);
      const found = codesOf(code, { taxId: value }).filter((each) => /TAX_ID_IN(?:VALID|CORRECT)/.test(each));
      expect([value, found]).toEqual([value, fault === undefined ? [] : [`CREDITOR_TAX_ID_${fault}`]]);
    }
  });

  test('a sound number goes with the type of creditor whose it is, and with no other', () => {
    for (const [type, { valid }] of entries) {
      const isBoth = rule.identifiers.some((identifier) => identifier.type === type && isTaxId(identifier));
      for (const value of isBoth ? valid : []) {
        const holders = rule.identifiers.filter((one) => isTaxId(one) && inspectIdentifier(one, value).problem === undefined);
        for (const creditorType of ['INDIVIDUAL', 'BUSINESS']) {
          const isTheirs = holders.some(({ of = creditorType }) => of === creditorType);
          const found = codesOf(code, { taxId: value, type: creditorType });
          expect([value, creditorType, found]).toEqual([value, creditorType, isTheirs ? [] : ['CREDITOR_TAX_ID_TYPE_INCONSISTENCY']]);
        }
      }
    }
  });

  test('a number beside itself contradicts nothing', () => {
    for (const [type, { valid }] of entries) {
      const isBoth = rule.identifiers.some((identifier) => identifier.type === type && isTaxId(identifier));
      for (const value of isBoth ? valid : []) {
        expect([value, codesOf(code, { taxId: value, documents: [{ type, value }] })]).toEqual([value, []]);
      }
    }
  });
});

test('of a country without tax identifiers nothing is said', () => {
  const [first, ...others] = creditorModules.filter(({ rule }) => !rule.identifiers.some(isTaxId)).map(({ code }) => code);
  for (const country of [first ?? 'AQ', ...others]) expect(codesOf(country, { taxId: '1' })).toEqual([]);
});
