import { describe, expect, test } from 'vitest';
import { createEngine, explain, type PayeeName, validate } from '../../src/full.js';

const ACCOUNTS = {
  DE: { country: 'DE', currency: 'EUR', creditorAccount: { id: { value: 'DE89370400440532013000', type: 'IBAN' } } },
  BG: { country: 'BG', currency: 'EUR', creditorAccount: { id: { value: 'BG80BNBG96611020345678', type: 'IBAN' } } },
  PL: { country: 'PL', currency: 'EUR', creditorAccount: { id: { value: 'PL61109010140000071219812874', type: 'IBAN' } } },
  GB: { country: 'GB', currency: 'GBP', creditorAccount: { id: { value: 'GB29NWBK60161331926819', type: 'IBAN' } } },
  AU: {
    country: 'AU',
    currency: 'AUD',
    creditorAgent: { clearingSystemMemberId: { memberId: '062000' } },
    creditorAccount: { id: { value: '12345678' } },
  },
  NZ: { country: 'NZ', currency: 'NZD', creditorAccount: { id: { value: '01-0902-0068389-00' } } },
  IN: {
    country: 'IN',
    currency: 'INR',
    creditorAgent: { clearingSystemMemberId: { memberId: 'HDFC0000060' } },
    creditorAccount: { id: { value: '50100123456789' } },
  },
  CH: { country: 'CH', currency: 'EUR', creditorAccount: { id: { value: 'CH9300762011623852957', type: 'IBAN' } } },
} as const;

const noteOn = (on: string, country: keyof typeof ACCOUNTS, creditor: object, more: object = {}): PayeeName | undefined =>
  explain({ ...ACCOUNTS[country], creditor, ...more }, createEngine({ on })).payeeName;
const hintsOf = (name: string, more: object = {}, country: keyof typeof ACCOUNTS = 'DE'): readonly string[] =>
  noteOn('2026-11-22', country, { name, ...more })?.hints.map(({ code }) => code) ?? ['not compared'];

const ANNA = { name: 'Anna Huber' };

describe('the payee’s bank compares the name', () => {
  test('in the euro area since 9 October 2025', () => {
    expect(noteOn('2025-10-08', 'DE', ANNA)).toBeUndefined();
    expect(noteOn('2025-10-09', 'DE', ANNA)).toEqual({
      check: 'VoP',
      since: '2025-10-09',
      settlementSystems: ['SCT_INST', 'SCT'],
      message: 'Before the payment is sent, the payee’s bank compares this name with the holder of the account (Verification of Payee).',
      hints: [],
    });
  });

  test('in the rest of the Union from 9 July 2027 on', () => {
    expect(noteOn('2027-07-08', 'PL', ANNA)).toBeUndefined();
    expect(noteOn('2027-07-09', 'PL', ANNA)?.check).toBe('VoP');
  });

  test('in Bulgaria a year after the euro', () => {
    expect(noteOn('2026-12-31', 'BG', ANNA)).toBeUndefined();
    expect(noteOn('2027-01-01', 'BG', ANNA)?.check).toBe('VoP');
  });

  test('in the United Kingdom', () =>
    expect(noteOn('2026-11-22', 'GB', ANNA)).toMatchObject({ check: 'CoP', settlementSystems: ['GB_FPS', 'GB_CHAPS'] }));

  test.each([
    ['AU', '2025-07-01', 'CoP', 'AU_BECS'],
    ['NZ', '2025-04-20', 'CoP', 'NZ_SBI'],
    ['IN', '2025-04-01', 'NAME_LOOKUP', 'IN_NEFT'],
  ] as const)('in %s since %s', (country, since, check, system) => {
    const before = new Date(Date.parse(since) - 86_400_000).toISOString().slice(0, 10);
    expect(noteOn(before, country, ANNA)).toBeUndefined();
    expect(noteOn(since, country, ANNA)).toMatchObject({ check, since });
    expect(noteOn(since, country, ANNA)?.settlementSystems).toContain(system);
  });

  test('in India the payer compares', () => expect(noteOn('2026-11-28', 'IN', ANNA)?.message).toContain('shows the payer'));

  test('for the system that the payment asks for alone', () => {
    expect(noteOn('2026-11-22', 'DE', ANNA, { settlementInformation: { settlementSystem: 'SCT' } })?.settlementSystems).toEqual(['SCT']);
    expect(noteOn('2026-11-22', 'DE', ANNA, { settlementInformation: { settlementSystem: 'T2' } })).toBeUndefined();
  });

  test('nowhere else, and not where there is none', () => {
    expect(noteOn('2026-11-22', 'CH', ANNA)).toBeUndefined();
    expect(noteOn('2026-11-22', 'DE', {})).toBeUndefined();
    expect(explain(7 as unknown, createEngine({ on: '2026-11-22' })).payeeName).toBeUndefined();
  });
});

describe('what invites a mismatch', () => {
  test.each([
    ['Müller Bau', {}, ['LEGAL_FORM_MISSING']],
    ['Müller', { type: 'BUSINESS' }, ['LEGAL_FORM_MISSING']],
    ['Müller Bau GmbH', {}, []],
    ['Müller Bau GmbH (Wien)', {}, ['LEGAL_FORM_MISSING', 'BRACKETS']],
    ['Anna & Max Huber', {}, ['SEVERAL_HOLDERS']],
    ['A. Huber', {}, ['INITIAL']],
    ['Anna M. Huber', {}, []],
    ['Dr. Anna Huber', {}, ['TITLE']],
    ['Anna Huber t/a Huber Design', { type: 'INDIVIDUAL' }, ['TRADING_NAME']],
    ['Anna Huber', {}, []],
  ])('%s', (name, more, hints) => expect(hintsOf(name, more)).toEqual(hints));
});

test('is no alert', () => {
  const payment = { ...ACCOUNTS.DE, creditor: { name: 'Dr. A. Huber' } };
  const engine = createEngine({ on: '2026-11-22' });
  expect(validate(payment, engine)).toEqual({ status: 'OK', alerts: [] });
  expect(explain(payment, engine).payeeName?.hints).toHaveLength(2);
});
