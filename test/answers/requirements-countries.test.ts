/** What countries ask a form for, and when an address is asked for. */
import { describe, expect, test } from 'vitest';
import { type Corridor, createEngine, requirements } from '../../src/index.js';
import { engine, linesOf, PERSON } from './field-lines.js';

describe('what the country asks for', () => {
  test('of anybody, and of one type of creditor where the corridor leaves it open', () => {
    expect(linesOf({ country: 'KR', currency: 'KRW' }).filter((line) => line.includes('country KR'))).toEqual([
      '/creditor/contactDetails/email required by country KR',
      '/creditor/dateOfBirth required for INDIVIDUAL by country KR',
      '/creditor/taxId required for BUSINESS one of /creditor/taxId or /creditor/documents by country KR',
      '/creditor/documents required for BUSINESS one of /creditor/taxId or /creditor/documents by country KR',
      '/creditor/type required by country KR',
    ]);
  });

  test.each([
    [
      'INDIVIDUAL',
      ['/creditor/dateOfBirth required by country KR', '/creditor/taxId', '/creditor/documents', '/creditor/type required by country KR'],
    ],
    [
      'BUSINESS',
      [
        '/creditor/taxId required one of /creditor/taxId or /creditor/documents by country KR',
        '/creditor/documents required one of /creditor/taxId or /creditor/documents by country KR',
        '/creditor/type required by country KR',
      ],
    ],
  ])('of creditors of the type %s', (creditorType, expected) => {
    const lines = linesOf({ country: 'KR', currency: 'KRW', creditorType });
    const person = PERSON.slice(0, -1);
    expect(lines.filter((line) => person.some((pointer) => line.startsWith(pointer)))).toEqual(expected);
  });

  test('of a member that a system takes another for', () => {
    const lines = linesOf({ country: 'RU', currency: 'RUB', settlementSystem: 'RU_SNP' }).filter((line) => /taxId|documents/.test(line));
    expect(lines).toEqual(['/creditor/taxId required by settlement-system RU_SNP and country RU', '/creditor/documents']);
  });

  test('of one type of creditor, about the account', () => {
    const ofAccount = (corridor: Partial<Corridor>) =>
      linesOf({ country: 'CO', currency: 'COP', ...corridor }).filter((line) => line.startsWith('/creditorAccount/type'));
    const type = '/creditorAccount/type ACCOUNT_NUMBER required';
    expect(ofAccount({ creditorType: 'INDIVIDUAL' })).toEqual([`${type} by country CO`]);
    expect(ofAccount({})).toEqual([`${type} for INDIVIDUAL and BUSINESS by country CO`]);
    // what stands for an account has no type
    expect(ofAccount({ settlementSystem: 'CO_BREB' })).toEqual([]);
  });

  test('of an account number, and not of an IBAN', () => {
    const lines = linesOf({ country: 'BR', currency: 'BRL' }).filter((line) => line.startsWith('/creditorAccount/type'));
    expect(lines).toEqual(['/creditorAccount/type ACCOUNT_NUMBER required by country BR']);
  });

  test('of a payment in its own currency only', () => {
    expect(linesOf({ country: 'KR', currency: 'USD' }).filter((line) => line.includes('country KR'))).toEqual([]);
  });

  test('of accounts: nothing where a wallet is paid', () => {
    const asked = (method: string) => linesOf({ country: 'CN', currency: 'CNY', method }).filter((line) => line.includes('country CN'));
    expect(asked('ALIPAY')).toEqual([]);
    const card = linesOf({ country: 'CN', currency: 'CNY', settlementSystem: 'CN_UNIONPAY' });
    expect(card.filter((line) => line.includes('country CN'))).toEqual([]);
    expect(asked('BANK_ACCOUNT').map((line) => line.split(' ')[0])).toEqual(
      expect.arrayContaining(['/creditor/address', '/creditor/taxId', '/creditor/documents']),
    );
  });
});

describe('an address that is asked for', () => {
  const corridor = { country: 'KZ', currency: 'KZT', settlementSystem: 'SWIFT' };
  const asked = (on: string, other: Partial<Corridor> = {}) =>
    linesOf({ ...corridor, ...other }, createEngine({ on })).filter((line) => /^\/creditor\/address.* by /.test(line));

  test('has a country and a town from the day on that the system reads no other', () => {
    expect(asked('2026-11-13')).toEqual(['/creditor/address required by country KZ']);
    const since = ['/creditor/address', '/creditor/address/country', '/creditor/address/townName'];
    expect(asked('2026-11-14')).toEqual(since.map((pointer) => `${pointer} required by country KZ`));
    expect(asked('2026-11-15')).toEqual(asked('2026-11-14'));
  });

  test('has no parts of which a system says nothing', () => {
    const by = requirements({ country: 'KZ', currency: 'KZT' }, engine).fields.filter(({ because }) => because?.[0]?.kind === 'country');
    expect(by.map(({ pointer }) => pointer)).not.toContain('/creditor/address/townName');
    expect(by.map(({ pointer }) => pointer)).toContain('/creditor/address');
  });

  test('of one type of creditor has its parts for that type', () => {
    expect(asked('2026-11-20', { country: 'AM', currency: 'AMD' })).toEqual(
      ['/creditor/address', '/creditor/address/country', '/creditor/address/townName'].map(
        (pointer) => `${pointer} required for BUSINESS by country AM`,
      ),
    );
  });

  test('has a country beside the parts that the country asks for', () => {
    expect(asked('2026-11-20', { country: 'BD', currency: 'BDT' })).toEqual(
      ['/creditor/address/country', '/creditor/address/streetName', '/creditor/address/townName'].map(
        (pointer) => `${pointer} required by country BD`,
      ),
    );
  });

  test('is not asked for where only its form is known', () => {
    expect(asked('2026-11-20', { country: 'US', currency: 'USD' })).toEqual([]);
  });
});
