/**
 * What lists of payees in Vietnamese call their columns.
 *
 * @see test/cli/files/header-rows.ts (first rows of exports and templates of banks and software, November 2026)
 */
import type { ColumnWords } from '../../vocabulary/column-words.js';

export const vi: ColumnWords = {
  rarer: {
    accountNumber: 'Số tài khoản, Số tài khoản thụ hưởng, Số tài khoản người thụ hưởng, Số tài khoản người nhận',
    accountType: 'Loại tài khoản',
    name: 'Tên người thụ hưởng, Người thụ hưởng, Tên đơn vị thụ hưởng, Tên người nhận, Tên nhà cung cấp',
    accountHolder: 'Chủ tài khoản, Tên chủ tài khoản',
    vendor: 'Nhà cung cấp',
    bic: 'Mã SWIFT',
    bankCode: 'Mã ngân hàng',
    country: 'Quốc gia',
    currency: 'Loại tiền, Loại tiền tệ',
    addressLine1: 'Địa chỉ',
    phone: 'Số điện thoại',
    amount: 'Số tiền',
    reference: 'Nội dung',
    bankName: 'Ngân hàng, Tên ngân hàng, Ngân hàng thụ hưởng',
    payer: 'Tài khoản nguồn, Tài khoản chuyển, Tài khoản trích nợ',
  },
};
