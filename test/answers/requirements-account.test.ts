/** What a form says of the fields of an account and its bank: label, form, lengths, choices and an example. The patterns are checked by what they accept. */
import { describe, expect, test } from 'vitest';
import { type Corridor, requirements, validate } from '../../src/index.js';
import { accepts, BR, DE, engine, exampleOf, fieldOf, INDIVIDUAL, KR, plainOf } from './fields-of.js';

const AU = { country: 'AU', currency: 'AUD', method: 'BPAY' };
const VALUE = '/creditorAccount/id/value';
const MEMBER_ID = '/creditorAgent/clearingSystemMemberId/memberId';

describe('what stands for an account', () => {
  const askedBeside = (type: string, corridor: Corridor) =>
    requirements(corridor, engine)
      .fields.filter(({ required, accountIdType = type }) => required && accountIdType === type)
      .map(({ pointer }) => pointer);

  test('needs no tax identifier where only accounts do', () => {
    const pix = { country: 'BR', currency: 'BRL', settlementSystem: 'BR_PIX' };
    expect(askedBeside('EMAIL', pix)).toEqual(['/creditor/name', VALUE]);
    expect(askedBeside('ACCOUNT_NUMBER', pix)).toContain('/creditor/taxId');
    const card = { country: 'CN', currency: 'CNY', settlementSystem: 'CN_BEPS', creditorType: 'INDIVIDUAL' };
    expect(askedBeside('CARD_NUMBER', card)).toEqual(['/creditor/name', VALUE]);
    expect(askedBeside('ACCOUNT_NUMBER', card)).toContain('/creditor/documents');
  });

  test('has the form that its system reads', () => {
    const pix = { country: 'BR', currency: 'BRL', settlementSystem: 'BR_PIX' };
    expect(accepts(fieldOf(pix, VALUE, 'TAX_ID'), '12.ABC.345/01DE-35')).toBe(true);
    expect(accepts(fieldOf(pix, VALUE, 'PHONE'), '(11) 98765-4321')).toBe(true);
    expect(accepts(fieldOf(pix, VALUE, 'PHONE'), 'ada@example.org')).toBe(false);
    expect(accepts(fieldOf(pix, VALUE, 'EMAIL'), 'ada@example.org')).toBe(true);
    expect(accepts(fieldOf(pix, VALUE, 'EMAIL'), '(11) 98765-4321')).toBe(false);
    expect(fieldOf(pix, VALUE, 'ALIAS')).not.toHaveProperty('pattern');
  });

  test('is a problem of the corridor where the system takes nothing that the method pays to', () => {
    const pointer = '/settlementInformation/settlementSystem';
    const wallet = (settlementSystem: string) =>
      requirements({ country: 'PH', currency: 'PHP', method: 'GCASH', settlementSystem }, engine);
    expect(wallet('PH_PHILPASS').problems).toEqual([{ code: 'SETTLEMENT_SYSTEM_ACCOUNT_NUMBER_INCONSISTENCY', pointer }]);
    expect(wallet('PH_INSTAPAY').problems).toEqual([]);
  });
});

describe('an account', () => {
  test('is given in one of the ways that the corridor knows, the first for an example', () => {
    const label = 'creditorAccount.id.type';
    const options = ['IBAN', 'ACCOUNT_NUMBER'];
    expect(plainOf(DE, '/creditorAccount/id/type')).toStrictEqual({ label, type: 'string', options, example: 'IBAN' });
    // where nothing is known of the accounts of a country, as in Fiji, a payment needs a number all the same
    const number = { label, type: 'string', options: ['ACCOUNT_NUMBER'], example: 'ACCOUNT_NUMBER' };
    expect(plainOf({ country: 'FJ', currency: 'FJD' }, '/creditorAccount/id/type')).toStrictEqual(number);
    expect(fieldOf({ country: 'FJ', currency: 'FJD' }, VALUE, 'ACCOUNT_NUMBER')).toMatchObject({ required: true });
    expect(plainOf({ country: 'ZZ', currency: 'FJD' }, '/creditorAccount/id/type')).toStrictEqual({ label, type: 'string' });
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
    const { example = fitting[0], ...plain } = plainOf(corridor, VALUE, type) as { readonly example?: unknown };
    if (typeof example !== 'string') throw new TypeError('the example is no text');
    expect(plain).toStrictEqual({ label: 'creditorAccount.id.value', type: 'string', minLength: 1 });
    expect([...fitting, example].filter((text) => !accepts(field, text))).toEqual([]);
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

  test('is shown without the branch that people leave out', () => {
    expect(fieldOf({ ...KR, method: 'PAYGATE' }, MEMBER_ID, 'ACCOUNT_NUMBER').example).toMatch(/^\d{3}$/);
  });

  test('has a branch beside it', () => {
    const detail = { label: 'creditorAgent.branchId', type: 'string', minLength: 1, example: expect.stringMatching(/^\d{5}$/) };
    expect(plainOf({ country: 'CA', currency: 'CAD' }, '/creditorAgent/branchId', 'ACCOUNT_NUMBER')).toStrictEqual(detail);
  });

  test('has a branch that people know as a number of its own where the country says so', () => {
    expect(fieldOf(BR, '/creditorAgent/branchId', 'ACCOUNT_NUMBER')).toMatchObject({ isApart: true });
    expect(fieldOf({ country: 'CA', currency: 'CAD' }, '/creditorAgent/branchId', 'ACCOUNT_NUMBER')).not.toHaveProperty('isApart');
  });

  test('is what people of the country know best, of several', () => {
    const idType = '/creditorAccount/id/type';
    const usual = (country: string, currency: string, pointer = idType) => fieldOf({ country, currency }, pointer).usual;
    // Jersey has British IBANs
    expect(['GB', 'JE'].map((country) => usual(country, 'GBP'))).toEqual(['ACCOUNT_NUMBER', 'ACCOUNT_NUMBER']);
    expect([usual('GB', 'EUR'), usual('GB', 'USD'), usual('DE', 'EUR'), usual('US', 'USD')]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect([usual('BR', 'BRL'), usual('BR', 'USD'), usual('DK', 'DKK'), usual('DK', 'EUR')]).toEqual([
      'ACCOUNT_NUMBER',
      undefined,
      'ACCOUNT_NUMBER',
      undefined,
    ]);
    expect(fieldOf({ country: 'PH', currency: 'PHP' }, MEMBER_ID, 'ACCOUNT_NUMBER').usual).toBe('/creditorAgent/bic');
  });

  test('of a biller is the biller', () => {
    const label = 'creditorAgent.clearingSystemMemberId.memberId';
    const field = fieldOf(AU, MEMBER_ID, 'BPAY_CRN');
    expect(plainOf(AU, MEMBER_ID, 'BPAY_CRN')).toStrictEqual({ label, type: 'string' });
    expect(['123', '1234567890'].filter((text) => !accepts(field, text))).toEqual([]);
    expect(['12', '082-001', 'ABC'].filter((text) => accepts(field, text))).toEqual([]);
  });
});
