/** The fields of the form, country by country: what people at home know their account by, and nothing else in sight. */

import { createEngine } from 'payprep';
import { describe, expect, test } from 'vitest';
import { methodsOffered, settleChoice } from '../../../page/src/form/choices.js';
import { accountIdLabel, labelOf, optionLabel, textOf } from '../../../page/src/form/words.js';
import type { Choice } from '../../../recipients/form/choice.js';
import { formFor } from '../../../recipients/form/fields.js';
import type { FormField } from '../../../recipients/form/form.js';
import { COUNTRIES } from '../../../recipients/form/lists.js';
import { arabic, english, german } from './language.js';

const ON = '2026-11-20';
const engine = createEngine({ on: ON });
const NOTHING: Choice = { country: '', method: '', currency: '', type: '', accountIdType: '' };

function formOf(country: string, choice: Partial<Choice> = {}) {
  const asked = settleChoice({ ...NOTHING, country, ...choice }, {}, { on: ON });
  const { accountIdTypes, fields, asked: requirements } = formFor(asked, engine);
  const type = accountIdTypes.find((each) => each.type === asked.accountIdType) ?? accountIdTypes[0];
  const full = { ...asked, accountIdType: type?.type ?? '' };
  return { choice: full, fields, accountIdTypes, asked: requirements };
}

/** Every way to pay to every country, in the currency that comes first: to find it takes longer than all else. */
const everyForm = COUNTRIES.flatMap((country) =>
  methodsOffered(country, {}).map((method) => ({ country, method, ...formOf(country, { method }) })),
).filter(({ choice }) => choice.currency !== '');

/** The labels in sight, those that are not required in brackets. */
function inSight(country: string, choice: Partial<Choice> = {}): readonly string[] {
  const form = formOf(country, choice);
  const shown = form.fields.filter(({ isShown }) => isShown);
  return shown.map((field) => (field.isRequired ? labelOf(field, form, english) : `(${labelOf(field, form, english)})`));
}

describe('in the words of the country', () => {
  test.each<[string, Partial<Choice>, readonly string[]]>([
    ['DE', {}, ['Full name', 'IBAN']],
    ['FR', { type: 'BUSINESS' }, ['Name of the company', 'IBAN']],
    ['GB', {}, ['Full name', 'Sort code', 'Account number']],
    ['GB', { currency: 'EUR' }, ['Full name', 'IBAN']],
    ['GB', { accountIdType: 'IBAN' }, ['Full name', 'IBAN']],
    ['IN', {}, ['Full name', 'IFSC', 'Account number']],
    ['MX', {}, ['Full name', 'Account number (CLABE)']],
    ['AU', {}, ['Full name', 'BSB', 'Account number']],
    ['NG', {}, ['Full name', 'Bank', 'Account number (NUBAN)']],
    ['PH', { method: 'GCASH' }, ['Full name', 'Mobile number']],
    ['CN', { method: 'UNIONPAY_CARD' }, ['Full name', 'Card number']],
    ['AU', { method: 'BPAY' }, ['(Name of the company)', 'Biller code', 'Customer reference number (CRN)']],
    ['CA', { method: 'INTERAC' }, ['Full name', 'E-mail address']],
    ['CA', { method: 'INTERAC', accountIdType: 'PHONE' }, ['Full name', 'Mobile number']],
  ])('%s %j', (country, choice, labels) => expect(inSight(country, choice)).toEqual(labels));

  test.each([
    ['BR', 'البنك'],
    ['NG', 'البنك'],
    ['AF', 'البنك (BIC)'],
    ['IN', 'رمز البنك (IFSC)'],
  ])('a bank that is chosen by its name is called so in every language: %s', (country, label) => {
    const form = formOf(country, {});
    const field = form.fields.find(({ pointer, isShown: isSeen }) => isSeen && pointer.startsWith('/creditorAgent'));
    expect(field && labelOf(field, form, arabic)).toBe(label);
    expect(field && textOf(field, form, arabic)?.errors.missing).toBe(country === 'IN' ? 'أدخل رمز البنك (IFSC).' : 'اختر البنك.');
  });

  test('the type of an account is asked for where the systems of the country need it', () => {
    expect(inSight('US')).toEqual(['Full name', 'Routing number', 'Account number', 'Type of account']);
    expect(inSight('JP').at(-1)).toBe('Type of account');
    expect(inSight('CA')).not.toContain('Type of account');
  });

  test('Brazil and the Philippines ask for more', () => {
    expect(inSight('PH')).toEqual(expect.arrayContaining(['Street', '(House number)', '(ZIP code)', 'Town or city']));
    expect(inSight('BR')).toEqual([
      'Full name',
      'Bank',
      'Branch number (Agência)',
      'Account number (Conta)',
      'Type of account',
      'Tax number (CPF)',
    ]);
  });

  test('a country that no rule describes is asked for number and bank', () =>
    expect(inSight('AF')).toEqual(['Full name', 'Bank (BIC)', 'Account number']));
});

