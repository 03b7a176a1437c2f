/**
 * UPI in India: response codes of the banks of payer (remitter) and payee (beneficiary).
 *
 * @see https://www.npci.org.in UPI Error and Response Codes
 */
import { returnList } from '../return-list.js';

export const upiCodes = returnList({
  list: 'UPI',
  name: 'UPI response codes',
  systems: ['IN_UPI'],
  source: 'NPCI, UPI Error and Response Codes 2.3.1, as published by participants',
  date: '2017-06-15',
  url: 'https://dev.m2p.app/docs/upi/npci-error-codes',
  terms: 'Published by participants for those who integrate UPI. Codes are facts; no sentence is repeated.',
  codes: {
    ACCOUNT_NOT_FOUND: 'XI',
    ACCOUNT_BLOCKED: 'YF ZY',
    ACCOUNT_TAKES_NO_SUCH_PAYMENT: 'B3',
    CARD_NUMBER_INCORRECT: 'XM XO XQ XS YB',
    PROXY_UNKNOWN: 'Z5',
    PAYER_ACCOUNT_INCORRECT: 'XH XL XN XP XR B1',
    PAYER_ACCOUNT_BLOCKED: 'YE ZX YA',
    INSUFFICIENT_FUNDS: 'Z9',
    BANK_NOT_REACHABLE: 'ZP X6',
    BANK_UNAVAILABLE: 'Y1 XU X7',
    PAYER_BANK_UNAVAILABLE: 'XY XT',
    AMOUNT_TOO_HIGH: 'Z8',
    AMOUNT_INCORRECT: 'XD XE',
    TOO_MANY_PAYMENTS: 'Z7',
    FORMAT_INCORRECT: 'XF XG ZD',
    PAYMENT_TYPE_INCORRECT: 'XJ XK',
    REJECTED_BY_BANK: 'XB XC YC YD DF',
    REGULATORY_REASON: 'XV XW',
    FRAUD: 'K1 ZI',
    RETURN_REQUESTED: 'ZA',
    AUTHENTICATION_FAILED: 'Z6 ZM ZR ZS ZT AM',
  },
});
