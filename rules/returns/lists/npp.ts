/**
 * New Payments Platform in Australia: reasons of refused payments. The codes are those of ISO 20022, as the platform uses them.
 *
 * @see https://docs.zeptopayments.com/docs/payment-failure-codes
 */
import { returnList } from '../return-list.js';

export const nppReasons = returnList({
  list: 'NPP',
  name: 'New Payments Platform reasons',
  systems: ['AU_NPP'],
  source: 'New Payments Platform, reasons of failed payments, as listed by Zepto',
  date: '2026-11',
  url: 'https://docs.zeptopayments.com/docs/payment-failure-codes',
  terms: 'Listed publicly by participants for those who send payments. Codes are facts; no sentence is repeated.',
  codes: {
    ACCOUNT_NOT_FOUND: 'AC03',
    ACCOUNT_CLOSED: 'AC07',
    ACCOUNT_CHANGED: 'AC15',
    ACCOUNT_TAKES_NO_SUCH_PAYMENT: 'AC14 AG03',
    PAYER_ACCOUNT_INCORRECT: 'AC02 AC13 BE06',
    PAYER_ACCOUNT_CLOSED: 'AC05',
    PAYER_ACCOUNT_BLOCKED: 'AC06',
    PAYER_ACCOUNT_NOT_DEBITED: 'AG01 AG07',
    BANK_CODE_INCORRECT: 'AGNT',
    BANK_UNAVAILABLE: 'AB08',
    NAME_MISSING: 'BE22',
    PAYER_DETAILS_REQUIRED: 'BE08',
    AMOUNT_TOO_HIGH: 'AM02 AM14',
    AMOUNT_TOO_LOW: 'AM06 AM01',
    AMOUNT_INCORRECT: 'AM12',
    TOTALS_INCORRECT: 'AM19',
    CURRENCY_NOT_SUPPORTED: 'AM03',
    TIMED_OUT: 'AB01 AB03',
    SETTLEMENT_FAILED: 'AB02 AB04',
  },
});
