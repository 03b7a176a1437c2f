/** A bank that is chosen in `<payprep-account>`, what its events tell, and numbers that are pasted with their labels. */
import { describe, expect, test } from 'vitest';
import { loadBankSearch } from '../../src/element/bank-search.js';
import { problemsOf, stateOfAccount } from '../../src/element/findings.js';
import { readLabelled } from '../../src/element/labelled-text.js';
import { findings, formOf } from './forms.js';

const toldOf = (country: string, entries: Parameters<typeof findings>[1], isRequired = false) => {
  const form = formOf(country);
  const found = findings(form, entries, isRequired);
  return { state: stateOfAccount(form, found), problems: problemsOf(form, found), value: found.value };
};

describe('a bank', () => {
  test.each([
    ['NG', 'bankCode', 'memberId'],
    ['JP', 'bankCode', 'memberId'],
    ['PH', 'bic', 'bic'],
  ] as const)('in %s is chosen by its name', (country, bank, name) => {
    expect(formOf(country).fields.find((field) => field.name === name)).toMatchObject({ bank, text: { label: 'Bank' } });
  });

  test('is no list where people know the code', () => {
    for (const country of ['GB', 'US', 'IN', 'AU', 'DE']) expect(formOf(country).fields.some(({ bank }) => bank)).toBe(false);
  });

  test.each([
    ['NG', 'bankCode', 'gtbank', '058'],
    ['NG', 'bankCode', '058', '058'],
    ['JP', 'bankCode', 'mizuho', '0001'],
    ['PH', 'bic', 'bpi', 'BOPIPHMM'],
  ] as const)('of %s by its %s: %s is %s', async (country, identifier, text, value) => {
    const find = await loadBankSearch(country, identifier);
    expect(find?.(text)[0]).toMatchObject({ value, isSure: true });
    expect(find?.('').length).toBeGreaterThan(10);
  });

  test('that is named and not chosen is none of the value, and is asked for', () => {
    const problem = { pointer: '/creditorAgent/clearingSystemMemberId/memberId', text: 'Choose the bank.', severity: 'error' };
    const { state, problems, value } = toldOf('NG', { memberId: 'gtb', account: '1234567890' });
    expect([state, problems, value?.creditorAgent]).toEqual(['incomplete', [{ ...problem, code: 'CREDITOR_AGENT_MISSING' }], undefined]);
    expect(toldOf('PH', { bic: 'bpi', account: '1234567890' }).value?.creditorAgent).toBeUndefined();
    expect(toldOf('NG', { memberId: '058', account: '1234567890' }).value?.creditorAgent).toEqual({
      clearingSystemMemberId: { memberId: '058' },
    });
  });
});

describe('what events tell', () => {
  test('is how far the account is, and what is wrong with it', () => {
    expect(toldOf('DE', {})).toMatchObject({ state: 'empty', problems: [] });
    expect(toldOf('DE', {}, true)).toMatchObject({ state: 'empty', problems: [{ code: 'CREDITOR_ACCOUNT_MISSING' }] });
    expect(toldOf('DE', { iban: 'DE89 3704' })).toMatchObject({
      state: 'incomplete',
      problems: [{ pointer: '/creditorAccount/id/value', severity: 'error', code: expect.stringMatching(/^CREDITOR_IBAN_/) }],
    });
    expect(toldOf('DE', { iban: 'DE89 3704 0044 0532 0130 00' })).toMatchObject({ state: 'complete', problems: [] });
  });

  test('is said in the words of the field, and never names a check', () => {
    const { problems } = toldOf('GB', { memberId: '20-00-00', account: '55779912' });
    expect(problems.map(({ text }) => text).join()).toContain('“Account number”');
    expect(
      JSON.stringify([problems, toldOf('NG', { memberId: '058', account: '1234567891' }).problems].flat().map(({ text }) => text)),
    ).not.toMatch(/modulus|nuban\b|of US/);
  });
});

describe('a text with labels', () => {
  const read = (text: string, country = 'GB') => readLabelled(text, formOf(country).fields, country);

  test('fills each field that it names', () => {
    const both = { memberId: '20-00-00', account: '55779911' };
    expect(read('Sort code: 20-00-00, Account: 55779911')).toEqual(both);
    expect(read('Account number: 55779911\nSort code: 20-00-00')).toEqual(both);
    expect(read('Routing number: 021000021; Account #: 123456789', 'US')).toEqual({ memberId: '021000021', account: '123456789' });
  });

  test('is left to the field where it names one, none, or what has the wrong form', () => {
    for (const text of [
      'Sort code: 20-00-00',
      '20-00-00 55779911',
      'Phone: 20-00-00, Reference: 55779911',
      'Sort code: abc, Account: ???',
      '',
    ]) {
      expect(read(text)).toBeUndefined();
    }
    expect(read('Sort code: '.repeat(10_000))).toBeUndefined();
  });
});

test('a bank of Brazil has the code that people know, the other where there is none, and a logo where one is known', async () => {
  const find = await loadBankSearch('BR', 'bankCode');
  expect(find?.('itau unibanco')[0]).toMatchObject({ value: '341', otherCode: '60701190' });
  expect(find?.('00038166')[0]).toMatchObject({ value: '00038166' });
  const german = await loadBankSearch('DE', 'bic');
  expect(german?.('commerzbank')[0]?.logo ?? '').toMatch(/^(?:data:image\/svg\+xml,.+)?$/);
});
