/** What is there: what has the wrong type has an alert of its own, and is not missing. */
import { describe, expect, test } from 'vitest';
import type { InstructionPointer } from '../../rules/vocabulary/scheme.js';
import { ADDRESS_FIELDS } from '../../src/instruction/fields.js';
import { isGiven } from '../../src/instruction/presence.js';
import { readInstruction } from '../../src/instruction/read.js';
import { replaceAt } from '../properties/instructions.js';

const has = (instruction: unknown, pointer: InstructionPointer): boolean => {
  const reading = readInstruction(instruction);
  return reading !== undefined && isGiven(reading, pointer);
};

const texts: readonly InstructionPointer[] = [
  ...(['name', 'type', 'taxId', 'dateOfBirth', 'contactDetails/email', 'contactDetails/phone'] as const).map(
    (member) => `/creditor/${member}` as const,
  ),
  ...ADDRESS_FIELDS.map((field) => `/creditor/address/${field}` as const),
  '/creditorAccount/type',
  ...(['creditorAgent', 'intermediaryAgent1', 'intermediaryAgent2', 'intermediaryAgent3'] as const).flatMap((agent) =>
    (['bic', 'branchId', 'clearingSystemMemberId/memberId'] as const).map((member) => `/${agent}/${member}` as const),
  ),
];

describe.each(texts)('%s', (pointer) => {
  test('is there as a text, and as something else; not as null', () => {
    expect(has(replaceAt({}, pointer, 'X'), pointer)).toBe(true);
    expect(has(replaceAt({}, pointer, 7), pointer)).toBe(true);
    for (const absent of [{}, replaceAt({}, pointer, null), replaceAt({}, pointer, undefined)]) expect(has(absent, pointer)).toBe(false);
  });

  test('is there wherever something stands above it that is no object', () => {
    const names = pointer.split('/').slice(1);
    for (const depth of names.keys()) {
      if (depth === 0) continue;
      expect(has(replaceAt({}, `/${names.slice(0, depth).join('/')}`, 7), pointer)).toBe(true);
    }
  });

  test('is not there because of another', () => {
    const beside = texts.filter((other) => other !== pointer && !/\/addressLine\d$/.test(other));
    const all = beside.reduce<unknown>((instruction, other) => replaceAt(instruction, other, 'X'), {});
    expect(has(all, pointer)).toBe(false);
  });
});

test('an address line may hold street, town or post code, not the country', () => {
  const line = { creditor: { address: { addressLine2: '12 Harbour Street, Newhaven' } } };
  expect(has(line, '/creditor/address')).toBe(true);
  expect(has(line, '/creditor/address/townName')).toBe(true);
  expect(has(line, '/creditor/address/country')).toBe(false);
});

test.each(ADDRESS_FIELDS)('an address is there where it says anything: %s', (field) => {
  expect(has({ creditor: { address: { [field]: 'X' } } }, '/creditor/address')).toBe(true);
  expect(has({ creditor: { address: { [field]: ' ' } } }, '/creditor/address')).toBe(false);
});

test('an intermediary is not there because the creditor’s bank is', () => {
  const { bic, branchId } = { bic: 'COBADEFF', branchId: '1' };
  const instruction = { creditorAgent: { bic, branchId, clearingSystemMemberId: { memberId: '37040044' } } };
  for (const agent of ['intermediaryAgent1', 'intermediaryAgent2', 'intermediaryAgent3'] as const) {
    for (const member of ['', '/bic', '/branchId', '/clearingSystemMemberId/memberId'] as const) {
      expect(has(instruction, `/${agent}${member}`)).toBe(false);
    }
  }
});

test('spaces are no address', () => {
  const blank = { creditor: { address: { addressLine1: ' ', townName: '', country: ' ' } } };
  for (const pointer of ['/creditor/address', '/creditor/address/townName', '/creditor/address/country'] as const)
    expect(has(blank, pointer)).toBe(false);
});

test('an empty list holds no document', () => {
  expect(has({ creditor: { documents: [] } }, '/creditor/documents')).toBe(false);
  expect(has({ creditor: { documents: [7] } }, '/creditor/documents')).toBe(true);
  expect(has({ creditor: { documents: 7 } }, '/creditor/documents')).toBe(true);
});

test('an account is its identifier', () => {
  expect(has({ creditorAccount: { id: { value: '1' } } }, '/creditorAccount/id')).toBe(true);
  expect(has({ creditorAccount: { id: { value: 1 } } }, '/creditorAccount/id')).toBe(true);
  expect(has({ creditorAccount: { id: '1' } }, '/creditorAccount/id')).toBe(true);
  expect(has({ creditorAccount: { id: { type: 'IBAN' } } }, '/creditorAccount/id')).toBe(false);
  expect(has({ creditorAccount: { type: 'SAVINGS' } }, '/creditorAccount/id')).toBe(false);
});

test('an agent is there by BIC or bank identifier, not by a branch', () => {
  for (const agent of ['creditorAgent', 'intermediaryAgent1', 'intermediaryAgent2', 'intermediaryAgent3'] as const) {
    expect(has({ [agent]: { bic: 'COBADEFF' } }, `/${agent}`)).toBe(true);
    expect(has({ [agent]: { clearingSystemMemberId: { memberId: '601613' } } }, `/${agent}`)).toBe(true);
    expect(has({ [agent]: { clearingSystemMemberId: '601613' } }, `/${agent}`)).toBe(true);
    expect(has({ [agent]: { branchId: '1' } }, `/${agent}`)).toBe(false);
    expect(has({ [agent]: 'COBADEFF' }, `/${agent}`)).toBe(true);
  }
});
