/** Members that the contract does not know, instructions in which nothing can be checked, and names that were nearly right. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editDistance } from '../../src/characters/edit-distance.js';
import { createEngine, explain, validate } from '../../src/index.js';
import { closestName } from '../../src/instruction/closest-name.js';

const on = '2026-11-20';
const engine = createEngine({ on });
const strict = createEngine({ on, threshold: 'info' });

const unknown = (instruction: unknown) =>
  explain(instruction, engine)
    .alerts.filter(({ code }) => code === 'PAYMENT_INSTRUCTION_FIELD_UNKNOWN')
    .map(({ severity, pointer, params }) => [severity, pointer, 'meant' in params ? params.meant : undefined]);

describe('a member that the contract does not know', () => {
  test.each<[name: string, instruction: unknown, pointer: string, meant: string | undefined, severity?: string]>([
    ['misspelt', { contry: 'DE' }, '/contry', '/country'],
    ['written otherwise', { creditor_account: {} }, '/creditor_account', '/creditorAccount'],
    ['cut short', { creditor: { address: { street: 'X' } } }, '/creditor/address/street', '/creditor/address/streetName'],
    ['too far outside', { name: 'Ada' }, '/name', '/creditor/name'],
    ['too far inside', { creditor: { currency: 'EUR' } }, '/creditor/currency', '/currency'],
    ['in an agent', { creditorAgent: { bicc: 'X' } }, '/creditorAgent/bicc', '/creditorAgent/bic'],
    ['in the last intermediary', { intermediaryAgent3: { brnchId: 'X' } }, '/intermediaryAgent3/brnchId', '/intermediaryAgent3/branchId'],
    ['in a document', { creditor: { documents: [{}, { vlaue: 'X' }] } }, '/creditor/documents/1/vlaue', '/creditor/documents/1/value'],
    ['that others call so', { iban: 'X' }, '/iban', '/creditorAccount/id/value'],
    ['that others call so, with its holder', { creditorIban: 'X' }, '/creditorIban', '/creditorAccount/id/value'],
    ['of an address, as others call it', { creditor: { address: { city: 'X' } } }, '/creditor/address/city', '/creditor/address/townName'],
    ['of a bank, as others call it', { intermediaryAgent1: { swift: 'X' } }, '/intermediaryAgent1/swift', '/intermediaryAgent1/bic'],
    ['of a bank, which has no address', { creditorAgent: { city: 'X' } }, '/creditorAgent/city', undefined],
    ['of the creditor, as others call it, inside it', { creditor: { payee: 'X' } }, '/creditor/payee', undefined],
    ['of the caller', { reference: 'X' }, '/reference', undefined],
    ['of the result of enrich', { creditorAgent: { logo: 'X' } }, '/creditorAgent/logo', undefined],
  ])('%s', (_, instruction, pointer, meant, severity = meant === undefined ? 'info' : 'warning') =>
    expect(unknown(instruction)).toEqual([[severity, pointer, meant]]),
  );

  test.each<[string, unknown]>([
    ['the field itself is there', { country: 'DE', contry: 'FR' }],
    ['the field itself is there, deeper inside', { iban: 'X', creditorAccount: { id: { value: 'DE89370400440532013000' } } }],
    ['the value is of another kind', { beneficiary: 'Ada', creditorAgent: { bic: 'COBADEFF' } }],
    ['the name is often something else', { state: 'PENDING', scheme: 'A', account: 'main', value: 12 }],
    ['the caller calls it so', { payerIban: 'DE89370400440532013000', reference: '37040044' }],
  ])('is only worth knowing where %s', (_, instruction) =>
    expect(new Set(unknown(instruction).map(([severity]) => severity))).toEqual(new Set(['info'])),
  );

  test.each<[string, unknown, string]>([
    ['an IBAN beside the creditor', { country: 'DE', iban: 'DE89370400440532013001' }, '/iban'],
    ['an account of digits', { country: 'GB', account: '31926819' }, '/account'],
    ['a number that is no text', { country: 'GB', accountNumber: 31_926_819 }, '/accountNumber'],
    ['a sort code', { country: 'GB', sortCode: '20-00-00' }, '/sortCode'],
    ['a town in an address', { country: 'DE', creditor: { address: { country: 'DE', city: 'Berlin' } } }, '/creditor/address/city'],
  ])('is an alert where it plainly stands for a field that is missing: %s', (_, instruction, pointer) => {
    expect(unknown(instruction)).toEqual([['warning', pointer, expect.any(String)]]);
    expect(validate(instruction, engine).alerts).toContainEqual({ code: 'PAYMENT_INSTRUCTION_FIELD_UNKNOWN' });
  });

  test('that is absent, on a prototype, or of a stored recipient is none', () => {
    expect(unknown({ foo: undefined, bar: null })).toEqual([]);
    expect(unknown(Object.create({ foo: 1 }))).toEqual([]);
    expect(unknown({ id: '5ba1c1ce-8b5b-4f1c-9d54-6f1b3d6a5b1e', isDefault: true })).toEqual([]);
  });

  test('whose name is no name is not repeated', () => {
    expect(unknown({ creditorAccount: { DE89370400440532013000: 1, '4111 1111 1111 1111': 1 } })).toEqual([
      ['info', '/creditorAccount', undefined],
    ]);
    expect(unknown({ ['x'.repeat(100_000)]: 1 })).toEqual([['info', '', undefined]]);
  });

  test('is named once each, twenty of them', () => {
    expect(unknown(Object.fromEntries(Array.from('abcdefghijklmnopqrstuvwxyz', (name) => [name, 1])))).toHaveLength(20);
  });

  test('of the caller turns OK into ALERT only where the threshold is info', () => {
    const instruction = { reference: 'X', creditor: { name: 'Ada Example' } };
    expect(validate(instruction, engine)).toEqual({ status: 'OK', alerts: [] });
    expect(validate(instruction, strict)).toEqual({ status: 'ALERT', alerts: [{ code: 'PAYMENT_INSTRUCTION_FIELD_UNKNOWN' }] });
  });
});

test.each<unknown>([{}, { foo: 1 }, { creditor: {} }, { creditor: { taxId: '1' } }, { country: null }])(
  'nothing could be checked: %j',
  (instruction) => {
    expect(explain(instruction, engine).alerts[0]).toMatchObject({
      code: 'PAYMENT_INSTRUCTION_NOT_CHECKED',
      severity: 'warning',
      pointer: '',
    });
    expect(validate(instruction, engine)).toEqual({ status: 'ALERT', alerts: [{ code: 'PAYMENT_INSTRUCTION_NOT_CHECKED' }] });
    expect(validate(instruction, createEngine({ on, threshold: 'error' })).status).toBe('OK');
    expect(validate(instruction, strict).alerts[0]).toEqual({ code: 'PAYMENT_INSTRUCTION_NOT_CHECKED' });
  },
);

const MEMBERS = ['country', 'currency', 'method', 'creditor', 'creditorAccount', 'creditorAgent', 'iban', 'foo'];
const anyMember = fc.oneof(
  fc.constantFrom('DE', 'EUR', 'X', '12345', 'DEUTDEFF', ''),
  fc.record(
    {
      name: fc.string(),
      taxId: fc.string(),
      bic: fc.string(),
      id: fc.record({ value: fc.string(), val: fc.string() }, { requiredKeys: [] }),
    },
    { requiredKeys: [] },
  ),
);

test('validate and explain agree on whether anything could be checked, and on members that are out of place', () => {
  const codes = ['PAYMENT_INSTRUCTION_NOT_CHECKED', 'PAYMENT_INSTRUCTION_FIELD_UNKNOWN'];
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...MEMBERS), anyMember, { maxKeys: 3 }), (instruction) => {
      const explained = explain(instruction, engine).alerts.filter(({ code, severity }) => codes.includes(code) && severity !== 'info');
      const validated = validate(instruction, engine).alerts.filter(({ code }) => codes.includes(code));
      expect(validated).toEqual(explained.map(({ code }) => ({ code })));
    }),
  );
});

describe('a settlement system that is nearly one', () => {
  const iban = { creditorAccount: { id: { value: 'DE89370400440532013000', type: 'IBAN' } }, currency: 'EUR' };
  const told = (settlementSystem: string, beside: object = {}) => {
    const alerts = explain({ ...beside, settlementInformation: { settlementSystem } }, engine).alerts;
    const alert = alerts.find(({ code }) => code === 'SETTLEMENT_SYSTEM_UNKNOWN');
    const meant = alert && 'meant' in alert.params ? alert.params.meant : undefined;
    return [meant, alert?.correction?.insert];
  };

  test.each<[string, object, string | undefined, string | undefined]>([
    ['sct', iban, 'SCT', 'SCT'],
    ['SCT Inst', iban, 'SCT_INST', 'SCT_INST'],
    ['SEPA', iban, 'SCT_INST, SCT', undefined],
    ['FasterPayments', {}, 'GB_FPS', 'GB_FPS'],
    ['faster payment', {}, 'HK_FPS, GB_FPS', undefined],
    ['faster payment', { country: 'GB' }, 'GB_FPS', 'GB_FPS'],
    ['pix', {}, 'BR_PIX', 'BR_PIX'],
    ['pix', { country: 'DE' }, 'BR_PIX', undefined],
    ['ACH', {}, undefined, undefined],
    ['ACH', { country: 'US' }, 'US_FEDACH', 'US_FEDACH'],
    ['SWIFFT', {}, 'SWIFT', 'SWIFT'],
    ['no such thing', {}, undefined, undefined],
    ['', {}, undefined, undefined],
    ['X'.repeat(100_000), {}, undefined, undefined],
  ])('%.20s %j', (name, beside, meant, correction) => {
    const [codes, edit] = told(name, beside);
    expect([codes?.toString().split(', ').sort(), edit]).toEqual([meant?.split(', ').sort(), correction]);
  });

  test('the correction replaces the whole value, and the message says it', () => {
    const [alert] = explain({ country: 'GB', settlementInformation: { settlementSystem: 'fps' } }, engine).alerts;
    expect(alert).toMatchObject({ correction: { at: 0, remove: 3, insert: 'GB_FPS' } });
    expect(alert?.message).toBe('No settlement system has this name (did you mean GB_FPS?).');
  });
});

test('the distance of two names is the number of slips', () => {
  expect(
    [
      ['', ''],
      ['abc', ''],
      ['abc', 'abc'],
      ['abc', 'acb'],
      ['abcd', 'bcd'],
      ['kitten', 'sitting'],
      ['ca', 'abc'],
    ].map(([a = '', b = '']) => editDistance(a, b)),
  ).toEqual([0, 3, 0, 1, 1, 3, 3]);
});

test('of two names that are equally near none is meant', () => {
  expect(closestName('bat', ['cat', 'rat'])).toBeUndefined();
  expect(closestName('x', [])).toBeUndefined();
});
