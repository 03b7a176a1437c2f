/** What a form for a whole payee asks in each country, and what it says of what is typed. */
import { describe, expect, test } from 'vitest';
import { en as messages } from '../../rules/texts/en/alerts.js';
import { en as texts } from '../../rules/texts/en/fields.js';
import { countries, createEngine, validate } from '../../src/index.js';
import {
  creditorTypesFor,
  currenciesFor,
  fieldAt,
  isDue,
  type PayeeChoice,
  type PayeeFormOptions,
  type PayeeValues,
  payeeChoiceOf,
  payeeForm,
  payeeOf,
  payeeProblems,
  payeeState,
  payeeTexts,
  payeeValuesOf,
  plainValue,
  problemText,
  settleChoice,
  typedIn,
} from '../../src/payee-form.js';

const engine = createEngine({ on: '2026-11-29' });
const PERSON = { creditorType: 'INDIVIDUAL' };

const formOf = (choice: PayeeChoice, options: PayeeFormOptions = {}) => payeeForm(settleChoice(choice, engine), engine, options);

const shownIn = (choice: PayeeChoice, options: PayeeFormOptions = {}): readonly string[] =>
  formOf(choice, options).fields.flatMap(({ pointer, isShown }) => (isShown ? [pointer.replace(/^\/creditor\/?/, '')] : []));

/** What is known of what is typed: state, and code by pointer. */
function known(choice: PayeeChoice, values: PayeeValues) {
  const form = formOf(choice, { isFilled: (pointer) => values[pointer] !== undefined });
  const problems = payeeProblems(form, values, engine);
  return { state: payeeState(form, values, problems), codes: Object.fromEntries(problems.map(({ pointer, code }) => [pointer, code])) };
}

const NAME = { '/creditor/name': 'Ada Example' };
const GERMAN = { ...NAME, '/creditorAccount/id/value': 'DE89 3704 0044 0532 0130 00' };

describe('the fields that are shown', () => {
  test('are who is paid, the name and the account where nothing else is required', () => {
    expect(shownIn({ country: 'DE' })).toEqual(['type', 'name', 'Account/id/value']);
  });

  test('are the name where nobody requires it, too: a biller in Australia is found by it', () => {
    const form = formOf({ country: 'AU', method: 'BPAY', creditorType: 'BUSINESS' });
    expect(form.fields.find(({ pointer }) => pointer === '/creditor/name')).toMatchObject({ isShown: true, isRequired: false });
  });

  test('are the tax number, the branch and the type of account in Brazil', () => {
    expect(shownIn({ country: 'BR', ...PERSON })).toEqual([
      'type',
      'name',
      'taxId',
      'Agent/clearingSystemMemberId/memberId',
      'Agent/branchId',
      'Account/id/value',
      'Account/type',
    ]);
  });

  test.each([
    ['US', ['CHECKING', 'SAVINGS']],
    ['JP', ['ORDINARY', 'CHECKING', 'SAVINGS']],
  ])('are the type of account in %s, which a system requires though the method does not', (country, options) => {
    const form = formOf({ country, ...PERSON });
    const typeOf = ({ fields }: typeof form) => fields.find(({ pointer }) => pointer === '/creditorAccount/type');
    expect(typeOf(form)).toMatchObject({ isRequired: true, isShown: true, options, missing: 'CREDITOR_ACCOUNT_TYPE_MISSING' });
    // whoever names a system is asked for what that requires
    const bySystem = (settlementSystem: string) => typeOf(formOf({ country, ...PERSON, settlementSystem }))?.isRequired;
    expect(bySystem(country === 'US' ? 'US_FEDWIRE' : 'SWIFT')).not.toBe(true);
  });

  test('keep a payee without the type of account from being complete, and no other', () => {
    const choice = { country: 'US', ...PERSON };
    const bank = '/creditorAgent/clearingSystemMemberId/memberId';
    const values = { ...NAME, [bank]: '021000021', '/creditorAccount/id/value': '123456789' };
    expect(known(choice, values)).toEqual({ state: 'incomplete', codes: { '/creditorAccount/type': 'CREDITOR_ACCOUNT_TYPE_MISSING' } });
    expect(known(choice, { ...values, '/creditorAccount/type': 'SAVINGS' })).toEqual({ state: 'complete', codes: {} });
  });

  test('have an address where it is required, for a company in China alone', () => {
    const address = ['address/streetName', 'address/buildingNumber', 'address/postCode', 'address/townName', 'address/country'];
    const inAddress = (shown: readonly string[]) => shown.filter((pointer) => pointer.startsWith('address'));
    expect(inAddress(shownIn({ country: 'CN', creditorType: 'BUSINESS' }))).toEqual(address);
    expect(inAddress(shownIn({ country: 'CN', ...PERSON }))).toEqual([]);
    expect(inAddress(shownIn({ country: 'DE' }, { address: 'fields' }))).toEqual(address);
    const lines = ['address/addressLine1', 'address/postCode', 'address/townName', 'address/country'];
    expect(inAddress(shownIn({ country: 'DE' }, { address: 'lines' }))).toEqual(lines);
    expect(inAddress(shownIn({ country: 'RU' }, { isFilled: (pointer) => pointer.endsWith('addressLine1') }))).toEqual(lines);
  });

  test('are a document, its type and its number, where one is required', () => {
    expect(shownIn({ country: 'CN', ...PERSON })).toEqual(expect.arrayContaining(['documents/0/type', 'documents/0/value']));
    expect(shownIn({ country: 'DE' })).not.toContain('documents/0/value');
  });

  test('have texts in every country, and none is asked for twice', () => {
    for (const { code } of countries()) {
      const form = formOf({ country: code, ...PERSON });
      const shown = form.fields.filter(({ isShown }) => isShown);
      const labels = payeeTexts(form, texts);
      expect(shown.filter(({ pointer }) => !labels.get(pointer)?.label)).toEqual([]);
      expect(new Set(shown.map(({ pointer }) => pointer)).size, code).toBe(shown.length);
    }
  });
});

