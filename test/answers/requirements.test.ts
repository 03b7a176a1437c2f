/** What a form has to ask for, and the schema of it. */
import { describe, expect, test } from 'vitest';
import { createEngine, type FieldRequirement, fromDatasets, requirements, toJsonSchema } from '../../src/full.js';
import * as bare from '../../src/index.js';
import { faults } from '../reference-data/json-schema.js';

const engine = createEngine({ on: '2026-11-20' });

const requiredOf = (corridor: bare.Corridor): readonly string[] =>
  requirements(corridor, engine)
    .fields.filter(({ required }) => required)
    .map(({ pointer, accountIdType }) => (accountIdType ? `${pointer} ${accountIdType}` : pointer));

const fieldOf = (corridor: bare.Corridor, pointer: string, accountIdType?: string): FieldRequirement | undefined =>
  requirements(corridor, engine).fields.find((field) => field.pointer === pointer && field.accountIdType === accountIdType);

const DE = { country: 'DE', currency: 'EUR', settlementSystem: 'SCT' };
const GB = { country: 'GB', currency: 'GBP', settlementSystem: 'GB_FPS' };
const US = { country: 'US', currency: 'USD', settlementSystem: 'US_FEDWIRE' };

describe('requirements', () => {
  test('of a SEPA credit transfer: a name and an IBAN', () => {
    expect(requiredOf(DE)).toEqual(['/creditor/name', '/creditorAccount/id/value IBAN']);
    expect(fieldOf(DE, '/creditor/name')).toMatchObject({
      because: [{ kind: 'settlement-system', code: 'SCT' }],
      label: 'creditor.name',
      maxLength: 70,
    });
  });

  test('of a system that takes both: the bank only beside an account number', () => {
    expect(requiredOf(GB)).toEqual([
      '/creditor/name',
      '/creditorAccount/id/value IBAN',
      '/creditorAccount/id/value ACCOUNT_NUMBER',
      '/creditorAgent/clearingSystemMemberId/memberId ACCOUNT_NUMBER',
    ]);
    expect(fieldOf(GB, '/creditorAgent/clearingSystemMemberId/memberId', 'ACCOUNT_NUMBER')?.label).toBe('clearingSystem.GBDSC');
  });

  test('either name of the bank, where the system is content with one', () => {
    const pointers = ['/creditorAgent/clearingSystemMemberId/memberId', '/creditorAgent/bic'];
    for (const pointer of pointers) {
      expect(fieldOf({ ...US, settlementSystem: 'US_CHIPS' }, pointer, 'ACCOUNT_NUMBER')).toMatchObject({
        required: true,
        oneOf: pointers,
        missing: { code: 'CREDITOR_AGENT_MISSING', pointer: '/creditorAgent' },
      });
    }
  });

  test('of a payment to an account in the United States: a routing number, or the BIC, as `validate` says beside their instruction', () => {
    const { fields, instruction } = requirements({ country: 'US', currency: 'USD' }, engine);
    expect(fields.filter(({ required }) => required).map(({ pointer, term }) => term?.text ?? pointer)).toEqual([
      '/creditor/name',
      '/creditorAccount/id/value',
      '/creditorAgent/bic',
      'Routing number',
    ]);
    const account = { ...instruction, creditor: { name: 'Ada Example' }, creditorAccount: { id: { value: '1234567890' } } };
    expect(bare.validate(account, engine).alerts).toEqual([{ code: 'CREDITOR_AGENT_MISSING' }]);
    const routed = { ...account, creditorAgent: { clearingSystemMemberId: { memberId: '021000021' } } };
    expect(bare.validate(routed, engine).alerts).toEqual([]);
  });

  test('have an instruction to begin with, which names the method where the corridor leaves it open', () => {
    const instruction = (corridor: bare.Corridor) => requirements(corridor, engine).instruction;
    const US = { country: 'US', currency: 'USD' };
    expect(instruction(US)).toEqual({ ...US, method: 'BANK_ACCOUNT' });
    expect(instruction({ ...US, settlementSystem: 'SWIFT', creditorType: 'BUSINESS' })).toEqual({
      ...US,
      creditor: { type: 'BUSINESS' },
      settlementInformation: { settlementSystem: 'SWIFT' },
    });
    expect(instruction({ country: 'KE', currency: 'KES', method: 'MPESA' })).toMatchObject({ method: 'MPESA' });
  });

  test('are grouped in the order of a form, each field once', () => {
    const { fields, groups } = requirements({ country: 'GB', currency: 'GBP' }, engine);
    expect(groups.map(({ name }) => name)).toEqual(['creditor', 'account', 'address', 'contact']);
    expect(groups.find(({ name }) => name === 'account')?.pointers).toEqual([
      '/creditorAccount/id/type',
      '/creditorAgent/clearingSystemMemberId/memberId',
      '/creditorAccount/id/value',
      '/creditorAgent/bic',
    ]);
    expect(groups.flatMap(({ pointers }) => pointers).sort()).toEqual([...new Set(fields.map(({ pointer }) => pointer))].sort());
    expect(requirements({ country: 'AQ', currency: 'USD' }, engine).groups.map(({ name }) => name)).toContain('creditor');
  });

  test('a number that names its bank needs no bank beside it', () => {
    expect(requiredOf({ country: 'MX', currency: 'MXN', settlementSystem: 'MX_SPEI' })).not.toContain(
      '/creditorAgent/clearingSystemMemberId/memberId ACCOUNT_NUMBER',
    );
  });

  test('without a system or a method it is a payment to an account', () => {
    expect(requiredOf({ country: 'DE', currency: 'EUR' })).toEqual(requiredOf({ country: 'DE', currency: 'EUR', method: 'BANK_ACCOUNT' }));
    expect(requiredOf({ country: 'US', currency: 'USD' })).toContain('/creditorAccount/id/value ACCOUNT_NUMBER');
  });

  test.each([
    ['KE', 'KES'],
    ['BW', 'BWP'],
    ['ZM', 'ZMW'],
  ])('an account number and its bank in %s, whose account numbers have no known form', (country, currency) => {
    expect(requiredOf({ country, currency })).toContain('/creditorAccount/id/value ACCOUNT_NUMBER');
    expect(fieldOf({ country, currency }, '/creditorAccount/id/type')?.options).toEqual(['ACCOUNT_NUMBER']);
    const memberId = '/creditorAgent/clearingSystemMemberId/memberId';
    expect(fieldOf({ country, currency }, memberId, 'ACCOUNT_NUMBER')?.oneOf).toEqual([memberId, '/creditorAgent/bic']);
  });

  test('say what speaks against the corridor itself', () => {
    expect(requirements({ ...DE, currency: 'USD' }, engine).problems).toEqual([
      { code: 'SETTLEMENT_SYSTEM_CURRENCY_INCONSISTENCY', pointer: '/settlementInformation/settlementSystem' },
    ]);
    expect(requirements({ ...DE, settlementSystem: 'SEPA' }, engine).problems[0]?.code).toBe('SETTLEMENT_SYSTEM_UNKNOWN');
    expect(requirements(DE, engine).problems).toEqual([]);
    const alipay = { country: 'CN', currency: 'CNY', method: 'ALIPAY' };
    expect(requirements(alipay, engine).problems).toEqual([]);
    expect(requirements({ ...alipay, creditorType: 'INDIVIDUAL' }, engine).problems).toEqual([]);
    expect(requirements({ ...alipay, creditorType: 'BUSINESS' }, engine).problems).toEqual([
      { code: 'RECIPIENT_METHOD_TYPE_INCONSISTENCY', pointer: '/method' },
    ]);
    expect(requirements({ ...alipay, currency: 'USD' }, engine).problems).toContainEqual({
      code: 'RECIPIENT_METHOD_CURRENCY_INCONSISTENCY',
      pointer: '/method',
    });
  });

  test('are not those of a system before its first day, or after its last', () => {
    const askers = (on: string, corridor: bare.Corridor) =>
      requirements(corridor, createEngine({ on })).fields.find(({ pointer }) => pointer === '/creditor/name')?.because;
    const method = [{ kind: 'method', code: 'BANK_ACCOUNT' }];
    const doc = { country: 'BR', currency: 'BRL', settlementSystem: 'BR_DOC' };
    expect(askers('2024-02-29', doc)).toEqual([{ kind: 'settlement-system', code: 'BR_DOC' }]);
    expect(askers('2024-03-01', doc)).toEqual(method);
  });

  test('take any JSON value for a corridor', () => {
    for (const value of [null, 7, 'DE', [], {}, { country: 7, currency: null, method: {} }]) {
      expect(requirements(value as never, engine).corridor).toMatchObject({ country: '', currency: '' });
    }
  });

  test('of a country of which nothing is known are those of the system alone', () => {
    const nowhere = (settlementSystem: string | undefined, pointer: string) =>
      fieldOf({ country: 'AQ', currency: 'USD', ...(settlementSystem && { settlementSystem }) }, pointer) ??
      fieldOf({ country: 'AQ', currency: 'USD', ...(settlementSystem && { settlementSystem }) }, pointer, 'ACCOUNT_NUMBER');
    expect(nowhere('BR_TED', '/creditor/taxId')).toEqual({
      pointer: '/creditor/taxId',
      required: true,
      because: [{ kind: 'settlement-system', code: 'BR_TED' }],
      oneOf: ['/creditor/taxId', '/creditor/documents'],
      missing: { code: 'CREDITOR_TAX_ID_MISSING', pointer: '/creditor/taxId' },
      isShown: true,
      label: 'creditor.taxId',
      type: 'string',
    });
    expect(nowhere('JP_ZENGIN', '/creditorAccount/type')).toMatchObject({ because: [{ kind: 'settlement-system', code: 'JP_ZENGIN' }] });
    expect(nowhere(undefined, '/creditorAccount/id/type')).toEqual({
      pointer: '/creditorAccount/id/type',
      required: false,
      label: 'creditorAccount.id.type',
      type: 'string',
      options: ['ACCOUNT_NUMBER'],
      example: 'ACCOUNT_NUMBER',
    });
  });

  test('ask for the type of an account where the country has no list of types', () => {
    const there = fieldOf({ country: 'GB', currency: 'USD', settlementSystem: 'US_FEDACH' }, '/creditorAccount/type', 'ACCOUNT_NUMBER');
    expect(there).toMatchObject({ required: true, example: 'CHECKING' });
    expect(there).not.toHaveProperty('options');
  });

  test('know no form of a bank identifier where the country has none', () => {
    const pointer = '/creditorAgent/clearingSystemMemberId/memberId';
    const field = fieldOf({ country: 'GT', currency: 'GTQ' }, pointer, 'ACCOUNT_NUMBER');
    expect(field).not.toHaveProperty('pattern');
    expect(field).not.toHaveProperty('example');
  });

  test.each(['__proto__', 'constructor', 'toString'])('know nothing of the country %s', (country) => {
    const { fields, problems } = requirements({ country, currency: 'KRW', method: 'PAYGATE', creditorType: country }, engine);
    expect(problems).toContainEqual({ code: 'COUNTRY_INVALID_FORMAT', pointer: '/country' });
    expect(fields.find(({ pointer }) => pointer === '/creditor/address/country')?.example).toBeUndefined();
    expect(fields.find(({ pointer }) => pointer === '/creditor/type')?.example).toBe('INDIVIDUAL');
  });

  test('have an example without any directory, and none where none can be made up', () => {
    const example = bare.requirements(DE).fields.find(({ pointer }) => pointer === '/creditorAccount/id/value')?.example;
    expect(example).toMatch(/^DE\d{20}$/);
    expect(bare.validate({ creditorAccount: { id: { value: example, type: 'IBAN' } } }).status).toBe('OK');
    const complete = { confidence: 'official', completeness: 'complete', format: 1, edition: '1', source: {} };
    const nobody = bare.createEngine({
      referenceData: fromDatasets([{ ...complete, dataset: 'banks/DE', columns: ['bankCode'], rows: [] } as never]),
    });
    expect(bare.requirements(DE, nobody).fields.find(({ pointer }) => pointer === '/creditorAccount/id/value')?.example).toBeUndefined();
  });
});

