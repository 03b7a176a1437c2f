/**
 * What lists of payees in Japanese call their columns.
 *
 * @see test/cli/files/header-rows.ts (first rows of exports and templates of banks and software, November 2026)
 */
import type { ColumnWords } from '../../vocabulary/column-words.js';

export const ja: ColumnWords = {
  rarer: {
    iban: 'IBANコード',
    accountNumber: '口座番号, 受取人口座番号, 振込先口座番号',
    accountType: '口座種別, 預金種目, 預金種別',
    name: '受取人, 受取人名, 受取人名カナ, 受取人名義, 振込先名, 振込先名義, 仕入先名',
    accountHolder: '口座名義, 口座名義人, 口座名義カナ',
    bic: 'SWIFTコード, BICコード',
    bankCode: '金融機関コード, 銀行コード, 銀行番号, 被仕向銀行番号',
    branch: '支店コード, 支店番号, 被仕向支店番号',
    country: '国, 国コード, 国名',
    currency: '通貨, 通貨コード',
    addressLine1: '住所, 住所1',
    addressLine2: '住所2',
    addressLine3: '住所3',
    postCode: '郵便番号',
    phone: '電話番号',
    amount: '振込金額, 金額',
    bankName: '金融機関名, 銀行名, 支店名',
    payer: '振込依頼人名, 依頼人名, 出金口座, 振込元口座, 出金口座番号, 支払元口座',
    namePart: '姓, 名',
  },
  payerParts: '振込元, 依頼人, 出金, 支払元',
};
