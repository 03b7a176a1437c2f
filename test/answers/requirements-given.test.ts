/** What is still to be asked for beside a partial instruction. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DE as GERMANY } from '../../rules/countries/DE/index.js';
import { SCT } from '../../rules/schemes/SCT.js';
import * as core from '../../src/core.js';
import { type Corridor, createEngine, type PaymentInstruction, requirements, validate } from '../../src/full.js';
import { runs } from '../runs.js';

const engine = createEngine({ on: '2026-11-20' });

const IBAN = 'DE89370400440532013000';

const requiredOf = (corridor: Corridor): readonly string[] => [
  ...new Set(requirements(corridor, engine).fields.flatMap(({ pointer, required }) => (required ? [pointer] : []))),
];

const DE = { country: 'DE', currency: 'EUR', settlementSystem: 'SCT' };
const BR = { country: 'BR', currency: 'BRL' };

describe('given', () => {
  test('asks for what is not there, and for nothing twice', () => {
    expect(requiredOf({ ...DE, given: { creditor: { name: 'Ada Example' } } })).toEqual(['/creditorAccount/id/value']);
    const account = { creditorAccount: { id: { value: IBAN, type: 'IBAN' } } };
    expect(requiredOf({ ...DE, given: account })).toEqual(['/creditor/name']);
    expect(requiredOf({ ...DE, given: { ...account, creditor: { name: 'Ada Example' } } })).toEqual([]);
  });

  test('narrows the account to the type that is given, or that the value shows', () => {
    const gb = { country: 'GB', currency: 'GBP', settlementSystem: 'GB_FPS' };
    const typesOf = (given: PaymentInstruction) => [
      ...new Set(requirements({ ...gb, given }, engine).fields.flatMap(({ accountIdType }) => accountIdType ?? [])),
    ];
    expect(typesOf({})).toEqual(['IBAN', 'ACCOUNT_NUMBER']);
    expect(typesOf({ creditorAccount: { id: { type: 'ACCOUNT_NUMBER' } } })).toEqual(['ACCOUNT_NUMBER']);
    expect(typesOf({ creditorAccount: { id: { value: '31926819' } } })).toEqual(['ACCOUNT_NUMBER']);
    expect(requiredOf({ ...gb, given: { creditorAccount: { id: { value: '31926819' } } } })).toEqual([
      '/creditor/name',
      '/creditorAgent/clearingSystemMemberId/memberId',
    ]);
    expect(typesOf({ creditorAccount: { id: { value: 'GB29NWBK60161331926819' } } })).toEqual(['IBAN']);
  });

  test('of several of which one is enough, one is enough', () => {
    const us = { country: 'US', currency: 'USD' };
    const account = { creditor: { name: 'Ada Example' }, creditorAccount: { id: { value: '1234567890' } } };
    expect(requiredOf({ ...us, given: account })).toContain('/creditorAgent/bic');
    const { fields } = requirements({ ...us, given: { ...account, creditorAgent: { bic: 'CHASUS33' } } }, engine);
    expect(fields.filter(({ required }) => required)).toEqual([]);
    expect(fields.find(({ pointer }) => pointer.endsWith('/memberId'))).toMatchObject({ required: false });
  });

  test('the corridor may stand in it; what the corridor says comes first', () => {
    const given = { country: 'BR', currency: 'BRL', creditor: { type: 'BUSINESS' }, settlementInformation: { settlementSystem: 'BR_PIX' } };
    expect(requirements({ country: '', currency: '', given }, engine).corridor).toEqual({
      ...BR,
      settlementSystem: 'BR_PIX',
      creditorType: 'BUSINESS',
    });
    expect(requirements({ ...DE, given }, engine).corridor).toEqual({ ...DE, creditorType: 'BUSINESS' });
  });

  test('a branch within the bank identifier need not be given again', () => {
    const given = (memberId: string, branchId?: string) => ({ creditorAgent: { clearingSystemMemberId: { memberId }, branchId } });
    expect(requiredOf({ ...BR, given: given('001') })).toContain('/creditorAgent/branchId');
    expect(requiredOf({ ...BR, given: given('0010001') })).not.toContain('/creditorAgent/branchId');
    expect(requiredOf({ ...BR, given: given('001', '0001') })).not.toContain('/creditorAgent/branchId');
  });

  test('never repeats a value', () => {
    const given = { creditor: { name: 'Marked Name' }, creditorAccount: { id: { value: IBAN } }, creditorAgent: { bic: 'MARKDEFF' } };
    const said = JSON.stringify(requirements({ ...DE, given }, engine));
    for (const value of ['Marked Name', 'MARKDEFF']) expect(said).not.toContain(value);
    expect(
      JSON.stringify(requirements({ ...DE, given: { creditorAccount: { id: { value: 'DE02120300000000202051' } } } }, engine)),
    ).not.toContain('120300000000202051');
  });

  test('is read with rules of one’s own, too', () => {
    const own = core.createEngine({ rules: [GERMANY, SCT], on: '2026-11-20' });
    const given = { creditor: { name: 'Ada Example' } };
    const { fields } = core.requirements({ ...DE, given }, own);
    expect(fields.flatMap(({ pointer, required }) => (required ? [pointer] : []))).toEqual(['/creditorAccount/id/value']);
  });

  test('takes any value', () => {
    fc.assert(
      fc.property(fc.anything(), (given) => {
        requirements({ ...DE, given: given as PaymentInstruction }, engine);
      }),
      { numRuns: runs(70) },
    );
  });
});

/** The instruction with the value at a pointer. */
function withValue(instruction: object, pointer: string, value: unknown): object {
  const [name = '', ...rest] = pointer.slice(1).split('/');
  const inner = (instruction as Readonly<Record<string, object>>)[name] ?? {};
  return { ...instruction, [name]: rest.length === 0 ? value : withValue(inner, `/${rest.join('/')}`, value) };
}

test.each([
  DE,
  BR,
  { country: 'BR', currency: 'BRL', settlementSystem: 'BR_PIX' },
  { country: 'GB', currency: 'GBP', creditorType: 'BUSINESS' },
  { country: 'US', currency: 'USD', creditorType: 'INDIVIDUAL' },
  { country: 'CO', currency: 'COP', creditorType: 'INDIVIDUAL' },
  { country: 'CN', currency: 'CNY', creditorType: 'BUSINESS' },
  { country: 'IN', currency: 'INR' },
  { country: 'KE', currency: 'KES', method: 'MPESA' },
  { country: 'AU', currency: 'AUD', method: 'BPAY' },
])('a form that asks for the first required field until there is none ends where validate misses nothing: %j', (corridor) => {
  let given: object = requirements(corridor, engine).instruction;
  for (let round = 0; ; round++) {
    const { fields } = requirements({ ...corridor, given }, engine);
    const next = fields.find(({ required }) => required);
    const missing = validate(given, engine).alerts.filter(({ code }) => code.endsWith('_MISSING'));
    if (next === undefined) {
      expect(missing).toEqual([]);
      return;
    }
    expect(round).toBeLessThan(20);
    const { pointer, type, example = 'Example', options } = next;
    if (next.accountIdType !== undefined) given = withValue(given, '/creditorAccount/id/type', next.accountIdType);
    const value = type === 'array' ? [{ value: example, type: options?.[0] ?? 'PASSPORT' }] : (options?.[0] ?? example);
    given = withValue(
      given,
      pointer,
      type === 'object' ? { country: corridor.country, townName: 'Example', addressLine1: 'Example 1' } : value,
    );
  }
});
