/** E-mail address and telephone number: slips, placeholders, another country. */
import { expect, test } from 'vitest';
import { createEngine, explain } from '../../src/full.js';
import { createEngine as createBareEngine, fromDatasets } from '../../src/index.js';

const engine = createEngine({ on: '2026-11-20' });
const bare = createBareEngine({ on: '2026-11-20' });

const said = (contactDetails: object, country?: string, by = engine): readonly string[] =>
  explain({ country, creditor: { contactDetails } }, by).alerts.map(({ code, severity }) => `${code.replace('CREDITOR_', '')} ${severity}`);

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
  const plain = fromDatasets([], { edition: 'own', verify: () => 'passed' });
  expect([bare, createBareEngine({ referenceData: plain })].map(outcome)).toEqual(['not-covered', 'not-covered']);
  expect(outcome(engine)).toBe('failed');
});
