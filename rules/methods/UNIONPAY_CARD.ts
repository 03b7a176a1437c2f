/**
 * A UnionPay card, China: 16 to 19 digits, beginning with 62, or with 81 where it is also a Discover card.
 *
 * The gotcha: not every UnionPay card ends in a Luhn digit, so a failed check raises an info alert and nothing more.
 *
 * @see Wise recipient types, slatedocs/slate: chinese_card
 * @see https://github.com/braintree/card-validator/issues/112 (cards without a Luhn digit)
 * @see https://github.com/validatorjs/validator.js/issues/1680 (cards that begin with 81)
 */
import { unionPayPattern } from '../banks/card-ranges.js';
import { INTERMEDIARIES, type MethodExamples, method } from '../vocabulary/method.js';

export const UNIONPAY_CARD = method({
  code: 'UNIONPAY_CARD',
  name: 'UnionPay',
  countries: ['CN'],
  currencies: { CN: ['CNY'] },
  identifiers: [{ type: 'CARD_NUMBER', pattern: unionPayPattern, check: 'luhn' }],
  required: ['/creditorAccount/id', '/creditor/name'],
  forbidden: INTERMEDIARIES,
  settlementSystems: ['CN_UNIONPAY'],
  confidence: 'sourced',
  knownOnly: ['forbidden'],
});

export const sources: readonly string[] = [
  'Wise recipient types, slatedocs/slate',
  'braintree/card-validator, issue 112',
  'validatorjs/validator.js, issue 1680',
];

export const examples: MethodExamples = {
  valid: [
    { type: 'CARD_NUMBER', value: '6200 0000 0000 0005' },
    { type: 'CARD_NUMBER', value: '8171999900000000021' },
    { value: '6200000000000005' },
  ],
  invalid: [
    { type: 'CARD_NUMBER', value: '6200000000000006', code: 'CREDITOR_PROXY_INCORRECT_CHECK_DIGITS' },
    { type: 'CARD_NUMBER', value: '4111111111111111', code: 'CREDITOR_CARD_NUMBER_INVALID_FORMAT' },
    { value: '620000000000000', code: 'CREDITOR_CARD_NUMBER_INVALID_FORMAT' },
    { type: 'ACCOUNT_NUMBER', value: '6200000000000005', code: 'CREDITOR_ACCOUNT_ID_TYPE_NOT_SUPPORTED' },
  ],
};
