/** What `<payprep-account>` asks for in each country, and what it knows of what is typed. */
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../rules/index/languages.js';
import { en as messages } from '../../rules/texts/en/alerts.js';
import { en as fieldTexts } from '../../rules/texts/en/fields.js';
import type { ElementWords } from '../../rules/vocabulary/element-words.js';
import { entryFindings } from '../../src/element/account-checks.js';
import { accountForm, type ElementCorridor, elementCorridor } from '../../src/element/account-fields.js';
import { countriesOf, entriesOfValue } from '../../src/element/account-value.js';
import { bankOf } from '../../src/element/bank-of-account.js';
import { languageFor, textsIn } from '../../src/element/texts.js';
import { countries, createEngine } from '../../src/index.js';
import { loadReferenceData } from '../../src/load.js';
import { engine, findings, formOf } from './forms.js';

const namesOf = (country: string, options: Partial<ElementCorridor> = {}) => formOf(country, options).fields.map(({ name }) => name);

describe('the fields', () => {
  test.each([
    ['DE', {}, ['iban']],
    ['GB', {}, ['memberId', 'account']],
    ['GB', { currency: 'USD' }, ['iban']],
    ['BR', {}, ['memberId', 'branchId', 'account', 'accountType']],
    ['BR', { currency: 'USD' }, ['iban']],
    ['JP', {}, ['memberId', 'branchId', 'account']],
    ['GB', { isLocalFirst: true }, ['memberId', 'account']],
    ['GB', { way: 'ACCOUNT_NUMBER' }, ['memberId', 'account']],
    ['US', {}, ['memberId', 'account']],
    ['US', { hasType: true }, ['memberId', 'account', 'accountType']],
    ['BR', { settlementSystem: 'BR_TED' }, ['memberId', 'branchId', 'account', 'accountType']],
    ['MX', {}, ['account']],
    ['AQ', {}, ['account', 'bic']],
    ['PH', {}, ['bic', 'account']], // people there choose the bank, whose BIC it is
    ['', {}, ['iban']],
  ] as const)('of %j with %j are %j', (country, options, names) => expect(namesOf(country, options)).toEqual(names));

  test('leave a choice where a country has both, and a payment in euro none', () => {
    expect(formOf('GB').ways).toEqual([
      { way: 'ACCOUNT_NUMBER', label: 'Sort code and account number' },
      { way: 'IBAN', label: 'IBAN' },
    ]);
    expect(formOf('GB', { currency: 'USD' }).ways.map(({ way }) => way)).toEqual(['IBAN', 'ACCOUNT_NUMBER']);
    expect(formOf('DE').ways).toHaveLength(1);
    expect(formOf('GB', { currency: 'EUR' }).ways).toHaveLength(1);
    // nothing is worked out of what is not shown
    expect(formOf('DE').asked.fields.filter(({ accountIdType }) => accountIdType === 'ACCOUNT_NUMBER')).toEqual([]);
    expect(formOf('DE', { way: 'ACCOUNT_NUMBER' }).fields.map(({ name }) => name)).toContain('account');
  });

  test.each([
    ['DE', { creditorAccount: { id: { value: 'DE89370400440532013000', type: 'IBAN' } }, creditorAgent: { bic: 'COBADEFFXXX' } }, 'bic'],
    ['US', { creditorAccount: { id: { value: '123456789', type: 'ACCOUNT_NUMBER' } }, creditorAgent: { bic: 'CHASUS33' } }, 'bic'],
    [
      'PH',
      {
        creditorAccount: { id: { value: '1234567890', type: 'ACCOUNT_NUMBER' } },
        creditorAgent: { clearingSystemMemberId: { memberId: '010040018' } },
      },
      'memberId',
    ],
    [
      'AF',
      {
        creditorAccount: { id: { value: '1234567890', type: 'ACCOUNT_NUMBER' } },
        creditorAgent: { clearingSystemMemberId: { memberId: '123' } },
      },
      'memberId',
    ],
  ] as const)('of %s show what nobody asks for where it is filled in, keep it, and let it be cleared', (country, value, extra) => {
    const { way, entries } = entriesOfValue(value);
    const form = accountForm({ country, currency: '', settlementSystem: '', isLocalFirst: false, way }, fieldTexts, engine, entries);
    expect(form.fields.find(({ name }) => name === extra)).toMatchObject({ isExtra: true, text: { label: expect.stringMatching(/./) } });
    expect(findings(form, entries).value).toEqual(value);
    expect(findings(form, { ...entries, [extra]: '' }, true).fields[extra]).toEqual({ state: 'empty' });
  });

  test.each([
    ['uk', 'gbp', 'GB', 'GBP'],
    [' EL ', '', 'GR', ''],
    ['XX', 'pounds', '', ''],
    ['Germany', 'EU', '', ''],
  ])('of the country %j and the currency %j are those of what was meant, else none', (country, currency, code, money) => {
    const corridor = elementCorridor({ country, currency, settlementSystem: '', local: false }, undefined);
    expect(corridor).toMatchObject({ country: code, currency: money });
  });

  test('without a country show a BIC beside the IBAN, and no bank code', () => {
    const entries = { iban: 'DE89 3704 0044 0532 0130 00', bic: 'COBADEFFXXX', memberId: '200000' };
    const form = accountForm(
      elementCorridor({ country: '', currency: '', settlementSystem: '', local: false }, undefined),
      fieldTexts,
      engine,
      entries,
    );
    expect(form.fields.map(({ name }) => name)).toEqual(['iban', 'bic']);
    expect(findings(form, entries).fields.bic).toEqual({ state: 'complete' });
  });

  test('beside an IBAN leave no bank to show where the BIC names another', async () => {
    const directories = createEngine({ on: '2026-11-22', referenceData: await loadReferenceData({ countries: ['DE'] }) });
    const found = (bic: string) => {
      const entries = { iban: 'DE89 3704 0044 0532 0130 00', bic };
      const form = accountForm(
        elementCorridor({ country: 'DE', currency: '', settlementSystem: '', local: false }, 'IBAN'),
        fieldTexts,
        engine,
        entries,
      );
      const { fields, bank } = entryFindings(form, entries, { engine: directories, messages, isRequired: false, bankOf });
      return [fields.bic?.problem?.text, bank?.name];
    };
    expect(found('COBADEFF')).toEqual([undefined, 'Commerzbank']);
    expect(found('DEUTDEFF')).toEqual(['The BIC and the IBAN belong to different banks.', undefined]);
  });

  test('ask in every country for an account, under a label, and say what is missing of it', () => {
    for (const { code } of countries()) {
      const form = formOf(code, { isLocalFirst: true });
      const { fields } = findings(form, {}, true);
      expect(
        form.fields.some(({ pointer }) => pointer === '/creditorAccount/id/value'),
        code,
      ).toBe(true);
      for (const { name, text } of form.fields) {
        expect(text.label, code).not.toBe('');
        expect(fields[name]?.problem?.text, `${code} ${name}`).toBe(text.errors.missing);
      }
    }
  });
});

