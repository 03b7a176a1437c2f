/** What the schemas refuse, where, and in which words; and what they give on. */
import { expect, test } from 'vitest';
import type { AlertCode } from '../../rules/alert-codes/alert-code.js';
import { de } from '../../rules/texts/de/alerts.js';
import { createEngine, validate } from '../../src/index.js';
import { bicSchema, ibanSchema, paymentSchema, recipientSchema, type SchemaResult } from '../../src/standard-schema.js';
import { examples } from '../rules/alerts.js';

type AnySchema = { readonly '~standard': { readonly validate: (value: unknown) => SchemaResult<unknown> } };

const run = (schema: AnySchema, value: unknown): SchemaResult<unknown> => schema['~standard'].validate(value);
const issuesOf = (schema: AnySchema, value: unknown) => run(schema, value).issues ?? [];
const codesOf = (schema: AnySchema, value: unknown) => issuesOf(schema, value).map(({ code }) => code);

const IBAN = 'DE89 3704 0044 0532 0130 00';
const sound = { country: 'DE', currency: 'EUR', creditor: { name: 'Ada Example' }, creditorAccount: { id: { value: IBAN, type: 'IBAN' } } };

/** The texts of these examples are not trimmed, which is what they are about. */
const withBlanks = (example: unknown): boolean => /"\s|\s"/.test(JSON.stringify(example));

test('what validate alerts to is an issue, and nothing else is, under each threshold', () => {
  const compared = Object.values(examples).filter((example) => !withBlanks(example));
  expect(compared.length).toBeGreaterThan(100);
  for (const threshold of ['error', 'warning', 'info'] as const) {
    const engine = createEngine({ threshold });
    const schema = paymentSchema({ engine });
    for (const example of compared) {
      const { alerts } = validate(example, engine);
      expect(codesOf(schema, example)).toEqual(alerts.map(({ code }) => code));
    }
  }
});

test('what comes out is OK to validate', () => {
  const schema = paymentSchema({ omitEmpty: true });
  const variants = Object.values(examples).flatMap((example) => [example, padded(example)]);
  const values = variants.map((each) => run(schema, each)).flatMap((result) => (result.issues ? [] : [result.value]));
  expect(values.length).toBeGreaterThan(20);
  for (const value of values) expect(validate(value).status).toBe('OK');
});

/** The same with spaces around each text. */
function padded(value: unknown): unknown {
  if (typeof value === 'string') return ` ${value}\t`;
  if (Array.isArray(value)) return value.map(padded);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, padded(member)]));
}

test('an issue has the keys of its place, a code, and a text in the language that is asked for', () => {
  const value = { creditor: { documents: [{ type: 'CPF', value: '1' }, { type: 'CPF' }] }, country: 'ZZ' };
  expect(issuesOf(paymentSchema({ messages: de }), value)).toEqual([
    { code: 'COUNTRY_UNKNOWN', path: ['country'], message: 'Kein Land hat den Code ZZ (ISO 3166-1 alpha-2).' },
    { code: 'CREDITOR_DOCUMENT_VALUE_MISSING', path: ['creditor', 'documents', 1, 'value'], message: de.CREDITOR_DOCUMENT_VALUE_MISSING },
  ]);
  expect(issuesOf(paymentSchema(), { country: 'ZZ' })[0]?.message).toBe('No country has the code ZZ (ISO 3166-1 alpha-2).');
});

test('texts come out trimmed and an IBAN in electronic form; nothing else changes, and what was given stays as it is', () => {
  const value = Object.freeze({
    country: ' DE',
    reference: ' mine ',
    creditor: Object.freeze({ name: ' Ada  Example ', taxId: null, documents: Object.freeze([]) }),
    creditorAccount: Object.freeze({ id: Object.freeze({ value: ' iban de89 3704 0044 0532 0130 00 ' }), type: 'CURRENT ' }),
    creditorAgent: Object.freeze({ bic: 'cobadeff ' }),
  });
  expect(run(paymentSchema(), value)).toEqual({
    value: {
      country: 'DE',
      reference: ' mine ',
      creditor: { name: 'Ada  Example', documents: [] },
      creditorAccount: { id: { value: 'DE89370400440532013000' }, type: 'CURRENT' },
      creditorAgent: { bic: 'cobadeff' },
    },
  });
  expect(value.creditor.name).toBe(' Ada  Example ');
});