describe('what is typed', () => {
  test('is an instruction that validate takes, without the separators of the fields', () => {
    const form = formOf({ country: 'DE', ...PERSON });
    const payee = payeeOf(form, GERMAN);
    expect(payee).toMatchObject({
      country: 'DE',
      currency: 'EUR',
      creditorAccount: { id: { value: 'DE89370400440532013000', type: 'IBAN' } },
    });
    expect(validate(payee, engine)).toEqual({ status: 'OK', alerts: [] });
  });

  test('comes back as it was given', () => {
    const given = {
      country: 'CN',
      currency: 'CNY',
      method: 'BANK_ACCOUNT',
      creditor: {
        type: 'BUSINESS',
        name: 'Example Ltd',
        address: { addressLine1: 'Example Road 1', townName: 'Beijing', country: 'CN' },
        documents: [{ type: 'PASSPORT', value: 'E12345678' }],
      },
      creditorAccount: { id: { value: '6222021234567890', type: 'ACCOUNT_NUMBER' } },
      creditorAgent: { clearingSystemMemberId: { memberId: '102100099996' } },
    };
    const values = payeeValuesOf(given);
    const form = payeeForm(payeeChoiceOf(given, engine), engine, { isFilled: (pointer) => values[pointer] !== undefined });
    expect(payeeOf(form, values)).toEqual(given);
    expect(payeeValuesOf(null)).toEqual({});
    expect(payeeValuesOf({ creditor: 'x', creditorAccount: { id: { value: 1 } } })).toEqual({});
  });

  test('is saved without the separators of its field, and with those that have a meaning of their own', () => {
    const saved = (format: 'MEMBER_ID' | 'TAX_ID' | 'ACCOUNT_NUMBER', country: string, text: string) =>
      plainValue({ format }, text, { country });
    expect(saved('MEMBER_ID', 'GB', ' 60-16-13 ')).toBe('601613');
    expect(saved('TAX_ID', 'BR', '235.703.750-48')).toBe('23570375048');
    expect(saved('ACCOUNT_NUMBER', 'BR', '210169-6')).toBe('210169-6');
    expect(plainValue({ format: 'IBAN' }, 'DE89 3704 0044 0532 0130 00', { country: 'GB' })).toBe('DE89370400440532013000');
    expect(plainValue({}, 'Ada  Example-Smith', { country: 'GB' })).toBe('Ada  Example-Smith');
  });

  test('of a document that the form does not ask for leaves the documents as they are', () => {
    const documents = [{ type: 'PASSPORT', value: 'P1' }];
    const form = formOf({ country: 'DE', ...PERSON });
    const without = { ...form, fields: form.fields.filter(({ pointer }) => !pointer.startsWith('/creditor/documents')) };
    expect(payeeOf(without, { '/creditor/documents/0/value': 'X1' }, { creditor: { documents } }).creditor?.documents).toEqual(documents);
  });

  test('gives an address the country of the account, and makes none of a country alone', () => {
    const form = formOf({ country: 'RU' });
    expect(payeeOf(form, { '/creditor/address/townName': 'Moscow' }).creditor?.address).toEqual({ townName: 'Moscow', country: 'RU' });
    expect(payeeOf(form, { '/creditor/address/country': 'KZ' }).creditor?.address).toBeUndefined();
  });
});

