/** Identifiers that settlement systems register in place of an account, without a method: Pix keys, UPI addresses, PayID and others. */
import { describe, expect, test } from 'vitest';
import { SE } from '../../rules/countries/SE/index.js';
import { schemes } from '../../rules/index/schemes.js';
import type { SchemeRule } from '../../rules/vocabulary/scheme.js';
import * as core from '../../src/core.js';
import { createEngine, enrich, explain, validate } from '../../src/full.js';

const engine = createEngine({ on: '2026-11-20' });
const CURRENCIES: Readonly<Record<string, string>> = {
  AU: 'AUD',
  BR: 'BRL',
  AE: 'AED',
  AR: 'ARS',
  CO: 'COP',
  CR: 'CRC',
  EG: 'EGP',
  ES: 'EUR',
  CA: 'CAD',
  HK: 'HKD',
  HU: 'HUF',
  ID: 'IDR',
  IN: 'INR',
  JO: 'JOD',
  KE: 'KES',
  MY: 'MYR',
  PK: 'PKR',
  PL: 'PLN',
  SE: 'SEK',
  SG: 'SGD',
  TH: 'THB',
  TR: 'TRY',
  RO: 'RON',
};
const to = (country: string, type: string, value: string) => ({
  country,
  currency: CURRENCIES[country],
  creditorAccount: { id: { value, type } },
});
const proxyAlerts = (instruction: unknown) =>
  explain(instruction, engine)
    .alerts.filter(({ code }) => code.startsWith('CREDITOR_PROXY'))
    .map(({ code, severity }) => `${code} ${severity}`);

/** A settlement system that there is. */
function schemeOf(code: string): SchemeRule {
  const scheme = schemes[code];
  if (scheme === undefined) throw new Error(`no ${code}`);
  return scheme;
}

const PIX = 'BR_PIX';
const UUID = '123e4567-e89b-12d3-a456-426655440000';

