/**
 * What lists of payees in Korean call their columns.
 *
 * @see test/cli/files/header-rows.ts (first rows of exports and templates of banks and software, November 2026)
 */
import type { ColumnWords } from '../../vocabulary/column-words.js';

export const ko: ColumnWords = {
  rarer: {
    accountNumber: '계좌번호, 입금계좌번호, 입금계좌, 수취계좌번호',
    accountType: '계좌종류',
    name: '예금주, 예금주명, 수취인, 수취인명, 받는분, 받는분성명, 받는사람',
    bankCode: '은행코드, 입금은행코드',
    currency: '통화',
    addressLine1: '주소',
    postCode: '우편번호',
    phone: '전화번호',
    amount: '금액, 이체금액, 입금액',
    bankName: '은행, 은행명, 입금은행',
    payer: '출금계좌, 출금계좌번호, 보내는분',
    namePart: '성',
  },
  payerParts: '자사, 출금, 보내는, 송금인, 의뢰인',
  individual: '개인',
  business: '법인',
};
