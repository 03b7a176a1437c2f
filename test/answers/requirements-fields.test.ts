/** Which fields a form has, along a corridor of each sort: who asks for what, and what is only offered. No directory is needed for that. */
import { describe, expect, test } from 'vitest';
import { type Corridor, requirements } from '../../src/index.js';
import { engine, linesOf, PERSON } from './field-lines.js';

const MEMBER_ID = '/creditorAgent/clearingSystemMemberId/memberId';

/** Who asks for a bank is content with either of its names. */
const EITHER = `one of ${MEMBER_ID} or /creditorAgent/bic`;

/** Nobody asks for them here, and they are offered everywhere. */
const PARTS_OF_ADDRESS = [
  '/creditor/address',
  '/creditor/address/country',
  '/creditor/address/addressLine1',
  '/creditor/address/addressLine2',
  '/creditor/address/streetName',
  '/creditor/address/buildingNumber',
  '/creditor/address/townName',
  '/creditor/address/postCode',
  '/creditor/address/countrySubdivision',
];

const CONTACT = ['/creditor/contactDetails/email', '/creditor/contactDetails/phone'];
const UNASKED = [...PARTS_OF_ADDRESS, ...CONTACT, ...PERSON];
const named = (by: string): readonly string[] => [`/creditor/name required by ${by}`, ...UNASKED];
const BANK = 'by method BANK_ACCOUNT';
const NAMED = named('method BANK_ACCOUNT');

describe('the fields, in the order of the contract', () => {
  test.each<[string, Corridor, readonly string[]]>([
    [
      'a country with an IBAN and a number of its own beside it',
      { country: 'DE', currency: 'EUR' },
      [
        ...NAMED,
        `/creditorAccount/id/value IBAN required ${BANK}`,
        `/creditorAccount/id/value ACCOUNT_NUMBER required ${BANK}`,
        '/creditorAgent/bic IBAN',
        `/creditorAgent/bic ACCOUNT_NUMBER required ${EITHER} ${BANK}`,
        `${MEMBER_ID} ACCOUNT_NUMBER required ${EITHER} ${BANK}`,
      ],
    ],
    [
      'a country without an IBAN, whose bank identifier is often given in two parts',
      { country: 'CA', currency: 'CAD' },
      [
        ...NAMED,
        `/creditorAccount/id/value ACCOUNT_NUMBER required ${BANK}`,
        '/creditorAccount/type ACCOUNT_NUMBER',
        `/creditorAgent/bic ACCOUNT_NUMBER required ${EITHER} ${BANK}`,
        `${MEMBER_ID} ACCOUNT_NUMBER required ${EITHER} ${BANK}`,
        '/creditorAgent/branchId ACCOUNT_NUMBER',
      ],
    ],
    [
      'a country whose account number names the bank',
      { country: 'MX', currency: 'MXN' },
      [...NAMED, `/creditorAccount/id/value ACCOUNT_NUMBER required ${BANK}`, '/creditorAgent/bic ACCOUNT_NUMBER'],
    ],
    [
      'a system that takes the account number only, and asks for its bank',
      { country: 'US', currency: 'USD', settlementSystem: 'US_FEDWIRE' },
      [
        ...named('settlement-system US_FEDWIRE'),
        '/creditorAccount/id/value ACCOUNT_NUMBER required by settlement-system US_FEDWIRE',
        '/creditorAccount/type ACCOUNT_NUMBER',
        '/creditorAgent/bic ACCOUNT_NUMBER',
        `${MEMBER_ID} ACCOUNT_NUMBER required by settlement-system US_FEDWIRE`,
      ],
    ],
    [
      'a system that takes the IBAN only: the bank may still be named',
      { country: 'DE', currency: 'EUR', settlementSystem: 'SCT' },
      [...named('settlement-system SCT'), '/creditorAccount/id/value IBAN required by settlement-system SCT', '/creditorAgent/bic IBAN'],
    ],
    [
      'a system in which a telephone number or an address stands for an account, behind the IBAN',
      { country: 'AE', currency: 'AED', settlementSystem: 'AE_AANI' },
      [
        ...named('settlement-system AE_AANI'),
        ...['IBAN', 'PHONE', 'EMAIL'].map((type) => `/creditorAccount/id/value ${type} required by settlement-system AE_AANI`),
        '/creditorAgent/bic IBAN',
      ],
    ],
    [
      'a wallet',
      { country: 'KE', currency: 'KES', method: 'MPESA' },
      [...named('method MPESA'), '/creditorAccount/id/value PHONE required by method MPESA'],
    ],
    [
      'a card',
      { country: 'CN', currency: 'CNY', method: 'UNIONPAY_CARD' },
      [...named('method UNIONPAY_CARD'), '/creditorAccount/id/value CARD_NUMBER required by method UNIONPAY_CARD'],
    ],
    [
      'a biller, who is no bank and has no date of birth',
      { country: 'AU', currency: 'AUD', method: 'BPAY', creditorType: 'BUSINESS' },
      [
        '/creditor/name',
        ...UNASKED.filter((pointer) => pointer !== '/creditor/dateOfBirth'),
        '/creditorAccount/id/value BPAY_CRN required by method BPAY',
        `${MEMBER_ID} BPAY_CRN required by method BPAY`,
      ],
    ],
    [
      'a method that takes an account number among others: the bank only beside that',
      { country: 'MY', currency: 'MYR', method: 'DUITNOW', creditorType: 'INDIVIDUAL' },
      [
        ...named('method DUITNOW'),
        ...['MOBILE', 'NRIC', 'BUSINESS_REGISTRATION', 'ARMY_POLICE', 'PASSPORT', 'ACCOUNT_NUMBER'].map(
          (type) => `/creditorAccount/id/value ${type} required by method DUITNOW`,
        ),
        '/creditorAgent/bic ACCOUNT_NUMBER',
      ],
    ],
    [
      'a country of which nothing is known',
      { country: 'AQ', currency: 'USD' },
      [
        ...NAMED.filter((line) => line !== '/creditor/taxId' && line !== '/creditor/documents'),
        '/creditorAccount/id/value ACCOUNT_NUMBER required by method BANK_ACCOUNT',
        `/creditorAgent/bic ACCOUNT_NUMBER required one of /creditorAgent/bic or ${MEMBER_ID} by method BANK_ACCOUNT`,
        `${MEMBER_ID} ACCOUNT_NUMBER required one of /creditorAgent/bic or ${MEMBER_ID} by method BANK_ACCOUNT`,
      ],
    ],
  ])('%s', (_, corridor, lines) => expect(linesOf(corridor)).toEqual(lines));

  test.each([
    ['US', [`${MEMBER_ID} ACCOUNT_NUMBER`]],
    ['BR', [`${MEMBER_ID} ACCOUNT_NUMBER`, '/creditorAgent/branchId ACCOUNT_NUMBER']],
    // where domestic payments use another bank code than the IBAN, or none, the BIC says all
    ['GT', []],
    ['MY', []],
  ])('beside the BIC that a system asks for, the bank identifier of %s is offered: %j', (country, offered) => {
    const lines = linesOf({ country, currency: 'USD', settlementSystem: 'SWIFT' });
    const at = lines.indexOf('/creditorAgent/bic ACCOUNT_NUMBER required by settlement-system SWIFT');
    expect(at).toBeGreaterThan(0);
    expect(lines.slice(at + 1)).toEqual(offered);
  });
});

