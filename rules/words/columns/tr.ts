/**
 * What lists of payees in Turkish call their columns.
 *
 * @see test/cli/files/header-rows.ts (first rows of exports and templates of banks and software, November 2026)
 */
import type { ColumnWords } from '../../vocabulary/column-words.js';

export const tr: ColumnWords = {
  rarer: {
    iban: 'Alıcı IBAN, IBAN No, IBAN numarası',
    anyAccount: 'Hesap no, Hesap numarası',
    anyPayeeAccount: 'Alıcı hesap no',
    name: 'Alıcı, Alıcı adı, Alıcı adı soyadı, Alıcı ünvanı, Ad soyad, Tedarikçi adı',
    accountHolder: 'Hesap sahibi',
    vendor: 'Tedarikçi',
    bic: 'SWIFT kodu, BIC kodu',
    country: 'Ülke, Ülke kodu',
    currency: 'Para birimi, Döviz cinsi',
    addressLine1: 'Adres',
    postCode: 'Posta kodu',
    town: 'Şehir',
    phone: 'Telefon',
    taxId: 'Vergi no, Vergi numarası',
    amount: 'Tutar',
    reference: 'Açıklama',
    bankName: 'Banka adı',
    payer: 'Gönderen, Gönderen IBAN, Borçlu hesap',
    namePart: 'Soyadı, Soyad',
  },
  payee: 'alici',
};
