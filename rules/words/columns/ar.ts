/**
 * What lists of payees in Arabic call their columns.
 *
 * @see test/cli/files/header-rows.ts (first rows of exports and templates of banks and software, November 2026)
 */
import type { ColumnWords } from '../../vocabulary/column-words.js';

export const ar: ColumnWords = {
  rarer: {
    iban: 'الآيبان, الايبان, رقم الآيبان, رقم الايبان, رقم الحساب المصرفي الدولي',
    anyAccount: 'الحساب, رقم الحساب',
    anyPayeeAccount: 'رقم حساب المستفيد',
    name: 'المستفيد, اسم المستفيد, الاسم',
    accountHolder: 'صاحب الحساب, اسم صاحب الحساب',
    bic: 'رمز السويفت, السويفت',
    country: 'الدولة, البلد',
    currency: 'العملة',
    amount: 'المبلغ',
    reference: 'البيان',
    bankName: 'البنك, اسم البنك',
    payer: 'الدافع, المرسل',
  },
  payerParts: 'الدافع, المرسل, المحول, الخصم, المدين, الآمر, الامر',
};