describe.each([
  ['BR', 'ALIAS', UUID.toUpperCase(), UUID, 'ALIAS', PIX],
  ['BR', 'EMAIL', 'Ada@Example.org', 'ada@example.org', 'EMAIL', PIX],
  ['BR', 'ALIAS', 'ada@example.org', 'ada@example.org', 'EMAIL', PIX],
  ['BR', 'TAX_ID', '111.444.777-35', '11144477735', 'TAX_ID', PIX],
  ['BR', 'ALIAS', '12ABC34501DE35', '12ABC34501DE35', 'TAX_ID', PIX],
  ['BR', 'TAX_ID', '11.222.333/0001-81', '11222333000181', 'TAX_ID', PIX],
  ['BR', 'ALIAS', '12.abc.345/01de-35', '12ABC34501DE35', 'TAX_ID', PIX],
  ['BR', 'PHONE', '(11) 98765-4321', '+5511987654321', 'PHONE', PIX],
  ['IN', 'ALIAS', 'Ada.Lovelace@okhdfcbank', 'ada.lovelace@okhdfcbank', 'ALIAS', 'IN_UPI'],
  ['SG', 'PHONE', '8123 4567', '+6581234567', 'PHONE', 'SG_PAYNOW'],
  ['SG', 'TAX_ID', '201912345R', '201912345R', 'TAX_ID', 'SG_PAYNOW'],
  ['TH', 'PHONE', '081 234 5678', '+66812345678', 'PHONE', 'TH_PROMPTPAY'],
  ['TH', 'TAX_ID', '1-1234-56789-01-4', '1123456789014', 'TAX_ID', 'TH_PROMPTPAY'],
  ['AU', 'EMAIL', 'ada@example.org', 'ada@example.org', 'EMAIL', 'AU_NPP'],
  ['AU', 'TAX_ID', '51 824 753 556', '51824753556', 'TAX_ID', 'AU_NPP'],
  ['SE', 'PHONE', '070-123 45 67', '+46701234567', 'PHONE', 'SE_SWISH'],
  ['SE', 'ALIAS', '123 123 45 67', '1231234567', 'ALIAS', 'SE_SWISH'],
  // of a charity: the number of its 90 account
  ['SE', 'ALIAS', '900 12 34', '9001234', 'ALIAS', 'SE_SWISH'],
  ['ES', 'PHONE', '612 345 678', '+34612345678', 'PHONE', 'ES_BIZUM'],
  ['PL', 'PHONE', '512 345 678', '+48512345678', 'PHONE', 'PL_BLIK'],
  // longer than any Polish number
  ['PL', 'PHONE', '380501234567', '+380501234567', 'PHONE', 'PL_BLIK'],
  ['AR', 'ALIAS', 'Casa.Perro-7', 'casa.perro-7', 'ALIAS', 'AR_TRANSFERENCIAS'],
  ['HU', 'TAX_ID', '12892312-2-41', '12892312241', 'TAX_ID', 'HU_AFR'],
  ['ID', 'PHONE', '0812-3456-7890', '+6281234567890', 'PHONE', 'ID_BI_FAST'],
  ['AE', 'PHONE', '050 123 4567', '+971501234567', 'PHONE', 'AE_AANI'],
  ['CR', 'PHONE', '8812 3456', '+50688123456', 'PHONE', 'CR_SINPE'],
  ['EG', 'PHONE', '010 1234 5678', '+201012345678', 'PHONE', 'EG_INSTAPAY'],
  ['JO', 'PHONE', '0791234567', '+962791234567', 'PHONE', 'JO_CLIQ'],
  ['PK', 'PHONE', '0300-1234567', '+923001234567', 'PHONE', 'PK_RAAST'],
  ['TR', 'PHONE', '0532 123 45 67', '+905321234567', 'PHONE', 'TR_FAST'],
  ['CO', 'ALIAS', '@Ada12', '@ada12', 'ALIAS', 'CO_BREB'],
  // as the methods that the systems carry have them
  ['CA', 'PHONE', '(416) 555-0123', '+14165550123', 'PHONE', 'CA_INTERAC'],
  ['HK', 'FPS_ID', '123 456 789', '123456789', 'FPS_ID', 'HK_FPS'],
  ['HK', 'PHONE', '6123 4567', '+85261234567', 'PHONE', 'HK_FPS'],
  ['KE', 'PHONE', '0712 345 678', '+254712345678', 'PHONE', 'KE_MPESA'],
  ['MY', 'PHONE', '012-345 6789', '+60123456789', 'MOBILE', 'MY_DUITNOW'],
  ['MY', 'NRIC', '900101-14-5678', '900101145678', 'NRIC', 'MY_DUITNOW'],
])('%s %s %s', (country, type, value, written, writtenType, system) => {
  const instruction = to(country, type, value);
  test('is valid', () => expect(proxyAlerts(instruction)).toEqual([]));
  test('is written as the system registers it, and the system is offered', () => {
    const { creditorAccount, settlementInformation } = enrich(instruction, engine).enrichments;
    expect(creditorAccount?.ids).toEqual([{ value: written, type: writtenType }]);
    expect(settlementInformation?.settlementSystems).toContain(system);
  });
  test('is valid where the system is asked for', () => {
    expect(proxyAlerts({ ...instruction, settlementInformation: { settlementSystem: system } })).toEqual([]);
  });
});

describe('an identifier that no system of the country can read', () => {
  test.each([
    ['BR', 'ALIAS', 'ada', 'error'],
    ['BR', 'PHONE', '+44 7700 900123', 'error'],
    ['IN', 'ALIAS', 'ada', 'warning'],
    ['SE', 'ALIAS', '800 12 34', 'warning'],
    ['SE', 'PHONE', '08 123 456', 'warning'],
    ['TH', 'TAX_ID', '123', 'warning'],
    // a landline, and a number of the neighbour
    ['JO', 'PHONE', '06 123 4567', 'warning'],
    ['PK', 'PHONE', '+91 98765 43210', 'warning'],
    // a digit is wrong, or the letter that checks them
    ['BR', 'TAX_ID', '111.444.777-36', 'error'],
    ['BR', 'ALIAS', '12ABC34501DE36', 'error'],
    ['SG', 'NRIC', 'S1234567E', 'warning'],
    ['SG', 'TAX_ID', '201912345A', 'warning'],
    ['TH', 'TAX_ID', '1-1234-56789-01-2', 'warning'],
    ['AU', 'TAX_ID', '51 824 753 557', 'warning'],
    ['CA', 'EMAIL', 'ada', 'error'],
    ['CA', 'PHONE', '+44 7700 900123', 'error'],
    ['HK', 'FPS_ID', '12345', 'warning'],
    ['HK', 'PHONE', '+852 2123 4567', 'warning'],
    ['MY', 'PHONE', '+65 8123 4567', 'warning'],
    // no form is declared, and yet this is no e-mail address, no telephone number, and no tax number that was given out
    ['RO', 'EMAIL', 'ada', 'error'],
    ['TR', 'EMAIL', 'ada@', 'warning'],
    ['RO', 'PHONE', 'ada', 'error'],
    ['TR', 'TAX_ID', '12345678901', 'warning'],
    ['HU', 'TAX_ID', '8071592154', 'error'],
    ['BR', 'TAX_ID', '111.111.111-11', 'error'],
    // a landline of the country, which is no number in India, Morocco or the United States for the lack of a plus
    ['ES', 'PHONE', '912 345 678', 'warning'],
    ['HK', 'PHONE', '2123 4567', 'warning'],
    ['AU', 'PHONE', '1300 123 456', 'warning'],
    ['PL', 'PHONE', '12 345 678', 'warning'],
    ['KE', 'PHONE', 'x', 'warning'],
    ['AR', 'ALIAS', 'casa', 'warning'],
    ['AR', 'ALIAS', 'casa perro sol', 'warning'],
  ])('%s %s %s', (country, type, value, severity) => {
    const instruction = to(country, type, value);
    expect(proxyAlerts(instruction)).toEqual([`CREDITOR_PROXY_INVALID_FORMAT ${severity}`]);
    expect(validate(instruction, engine).status).toBe('ALERT');
    expect(enrich(instruction, engine).enrichments.creditorAccount).toBeUndefined();
  });
});