describe('a keyboard of digits', () => {
  const numeric = (country: string) =>
    formOf(country, { isLocalFirst: true })
      .fields.filter(({ isNumeric }) => isNumeric)
      .map(({ name }) => name);

  test.each([
    ['GB', ['memberId', 'account']],
    ['NG', ['account']], // a bank is chosen by its name
    ['US', ['memberId']], // an account number may have letters there
    ['IN', []],
    ['FR', []], // a RIB may have letters
    ['BY', []], // the bank codes of BY and DO are letters
    ['DO', ['account']],
    ['BR', []], // the check digit of a branch or an account may be an X
    ['CZ', []], // a hyphen divides prefix and number
  ] as const)('of %s is there for %j', (country, names) => expect(numeric(country)).toEqual(names));
});

describe('what is known', () => {
  const german = formOf('DE');

  test('nothing is wrong with what is empty and not required', () => expect(findings(german, {}).fields.iban).toEqual({ state: 'empty' }));

  test('the one correction is written as the field shows it', () => {
    const { state, correction } = findings(german, { iban: 'DE89 3704 0044 O532 0130 00' }).fields.iban ?? {};
    expect([state, correction]).toEqual(['wrong', 'DE89 3704 0044 0532 0130 00']);
  });

  test('an IBAN of another country of SEPA is right', () =>
    expect(findings(german, { iban: 'LT12 1000 0111 0100 1000' }).fields.iban).toEqual({ state: 'complete' }));

  test('an account number that names the bank needs no bank code', () => {
    const czech = formOf('CZ', { isLocalFirst: true });
    expect(findings(czech, { account: '19-2000145399/0800' }).fields.memberId).toEqual({ state: 'empty' });
    expect(findings(czech, { account: '19-2000145399' }).fields.memberId?.problem?.isError).toBe(true);
  });

  test('in Brazil the branch is asked for beside the bank, unless the bank code has it', () => {
    const brazilian = formOf('BR', { isLocalFirst: true });
    const entries = { memberId: '001', account: '210169-6', accountType: 'CHECKING' };
    expect(brazilian.fields.find(({ name }) => name === 'branchId')?.text.label).toContain('Agência');
    expect(findings(brazilian, entries).fields.branchId?.problem?.isError).toBe(true);
    expect(findings(brazilian, { ...entries, branchId: '1584-9' }).fields.branchId).toEqual({ state: 'complete' });
    expect(findings(brazilian, { ...entries, memberId: '292105528891' }).fields.branchId).toEqual({ state: 'empty' });
  });

  test('a country is called what a sentence calls it', () => {
    const { problem } = findings(formOf('GB', { currency: 'USD' }), { iban: 'GB29NWBK6O161331926819' }).fields.iban ?? {};
    expect(problem?.text).toMatch(/^An IBAN of the United Kingdom has 22 characters/);
    expect(findings(german, { iban: 'DE8937040044O532013000' }).fields.iban?.problem?.text).toMatch(/^An IBAN of Germany has/);
  });

  test('what the page says of the account is told where nothing else is wrong with it', () => {
    const asking = { engine, messages, isRequired: false, customError: 'Closed.' };
    const problemOf = (iban: string) => entryFindings(german, { iban }, asking).fields.iban?.problem?.text;
    expect([problemOf('DE89370400440532013000'), problemOf('')]).toEqual(['Closed.', 'Closed.']);
    expect(problemOf('DE88370400440532013000')).toMatch(/check digits/);
  });

  test('no text throws', () => {
    for (const text of ['\u0000', '🏦'.repeat(50), 'x'.repeat(5000), '{}', ' - '])
      for (const { name } of formOf('BR', { isLocalFirst: true }).fields) findings(formOf('BR', { isLocalFirst: true }), { [name]: text });
  });
});