describe('a field', () => {
  test('says no more than is known of it', () => {
    const fieldOf = (corridor: Corridor, wanted: string, type?: string) =>
      requirements(corridor, engine).fields.find(({ pointer, accountIdType }) => pointer === wanted && accountIdType === type);
    expect(fieldOf({ country: 'AQ', currency: 'USD' }, '/creditor/contactDetails/phone')).toStrictEqual({
      pointer: '/creditor/contactDetails/phone',
      required: false,
      label: 'creditor.contactDetails.phone',
      type: 'string',
    });
  });

  test('that one asks for is required although another is content with the BIC', () => {
    // the method asks for the bank identifier, the system for the bank by either name
    const lines = linesOf({ country: 'KR', currency: 'KRW', method: 'PAYGATE', settlementSystem: 'US_CHIPS' });
    expect(lines.filter((line) => line.startsWith(MEMBER_ID))).toEqual([
      `${MEMBER_ID} ACCOUNT_NUMBER required by settlement-system US_CHIPS and method PAYGATE`,
    ]);
  });
});

describe('the ways to give an account', () => {
  const waysOf = (corridor: Corridor) => requirements(corridor, engine).fields.find(({ pointer }) => pointer.endsWith('/id/type'))?.options;

  test('are those of the system that the country has', () => {
    expect(waysOf({ country: 'US', currency: 'USD', settlementSystem: 'SWIFT' })).toEqual(['ACCOUNT_NUMBER']);
    expect(waysOf({ country: 'LT', currency: 'EUR', settlementSystem: 'SWIFT' })).toEqual(['IBAN']);
    expect(waysOf({ country: 'HR', currency: 'EUR', settlementSystem: 'SWIFT' })).toEqual(['IBAN', 'ACCOUNT_NUMBER']);
    expect(waysOf({ country: 'DE', currency: 'EUR', settlementSystem: 'SWIFT' })).toEqual(['IBAN', 'ACCOUNT_NUMBER']);
  });
});
