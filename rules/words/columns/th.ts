/**
 * What lists of payees in Thai call their columns.
 *
 * @see test/cli/files/header-rows.ts (first rows of exports and templates of banks and software, November 2026)
 */
import type { ColumnWords } from '../../vocabulary/column-words.js';

export const th: ColumnWords = {
  rarer: {
    accountNumber: 'เลขที่บัญชี, หมายเลขบัญชี, เลขบัญชี, เลขที่บัญชีธนาคาร',
    name: 'ชื่อบัญชี, ชื่อผู้รับเงิน, ผู้รับเงิน, ชื่อผู้รับโอน',
    accountHolder: 'ชื่อเจ้าของบัญชี',
    bankCode: 'รหัสธนาคาร',
    branch: 'รหัสสาขา',
    currency: 'สกุลเงิน',
    amount: 'จำนวนเงิน',
    reference: 'หมายเหตุ',
    bankName: 'ธนาคาร, ชื่อธนาคาร',
    payer: 'บัญชีผู้โอน',
  },
  payerParts: 'ผู้โอน, ผู้จ่าย, ผู้ส่ง, ต้นทาง',
};