describe('what is wrong', () => {
  test('is told by field, and says whether the payee is complete', () => {
    expect(known({ country: '' }, {})).toEqual({ state: 'empty', codes: { '/country': 'COUNTRY_MISSING' } });
    expect(known({ country: 'DE', ...PERSON }, {}).state).toBe('empty');
    expect(known({ country: 'DE', ...PERSON }, NAME)).toEqual({
      state: 'incomplete',
      codes: { '/creditorAccount/id/value': 'CREDITOR_ACCOUNT_MISSING' },
    });
    expect(known({ country: 'DE', ...PERSON }, GERMAN)).toEqual({ state: 'complete', codes: {} });
    expect(known({ country: 'BR', ...PERSON }, { ...NAME, '/creditor/taxId': '111.444.777-36' }).codes['/creditor/taxId']).toMatch(
      /TAX_ID/,
    );
  });

  test('asks who is paid where that makes a difference', () => {
    expect(known({ country: 'CN' }, NAME).codes['/creditor/type']).toBe('CREDITOR_TYPE_MISSING');
    expect(known({ country: 'DE' }, GERMAN).codes).toEqual({});
  });

  test('of an address that is required is its street and its town', () => {
    const { codes } = known({ country: 'RU', ...PERSON }, NAME);
    expect(codes).toMatchObject({
      '/creditor/address/streetName': 'CREDITOR_ADDRESS_STREET_NAME_MISSING',
      '/creditor/address/townName': 'CREDITOR_ADDRESS_TOWN_NAME_MISSING',
    });
  });

  test('is said in the words of the field', () => {
    const form = formOf({ country: 'BR', ...PERSON });
    const labels = payeeTexts(form, texts);
    const said = payeeProblems(form, { ...NAME, '/creditor/taxId': '111.444.777-36' }, engine).map((problem) =>
      problemText(problem, labels.get(problem.pointer), messages),
    );
    expect(said).toEqual(expect.arrayContaining(['Choose the bank.', expect.stringContaining('CPF')]));
    expect(said.join()).not.toMatch(/\{|undefined/);
  });

  test('is as grave as the engine says, however the field formats it', () => {
    const form = formOf({ country: 'AM', ...PERSON });
    const taxId = { '/creditor/taxId': '23570375X' };
    expect(typedIn({ format: 'TAX_ID' }, taxId['/creditor/taxId'], form.choice)?.state).toBe('wrong');
    const [problem] = payeeProblems(form, { ...NAME, ...taxId }, engine).filter(({ pointer }) => pointer === '/creditor/taxId');
    expect(problem).toMatchObject({ severity: 'warning', isMissing: false });
  });

  test('stands at a field behind “more” that is filled in', () => {
    const email = { '/creditor/contactDetails/email': 'ada@' };
    expect(payeeProblems(formOf({ country: 'DE' }), { ...GERMAN, ...email }, engine)).toMatchObject([
      { pointer: '/creditor/contactDetails/email' },
    ]);
  });

  test('is not missing where something stands: a part of it is, and the text of the field shows which', () => {
    const form = formOf({ country: 'IN', ...PERSON });
    const bank = '/creditorAgent/clearingSystemMemberId/memberId';
    const values = { ...NAME, [bank]: 'HDFC0', '/creditorAccount/id/value': '1691189311' };
    const [begun] = payeeProblems(form, values, engine).filter(({ pointer }) => pointer === bank);
    expect(begun).toMatchObject({ severity: 'error', isMissing: false });
    expect(begun && problemText(begun, payeeTexts(form, texts).get(bank), messages)).toMatch(/^Check the entry/);
  });

  test('is a branch that is required, unless the bank code may hold it', () => {
    const missing = (values: PayeeValues) => Object.keys(known({ country: 'JP', ...PERSON }, values).codes);
    expect(missing({})).toContain('/creditorAgent/branchId');
    expect(missing({ ...NAME, '/creditorAgent/clearingSystemMemberId/memberId': '0005001' })).not.toContain('/creditorAgent/branchId');
  });

  test('is shown once its field is left, it cannot become right, or the form is sent', () => {
    const choice = { country: 'DE' };
    const [missing] = payeeProblems(formOf(choice), {}, engine);
    if (missing === undefined) throw new Error('nothing is missing');
    const at = (value: string, isLeft = false, isRefused = false) =>
      isDue({ ...missing, isMissing: value === '' }, { format: 'IBAN' }, choice, { value, isLeft, isRefused });
    expect([at(''), at('', true), at('', false, true)]).toEqual([false, false, true]);
    expect([at('DE89'), at('DE89', true), at('DE89X')]).toEqual([false, true, true]);
  });

  test('is told at the field that stands for a member', () => {
    const { fields } = formOf({ country: 'BR', ...PERSON });
    expect(fieldAt('/creditorAgent', fields)).toBe('/creditorAgent/clearingSystemMemberId/memberId');
    expect(fieldAt('/creditor/documents/0/value', fields)).toBe('/creditor/taxId');
    expect(fieldAt('/currency', fields)).toBe('/currency');
  });
});

test('currencies begin with that of the country, and a wallet has its own', () => {
  expect(currenciesFor('PA', engine).slice(0, 2)).toEqual(['PAB', 'USD']);
  expect(currenciesFor('KE', engine, 'MPESA')[0]).toBe('KES');
  expect(settleChoice({ country: '' }, engine)).toEqual({ country: '' });
  // what was meant by another code
  expect(settleChoice({ country: 'uk' }, engine)).toEqual({ country: 'GB', currency: 'GBP' });
  expect(settleChoice({ country: 'CHN', currency: 'RMB' }, engine)).toEqual({ country: 'CN', currency: 'CNY' });
  expect(payeeChoiceOf({ country: 'EL' }, engine)).toMatchObject({ country: 'GR', currency: 'EUR' });
  // of what nobody knows nothing is formatted, and nothing throws
  const unknown = payeeForm(settleChoice({ country: 'XX' }, engine), engine);
  expect(unknown.fields.filter(({ format }) => format !== undefined && format !== 'IBAN')).toEqual([]);
  expect(payeeProblems(unknown, { '/creditor/name': 'Ada Example' }, engine)[0]?.code).toBe('COUNTRY_UNKNOWN');
  expect(creditorTypesFor()).toEqual(['INDIVIDUAL', 'BUSINESS']);
});

test('what the form has no field for stays, and what is cleared goes', () => {
  const before = {
    country: 'DE',
    currency: 'EUR',
    method: 'BANK_ACCOUNT',
    creditor: {
      type: 'INDIVIDUAL',
      name: 'Ada Example',
      taxId: '1',
      address: { department: 'Accounts', townName: 'Berlin', country: 'DE' },
      documents: [
        { type: 'PASSPORT', value: 'A1' },
        { type: 'NATIONAL_ID', value: 'B2' },
      ],
    },
    intermediaryAgent1: { bic: 'COBADEFF' },
  };
  const values = payeeValuesOf(before);
  const form = payeeForm(payeeChoiceOf(before, engine), engine);
  expect(payeeOf(form, values, before)).toEqual(before);
  const cleared = { ...values, '/creditor/documents/0/value': '', '/creditor/address/townName': '', '/creditor/taxId': ' ' };
  expect(payeeOf(form, cleared, before)).toEqual({
    ...before,
    creditor: {
      type: 'INDIVIDUAL',
      name: 'Ada Example',
      address: { department: 'Accounts' },
      documents: [{ type: 'NATIONAL_ID', value: 'B2' }],
    },
  });
});
