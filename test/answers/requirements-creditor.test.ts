/** What a form says of the fields of a creditor: label, form, lengths, choices and an example. The patterns are checked by what they accept. */
import { describe, expect, test } from 'vitest';
import { type Corridor, requirements, validate } from '../../src/index.js';
import { AQ, accepts, BR, DE, engine, exampleOf, fieldOf, INDIVIDUAL, KR, plainOf } from './fields-of.js';

const BUSINESS = { creditorType: 'BUSINESS' };

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
    for (const text of ['', ' ', '117', '-.-', '１２']) expect([text, accepts(name, text)]).toEqual([text, false]);
  });

  test('has patterns that say the same without the flag `u`', () => {
    for (const { pattern = '' } of requirements(DE, engine).fields) expect(pattern).not.toMatch(/\\[pP]\{|\\u\{/);
    const { pattern = '' } = fieldOf(DE, '/creditor/name');
    expect(['Łukasz', '株式会社', '117'].map((text) => new RegExp(pattern).test(text))).toEqual([true, true, false]);
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
