/**
 * DuitNow, Malaysia: a payment goes to an account, or to an identifier that is registered for it.
 *
 * Such an identifier is a mobile number or the number of an identity card, a passport or a company.
 *
 * Foreign mobile numbers are not registered. A company has a number of twelve digits that begins with its year, and an older number
 * besides; sole traders and partnerships have other numbers. No text lays down the format of army, police and passport numbers.
 *
 * The gotcha: many texts fit several of the types. A text that comes without a type is then taken for none of them.
 *
 * @see https://docs.developer.paynet.my DuitNow Transfer
 * @see Bank Islam, DuitNow: questions and answers (who may register what)
 * @see Suruhanjaya Syarikat Malaysia, registration number: year 4, kind of entity 2, number 6
 * @see libphonenumber, MY: mobile numbers
 */
import { INTERMEDIARIES, type MethodExamples, method } from '../vocabulary/method.js';

export const DUITNOW = method({
  code: 'DUITNOW',
  name: 'DuitNow',
  countries: ['MY'],
  currencies: { MY: ['MYR'] },
  identifiers: [
    { type: 'MOBILE', also: ['PHONE'], as: '+60', pattern: /^\+601(?:1\d{8}|[02-9]\d{7,8})$/ },
    { type: 'NRIC', pattern: /^\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{6}$/, check: 'nric' },
    { type: 'BUSINESS_REGISTRATION', pattern: /^(?:19|20)\d{2}0[1-6]\d{6}$/ },
    { type: 'BUSINESS_REGISTRATION', pattern: /^[A-Z]{0,3}\d{1,10}[A-Z]{1,3}$/, severity: 'warning' },
    { type: 'ARMY_POLICE', pattern: /^[A-Z0-9]{5,20}$/, severity: 'warning' },
    { type: 'PASSPORT', pattern: /^[A-Z0-9]{5,20}$/, severity: 'warning' },
    { type: 'ACCOUNT_NUMBER' },
  ],
  required: ['/creditorAccount/id', '/creditor/name'],
  forbidden: INTERMEDIARIES,
  settlementSystems: ['MY_DUITNOW'],
  confidence: 'sourced',
  knownOnly: ['forbidden'],
});

export const sources: readonly string[] = [
  'docs.developer.paynet.my, DuitNow Transfer',
  'Bank Islam, DuitNow: questions and answers',
  'ocbc.com.my, collection by DuitNow',
];

export const examples: MethodExamples = {
  valid: [
    { type: 'MOBILE', value: '+60 12-345 6789' },
    { type: 'PHONE', value: '011-1234 5678' },
    { type: 'NRIC', value: '900101-14-5678' },
    { value: '900101145678' },
    { type: 'BUSINESS_REGISTRATION', value: '201901000005' },
    { type: 'BUSINESS_REGISTRATION', value: '1234567-X' },
    { type: 'BUSINESS_REGISTRATION', value: 'JM0123456-A' },
    { type: 'ARMY_POLICE', value: 'T1234567' },
    { type: 'PASSPORT', value: 'A12345678MYS' },
    { type: 'ACCOUNT_NUMBER', value: '514012345678' },
    { value: '514012345678' },
  ],
  invalid: [
    { type: 'MOBILE', value: '+65 8123 4567', code: 'CREDITOR_PROXY_INVALID_FORMAT' },
    { type: 'NRIC', value: '901301-14-5678', code: 'CREDITOR_PROXY_INVALID_FORMAT' },
    { type: 'NRIC', value: '900230-14-5678', code: 'CREDITOR_PROXY_INVALID_FORMAT' },
    { type: 'NRIC', value: '900101-17-5678', code: 'CREDITOR_PROXY_INVALID_FORMAT' },
    { type: 'BUSINESS_REGISTRATION', value: '20190100', code: 'CREDITOR_PROXY_INVALID_FORMAT' },
    { type: 'PASSPORT', value: 'A12', code: 'CREDITOR_PROXY_INVALID_FORMAT' },
    { type: 'ACCOUNT_NUMBER', value: '1234', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
    { type: 'EMAIL', value: 'ada@example.org', code: 'CREDITOR_ACCOUNT_ID_TYPE_NOT_SUPPORTED' },
  ],
};
