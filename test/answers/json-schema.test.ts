/** The requirements of a form as JSON Schema: what each says becomes the keyword that says the same. */
import { describe, expect, test } from 'vitest';
import { type Corridor, createEngine, type FieldRequirement, requirements, toJsonSchema } from '../../src/index.js';
import { faults } from '../reference-data/json-schema.js';

const engine = createEngine({ on: '2026-11-20' });

/** A field of which nothing is known but its name. */
const field = (pointer: string, more: Partial<FieldRequirement> = {}): FieldRequirement => ({
  pointer,
  required: false,
  label: pointer.slice(1).replaceAll('/', '.'),
  type: 'string',
  ...more,
});

const schemaOf = (fields: readonly FieldRequirement[], corridor: Partial<Corridor> = {}) =>
  toJsonSchema({ corridor: { country: '', currency: '', ...corridor }, fields });

const HEAD = { $schema: 'https://json-schema.org/draft/2020-12/schema', title: 'Payment instruction' };

describe('a schema says of the corridor', () => {
  test('nothing where nothing is known', () => expect(schemaOf([])).toStrictEqual(HEAD));

  test('each of its members, which an instruction repeats', () => {
    const corridor = { country: 'GB', currency: 'GBP', method: 'BANK_ACCOUNT', settlementSystem: 'GB_FPS', creditorType: 'BUSINESS' };
    expect(schemaOf([], corridor)).toStrictEqual({
      ...HEAD,
      type: 'object',
      properties: {
        country: { const: 'GB' },
        currency: { const: 'GBP' },
        method: { const: 'BANK_ACCOUNT' },
        settlementInformation: {
          type: 'object',
          properties: { settlementSystem: { const: 'GB_FPS' } },
          required: ['settlementSystem'],
        },
      },
      required: ['country', 'currency', 'method', 'settlementInformation'],
    });
  });

  test('what it has, and nothing of what it leaves open', () => {
    expect(schemaOf([], { country: 'AQ' })).toStrictEqual({
      ...HEAD,
      type: 'object',
      properties: { country: { const: 'AQ' } },
      required: ['country'],
    });
  });
});

describe('a schema says of a member', () => {
  const of = (more: Partial<FieldRequirement>) => schemaOf([field('/creditor', more)]).properties;

  test.each<[string, Partial<FieldRequirement>, object]>([
    ['its type and its label', {}, { type: 'string', title: 'creditor' }],
    ['its format', { format: 'date' }, { type: 'string', title: 'creditor', format: 'date' }],
    ['its pattern', { pattern: '^a$' }, { type: 'string', title: 'creditor', pattern: '^a$' }],
    ['its shortest length', { minLength: 0 }, { type: 'string', title: 'creditor', minLength: 0 }],
    ['its greatest length', { maxLength: 35 }, { type: 'string', title: 'creditor', maxLength: 35 }],
    ['its only values', { options: ['a', 'b'] }, { type: 'string', title: 'creditor', enum: ['a', 'b'] }],
    ['an example', { example: 'Anna' }, { type: 'string', title: 'creditor', examples: ['Anna'] }],
    ['of an object, that it is not empty', { type: 'object' }, { type: 'object', title: 'creditor', minProperties: 1 }],
    [
      'of a list, that it has objects: what identifies a person is checked by `validate`',
      { type: 'array', options: ['BRN'] },
      { type: 'array', minItems: 1, items: { type: 'object' } },
    ],
  ])('%s', (_, more, schema) => expect(of(more)).toStrictEqual({ creditor: schema }));

  test('that it is required, and each object on the way to it', () => {
    const fields = [field('/creditor/name', { required: true }), field('/creditor/contactDetails/email'), field('/creditor/type')];
    expect(schemaOf(fields)).toStrictEqual({
      ...HEAD,
      type: 'object',
      properties: {
        creditor: {
          type: 'object',
          properties: {
            name: { type: 'string', title: 'creditor.name' },
            contactDetails: { type: 'object', properties: { email: { type: 'string', title: 'creditor.contactDetails.email' } } },
            type: { type: 'string', title: 'creditor.type' },
          },
          required: ['name'],
        },
      },
      required: ['creditor'],
    });
  });

  test('what is known of an object beside what is known of its members', () => {
    const fields = [field('/creditor/address/country', { required: true }), field('/creditor/address', { type: 'object' })];
    expect(schemaOf(fields).properties).toStrictEqual({
      creditor: {
        type: 'object',
        properties: {
          address: {
            type: 'object',
            title: 'creditor.address',
            minProperties: 1,
            properties: { country: { type: 'string', title: 'creditor.address.country' } },
            required: ['country'],
          },
        },
        required: ['address'],
      },
    });
  });
});

