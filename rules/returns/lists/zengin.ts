/**
 * Zengin in Japan: the results of account transfers (口座振替), which are direct debits. Of credit transfers no public list of codes is known: banks give the reason in words.
 *
 * @see https://www.hokkokubank.co.jp/customer/webaccess/qa/dl_tran_zg.html Zengin format, 振替結果コード
 */
import { returnList } from '../return-list.js';

export const zenginResults = returnList({
  list: 'ZENGIN',
  name: 'Zengin results of account transfers',
  systems: ['JP_ZENGIN'],
  source: 'Japanese Bankers Association, Zengin format of account transfers, result codes, as listed by banks',
  date: '2026-11',
  url: 'https://www.hokkokubank.co.jp/customer/webaccess/qa/dl_tran_zg.html',
  terms: 'Published by banks for those who collect. Codes are facts; no sentence is repeated.',
  codes: {
    INSUFFICIENT_FUNDS: '1',
    PAYER_ACCOUNT_INCORRECT: '2',
    PAYMENT_STOPPED: '3',
    MANDATE_MISSING: '4',
    RETURN_REQUESTED: '8',
    REJECTED_BY_BANK: '9',
  },
});