test('a payment in which nothing changes is given on as the same object', () => {
  const value = { country: 'DE', creditor: { name: 'Ada Example' } };
  expect((run(paymentSchema(), value) as { readonly value: unknown }).value).toBe(value);
});

test('an account number that is no IBAN keeps its spaces', () => {
  const value = { country: 'US', currency: 'USD', creditorAccount: { id: { value: '5807 7575 6553', type: 'ACCOUNT_NUMBER' } } };
  expect(run(paymentSchema(), value)).toEqual({ value });
});

test('an empty text is what validate takes it for, unless it is left out', () => {
  const value = { ...sound, creditorAgent: { bic: '', branchId: ' ' }, creditor: { name: 'Ada Example', dateOfBirth: '' } };
  expect(codesOf(paymentSchema(), value)).toEqual(validate(value).alerts.map(({ code }) => code));
  expect(codesOf(paymentSchema(), value)).toContain('CREDITOR_BIC_INVALID_FORMAT');
  expect(run(paymentSchema({ omitEmpty: true }), value)).toEqual({
    value: { ...sound, creditorAccount: { id: { value: 'DE89370400440532013000', type: 'IBAN' } } },
  });
});

test('a required member that is absent or blank is an issue, once, and an alert comes before it', () => {
  const schema = paymentSchema({
    require: ['/currency', '/creditor/name', '/creditor/documents', '/creditorAccount/id/value', '/creditorAgent/bic'],
    requiredMessage: 'Bitte ausfüllen.',
    omitEmpty: true,
  });
  const message = 'Bitte ausfüllen.';
  expect(issuesOf(schema, { creditor: { name: ' ' }, creditorAgent: { bic: 'COBA' } })).toEqual([
    expect.objectContaining({ code: 'CREDITOR_BIC_INVALID_FORMAT', path: ['creditorAgent', 'bic'] }),
    { message, path: ['currency'] },
    { message, path: ['creditor', 'name'], code: 'CREDITOR_NAME_MISSING' },
    { message, path: ['creditor', 'documents'], code: 'CREDITOR_DOCUMENT_MISSING' },
    { message, path: ['creditorAccount', 'id', 'value'], code: 'CREDITOR_ACCOUNT_MISSING' },
  ]);
  expect(codesOf(schema, undefined)).toEqual(['PAYMENT_INSTRUCTION_INVALID_FORMAT']);
});

test('the requirements of a corridor have to be met, and nothing of the corridor comes out', () => {
  const fedwire = paymentSchema({ require: { country: 'US', currency: 'USD', settlementSystem: 'US_FEDWIRE' } });
  const details = { creditorAccount: { id: { value: '58077575655350514', type: 'ACCOUNT_NUMBER' } }, creditor: { name: 'Ada Example' } };
  const alerts = (value: object) =>
    validate({ country: 'US', currency: 'USD', settlementInformation: { settlementSystem: 'US_FEDWIRE' }, ...value }).alerts;
  expect(codesOf(fedwire, {})).toEqual(alerts({}).map(({ code }) => code));
  expect(codesOf(fedwire, {})).toContain('CREDITOR_NAME_MISSING');
  expect(codesOf(fedwire, details)).toContain('CREDITOR_BANK_IDENTIFIER_MISSING');
  const whole = {
    ...details,
    creditor: {
      name: 'Ada Example',
      address: { country: 'US', townName: 'Springfield', streetName: 'Main Street', postCode: '62701', countrySubdivision: 'IL' },
    },
    creditorAgent: { clearingSystemMemberId: { memberId: '097237624' } },
  };
  expect(alerts(whole)).toEqual([]);
  expect(run(fedwire, whole)).toEqual({ value: whole });
});

test('a corridor without system and method is that of a payment to an account', () => {
  const schema = paymentSchema({ require: { country: 'DE', currency: 'EUR' } });
  const bankAccount = validate({ country: 'DE', currency: 'EUR', method: 'BANK_ACCOUNT' }).alerts.map(({ code }) => code);
  expect(bankAccount.length).toBeGreaterThan(0);
  expect(codesOf(schema, {})).toEqual(bankAccount);
  expect(issuesOf(schema, { ...sound, creditorAgent: undefined })).toEqual([]);
});