describe('a schema says of members that depend on others', () => {
  const required = (name: string) => ({
    type: 'object',
    properties: { creditor: { type: 'object', properties: { [name]: {} }, required: [name] } },
    required: ['creditor'],
  });
  const oneOf = ['/creditor/taxId', '/creditor/documents'];
  const either = { anyOf: [required('taxId'), required('documents')] };

  test('that one of several is enough, once for all of them', () => {
    expect(schemaOf(oneOf.map((pointer) => field(pointer, { oneOf }))).allOf).toEqual([either]);
  });

  test('what is required of creditors of one type', () => {
    const ifOf = (type: string) => ({
      properties: { creditor: { properties: { type: { const: type } }, required: ['type'] } },
      required: ['creditor'],
    });
    const fields = [
      field('/creditor/dateOfBirth', { requiredFor: ['INDIVIDUAL', 'BUSINESS'] }),
      field('/creditor/taxId', { requiredFor: ['BUSINESS'], oneOf }),
    ];
    expect(schemaOf(fields).allOf).toEqual([
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      { if: ifOf('INDIVIDUAL'), then: required('dateOfBirth') },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      { if: ifOf('BUSINESS'), then: required('dateOfBirth') },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      { if: ifOf('BUSINESS'), then: either },
    ]);
  });

  test('of an account, only where it is given in the way that they belong to', () => {
    const value = '/creditorAccount/id/value';
    const schema = schemaOf([
      ...['ACCOUNT_NUMBER', 'PHONE'].map((accountIdType) => field(value, { required: true, accountIdType })),
      field('/creditorAccount/type', { requiredFor: ['BUSINESS'], accountIdType: 'ACCOUNT_NUMBER' }),
    ]);
    const paid = (creditor: string, type: string, more: object = {}) => ({
      creditor: { type: creditor },
      creditorAccount: { id: { type, value: '1' }, ...more },
    });
    expect(faults(schema, paid('BUSINESS', 'ACCOUNT_NUMBER', { type: 'CHECKING' }))).toEqual([]);
    expect(faults(schema, paid('BUSINESS', 'ACCOUNT_NUMBER'))).not.toEqual([]);
    expect(faults(schema, paid('INDIVIDUAL', 'ACCOUNT_NUMBER'))).toEqual([]);
    expect(faults(schema, paid('BUSINESS', 'PHONE'))).toEqual([]);
  });

  test('each way to give an account, with what is said of the others', () => {
    const bank = ['/creditorAgent/memberId', '/creditorAgent/bic'];
    const fields = [
      field('/creditorAccount/id/value', { required: true, accountIdType: 'IBAN' }),
      field('/creditorAccount/id/value', { required: true, accountIdType: 'ACCOUNT_NUMBER' }),
      ...bank.map((pointer) => field(pointer, { accountIdType: 'ACCOUNT_NUMBER', oneOf: bank })),
    ];
    const account = (type: string) => ({
      type: 'object',
      properties: {
        id: {
          type: 'object',
          properties: { type: { const: type }, value: { type: 'string', title: 'creditorAccount.id.value' } },
          required: ['type', 'value'],
        },
      },
      required: ['id'],
    });
    const named = (name: string) => ({
      type: 'object',
      properties: { creditorAgent: { type: 'object', properties: { [name]: {} }, required: [name] } },
      required: ['creditorAgent'],
    });
    const member = (name: string) => ({ type: 'string', title: `creditorAgent.${name}` });
    const agent = { type: 'object', properties: { memberId: member('memberId'), bic: member('bic') } };
    expect(schemaOf(fields)).toStrictEqual({
      ...HEAD,
      allOf: [
        {
          anyOf: [
            { type: 'object', properties: { creditorAccount: account('IBAN') }, required: ['creditorAccount'] },
            {
              allOf: [
                {
                  type: 'object',
                  properties: { creditorAccount: account('ACCOUNT_NUMBER'), creditorAgent: agent },
                  required: ['creditorAccount'],
                },
                { anyOf: [named('memberId'), named('bic')] },
              ],
            },
          ],
        },
      ],
    });
  });
});

