/** The answers of payprep about identifiers of creditors, account numbers and bank identifiers. */
import fc from 'fast-check';
import { creditors } from '../../rules/index/creditors.js';
import { cleaned, inspectIdentifier } from '../../src/identifiers/personal-identifier.js';
import { createEngine, explain, validate } from '../../src/index.js';
import { creditorModules } from '../rules/creditors.js';
import { numbersOf } from './inputs.js';

/** The identifiers of a country, by country and types: `BR CPF CNPJ`. */
export function identifiersOf(of: string) {
  const [code = '', ...types] = of.split(' ');
  const identifiers = (creditors[code]?.identifiers ?? []).filter(({ type }) => types.includes(type));
  const { examples } = creditorModules.find((module) => module.code === code) ?? {};
  const found = new Set(identifiers.map(({ type }) => type));
  if (types.some((type) => !found.has(type))) throw new TypeError(`no rule has ${of}`);
  const validExamples = types.flatMap((type) => examples?.[type]?.valid.map(cleaned) ?? []);
  return {
    /** True where one of the identifiers accepts the text. */
    isValid: (text: string): boolean => identifiers.some((identifier) => inspectIdentifier(identifier, text).problem === undefined),
    /** The same, but also true where wrong check digits are only a warning. */
    isRead: (text: string): boolean =>
      identifiers.some((identifier) => {
        const reading = inspectIdentifier(identifier, text);
        return reading.problem === undefined || (reading.problem === 'INCORRECT_CHECK_DIGITS' && reading.severity !== 'error');
      }),
    numbers: fc.oneof(...identifiers.map((identifier) => numbersOf(identifier, validExamples))),
  };
}

const engine = createEngine({ on: '2026-11-20', threshold: 'error' });

/** Pointer and codes → whether one of these codes is there. Instructions of the same members have a code at the same place: one is explained. */
const refusals = new Map<string, boolean>();

function isRefused(instruction: unknown, pointer: string): boolean {
  const codes = validate(instruction, engine).alerts.map(({ code }) => code);
  if (codes.length === 0) return false;
  const key = [pointer, ...codes].join();
  const isKnown = refusals.get(key);
  if (isKnown !== undefined) return isKnown;
  const found = explain(instruction, engine).alerts.some((alert) => alert.severity === 'error' && alert.pointer === pointer);
  refusals.set(key, found);
  return found;
}

export const isAccount =
  (country: string) =>
  (value: string): boolean =>
    !isRefused({ country, creditorAccount: { id: { value } } }, '/creditorAccount/id/value');

export const isBankIdentifier =
  (country: string) =>
  (memberId: string): boolean =>
    !isRefused({ country, creditorAgent: { clearingSystemMemberId: { memberId } } }, '/creditorAgent/clearingSystemMemberId/memberId');