describe('“more”', () => {
  const behind = (fields: readonly FormField[]): readonly FormField[] =>
    fields.filter(({ isShown, pointer }) => !isShown && pointer !== '/creditorAgent/branchId');
  const more = (country: string) => behind(formOf(country).fields);

  test('has nothing that nobody asks for', () => {
    const pointers = more('DE').map(({ pointer }) => pointer);
    for (const absent of ['/creditor/taxId', '/creditor/documents/0/value', '/creditor/dateOfBirth', '/creditor/address/addressLine1'])
      expect(pointers).not.toContain(absent);
  });

  test('has what was filled in before', () => {
    const { fields } = formFor(formOf('DE').choice, engine, (pointer) => pointer === '/creditor/dateOfBirth');
    expect(fields.map(({ pointer }) => pointer)).toContain('/creditor/dateOfBirth');
  });

  test('has a document where one stands for the tax number', () =>
    expect(more('BR').map(({ pointer }) => pointer)).toContain('/creditor/documents/0/value'));

  test('is in parts of a few fields each', () => {
    const groups = ['account', 'creditor', 'address', 'contact'] as const;
    const ofAccounts = everyForm.filter(({ method }) => method === 'BANK_ACCOUNT').map(({ fields }) => behind(fields));
    expect(ofAccounts).toHaveLength(COUNTRIES.length);
    const sizes = ofAccounts.flatMap((fields) => groups.map((group) => fields.filter((field) => field.group === group).length));
    expect(Math.max(...sizes)).toBeLessThanOrEqual(6);
  });
});

test('a tax number is called what it is called there', () => {
  const label = (country: string, type: string): string | undefined => {
    const form = formOf(country, { type });
    const field = form.fields.find(({ pointer }) => pointer === '/creditor/taxId');
    return field && labelOf(field, form, english);
  };
  expect([label('BR', 'BUSINESS'), label('CO', 'INDIVIDUAL'), label('DE', 'INDIVIDUAL')]).toEqual([
    'Tax number (CNPJ)',
    'Tax number (NIT / CC)',
    undefined,
  ]);
});

test('a choice is in the words of the language', () => {
  const form = formOf('US');
  const label = (words: typeof english) => optionLabel({ pointer: '/creditorAccount/type' }, 'SAVINGS', form, words);
  expect([label(english), label(german)]).toEqual(['Savings account', 'Sparkonto']);
});

test('a document is called what it is, with the letters of its country', () => {
  const form = formOf('CN', {});
  const label = (type: string) => optionLabel({ pointer: '/creditor/documents/0/type' }, type, form, english);
  expect(['RIC', 'PASS', 'PASSPORT', 'USCC', 'constructor'].map(label)).toEqual([
    'Identity card (RIC)',
    'Passport',
    'Passport',
    'USCC',
    'constructor',
  ]);
});

test('the ways to name an account are named whole, whichever is chosen', () => {
  for (const accountIdType of ['', 'IBAN', 'ACCOUNT_NUMBER']) {
    const form = formOf('GB', { accountIdType });
    expect(form.accountIdTypes.map((type) => accountIdLabel(type, form, english))).toEqual(['Sort code and account number', 'IBAN']);
    expect(form.accountIdTypes.map((type) => accountIdLabel(type, form, german))).toEqual([
      'Bankleitzahl (Sort code) und Kontonummer',
      'IBAN',
    ]);
  }
});

describe('keyboards', () => {
  const field = (country: string, pointer: string, choice: Partial<Choice> = {}) =>
    formOf(country, choice).fields.find((each) => each.pointer === pointer);

  test('digits where there are digits only', () => {
    expect(field('GB', '/creditorAgent/clearingSystemMemberId/memberId')?.isNumeric).toBe(true);
    expect(field('US', '/creditorAgent/clearingSystemMemberId/memberId')?.isNumeric).toBe(true);
    expect(field('IN', '/creditorAgent/clearingSystemMemberId/memberId')?.isNumeric).toBe(false);
    expect(field('DE', '/creditorAccount/id/value')?.isNumeric).toBe(false);
    expect(field('GB', '/creditorAccount/id/value', { accountIdType: 'IBAN' })?.isNumeric).toBe(false);
  });

  test('for telephone numbers and addresses', () => {
    expect(field('PH', '/creditorAccount/id/value', { method: 'GCASH' })?.input).toBe('tel');
    expect(field('CA', '/creditorAccount/id/value', { method: 'INTERAC' })?.input).toBe('email');
    expect(field('DE', '/creditor/contactDetails/email')?.input).toBe('email');
    expect(field('DE', '/creditor/address/country')?.input).toBe('country');
  });
});

test('every way to pay to every country has fields with labels of their own', () => {
  const bare = everyForm.filter((form) => {
    const pointers = form.fields.map(({ pointer }) => pointer);
    const wrong = form.fields.filter((each) => [english, german].some((words) => /creditor/.test(labelOf(each, form, words))));
    const isWhole = pointers.includes('/creditorAccount/id/value') && new Set(pointers).size === pointers.length;
    return wrong.length > 0 || !isWhole;
  });
  expect(bare.map(({ country, method }) => `${country} ${method}`)).toEqual([]);
});
