/** What a form says of each field: its label, form, lengths, choices and an example. The patterns are checked by what they accept. */
import { describe, expect, test } from 'vitest';
import { type Corridor, createEngine, type FieldRequirement, requirements, validate } from '../../src/index.js';

const engine = createEngine({ on: '2026-11-20' });

const known = new Map<string, readonly FieldRequirement[]>();

const fieldsOf = (corridor: Corridor): readonly FieldRequirement[] => {
  const key = JSON.stringify(corridor);
  const fields = known.get(key) ?? requirements(corridor, engine).fields;
  known.set(key, fields);
  return fields;
};

const fieldOf = (corridor: Corridor, pointer: string, type?: string): FieldRequirement => {
  const found = fieldsOf(corridor).find((field) => field.pointer === pointer && field.accountIdType === type);
  if (found === undefined) throw new Error(`no ${pointer} for ${type}`);
  return found;
};

/** All but who asks for it, what it is called there, and its pattern. */
const plainOf = (corridor: Corridor, pointer: string, type?: string): object => {
  const {
    pointer: _,
    required,
    requiredFor,
    oneOf,
    missing,
    because,
    accountIdType,
    pattern,
    term,
    ...detail
  } = fieldOf(corridor, pointer, type);
  return detail;
};

const exampleOf = (corridor: Corridor, pointer: string, type?: string): string => fieldOf(corridor, pointer, type).example ?? 'none';

const accepts = ({ pattern }: FieldRequirement, text: string): boolean => {
  if (pattern === undefined) throw new Error('no pattern');
  return new RegExp(pattern, 'u').test(text);
};

const DE = { country: 'DE', currency: 'EUR' };
const BR = { country: 'BR', currency: 'BRL' };
const KR = { country: 'KR', currency: 'KRW' };
const AU = { country: 'AU', currency: 'AUD', method: 'BPAY' };
const AQ = { country: 'AQ', currency: 'USD' };
const INDIVIDUAL = { creditorType: 'INDIVIDUAL' };
const BUSINESS = { creditorType: 'BUSINESS' };
const VALUE = '/creditorAccount/id/value';
const MEMBER_ID = '/creditorAgent/clearingSystemMemberId/memberId';

describe('a creditor', () => {
  test.each<[string, object]>([
    ['/creditor/name', { label: 'creditor.name', type: 'string', minLength: 1, maxLength: 140, example: 'Anna Berg' }],
    [
      '/creditor/contactDetails/email',
      { label: 'creditor.contactDetails.email', type: 'string', format: 'email', maxLength: 254, example: 'anna@example.org' },
    ],
    ['/creditor/contactDetails/phone', { label: 'creditor.contactDetails.phone', type: 'string' }],
    ['/creditor/dateOfBirth', { label: 'creditor.dateOfBirth', type: 'string', format: 'date', example: '1980-05-17' }],
    ['/creditor/documents', { label: 'creditor.documents', type: 'array' }],
    ['/creditor/type', { label: 'creditor.type', type: 'string', options: ['INDIVIDUAL', 'BUSINESS'], example: 'INDIVIDUAL' }],
  ])('%s', (pointer, detail) => expect(plainOf(DE, pointer)).toStrictEqual(detail));

  test('has a name with a letter in it, of any script', () => {
    const name = fieldOf(DE, '/creditor/name');
    for (const text of ['Anna Berg', '株式会社', '3M', 'Ø', `${'A'.repeat(140)}`])
      expect([text, accepts(name, text)]).toEqual([text, true]);
    for (const text of ['', ' ', '117', '-.-']) expect([text, accepts(name, text)]).toEqual([text, false]);
  });

  test.each([
    ['SCT', 'DE', 'EUR', 70],
    ['US_FEDWIRE', 'US', 'USD', 140],
    // the system cuts what is longer, and the payment lands
    ['US_FEDACH', 'US', 'USD', 140],
  ])('has a name as long as %s takes it', (settlementSystem, country, currency, maxLength) => {
    expect(fieldOf({ country, currency, settlementSystem }, '/creditor/name').maxLength).toBe(maxLength);
  });

  test('is of the type that the corridor says', () => {
    expect(exampleOf({ ...DE, ...BUSINESS }, '/creditor/type')).toBe('BUSINESS');
    expect(exampleOf({ ...DE, ...INDIVIDUAL }, '/creditor/type')).toBe('INDIVIDUAL');
  });

  test('has the documents that are accepted, where not all of them are', () => {
    expect(fieldOf({ ...KR, ...BUSINESS }, '/creditor/documents').options).toEqual(['BRN']);
    expect(fieldOf({ country: 'CN', currency: 'CNY', ...INDIVIDUAL }, '/creditor/documents').options).toEqual(['RIC', 'PASS']);
    expect(fieldOf({ ...KR, ...INDIVIDUAL }, '/creditor/documents')).not.toHaveProperty('options');
  });
});

