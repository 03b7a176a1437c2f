/** Whether payments to a country go out in a currency. */
import { describe, expect, test } from 'vitest';
import { convertibleCurrencies, neighbours, worldwideCurrencies } from '../../rules/currencies/use.js';
import { accounts } from '../../rules/index/accounts.js';
import { createEngine, explain, requirements } from '../../src/full.js';
import { isCountry } from '../../src/identifiers/country/codes.js';
import { countriesOfCurrency, currencyStatus } from '../../src/identifiers/currency.js';

const on = '2026-11-20';
const engine = createEngine({ on });

const said = (country: string, currency: string, further: object = {}): string | undefined =>
  explain({ country, currency, ...further }, engine).alerts.find(({ code }) => code === 'COUNTRY_CURRENCY_INCONSISTENCY')?.severity;

describe('is in place', () => {
  test.each([
    ['the domestic currency', 'BR', 'BRL'],
    ['of several countries', 'SN', 'XOF'],
    ['everywhere', 'BR', 'JPY'],
    ['everywhere', 'NG', 'USD'],
    ['of a territory', 'GG', 'GBP'],
    ['of the country whose accounts a territory has', 'NC', 'EUR'],
    ['of the territory', 'NC', 'XPF'],
    ['of the kingdom', 'FO', 'DKK'],
    ['that a system of the country carries', 'HK', 'CNY'],
    ['of a neighbour', 'NP', 'INR'],
    ['of a neighbour', 'PS', 'JOD'],
    ['of territories that have its IBANs', 'FR', 'XPF'],
    ['where there is no local one in the list', 'XK', 'EUR'],
    ['without a country to pay to', 'ZZ', 'INR'],
    ['withdrawn: another fault', 'DE', 'BGN'],
  ])('a currency %s: %s %s', (_, country, currency) => expect(said(country, currency)).toBeUndefined());
});

test.each([
  ['BR', 'INR', 'warning'],
  ['IN', 'BRL', 'warning'],
  ['DE', 'KRW', 'warning'],
  ['DE', 'NGN', 'warning'],
  ['US', 'ARS', 'warning'],
  ['DE', 'XTS', 'warning'],
  ['DE', 'THB', 'info'],
  ['BR', 'CNY', 'info'],
])('to %s in %s: %s', (country, currency, severity) => expect(said(country, currency)).toBe(severity));

test('the yuan outside of China has a name on markets that is read as its code', () => {
  const settlementInformation = { settlementSystem: 'HK_FPS' };
  const { alerts } = explain({ country: 'HK', currency: 'CNH', settlementInformation }, engine);
  expect(alerts).toEqual(explain({ country: 'HK', currency: 'CNY', settlementInformation }, engine).alerts);
  expect(explain({ country: 'CN', currency: 'CNH' }, engine).alerts).toEqual([]);
  const asked = (currency: string) => requirements({ country: 'CN', currency, creditorType: 'BUSINESS' }, engine).fields;
  expect(asked('CNH')).toEqual(asked('CNY'));
  expect(said('BR', 'CNH')).toBe('info');
});

test('a currency that is in place has passed', () => {
  const { checks } = explain({ country: 'BR', currency: 'BRL' }, engine);
  expect(checks).toContainEqual({ check: 'country/currency', pointer: '/currency', outcome: 'passed' });
});

test('a method that pays to accounts leaves the currency to the country', () => {
  expect(said('BR', 'INR', { method: 'BANK_ACCOUNT' })).toBe('warning');
  expect(said('BR', 'JPY', { method: 'BANK_ACCOUNT' })).toBeUndefined();
  // a form names the method, and says the same of the corridor
  const { instruction, problems } = requirements({ country: 'BR', currency: 'INR' }, engine);
  expect(problems).toEqual([{ code: 'COUNTRY_CURRENCY_INCONSISTENCY', pointer: '/currency' }]);
  expect(explain(instruction, engine).alerts.map(({ code }) => code)).toContain('COUNTRY_CURRENCY_INCONSISTENCY');
});

test('a method of several countries says none of them', () => {
  const { alerts, checks } = explain({ method: 'MPESA', currency: 'TZS' }, engine);
  expect([...alerts.map(({ rule }) => rule), ...checks.map(({ check }) => check)]).not.toContain('country/currency');
  expect(explain({ method: 'GOPAY', currency: 'IDR' }, engine).checks.map(({ check }) => check)).toContain('country/currency');
});

test('the currency of the country whose accounts a territory has is in place there while it is one', () => {
  const then = createEngine({ on: '2001-06-01' });
  const codes = (country: string) => explain({ country, currency: 'FRF' }, then).alerts.map(({ code }) => code);
  expect(codes('NC')).toEqual([]);
  expect(codes('BR')).toContain('COUNTRY_CURRENCY_INCONSISTENCY');
});

test('the account says the country where nothing else does', () => {
  const creditorAccount = { id: { value: 'DE89370400440532013000', type: 'IBAN' } };
  const [alert] = explain({ currency: 'INR', creditorAccount }, engine).alerts;
  expect(alert).toMatchObject({ code: 'COUNTRY_CURRENCY_INCONSISTENCY', params: { country: 'DE', currency: 'INR' }, pointer: '/currency' });
});

test('every country module names a currency of its country', () => {
  const wrong = Object.values(accounts)
    .filter(({ code, currency }) => currencyStatus(currency, on) !== 'active' || !countriesOfCurrency(currency).includes(code))
    .map(({ code }) => code);
  expect(wrong).toEqual(['PS']); // has no currency of its own
});

test('the lists name what there is', () => {
  const listed = [...worldwideCurrencies, ...convertibleCurrencies, ...Object.keys(neighbours)];
  expect(listed.filter((currency) => currencyStatus(currency, on) !== 'active')).toEqual([]);
  expect([...convertibleCurrencies].filter((currency) => worldwideCurrencies.has(currency))).toEqual([]);
  expect(Object.values(neighbours).filter((country) => !isCountry(country))).toEqual([]);
});
