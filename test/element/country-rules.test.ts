/** The rules that the element loads say of an account what every rule says: nothing of what decides is left out. */
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { en as messages } from '../../rules/texts/en/alerts.js';
import { accountExample } from '../../src/answers/requirements/examples.js';
import { accountChecks } from '../../src/checks/account-of-creditor.js';
import { checks } from '../../src/checks/index.js';
import { payeeFormChecks } from '../../src/checks/payee-of-form.js';
import { sepaScopeEdition } from '../../src/directory/sepa.js';
import { entryFindings } from '../../src/element/account-checks.js';
import { exampleWith } from '../../src/element/account-fields.js';
import { loadChecks } from '../../src/element/checking.js';
import { areLoaded, loadCountryRules, loadedRules } from '../../src/element/country-rules.js';
import { engineForFields, engineWithoutBanks, today } from '../../src/element/engines.js';
import { countries } from '../../src/index.js';
import { engine, formOf } from './forms.js';

beforeAll(loadChecks);

const codes = countries().map(({ code }) => code);

test('every check of an account, its bank and the name is among those of the element, in their order', () => {
  const isOfAccount = (pointer: string): boolean => /^\/creditor(?:A(?:ccount|gent)|\/name$|$)/.test(pointer);
  const elsewhere = ['contact/phone-of-account', 'intermediary/repetition'];
  const wanted = checks.filter(({ name, asks }) => asks.some(isOfAccount) && !elsewhere.includes(name));
  expect(accountChecks.map(({ name }) => name)).toEqual(wanted.map(({ name }) => name));
  const ofIntermediaries = (pointer: string): boolean => /^\/intermediaryAgent/.test(pointer);
  expect(payeeFormChecks.map(({ name }) => name)).toEqual(
    checks.filter(({ asks }) => !asks.some(ofIntermediaries)).map(({ name }) => name),
  );
});

test('a device whose clock was lost goes by the day of the rules', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(1970, 0, 1) });
  expect(today()).toBe(sepaScopeEdition);
  vi.setSystemTime(Date.UTC(2031, 4, 6));
  expect(today()).toBe('2031-05-06');
  vi.useRealTimers();
});

test('what shows in the hint passes every check of its country', () => {
  const example = exampleWith(engineForFields(undefined));
  for (const code of codes) {
    const [own, every] = [loadedRules().countries.domestic(code), engine.rules.countries.domestic(code)];
    expect(own && example(own), code).toEqual(every && accountExample(every, engine));
  }
});

describe('of a country whose territories have its systems or its letters', () => {
  test.each(['GG', 'PR', 'RE', 'LI'])('%s, these are loaded as well', async (code) => {
    await loadCountryRules([code]);
    expect(areLoaded([code])).toBe(true);
    expect(
      loadedRules()
        .schemes.fitting({ accountCountry: code, accountIdTypes: [], bicIsUsable: true }, '2026-11-22')
        .map((one) => one.code),
    ).toEqual(
      engine.rules.schemes.fitting({ accountCountry: code, accountIdTypes: [], bicIsUsable: true }, '2026-11-22').map((one) => one.code),
    );
  });
});

test.each([
  ['DE', 'IBAN', { iban: 'DE88 3704 0044 0532 0130 00' }],
  ['DE', 'IBAN', { iban: 'GB29 NWBK 6016 1331 9268 18' }],
  ['GB', 'ACCOUNT_NUMBER', { memberId: '20-00-00', account: '55779912' }],
  ['US', 'ACCOUNT_NUMBER', { memberId: '021000022', account: '123456789' }],
  ['BR', 'ACCOUNT_NUMBER', { memberId: '001', branchId: '1584-9', account: '210169-7', accountType: 'CHECKING' }],
  ['FR', 'IBAN', { iban: 'FR14 2004 1010 0505 0001 3M02 607' }],
] as const)('of %s by %s it finds what every check finds: %j', (country, way, entries) => {
  const form = formOf(country, { way });
  const found = (asked: typeof engine) => entryFindings(form, entries, { engine: asked, messages, isRequired: true });
  const own = engineWithoutBanks();
  expect(own).toBeDefined();
  expect(own && found(own)).toEqual(found(engine));
  expect(Object.values(found(engine).fields).some((field) => field?.problem)).toBe(true);
});
