/**
 * A bank account: an IBAN, or the account number of a country without IBANs.
 *
 * The rules of the country say what a payment needs besides the number.
 */
import { type MethodExamples, method } from '../vocabulary/method.js';

export const BANK_ACCOUNT = method({
  code: 'BANK_ACCOUNT',
  name: 'Bank account',
  countries: 'WORLD',
  currencies: 'ANY',
  identifiers: [],
  required: ['/creditorAccount/id', '/creditor/name'],
  confidence: 'sourced',
  knownOnly: ['required'],
});

export const sources: readonly string[] = ['Payment Preparation Interface, recipient.method'];

export const examples: MethodExamples = {
  valid: [
    { country: 'DE', type: 'IBAN', value: 'DE45100610068891691189' },
    { country: 'AU', type: 'ACCOUNT_NUMBER', value: '45871236', memberId: '062000' },
  ],
  invalid: [
    { country: 'DE', type: 'IBAN', value: 'DE88370400440532013000', code: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS' },
    { country: 'AU', type: 'ACCOUNT_NUMBER', value: '12345678', memberId: '06200', code: 'CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT' },
  ],
};
