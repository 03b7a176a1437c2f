/** The value of `<payprep-account>`: what is given comes back, whatever names the account. */
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../rules/index/languages.js';
import { en as fieldTexts } from '../../rules/texts/en/fields.js';
import { accountForm, type ElementCorridor } from '../../src/element/account-fields.js';
import { type AccountValue, entriesOfValue, parseValue } from '../../src/element/account-value.js';
import { isFindingDue } from '../../src/element/findings.js';
import { textsIn } from '../../src/element/texts.js';
import { validate } from '../../src/index.js';
import { engine, findings, formOf } from './forms.js';

describe('the value', () => {
  const british: AccountValue = {
    creditorAccount: { id: { value: '31926819', type: 'ACCOUNT_NUMBER' } },
    creditorAgent: { clearingSystemMemberId: { memberId: '601613' } },
  };

  test('comes back as it was given, without the separators of the field', () => {
    const { way, entries } = entriesOfValue(british);
    const form = formOf('GB', { way });
    expect(findings(form, entries).value).toEqual(british);
    expect(findings(form, { ...entries, memberId: '60-16-13' }).value).toEqual(british);
  });

  test.each([
    ['BR', 'EMAIL', 'name@example.com', 'E-mail address'],
    ['BR', 'PHONE', '+5511987654321', 'Mobile number'],
    ['BR', 'TAX_ID', '11144477735', 'Tax number'],
    ['BR', 'ALIAS', '123e4567-e12b-12d1-a456-426655440000', 'Name or key of the account'],
    ['CN', 'CARD_NUMBER', '6200000000000005', 'Card number'],
    ['MY', 'NRIC', '800517015555', 'Identity card number (NRIC)'],
    ['', 'EMAIL', 'name@example.com', 'E-mail address'],
    ['', 'TAX_ID', '11144477735', 'Tax number'],
  ])('to %j of what stands for an account, %s, keeps its type and asks for no bank', (country, type, value, label) => {
    const given: AccountValue = { creditorAccount: { id: { value, type } } };
    const { way, entries } = entriesOfValue(given);
    for (const settlementSystem of country === 'BR' ? ['', 'BR_PIX'] : ['']) {
      const form = formOf(country, { way, settlementSystem });
      expect(form.fields.map(({ name, text }) => [name, text.label])).toEqual([['proxy', label]]);
      expect(form.ways[0]).toEqual({ way: type, label });
      const { value: kept, fields } = findings(form, entries, true);
      expect([kept, fields.proxy?.problem]).toEqual([given, undefined]);
      // whoever chooses an account begins with an empty field
      const other = formOf(country, { way: form.ways[1]?.way, settlementSystem });
      expect(findings(other, entries).value).toBeUndefined();
    }
  });

  test('to what stands for an account shows and keeps the bank or the biller that is given beside it', () => {
    const memberIdOf = (type: string, value: string, memberId: string) => ({
      creditorAccount: { id: { value, type } },
      creditorAgent: { clearingSystemMemberId: { memberId } },
    });
    for (const [country, given] of [
      ['BR', memberIdOf('EMAIL', 'name@example.com', '00360305')],
      ['AU', memberIdOf('BPAY_CRN', '4111114', '23796')],
    ] as const) {
      const { way, entries } = entriesOfValue(given);
      const form = accountForm(
        { ...formOf(country).asked.corridor, settlementSystem: '', isLocalFirst: false, way },
        fieldTexts,
        engine,
        entries,
      );
      const { value, fields } = findings(form, entries, true);
      expect([value, fields.memberId?.problem]).toEqual([given, undefined]);
    }
  });

  test.each([
    ['US', 'DE89370400440532013000', 'IBAN'], // the country has no IBANs
    ['', '31926819', 'ACCOUNT_NUMBER'],
  ] as const)('stays where an account of %j is named otherwise', (country, value, type) => {
    const given: AccountValue = { creditorAccount: { id: { value, type } } };
    const { way, entries } = entriesOfValue(given);
    const corridor: ElementCorridor = { country, currency: '', settlementSystem: '', isLocalFirst: false, way };
    const form = accountForm(corridor, fieldTexts, engine, entries);
    expect([form.way, findings(form, entries).value]).toEqual([type, given]);
    // whoever chose another country before anything was typed gets its own fields
    expect(accountForm(corridor, fieldTexts, engine, {}).way).not.toBe(type);
  });

  test('may lose the BIC beside an IBAN where no country is given', () => {
    const value = { creditorAccount: { id: { value: 'DE89370400440532013000', type: 'IBAN' } }, creditorAgent: { bic: 'COBADEFFXXX' } };
    const { way, entries } = entriesOfValue(value);
    const corridor: ElementCorridor = { country: '', currency: '', settlementSystem: '', isLocalFirst: false, way };
    const form = accountForm(corridor, fieldTexts, engine, entries);
    expect(findings(form, { ...entries, bic: '' }, true).fields.bic).toEqual({ state: 'empty' });
  });

  test('is an IBAN without a type where it is one', () => {
    expect(entriesOfValue({ creditorAccount: { id: { value: 'DE89 3704 0044 0532 0130 00' } } } as AccountValue).way).toBe('IBAN');
    expect(entriesOfValue({ creditorAccount: { id: { value: '31926819' } } } as AccountValue).way).toBe('ACCOUNT_NUMBER');
  });

  test('is none where nothing or nonsense is given', () => {
    for (const json of [null, '', 'x', '1', '[]', 'null']) expect(parseValue(json)).toBeUndefined();
    const odd = { creditorAccount: { id: { value: 1, type: null } }, creditorAgent: 'x' } as unknown as AccountValue;
    expect(findings(formOf('DE'), entriesOfValue(odd).entries).value).toBeUndefined();
  });
});

