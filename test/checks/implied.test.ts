/** The checks of payments that imply a settlement system: they say nothing of what is in order, or has an alert of its own. */
import { expect, test } from 'vitest';
import { forImpliedSystem } from '../../src/engine/for-implied-system.js';
import { createEngine, explain, validate } from '../../src/full.js';
import { iban } from '../answers/instructions.js';

const engine = createEngine({ on: '2026-11-20' });
const by = (code: string) => {
  const system = engine.rules.schemes.find(code);
  if (system === undefined) throw new Error(code);
  return forImpliedSystem(engine, system, true);
};
const codesOf = (instruction: unknown, system: string): readonly string[] => {
  const codes = validate(instruction, by(system)).alerts.map(({ code }) => code);
  const explained = explain(instruction, by(system)).alerts.filter(({ severity }) => severity !== 'info');
  expect(explained.map(({ code }) => code)).toEqual(codes);
  return codes;
};

test('an IBAN that is paid with its reference lacks none where it is no IBAN', () => {
  expect(codesOf(iban('CH4431999123000889012'), 'CH_SIC')).toEqual(['SETTLEMENT_SYSTEM_ACCOUNT_NUMBER_INCONSISTENCY']);
  expect(codesOf(iban('CH4431999123000889013'), 'CH_SIC')).toEqual(['CREDITOR_IBAN_INCORRECT_CHECK_DIGITS']);
});

test('a system that the payment names is asked in place of the implied one', () => {
  const lines = { creditor: { name: 'Ada Example', address: { addressLine1: '1 Example Street', addressLine2: '10115 Berlin' } } };
  const unstructured = (settlementSystem?: string) =>
    explain({ ...lines, ...(settlementSystem && { settlementInformation: { settlementSystem } }) }, by('SWIFT'))
      .alerts.filter(({ code }) => code === 'CREDITOR_ADDRESS_UNSTRUCTURED_NOT_ALLOWED')
      .map(({ severity, params }) => ({ severity, params }));
  expect(unstructured()).toMatchObject([{ severity: 'warning', params: { by: 'SWIFT', from: '2026-11-14' } }]);
  expect(unstructured('SCT')).toMatchObject([{ severity: 'error', params: { by: 'SCT', from: '2026-11-15' } }]);
});