test('the number of a card has digits alone, twelve to nineteen of them', () => {
  const faults = (country: string, currency: string, value: string) =>
    explain({ country, currency, creditorAccount: { id: { value, type: 'CARD_NUMBER' } } }, engine).alerts.map(({ code }) => code);
  for (const [country, currency] of [
    ['MX', 'MXN'],
    ['CN', 'CNY'],
  ] as const) {
    expect(faults(country, currency, '6200 0000 0000 0005')).toEqual([]);
    expect(faults(country, currency, '62000000000')).toEqual(['CREDITOR_CARD_NUMBER_INVALID_FORMAT']);
    expect(faults(country, currency, 'ada')).toEqual(['CREDITOR_CARD_NUMBER_INVALID_FORMAT']);
  }
});

test('explain says whether the form was checked', () => {
  const outcome = (instruction: unknown) =>
    explain(instruction, engine).checks.find(({ check }) => check === 'account-id/registered')?.outcome;
  expect(outcome(to('BR', 'EMAIL', 'ada@example.org'))).toBe('passed');
  expect(outcome(to('BR', 'EMAIL', 'ada'))).toBe('failed');
  // one system gives the type a form, another takes anything
  const phone = { country: 'SE', creditorAccount: { id: { value: '1234', type: 'PHONE' } } };
  const open: SchemeRule = { ...schemeOf('KE_MPESA'), code: 'SE_OPEN', countries: ['SE'], currencies: ['SEK'] };
  const both = core.createEngine({ rules: [SE, open], on: '2026-11-20' });
  expect(core.explain(phone, both).checks.find(({ check }) => check === 'account-id/registered')?.outcome).toBe('not-covered');
  expect(outcome(to('DE', 'PHONE', 'x'))).toBeUndefined();
});

test('a system has the form that its method has in its country', () => {
  const settlementInformation = { settlementSystem: 'KE_MPESA' };
  const paid = (value: string) => proxyAlerts({ ...to('KE', 'PHONE', value), settlementInformation });
  expect(paid('0712 345 678')).toEqual([]);
  expect(paid('+255 754 123 456')).toEqual(['CREDITOR_PROXY_INVALID_FORMAT error']);
});

test('of a type without a form nothing is said, and of one that no system takes', () => {
  expect(proxyAlerts(to('SG', 'ALIAS', 'anything#GRAB'))).toEqual([]);
  expect(proxyAlerts(to('RO', 'PHONE', '1234'))).toEqual([]);
  expect(proxyAlerts({ ...to('AU', 'ALIAS', 'Example Charity'), settlementInformation: { settlementSystem: 'AU_NPP' } })).toEqual([]);
  expect(validate({ ...to('AU', 'ALIAS', 'Example Charity'), creditor: { name: 'Example Charity' } }, engine).status).toBe('OK');
  expect(proxyAlerts(to('DE', 'PHONE', 'x'))).toEqual([]);
  expect(proxyAlerts({ ...to('BR', 'PASSPORT', 'x') })).toEqual([]);
});