describe('a tax identifier', () => {
  const CPF = '111.444.777-35';
  const CNPJ = '12.abc.345/01de-35';

  test.each<[string, Corridor, readonly string[], readonly string[]]>([
    ['of anybody', BR, [CPF, CNPJ], ['1114447773', 'AB.CDE.FGH-IJ']],
    ['of a person', { ...BR, ...INDIVIDUAL }, [CPF], [CNPJ]],
    ['of a company', { ...BR, ...BUSINESS }, [CNPJ], [CPF]],
    ['of anybody, where some are of one type only', KR, ['116-82-00276', '971013-9019902'], ['97101-9019902']],
    // the number of a business may be a person's, too
    ['of a person who may have a business', { ...KR, ...INDIVIDUAL }, ['116-82-00276', '971013-9019902'], ['97101-9019902']],
  ])('%s has the form of those that there are', (_, corridor, fitting, other) => {
    const field = fieldOf(corridor, '/creditor/taxId');
    expect(fitting.filter((text) => !accepts(field, text))).toEqual([]);
    expect(other.filter((text) => accepts(field, text))).toEqual([]);
    expect(accepts(field, exampleOf(corridor, '/creditor/taxId'))).toBe(true);
  });

  test('has an example with check digits that hold, of the type that is asked for', () => {
    for (const [type, length] of [
      ['INDIVIDUAL', 11],
      ['BUSINESS', 14],
    ] as const) {
      const corridor = { ...BR, creditorType: type };
      const taxId = exampleOf(corridor, '/creditor/taxId');
      expect(taxId).toHaveLength(length);
      expect(validate({ country: 'BR', creditor: { type, taxId } }, engine)).toMatchObject({ status: 'OK', alerts: [] });
    }
  });

  test('of a country of which none is known has no form', () => {
    const field = { label: 'creditor.taxId', type: 'string' };
    expect(plainOf({ country: 'BH', currency: 'BHD' }, '/creditor/taxId')).toStrictEqual(field);
    expect(fieldOf({ country: 'BH', currency: 'BHD' }, '/creditor/taxId')).not.toHaveProperty('pattern');
  });
});

describe('an address', () => {
  test.each<[string, object]>([
    ['', { label: 'creditor.address', type: 'object' }],
    ['/country', { label: 'creditor.address.country', type: 'string', example: 'DE' }],
    ['/addressLine1', { label: 'creditor.address.addressLine1', type: 'string', minLength: 1, maxLength: 70 }],
    ['/addressLine2', { label: 'creditor.address.addressLine2', type: 'string', minLength: 1, maxLength: 70 }],
    ['/streetName', { label: 'creditor.address.streetName', type: 'string', minLength: 1, maxLength: 70, example: 'Harbour Street' }],
    ['/buildingNumber', { label: 'creditor.address.buildingNumber', type: 'string', minLength: 1, maxLength: 16, example: '17' }],
    ['/townName', { label: 'creditor.address.townName', type: 'string', minLength: 1, maxLength: 35, example: 'Newhaven' }],
    ['/countrySubdivision', { label: 'creditor.address.countrySubdivision', type: 'string', minLength: 1, maxLength: 35 }],
  ])('%s', (part, detail) => expect(plainOf(DE, `/creditor/address${part}`)).toStrictEqual(detail));

  test('is in a country of two capital letters', () => {
    const field = fieldOf(DE, '/creditor/address/country');
    expect(['DE', 'AT'].filter((text) => !accepts(field, text))).toEqual([]);
    expect(['de', 'DEU', 'D', ''].filter((text) => accepts(field, text))).toEqual([]);
  });

  test('has a post code of the country', () => {
    const field = fieldOf(DE, '/creditor/address/postCode');
    expect(field).toMatchObject({ type: 'string', label: 'creditor.address.postCode', minLength: 1, maxLength: 16 });
    expect(['10115', 'D-10115'].filter((text) => !accepts(field, text))).toEqual([]);
    expect(['1011', 'EC1Y 8SY'].filter((text) => accepts(field, text))).toEqual([]);
    expect(field.example).toMatch(/^\d{5}$/);
    expect(plainOf(AQ, '/creditor/address/postCode')).toStrictEqual({
      label: 'creditor.address.postCode',
      type: 'string',
      minLength: 1,
      maxLength: 16,
    });
  });
});

