/** E-mail address and telephone number: slips, placeholders, another country. */
import { expect, test } from 'vitest';
import { createEngine, explain, validate } from '../../src/full.js';
import { createEngine as createBareEngine, fromDatasets } from '../../src/index.js';

const engine = createEngine({ on: '2026-11-20' });
const bare = createBareEngine({ on: '2026-11-20' });

const said = (contactDetails: object, country?: string, by = engine): readonly string[] =>
  explain({ country, creditor: { contactDetails } }, by).alerts.map(({ code, severity }) => `${code.replace('CREDITOR_', '')} ${severity}`);

/** Each check as one text: rule, member, outcome. */
const checked = (contactDetails: object, country?: string, by = engine): readonly string[] =>
  explain({ country, creditor: { contactDetails } }, by)
    .checks.filter(({ pointer }) => pointer.startsWith('/creditor/contactDetails'))
    .map(({ check, pointer, outcome }) => `${check} ${pointer.replace('/creditor/contactDetails/', '')} ${outcome}`);

test.each([
  ['ada@example.org', ['email/form email passed', 'email/service email passed']],
  ['ada@host.test', ['email/form email passed', 'email/reserved email failed']],
  ['ada@gmial.com', ['email/form email passed', 'email/service email failed']],
  ['ada', ['email/form email failed']],
  [7, ['email/form email failed']],
])('%s was checked', (email, expected) => expect(checked({ email })).toEqual(expected));

test.each([
  ['+49 30 12345678', 'DE', ['phone/numbering-plan phone passed', 'phone/country phone passed', 'phone/fictitious phone passed']],
  ['+49 30 12345678', undefined, ['phone/numbering-plan phone passed', 'phone/country phone not-covered', 'phone/fictitious phone passed']],
  ['+49 30 12345678', 'FR', ['phone/numbering-plan phone passed', 'phone/country phone failed', 'phone/fictitious phone passed']],
  ['+1 202 555 0123', 'US', ['phone/numbering-plan phone passed', 'phone/country phone passed', 'phone/fictitious phone failed']],
  ['+65 8888 8888', 'SG', ['phone/numbering-plan phone passed', 'phone/country phone passed', 'phone/one-digit phone failed']],
  ['+49 1', 'DE', ['phone/numbering-plan phone failed']],
  ['none', 'DE', ['phone/form phone failed']],
  [7, 'DE', ['phone/form phone failed']],
] as const)('%s in %s was checked', (phone, country, expected) => expect(checked({ phone }, country)).toEqual(expected));

test.each([
  ['ada@gmial.com', ['EMAIL_SUSPICIOUS warning']],
  ['ada@yopmail.com', ['EMAIL_SUSPICIOUS warning']],
  ['ada@host.test', ['EMAIL_SUSPICIOUS info']],
  ['ada@example.org', []],
])('%s', (email, expected) => expect(said({ email })).toEqual(expected));

test.each([
  ['+1 202 555 0123', 'US', ['PHONE_SUSPICIOUS warning']],
  ['+65 8888 8888', 'SG', ['PHONE_SUSPICIOUS info']],
  ['+49 30 12345678', 'FR', ['PHONE_COUNTRY_INCONSISTENCY info']],
  ['+49 30 12345678', 'DE', []],
  ['030 12345678', 'DE', []],
  ['+49 30 12345678', undefined, []],
] as const)('%s in %s', (phone, country, expected) => expect(said({ phone }, country)).toEqual(expected));

test('the country is that of the payment, or of its account', () => {
  const creditorAccount = { id: { value: 'FR1420041010050500013M02606', type: 'IBAN' } };
  const { alerts } = explain({ creditorAccount, creditor: { contactDetails: { phone: '+49 30 12345678' } } }, engine);
  expect(alerts[0]).toMatchObject({ code: 'CREDITOR_PHONE_COUNTRY_INCONSISTENCY', params: { country: 'FR', found: 'DE' } });
});

test('without numbering plans, or with plans that know no countries, there is no saying', () => {
  const outcome = (by: typeof engine) =>
    explain({ country: 'FR', creditor: { contactDetails: { phone: '+49 30 12345678' } } }, by).checks.find(
      ({ check }) => check === 'phone/country',
    )?.outcome;
  const plain = { ...fromDatasets(), phoneNumbers: { edition: 'own', verify: () => 'passed' as const } };
  expect([bare, createBareEngine({ referenceData: plain })].map(outcome)).toEqual(['not-covered', 'not-covered']);
  expect(outcome(engine)).toBe('failed');
});

test('without numbering plans a number is neither right nor wrong', () =>
  expect(checked({ phone: '+49 30 12345678' }, 'DE', bare)).toEqual([
    'phone/numbering-plan phone not-covered',
    'phone/country phone not-covered',
    'phone/fictitious phone passed',
  ]));

test('what is only worth knowing is told to who wants it, and not looked for otherwise', () => {
  const asked: string[] = [];
  const countryOf = (text: string): string => {
    asked.push(text);
    return 'DE';
  };
  const referenceData = { ...fromDatasets(), phoneNumbers: { edition: 'own', verify: () => 'passed' as const, countryOf } };
  const codes = (phone: string, threshold: 'info' | 'warning') =>
    validate({ country: 'FR', creditor: { contactDetails: { phone } } }, createBareEngine({ referenceData, threshold })).alerts.map(
      ({ code }) => code,
    );
  expect(codes('+49 30 12345678', 'warning')).toEqual([]);
  expect(asked).toEqual([]);
  expect(codes('+49 30 12345678', 'info')).toEqual(['CREDITOR_PHONE_COUNTRY_INCONSISTENCY']);
  expect(asked).toEqual(['+49 30 12345678']);
  expect(codes('+49 30 8888888', 'info')).toEqual(['CREDITOR_PHONE_COUNTRY_INCONSISTENCY', 'CREDITOR_PHONE_SUSPICIOUS']);
});
