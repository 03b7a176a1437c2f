/**
 * Alipay, a wallet in China: a payment goes to the telephone number or the e-mail address with which the creditor signed up.
 *
 * The number need not be Chinese. Only private persons can be paid.
 *
 * @see https://docs.wise.com CNY verification (forms of the identifier, 6 to 254 characters)
 */
import { INTERMEDIARIES, type MethodExamples, method } from '../vocabulary/method.js';

export const ALIPAY = method({
  code: 'ALIPAY',
  name: 'Alipay',
  countries: ['CN'],
  currencies: { CN: ['CNY'] },
  identifiers: [
    {
      type: 'PHONE',
      as: '+86',
      pattern: /^\+(?:861[3-9]\d{9}|85[23]\d{8}|886\d{9}|(?!86|85[23]|886)[1-9]\d{4,14})$/,
    },
    { type: 'EMAIL', as: 'email' },
  ],
  required: ['/creditorAccount/id', '/creditor/name'],
  forbidden: INTERMEDIARIES,
  creditorTypes: ['INDIVIDUAL'],
  confidence: 'sourced',
  knownOnly: ['forbidden'],
});

export const sources: readonly string[] = ['docs.wise.com, CNY verification'];

export const examples: MethodExamples = {
  valid: [
    { type: 'PHONE', value: '+86-13812345678' },
    { type: 'PHONE', value: '138 1234 5678' },
    { type: 'PHONE', value: '+852-61234567' },
    { type: 'PHONE', value: '+65 8123 4567' },
    { type: 'EMAIL', value: 'ada@example.org' },
    { value: '13812345678' },
  ],
  invalid: [
    { type: 'PHONE', value: '+86-12812345678', code: 'CREDITOR_PROXY_INVALID_FORMAT' },
    { type: 'PHONE', value: '128 1234 5678', code: 'CREDITOR_PROXY_INVALID_FORMAT' },
    { type: 'PHONE', value: '+853-6123456', code: 'CREDITOR_PROXY_INVALID_FORMAT' },
    { type: 'EMAIL', value: 'ada', code: 'CREDITOR_PROXY_INVALID_FORMAT' },
    { type: 'CARD_NUMBER', value: '6200000000000005', code: 'CREDITOR_ACCOUNT_ID_TYPE_NOT_SUPPORTED' },
  ],
};