/** What a module of `rules/texts/` exports. */
type Words = Readonly<Record<string, ElementWords>>;

describe('the texts', () => {
  test.each([
    ['DE', 'iban', /^DE\d\d (?:\d{4} ){4}\d\d$/],
    ['GB', 'memberId', /^\d\d-\d\d-\d\d$/],
    ['AU', 'memberId', /^\d{3}-\d{3}$/],
  ] as const)('of %s have the example of %s in groups, in the hint and where the entry is wrong', (country, name, written) => {
    const example = formOf(country).fields.find((field) => field.name === name)?.text;
    expect(example?.placeholder).toMatch(written);
    expect(example?.errors.wrong).toContain(example?.placeholder);
  });

  test.each(LANGUAGES)('of %s are there', async (language) => {
    const { fields, words } = await textsIn(language);
    expect(fields.language).toBe(language);
    expect(words.choose).toBe(((await import(`../../rules/texts/${language}/element.ts`)) as Words)[language.replace('-', '')]?.choose);
  });

  test('are those of the base language, or English', () =>
    expect(['de-AT', 'FR', 'xx', ''].map(languageFor)).toEqual(['de', 'fr', 'en', 'en']));
});

test('the directories that a form needs are those of its country and of the IBAN that is typed', () => {
  const corridor: ElementCorridor = { country: 'DE', currency: 'EUR', settlementSystem: '', isLocalFirst: false, way: 'IBAN' };
  const form = accountForm(corridor, fieldTexts, createEngine());
  const value = { creditorAccount: { id: { value: 'FR1420041010050500013M02606', type: 'IBAN' } } };
  expect(countriesOf(form, value)).toEqual(['DE', 'FR']);
  expect(countriesOf(form, null)).toEqual(['DE']);
});
