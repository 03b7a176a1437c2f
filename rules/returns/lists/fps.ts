/**
 * Faster Payments in the United Kingdom: four digits refuse a payment, eight digits return one that was made.
 *
 * @see https://docs.numeral.io/reference/fps-reason-codes refusals
 * @see https://docs.lhv.com/home/connect/overview/code-reference-tables/payment-return-codes returns
 */
import { returnList } from '../return-list.js';

export const fasterPaymentsReasons = returnList({
  list: 'FPS',
  name: 'Faster Payments reason codes',
  systems: ['GB_FPS'],
  source: 'Faster Payments reject and return codes, as listed by Numeral, LHV and fpserrorcodes.co.uk',
  date: '2026-11',
  url: 'https://docs.numeral.io/reference/fps-reason-codes',
  terms: 'Listed publicly by banks for those who send payments. Codes are facts; no sentence is repeated.',
  codes: {
    ACCOUNT_NOT_FOUND: '1114 1176 00000001',
    ACCOUNT_CLOSED: '1160 1177 00000002',
    ACCOUNT_BLOCKED: '1161 1178 00000003',
    ACCOUNT_CHANGED: '1166 1180 00000012',
    ACCOUNT_CURRENCY_MISMATCH: '1165 00000008',
    ACCOUNT_TAKES_NO_SUCH_PAYMENT: '1170 9931 00000010',
    REFERENCE_NEEDED: '1163 00000005',
    PAYER_ACCOUNT_INCORRECT: '1173',
    PAYER_ACCOUNT_CLOSED: '1174',
    PAYER_ACCOUNT_BLOCKED: '1175',
    PAYER_ACCOUNT_CHANGED: '1179',
    INSUFFICIENT_FUNDS: '1172',
    BANK_NOT_REACHABLE: '9905 9908',
    BANK_UNAVAILABLE: '9910 9911 9912',
    BANK_SUSPENDED: '9933',
    PAYER_BANK_UNAVAILABLE: '9934 9935',
    NAME_MISMATCH: '1162 00000006',
    NAME_MISSING: '1171',
    PAYEE_DECEASED: '1167 00000004',
    PAYEE_INSOLVENT: '1169 00000013',
    PAYEE_REFUSED: '00000009',
    DUPLICATE: '1181 9913',
    FORMAT_INCORRECT: '1930 9902 9930',
    REMITTANCE_INFORMATION_INCORRECT: '1164',
    TIMED_OUT: '4021',
    TECHNICAL_PROBLEM: '1909 9909',
    REJECTED_BY_BANK: '1100 4400 9932 00000014',
    SEE_NARRATIVE: '1168 00000011',
    RETURN_REQUESTED: '00000007',
  },
});
