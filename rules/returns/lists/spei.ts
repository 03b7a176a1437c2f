/**
 * SPEI in Mexico: the reasons for which the bank of the payee sends a transfer back.
 *
 * The gotcha: they are numbers; people leave out the zero in front.
 *
 * @see https://docs.fintoc.com/reference/spei-codes the numbers; the rules are Banco de México’s, Circular 14/2017
 */
import { returnList } from '../return-list.js';

export const speiReasons = returnList({
  list: 'SPEI',
  name: 'SPEI return reasons',
  systems: ['MX_SPEI'],
  source: 'Banco de México, catalogue of return reasons of SPEI, as listed by Fintoc',
  date: '2026-11',
  url: 'https://docs.fintoc.com/reference/spei-codes',
  terms: 'Listed publicly by participants for those who send payments. Codes are facts; no sentence is repeated.',
  codes: {
    ACCOUNT_NOT_FOUND: '01',
    ACCOUNT_BLOCKED: '02',
    ACCOUNT_CLOSED: '03',
    ACCOUNT_CURRENCY_MISMATCH: '05',
    ACCOUNT_NOT_AT_BANK: '06',
    ACCOUNT_TAKES_NO_SUCH_PAYMENT: '17 23',
    ACCOUNT_LIMIT_REACHED: '20 21 25',
    PROXY_UNKNOWN: '22',
    DUPLICATE: '30',
    FORMAT_INCORRECT: '14 23',
    CHARACTERS_NOT_ALLOWED: '19',
    PAYMENT_TYPE_INCORRECT: '15 16 27',
    TIMED_OUT: '28',
    FRAUD: '26',
    SIGNATURE_INVALID: '31',
  },
});