describe('the schema of a corridor', () => {
  const instruction = (creditor: object) => ({
    country: 'KR',
    currency: 'KRW',
    creditor: { name: 'Anna Berg', contactDetails: { email: 'anna@example.org' }, ...creditor },
    creditorAccount: { id: { type: 'ACCOUNT_NUMBER', value: '1002-123-456789' } },
    creditorAgent: { clearingSystemMemberId: { memberId: '020' } },
  });
  const korea = toJsonSchema(requirements({ country: 'KR', currency: 'KRW' }, engine));

  test.each<[string, object]>([
    ['a person with a date of birth', { type: 'INDIVIDUAL', dateOfBirth: '1980-05-17' }],
    ['a company with its number', { type: 'BUSINESS', taxId: '116-82-00276' }],
    ['a company with a document', { type: 'BUSINESS', documents: [{ type: 'BRN', value: '116-82-00276' }] }],
  ])('accepts %s', (_, creditor) => expect(faults(korea, instruction(creditor))).toEqual([]));

  test.each<[string, object]>([
    ['a person without a date of birth', { type: 'INDIVIDUAL', taxId: '116-82-00276' }],
    ['a company without its number', { type: 'BUSINESS', dateOfBirth: '1980-05-17' }],
    ['a company with an empty list of documents', { type: 'BUSINESS', documents: [] }],
    ['a document that is no object', { type: 'BUSINESS', documents: ['116-82-00276'] }],
    ['a creditor without a type', { dateOfBirth: '1980-05-17', taxId: '116-82-00276' }],
    ['another type of creditor', { type: 'TRUST', dateOfBirth: '1980-05-17' }],
    ['a name without a letter', { type: 'INDIVIDUAL', dateOfBirth: '1980-05-17', name: '117' }],
    ['a name that is too long', { type: 'INDIVIDUAL', dateOfBirth: '1980-05-17', name: 'A'.repeat(141) }],
    ['no e-mail address', { type: 'INDIVIDUAL', dateOfBirth: '1980-05-17', contactDetails: {} }],
    ['an address without anything in it', { type: 'INDIVIDUAL', dateOfBirth: '1980-05-17', address: {} }],
  ])('does not accept %s', (_, creditor) => expect(faults(korea, instruction(creditor))).not.toEqual([]));

  test('asks for the way to give an account that the corridor knows, and for no other', () => {
    const mpesa = toJsonSchema(requirements({ country: 'KE', currency: 'KES', method: 'MPESA' }, engine));
    const paid = (type: string) => ({
      country: 'KE',
      currency: 'KES',
      method: 'MPESA',
      creditor: { name: 'Anna Berg' },
      creditorAccount: { id: { type, value: '0712 345 678' } },
    });
    expect(faults(mpesa, paid('PHONE'))).toEqual([]);
    expect(faults(mpesa, paid('EMAIL'))).not.toEqual([]);
  });
});