test('what the instruction says itself comes before the corridor', () => {
  const schema = paymentSchema({ require: { country: 'DE', currency: 'EUR', settlementSystem: 'SCT', creditorType: 'INDIVIDUAL' } });
  const value = { ...sound, currency: 'USD' };
  expect(codesOf(schema, value)).toEqual(
    validate({ ...value, settlementInformation: { settlementSystem: 'SCT' } }).alerts.map(({ code }) => code),
  );
  expect(codesOf(schema, value)).not.toEqual([]);
});

test('a recipient has country, currency and method, and keeps what is not for a person to say', () => {
  const recipient = { id: 'a', isDefault: true, ...sound, method: 'BANK_ACCOUNT' };
  expect(run(recipientSchema(), recipient)).toMatchObject({ value: { id: 'a', isDefault: true, method: 'BANK_ACCOUNT' } });
  expect(issuesOf(recipientSchema(), { creditor: {} }).map(({ path }) => path)).toEqual([['country'], ['currency'], ['method']]);
});

test('a member of the wrong type is an issue under any threshold, so that the type of what comes out holds', () => {
  const schema = paymentSchema({ engine: createEngine({ threshold: 'error' }) });
  expect(codesOf(schema, { creditor: { contactDetails: { email: 5, phone: {} } } })).toEqual([
    'CREDITOR_EMAIL_INVALID_FORMAT',
    'CREDITOR_PHONE_INVALID_FORMAT',
  ]);
});

test.each<[value: unknown, code: AlertCode | undefined]>([
  ['de89 3704 0044 0532 0130 00', undefined],
  ['IBAN: GB29 NWBK 6016 1331 9268 19', undefined],
  ['DE88370400440532013000', 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS'],
  ['DE8937040044053201300', 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE'],
  ['BE79539007547030', 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS'],
  ['ZZ89370400440532013000', 'CREDITOR_IBAN_INVALID_FORMAT'],
  ['', 'CREDITOR_IBAN_INVALID_FORMAT'],
  [5, 'CREDITOR_IBAN_INVALID_FORMAT'],
])('the schema of an IBAN says of %j what validate says: %s', (value, code) => {
  expect(codesOf(ibanSchema(), value)).toEqual(code === undefined ? [] : [code]);
  if (typeof value !== 'string') return;
  const instruction = { creditorAccount: { id: { value, type: 'IBAN' } } };
  expect(validate(instruction).alerts[0]?.code).toBe(code);
  if (code) expect(issuesOf(ibanSchema(), value)[0]?.message).toBe(issuesOf(paymentSchema(), instruction)[0]?.message);
});

test.each<[value: unknown, code: AlertCode | undefined]>([
  [' cobadeff', undefined],
  ['COBADEFFXXX', undefined],
  ['COBADEFFXX', 'CREDITOR_BIC_INVALID_FORMAT'],
  ['COBADE0F', 'CREDITOR_BIC_DOES_NOT_EXIST'],
  ['COBADEF0', 'CREDITOR_BIC_NOT_ALLOWED'],
  [null, 'CREDITOR_BIC_INVALID_FORMAT'],
])('the schema of a BIC says of %j what validate says: %s', (value, code) => {
  expect(codesOf(bicSchema({ messages: de }), value)).toEqual(code === undefined ? [] : [code]);
  if (value === null) return;
  expect(validate({ creditorAgent: { bic: value } } as unknown).alerts[0]?.code).toBe(code);
});

test('an IBAN comes out in electronic form, a BIC in capital letters and no longer than it was', () => {
  expect(run(ibanSchema(), ` ${IBAN.toLowerCase()} `)).toEqual({ value: 'DE89370400440532013000' });
  expect(run(bicSchema(), 'cobadeff')).toEqual({ value: 'COBADEFF' });
  expect(issuesOf(bicSchema({ messages: de }), 'x')[0]?.message).toBe(de.CREDITOR_BIC_INVALID_FORMAT);
});

test('no issue repeats an account number', () => {
  const value = { ...sound, creditorAccount: { id: { value: 'DE88370400440532013000', type: 'IBAN' } } };
  const text = JSON.stringify([issuesOf(paymentSchema(), value), issuesOf(ibanSchema(), 'DE88370400440532013000')]);
  expect(text).toContain('CHECK_DIGITS');
  expect(text).not.toContain('0532013000');
});

test('an engine that is none is refused at once', () => {
  // @ts-expect-error: no engine
  expect(() => paymentSchema({ engine: {} })).toThrow(TypeError);
});