describe('toJsonSchema', () => {
  const instruction = {
    country: 'GB',
    currency: 'GBP',
    creditor: { name: 'Anna Berg' },
    creditorAccount: { id: { value: '31926819', type: 'ACCOUNT_NUMBER' } },
    creditorAgent: { clearingSystemMemberId: { memberId: '60-16-13' } },
    settlementInformation: { settlementSystem: 'GB_FPS' },
  };
  const schema = toJsonSchema(requirements(GB, engine));

  test('is one of JSON Schema 2020-12 that accepts what is complete', () => {
    expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
    expect(faults(schema, instruction)).toEqual([]);
  });

  test.each([
    ['a bank beside an account number', { ...instruction, creditorAgent: {} }],
    ['a name', { ...instruction, creditor: {} }],
    ['an account', { ...instruction, creditorAccount: {} }],
    ['the type of the account identifier', { ...instruction, creditorAccount: { id: { value: '31926819' } } }],
    ['the system', { ...instruction, settlementInformation: {} }],
  ])('misses %s', (_, value) => expect(faults(schema, value)).not.toEqual([]));

  test('an IBAN needs no bank', () => {
    const account = { id: { value: 'GB29 NWBK 6016 1331 9268 19', type: 'IBAN' } };
    expect(faults(schema, { ...instruction, creditorAgent: undefined, creditorAccount: account })).toEqual([]);
  });

  test('takes either name of the bank where one is enough', () => {
    const chips = toJsonSchema(requirements({ ...US, settlementSystem: 'US_CHIPS' }, engine));
    const paid = {
      country: 'US',
      currency: 'USD',
      creditor: { name: 'Anna Berg' },
      creditorAccount: { id: { value: '1234567890', type: 'ACCOUNT_NUMBER' } },
      settlementInformation: { settlementSystem: 'US_CHIPS' },
    };
    expect(faults(chips, { ...paid, creditorAgent: { bic: 'CITIUS33' } })).toEqual([]);
    expect(faults(chips, { ...paid, creditorAgent: { clearingSystemMemberId: { memberId: '021000021' } } })).toEqual([]);
    expect(faults(chips, paid)).not.toEqual([]);
  });

  test('of a corridor that is none asks for what every payment has', () => {
    expect(toJsonSchema(requirements({} as never, engine))).toMatchObject({ title: 'Payment instruction' });
  });
});
