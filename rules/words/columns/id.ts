/**
 * What lists of payees in Indonesian call their columns.
 *
 * @see test/cli/files/header-rows.ts (first rows of exports and templates of banks and software, November 2026)
 */
import type { ColumnWords } from '../../vocabulary/column-words.js';

export const id: ColumnWords = {
  rarer: {
    accountNumber: 'Nomor rekening, No rekening, Nomor rekening penerima, No rekening tujuan, Nomor rekening tujuan',
    name: 'Nama penerima, Penerima, Nama pemilik rekening',
    bic: 'Kode SWIFT',
    bankCode: 'Kode bank',
    country: 'Negara',
    currency: 'Mata uang',
    addressLine1: 'Alamat',
    amount: 'Jumlah, Nominal',
    reference: 'Berita, Keterangan',
    bankName: 'Nama bank',
    payer: 'Rekening sumber, Rekening asal, Rekening pengirim, Pengirim',
  },
  payee: 'penerima',
};
