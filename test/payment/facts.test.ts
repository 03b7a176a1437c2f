/** Facts of a payment that checks rest on, asked one at a time. */
import { describe, expect, test } from 'vitest';
import { DE } from '../../rules/countries/DE/index.js';
import { FR } from '../../rules/countries/FR/index.js';
import { SCT } from '../../rules/schemes/SCT.js';
import * as core from '../../src/core.js';
import type { Engine } from '../../src/engine/engine.js';
import { Findings } from '../../src/findings/findings.js';
import { createEngine } from '../../src/full.js';
import { tablesFor } from '../../src/payment/check.js';
import { isAgentGiven, wrongTypeIn } from '../../src/payment/facts/agent.js';
import { accountValueOf, isUncoveredIban, wrongTypeInAccount } from '../../src/payment/facts/iban.js';
import { canTake } from '../../src/payment/facts/registered.js';
import { type ResolvedPayment, resolve } from '../../src/payment/resolve.js';

const ON = '2026-11-20';
const full = createEngine({ on: ON });

function paymentOf(instruction: object, engine: Engine = full): ResolvedPayment {
  const payment = resolve(instruction, engine);
  if (payment === undefined) throw new Error('no instruction');
  return payment;
}

describe('the first member of the wrong type', () => {
  test.each([
    [{}, undefined],
    [{ bic: 'ABNANL2A', branchId: '1', clearingSystemMemberId: { memberId: '1' } }, undefined],
    [7, ''],
    [{ clearingSystemMemberId: '37040044', bic: 7 }, '/clearingSystemMemberId'],
    [{ clearingSystemMemberId: { memberId: 37040044 }, branchId: 7 }, '/clearingSystemMemberId/memberId'],
    [{ branchId: 7, bic: 7 }, '/branchId'],
    [{ bic: 7 }, '/bic'],
  ])('of the agent %j', (creditorAgent, pointer) => {
    expect(wrongTypeIn(paymentOf({ creditorAgent }).reading.creditorAgent)).toBe(pointer);
  });

  test.each([
    [{ id: { value: '1', type: 'IBAN' }, type: 'SAVINGS' }, undefined],
    [7, '/creditorAccount'],
    [{ id: '1', type: 7 }, '/creditorAccount/id'],
    [{ id: { value: 7, type: 7 }, type: 7 }, '/creditorAccount/id/type'],
    [{ id: { value: 7 }, type: 7 }, '/creditorAccount/type'],
    [{ id: { value: 7 } }, '/creditorAccount/id/value'],
  ])('of the account %j', (creditorAccount, pointer) => {
    const { reading } = paymentOf({ creditorAccount });
    expect(wrongTypeInAccount(reading)).toBe(pointer);
    expect(accountValueOf(reading)).toBe(pointer === undefined ? '1' : undefined);
  });

  test.each([
    [{}, false],
    [7, true],
    [{ bic: '7' }, true],
    [{ branchId: '7' }, true],
    [{ clearingSystemMemberId: { memberId: '7' } }, true],
  ])('an agent is given: %j, %s', (creditorAgent, isGiven) => {
    expect(isAgentGiven(paymentOf({ creditorAgent }).reading.creditorAgent)).toBe(isGiven);
  });
});

describe('with the rules of Germany alone, an IBAN of another country is not covered', () => {
  const german = core.createEngine({ on: ON, rules: [DE, SCT] });
  test.each([
    ['FR1420041010050500013M02606', undefined, true],
    ['FR14 2004', 'IBAN', true],
    ['FR14', 'IBAN', true],
    // too short to be meant as one
    ['FR14 2004', undefined, false],
    ['FR14-2004/1', 'IBAN', false],
    ['DE89370400440532013000', 'IBAN', false],
    // no country
    ['ZZ1420041010050500013M02606', 'IBAN', false],
    ['', 'IBAN', false],
  ])('%j as %s: %s', (value, type, isUncovered) => {
    const instruction = { creditorAccount: { id: type === undefined ? { value } : { value, type } } };
    expect(isUncoveredIban(paymentOf(instruction, german))).toBe(isUncovered);
    expect(isUncoveredIban(paymentOf(instruction, core.createEngine({ on: ON, rules: [DE, FR, SCT] })))).toBe(false);
    expect(isUncoveredIban(paymentOf(instruction))).toBe(false);
  });
});

test('a system takes what it can read, and what it was not asked for', () => {
  const [one, other] = ['BR_PIX', 'AU_NPP'].map((code) => {
    const scheme = full.rules.schemes.find(code);
    if (scheme === undefined) throw new Error(`no ${code}`);
    return scheme;
  }) as [never, never];
  const reading = { type: 'EMAIL', asked: [one, other], isOpen: false, found: [{ scheme: other }] } as unknown as Parameters<
    typeof canTake
  >[0];
  expect(['BR_PIX', 'AU_NPP', 'SCT'].map((code) => canTake(reading, code))).toEqual([false, true, true]);
});

test('tables that checks read are named where details are wanted, and nowhere else', () => {
  const [brief, detailed] = [new Findings(false), new Findings(true)];
  for (const findings of [brief, detailed]) tablesFor(paymentOf({ country: 'GB' }), findings).rows('registries/uk-modulus-weights');
  expect(Object.keys(detailed.editions)).toEqual(['registries/uk-modulus-weights']);
  expect(brief.editions).toEqual({});
});