describe('an account', () => {
  test('is given in one of the ways that the corridor knows, the first for an example', () => {
    const label = 'creditorAccount.id.type';
    const options = ['IBAN', 'ACCOUNT_NUMBER'];
    expect(plainOf(DE, '/creditorAccount/id/type')).toStrictEqual({ label, type: 'string', options, example: 'IBAN' });
    expect(plainOf(AQ, '/creditorAccount/id/type')).toStrictEqual({ label, type: 'string' });
  });

  test('has an IBAN of the country, and the same account by its number and its bank', () => {
    const iban = fieldOf(DE, VALUE, 'IBAN');
    expect(plainOf(DE, VALUE, 'IBAN')).toStrictEqual({ label: 'creditorAccount.id.value', type: 'string', example: iban.example });
    expect(['DE89 3704 0044 0532 0130 00', 'de89370400440532013000'].filter((text) => !accepts(iban, text))).toEqual([]);
    expect(['AT611904300234573201', '532013000', ''].filter((text) => accepts(iban, text))).toEqual([]);
    const number = fieldOf(DE, VALUE, 'ACCOUNT_NUMBER');
    expect(['532013000', '0532 0130 00'].filter((text) => !accepts(number, text))).toEqual([]);
    expect(['DE89370400440532013000', ''].filter((text) => accepts(number, text))).toEqual([]);
    expect(iban.example).toBe(`${`${iban.example}`.slice(0, 4)}${exampleOf(DE, MEMBER_ID, 'ACCOUNT_NUMBER')}${number.example}`);
    expect(validate({ creditorAccount: { id: { type: 'IBAN', value: iban.example } } }, engine).alerts).toEqual([]);
  });

  test('is of one of the types that the country has', () => {
    const label = 'creditorAccount.type';
    expect(plainOf(BR, '/creditorAccount/type', 'ACCOUNT_NUMBER')).toStrictEqual({
      label,
      type: 'string',
      options: ['CHECKING', 'SAVINGS', 'PAYMENT'],
      example: 'CHECKING',
    });
    // the country asks people and companies, and the corridor leaves open which of them it is
    expect(fieldOf({ country: 'CO', currency: 'COP' }, '/creditorAccount/type', 'ACCOUNT_NUMBER').options).toEqual([
      'CHECKING',
      'SAVINGS',
      'ELECTRONIC_DEPOSIT',
    ]);
    expect(fieldOf({ ...BR, ...INDIVIDUAL }, '/creditorAccount/type', 'ACCOUNT_NUMBER').options).toEqual([
      'CHECKING',
      'SAVINGS',
      'PAYMENT',
    ]);
    // an American system asks for the type of any account
    const abroad = { country: 'GB', currency: 'USD', settlementSystem: 'US_FEDACH' };
    const any = { label, type: 'string', example: 'CHECKING' };
    expect(plainOf(abroad, '/creditorAccount/type', 'ACCOUNT_NUMBER')).toStrictEqual(any);
    // Colombia knows account types of people and of companies, and of nobody else
    const colombia = { country: 'CO', currency: 'COP', settlementSystem: 'US_FEDACH', creditorType: 'OTHER' };
    expect(plainOf(colombia, '/creditorAccount/type', 'ACCOUNT_NUMBER')).toStrictEqual(any);
    // a country that asks for other things
    const korea = { ...KR, settlementSystem: 'US_FEDACH' };
    expect(plainOf(korea, '/creditorAccount/type', 'ACCOUNT_NUMBER')).toStrictEqual(any);
  });

  test('of a system that says nothing of its form is any text', () => {
    const label = 'creditorAccount.id.value';
    const pix = { ...BR, settlementSystem: 'BR_PIX' };
    expect(plainOf(pix, VALUE, 'ALIAS')).toStrictEqual({ label, type: 'string', minLength: 1 });
    expect(fieldOf(pix, VALUE, 'ALIAS')).not.toHaveProperty('pattern');
  });

  test.each<[Corridor, string, readonly string[], readonly string[]]>([
    [{ country: 'KE', currency: 'KES', method: 'MPESA' }, 'PHONE', ['0712 345 678', '+254 112 345 678'], ['anna@example.org', '']],
    [{ country: 'CA', currency: 'CAD', method: 'INTERAC' }, 'EMAIL', ['ada@example.org'], ['0712 345 678', '']],
    [{ country: 'CA', currency: 'CAD', method: 'INTERAC' }, 'PHONE', ['(416) 555-0123'], ['ada@example.org', '']],
    [{ country: 'CN', currency: 'CNY', method: 'UNIONPAY_CARD' }, 'CARD_NUMBER', ['6200 0000 0000 0005'], ['ada@example.org', '']],
    [AU, 'BPAY_CRN', ['394 523 459'], ['+61 2 9999 9999', '']],
  ])('of a method has the form of its identifier: %j, %s', (corridor, type, fitting, other) => {
    const field = fieldOf(corridor, VALUE, type);
    expect(plainOf(corridor, VALUE, type)).toStrictEqual({ label: 'creditorAccount.id.value', type: 'string', minLength: 1 });
    expect(fitting.filter((text) => !accepts(field, text))).toEqual([]);
    expect(other.filter((text) => accepts(field, text))).toEqual([]);
  });

  test('of a method has no form where the method does not pay to the country', () => {
    const { fields } = requirements({ country: 'DE', currency: 'EUR', method: 'MPESA' }, engine);
    expect(fields.filter(({ accountIdType }) => accountIdType !== undefined)).toEqual([]);
  });

  test('of a method that has several forms of one identifier says each form once', () => {
    const { pattern } = fieldOf({ country: 'MY', currency: 'MYR', method: 'DUITNOW' }, VALUE, 'BUSINESS_REGISTRATION');
    expect(pattern?.match(/\(\?:\^/g)).toHaveLength(1);
  });
});

describe('a bank', () => {
  test('has a BIC, and no example where no bank is known', () => {
    const field = fieldOf(DE, '/creditorAgent/bic', 'IBAN');
    expect(plainOf(DE, '/creditorAgent/bic', 'IBAN')).toStrictEqual({ label: 'creditorAgent.bic', type: 'string' });
    expect(['DEUTDEFF', 'deutdeff500'].filter((text) => !accepts(field, text))).toEqual([]);
    expect(['DEUTDEF', '37040044'].filter((text) => accepts(field, text))).toEqual([]);
  });

  test('has the identifier of its country, under the name of its clearing system', () => {
    const field = fieldOf(DE, MEMBER_ID, 'ACCOUNT_NUMBER');
    expect(field).toMatchObject({ label: 'clearingSystem.DEBLZ', type: 'string', example: expect.stringMatching(/^\d{8}$/) });
    expect(['37040044', '370 400 44'].filter((text) => !accepts(field, text))).toEqual([]);
    expect(['DEUTDEFF', '3704'].filter((text) => accepts(field, text))).toEqual([]);
  });

  test('has the identifier that a country without a clearing system of its own knows', () => {
    const label = 'creditorAgent.clearingSystemMemberId.memberId';
    expect(fieldOf(BR, MEMBER_ID, 'ACCOUNT_NUMBER')).toMatchObject({ label, type: 'string', pattern: expect.any(String) });
    // a country of which no form is known has an example at most
    expect(plainOf({ country: 'GT', currency: 'GTQ' }, MEMBER_ID, 'ACCOUNT_NUMBER')).toStrictEqual({ label, type: 'string' });
    expect(fieldOf({ country: 'GT', currency: 'GTQ' }, MEMBER_ID, 'ACCOUNT_NUMBER')).not.toHaveProperty('pattern');
  });

  test('has a branch beside it', () => {
    const detail = { label: 'creditorAgent.branchId', type: 'string', minLength: 1 };
    expect(plainOf({ country: 'CA', currency: 'CAD' }, '/creditorAgent/branchId', 'ACCOUNT_NUMBER')).toStrictEqual(detail);
  });

  test('of a biller is the biller', () => {
    const label = 'creditorAgent.clearingSystemMemberId.memberId';
    const field = fieldOf(AU, MEMBER_ID, 'BPAY_CRN');
    expect(plainOf(AU, MEMBER_ID, 'BPAY_CRN')).toStrictEqual({ label, type: 'string' });
    expect(['123', '1234567890'].filter((text) => !accepts(field, text))).toEqual([]);
    expect(['12', '082-001', 'ABC'].filter((text) => accepts(field, text))).toEqual([]);
  });
});
