/** The first rows of lists that people have: each column is read as its field, and none as another. */
import { describe, expect, test } from 'vitest';
import { resolveName } from '../../../cli/files/column-fields.js';
import { planColumns } from '../../../cli/files/column-plan.js';
import { createInstructionMapper } from '../../../cli/files/csv-columns.js';
import { say, wordsOfSentence } from '../../../cli/files/sentence.js';
import { UnreadableInput } from '../../../cli/files/unreadable-input.js';
import { HEADER_ROWS } from './header-rows.js';

const FIELDS: Readonly<Record<string, string>> = {
  iban: 'creditorAccount.id.value IBAN',
  acc: 'creditorAccount.id.value ACCOUNT_NUMBER',
  each: 'creditorAccount.id.value IBAN / ACCOUNT_NUMBER',
  atype: 'creditorAccount.type',
  name: 'creditor.name',
  type: 'creditor.type',
  bic: 'creditorAgent.bic',
  bank: 'creditorAgent.clearingSystemMemberId.memberId',
  branch: 'creditorAgent.branchId',
  ctry: 'country',
  cur: 'currency',
  method: 'method',
  addr1: 'creditor.address.addressLine1',
  addr2: 'creditor.address.addressLine2',
  street: 'creditor.address.streetName',
  post: 'creditor.address.postCode',
  town: 'creditor.address.townName',
  subdiv: 'creditor.address.countrySubdivision',
  actry: 'creditor.address.country',
  email: 'creditor.contactDetails.email',
  phone: 'creditor.contactDetails.phone',
  tax: 'creditor.taxId',
};

const rows = HEADER_ROWS.trim()
  .split('# ')
  .slice(1)
  .map((text) => {
    const [source = '', line = ''] = text.trim().split('\n');
    return { source, columns: line.split(' | ').map((column) => column.split(' = ')) };
  });

const notesOf = (...names: readonly string[]) => planColumns(names).notes;
const pathsOf = (...names: readonly string[]): unknown => notesOf(...names).map(({ path }) => path);
const read = (names: readonly string[], ...cells: readonly string[]): unknown => createInstructionMapper(planColumns(names))(cells);

test('there are rows of many programs, banks and languages', () => expect(rows.length).toBeGreaterThan(90));

test.each(rows)('$source', ({ columns }) => {
  const said = notesOf(...columns.map(([name = '']) => name)).map(({ name, path, idType, remark = '' }) => {
    const isAny = path === undefined && wordsOfSentence(remark).startsWith('it may be an IBAN');
    return `${name} = ${path === undefined ? (isAny ? 'any' : '-') : [path, idType].filter(Boolean).join(' ')}`;
  });
  const expected = columns.map(([name, field = '']) => `${name} = ${FIELDS[field] ?? field}`);
  expect(said).toEqual(expected);
});

describe('a country', () => {
  test('beside that of the bank is that of the address', () => {
    expect(pathsOf('Country', 'Recipient bank country', 'IBAN')?.toString()).toBe(
      'creditor.address.country,country,creditorAccount.id.value',
    );
    expect(pathsOf('Land', 'IBAN')?.toString()).toBe('country,creditorAccount.id.value');
  });

  test('of the recipient is that of the address, with or without one of the bank', () => {
    expect(resolveName('Recipient country')).toMatchObject([{ path: 'creditor.address.country' }]);
    expect(pathsOf('Address country', 'Country', 'Bank country')?.toString()).toBe('creditor.address.country,,country');
  });

  test('by its name is read as its code', () => {
    expect(read(['Country', 'Bank country'], 'Germany', 'fr')).toEqual({ country: 'fr', creditor: { address: { country: 'DE' } } });
    expect(read(['Country'], 'Narnia')).toEqual({ country: 'Narnia' });
    expect(read(['Country'], 'DE\u00a0')).toEqual({ country: 'DE' });
    expect(read(['country'], 'Germany')).toEqual({ country: 'Germany' });
    expect(read(['name', 'country'], 'Ada', 'Germany')).toEqual({ creditor: { name: 'Ada' }, country: 'DE' });
    expect(read(['creditor.name', 'country'], 'Ada', 'Germany')).toEqual({ creditor: { name: 'Ada' }, country: 'Germany' });
  });

  test('in small letters is a word beside other words, and gives way to that of the bank', () => {
    expect(pathsOf('name', 'country', 'bank-country')?.toString()).toBe('creditor.name,creditor.address.country,country');
  });
});