describe('a Pix key', () => {
  const brazilian = formOf('BR', { way: 'KEY' });
  const told = (proxy: string, form = brazilian) => findings(form, { proxy }).value;
  const keyOf = (value: string, type: string) => ({
    creditorAccount: { id: { value, type } },
    settlementInformation: { settlementSystem: 'BR_PIX' },
  });

  test('is a way of its own for reais to Brazil, behind the others, in every language', async () => {
    expect(brazilian.fields.map(({ name, text }) => [name, text.label])).toEqual([['proxy', 'Pix key']]);
    const waysOf = (country: string, options: Partial<ElementCorridor> = {}) => formOf(country, options).ways.map(({ way }) => way);
    expect(waysOf('BR')).toEqual(['ACCOUNT_NUMBER', 'IBAN', 'KEY']);
    expect(waysOf('BR', { settlementSystem: 'BR_PIX' })).toEqual(['ACCOUNT_NUMBER', 'KEY']);
    for (const [country, options] of [
      ['BR', { settlementSystem: 'BR_TED' }],
      ['BR', { currency: 'USD' }],
      ['PT', {}],
    ] as const)
      expect(waysOf(country, { ...options, way: 'KEY' })).not.toContain('KEY');
    for (const language of LANGUAGES) {
      const { fields } = await textsIn(language);
      const corridor = { country: 'BR', currency: '', settlementSystem: '', isLocalFirst: false, way: undefined };
      expect(accountForm(corridor, fields, engine).ways.at(-1)?.label, language).toMatch(/Pix/);
    }
  });

  test.each([
    ['111.444.777-35', '11144477735', 'TAX_ID'],
    ['11144477735', '11144477735', 'TAX_ID'],
    ['11.222.333/0001-81', '11222333000181', 'TAX_ID'],
    ['name@example.com', 'name@example.com', 'EMAIL'],
    ['+55 11 98765-4321', '+5511987654321', 'PHONE'],
    ['(11) 98765-4321', '+5511987654321', 'PHONE'],
    ['123E4567-E12B-12D1-A456-426655440000', '123e4567-e12b-12d1-a456-426655440000', 'ALIAS'],
    ['Chave Pix: 111.444.777-35', '11144477735', 'TAX_ID'],
  ])('%s is %s of type %s, and nothing is wrong with it', (typed, value, type) => {
    expect(told(typed)).toEqual(keyOf(value, type));
    expect(findings(brazilian, { proxy: typed }, true).fields.proxy?.problem).toBeUndefined();
    expect(validate({ country: 'BR', currency: 'BRL', creditor: { name: 'Ada Example' }, ...told(typed) }, engine)).toEqual({
      status: 'OK',
      alerts: [],
    });
  });

  test('of eleven digits that are no CPF is no telephone number, and nothing is wrong before the field is left', () => {
    for (const typed of ['11987654321', 'name@', '111.444']) {
      const finding = findings(brazilian, { proxy: typed }).fields.proxy;
      expect(finding?.problem, typed).toMatchObject({ isError: true, text: 'Check the entry in “Pix key”.' });
      expect(finding && [isFindingDue(finding, false, false), isFindingDue(finding, true, false)], typed).toEqual([false, true]);
    }
    expect(told('11987654321')).toEqual(keyOf('11987654321', 'TAX_ID'));
    expect(told('')).toBeUndefined();
    expect(findings(brazilian, {}, true).fields.proxy?.problem?.text).toBe('Enter the Pix key.');
  });

  test('comes back as it was given, of its type, until another is typed', () => {
    const given = keyOf('name@example.com', 'ALIAS');
    const { way, entries } = entriesOfValue(given);
    const corridor: ElementCorridor = { country: 'BR', currency: '', settlementSystem: '', isLocalFirst: false, way };
    const form = accountForm(corridor, fieldTexts, engine, entries);
    expect([form.way, findings(form, entries).value]).toEqual(['KEY', given]);
    expect(findings(form, { ...entries, proxy: '111.444.777-35' }).value).toEqual(keyOf('11144477735', 'TAX_ID'));
    // elsewhere, and beside a bank, it stays what it is
    const beside = { ...given, creditorAgent: { clearingSystemMemberId: { memberId: '00360305' } } };
    for (const [country, value] of [
      ['', given],
      ['BR', beside],
    ] as const) {
      const { entries: kept } = entriesOfValue(value);
      const other = accountForm({ ...corridor, country }, fieldTexts, engine, kept);
      expect([other.way, findings(other, kept).value]).toEqual(['ALIAS', value]);
    }
  });
});

describe('the name', () => {
  const withName = (country: string) => formOf(country, { hasName: true });

  test('comes first where it is asked for, is part of the value, and comes back', () => {
    const entries = { name: 'Ada Example', iban: 'DE89 3704 0044 0532 0130 00' };
    const value = { creditor: { name: 'Ada Example' }, creditorAccount: { id: { value: 'DE89370400440532013000', type: 'IBAN' } } };
    expect(withName('DE').fields.map(({ name }) => name)).toEqual(['name', 'iban']);
    expect(findings(withName('DE'), entries).value).toEqual(value);
    expect(entriesOfValue(value).entries.name).toBe('Ada Example');
    expect(findings(formOf('DE'), entries).value?.creditor).toBeUndefined();
  });

  test('is missing where an account has none, and is no name of a way', () => {
    const { fields } = findings(withName('DE'), { iban: 'DE89 3704 0044 0532 0130 00' });
    expect(fields.name?.problem).toEqual({ text: 'Enter the full name.', isError: true, code: 'CREDITOR_NAME_MISSING' });
    expect(withName('GB').ways.map(({ label }) => label)).toEqual(formOf('GB').ways.map(({ label }) => label));
  });
});
