/** The fields of the form, country by country: what people at home know their account by, and nothing else in sight. */

import { createEngine } from 'payprep';
import { describe, expect, test } from 'vitest';
import { COUNTRIES } from '../../../page/src/engine.js';
import { type Choice, currenciesOffered, methodsOffered, settled } from '../../../page/src/form/choices.js';
import { formFor } from '../../../page/src/form/fields.js';
import { accountIdLabel, labelOf } from '../../../page/src/form/words.js';
import { de } from '../../../page/src/texts/de.js';
import { en } from '../../../page/src/texts/en.js';

const ON = '2026-11-20';
const engine = createEngine({ on: ON });
const NOTHING: Choice = { country: '', method: '', currency: '', type: '', accountIdType: '' };

function formOf(country: string, choice: Partial<Choice> = {}) {
  const asked = settled({ ...NOTHING, country, ...choice }, {}, ON);
  const { accountIdTypes, fields } = formFor(asked, engine);
  const type = accountIdTypes.find((each) => each.type === asked.accountIdType) ?? accountIdTypes[0];
  const full = { ...asked, accountIdType: type?.type ?? '' };
  return { choice: full, fields, accountIdTypes };
}

/** The labels in sight, those that are not required in brackets. */
function inSight(country: string, choice: Partial<Choice> = {}): readonly string[] {
  const form = formOf(country, choice);
  const shown = form.fields.filter(({ isInSight }) => isInSight);
  return shown.map((field) => (field.isRequired ? labelOf(field, form.choice, en) : `(${labelOf(field, form.choice, en)})`));
}

describe('in the words of the country', () => {
  test.each<[string, Partial<Choice>, readonly string[]]>([
    ['DE', {}, ['Full name', 'IBAN']],
    ['FR', { type: 'BUSINESS' }, ['Name of the company', 'IBAN']],
    ['GB', {}, ['Full name', 'Sort code', 'Account number']],
    ['GB', { currency: 'EUR' }, ['Full name', 'IBAN']],
    ['GB', { accountIdType: 'IBAN' }, ['Full name', 'IBAN']],
    ['IN', {}, ['Full name', 'IFSC', 'Account number']],
    ['MX', {}, ['Full name', 'CLABE']],
    ['AU', {}, ['Full name', 'BSB number', 'Account number']],
    ['NG', {}, ['Full name', 'Bank code', 'NUBAN']],
    ['PH', { method: 'GCASH' }, ['Full name', 'Mobile number']],
    ['CN', { method: 'UNIONPAY_CARD' }, ['Full name', 'Card number']],
    ['AU', { method: 'BPAY' }, ['(Name of the company)', 'Biller code', 'Customer reference number (CRN)']],
    ['CA', { method: 'INTERAC' }, ['Full name', 'E-mail address']],
    ['CA', { method: 'INTERAC', accountIdType: 'PHONE' }, ['Full name', 'Mobile number']],
  ])('%s %j', (country, choice, labels) => expect(inSight(country, choice)).toEqual(labels));

  test('Brazil and the Philippines ask for more', () => {
    expect(inSight('US')).toEqual(['Full name', 'Routing number (ABA)', 'Account number']);
    expect(inSight('PH')).toEqual(expect.arrayContaining(['Street', '(House number)', '(Post code)', 'Town or city']));
    expect(inSight('BR')).toEqual(expect.arrayContaining(['Bank code', 'Account number', 'Type of account', 'Tax number (CPF)']));
  });

  test('a country that no rule describes is asked for number and bank', () =>
    expect(inSight('AF')).toEqual(['Full name', 'Account number', 'BIC (SWIFT code)']));
});

test('a tax number is called what it is called there', () => {
  const label = (country: string, type: string): string | undefined => {
    const { fields, choice } = formOf(country, { type });
    const field = fields.find(({ pointer }) => pointer === '/creditor/taxId');
    return field && labelOf(field, choice, en);
  };
  expect([label('BR', 'BUSINESS'), label('CO', 'INDIVIDUAL'), label('DE', 'INDIVIDUAL')]).toEqual([
    'Tax number (CNPJ)',
    'Tax number (NIT, CC)',
    'Tax number',
  ]);
});

test('the ways to name an account are named whole, whichever is chosen', () => {
  for (const accountIdType of ['', 'IBAN', 'ACCOUNT_NUMBER']) {
    const { accountIdTypes, choice } = formOf('GB', { accountIdType });
    expect(accountIdTypes.map((type) => accountIdLabel(type, choice, en))).toEqual(['Sort code and account number', 'IBAN']);
    expect(accountIdTypes.map((type) => accountIdLabel(type, choice, de))).toEqual(['Sort Code und Kontonummer', 'IBAN']);
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
    expect(field('DE', '/creditor/dateOfBirth')?.input).toBe('date');
    expect(field('DE', '/creditor/contactDetails/email')?.input).toBe('email');
    expect(field('DE', '/creditor/address/country')?.input).toBe('country');
  });
});

test('every way to pay to every country has fields with labels of their own', () => {
  const bare = COUNTRIES.flatMap((country) =>
    methodsOffered(country, {}).flatMap((method) =>
      currenciesOffered(country, method, ON)
        .slice(0, 1)
        .flatMap((currency) => {
          const form = formOf(country, { method, currency });
          const pointers = form.fields.map(({ pointer }) => pointer);
          const wrong = form.fields.filter((each) => [en, de].some((texts) => labelOf(each, form.choice, texts).includes('creditor')));
          const isWhole = pointers.includes('/creditorAccount/id/value') && new Set(pointers).size === pointers.length;
          return wrong.length > 0 || !isWhole ? [`${country} ${method}`] : [];
        }),
    ),
  );
  expect(bare).toEqual([]);
});