describe('of two columns of one meaning', () => {
  test.each([
    ['IBAN', 'Recipient’s IBAN'],
    ['Account number', 'Beneficiary account number'],
    ['AccountNumber', 'BankAccountNumber'],
    ['Name', 'Beneficiary name'],
    ['BIC', 'BIC tegenpartij'],
    ['Vendor', 'NAME1'],
    ['Supplier', 'Supplier name'],
    ['Bank code', 'IFSC code'],
    ['IBAN 1', 'IBAN'],
    ['Employee name', 'Name'],
  ])('the one that says more counts: not %s, but %s', (less, more) => {
    expect(notesOf(less, more).map(({ path }) => path !== undefined)).toEqual([false, true]);
    expect(notesOf(more, less).map(({ path }) => path !== undefined)).toEqual([true, false]);
  });

  test('the holder of the account comes before the name; where the cell is empty, the name counts', () => {
    const names = ['Name', 'Kontoinhaber'];
    expect(notesOf(...names)[0]).toMatchObject({ path: 'creditor.name', remark: say('whereEmpty', { column: 'Kontoinhaber' }) });
    expect(read(names, 'Ada Berg', '')).toEqual({ creditor: { name: 'Ada Berg' } });
    expect(read(names, 'Ada Berg', 'Bo Lund')).toEqual({ creditor: { name: 'Bo Lund' } });
  });

  test('bank codes of two countries are both read: a row fills in one', () => {
    const names = ['Sort code', 'ABA', 'IFSC'];
    expect(read(names, '', '021000021', '')).toEqual({ creditorAgent: { clearingSystemMemberId: { memberId: '021000021' } } });
    expect(read(names, '601613', '', '')).toEqual({ creditorAgent: { clearingSystemMemberId: { memberId: '601613' } } });
  });
});

describe('what belongs to somebody else', () => {
  test.each([
    '付款人IBAN',
    'IBAN плательщика',
    'IBAN الدافع',
    'IBAN εντολέα',
    '출금 IBAN',
    'Sender IBAN',
    'Debit account number',
    'Gönderen IBAN',
  ])('is not the account of the payee: %s', (name) => expect(resolveName(name).filter(({ path }) => path !== undefined)).toEqual([]));

  test.each([
    '收款人IBAN',
    'IBAN получателя',
    'IBAN (رقم)',
    'Alıcı IBAN',
    'IBAN des Zahlungsempfängers',
    'IBAN of the payee',
    'payeeIban',
    'IBAN-Nr. 1',
  ])('the payee’s is: %s', (name) => expect(resolveName(name)).toMatchObject([{ path: 'creditorAccount.id.value', idType: 'IBAN' }]));

  test.each([
    ...[
      'Beneficiary bank address',
      'Beneficiary Bank City',
      'Bank email',
      'Bank name',
      'Vendor account number',
      'Supplier account',
      'Vendor branch',
    ],
    ...[
      'Lieferantenkonto',
      'Recipient reference',
      'Beneficiary amount',
      'Bank',
      'Payee ID',
      'IBAN-Nr. 2',
      'Wire account number',
      'Account currency',
      'IBAN required',
      'Sender bank BIC',
      'Company bank account number',
      'Address 11',
    ],
  ])('is no field: %s', (name) => expect(resolveName(name).length === 1 && resolveName(name)[0]?.path !== undefined).toBe(false));

  test('no name in another script is taken for --map of one that is not there', () => {
    expect(() => planColumns(['金额', '收款账号'], { maps: [['账户', 'IBAN']] })).toThrow(UnreadableInput);
    expect(planColumns(['金额', '账户'], { maps: [['账户', 'IBAN']] }).fields).toMatchObject([{ column: 1, idType: 'IBAN' }]);
  });
});

describe('cells of a column that people name', () => {
  test.each([
    ['Company', 'BUSINESS'],
    ['individual', 'INDIVIDUAL'],
    ['Juristische Person', 'BUSINESS'],
    ['个人', 'INDIVIDUAL'],
    ['Robot', 'Robot'],
  ])('say what the payee is: %s is %s', (cell, type) => {
    expect(read(['Recipient type'], cell)).toEqual({ creditor: { type } });
    expect(read(['creditor.type'], cell)).toEqual({ creditor: { type: cell } });
  });

  test('are a method or a system by their codes alone: a way of paying is neither', () => {
    const names = ['IBAN', 'Payment method', 'Payment scheme'];
    const account = { creditorAccount: { id: { value: 'x', type: 'IBAN' } } };
    expect(read(names, 'x', 'NEFT', 'SEPA')).toEqual(account);
    expect(read(names, 'x', 'BANK_ACCOUNT', 'T2')).toEqual({
      ...account,
      ...{ method: 'BANK_ACCOUNT', settlementInformation: { settlementSystem: 'T2' } },
    });
    expect(notesOf(...names)[1]).toMatchObject({ path: 'method', remark: say('whereOneOfItsCodes') });
  });
});

test('a type by its path decides, wherever it stands', () => {
  expect(read(['Account number', 'creditorAccount.id.type'], '0917', 'PHONE')).toEqual({
    creditorAccount: { id: { value: '0917', type: 'PHONE' } },
  });
});
