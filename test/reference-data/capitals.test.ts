import { describe, expect, test } from 'vitest';
import { setCapitals } from '../../scripts/reference-data/capitals.js';
import { setTown } from '../../scripts/reference-data/towns.js';

describe('a town that is published in capitals', () => {
  test.each([
    ['RAS AL KHAIMAH', 'Ras al Khaimah'],
    ['HO CHI MINH CITY', 'Ho Chi Minh City'],
    ['SAO PAULO', 'Sao Paulo'],
    ['DAR ES SALAAM', 'Dar es Salaam'],
    ['ROSTOV-ON-DON', 'Rostov-on-Don'],
    ['ST GALLEN', 'St Gallen'],
    ['LONDON EC2', 'London EC2'],
    ['TORINO (TO)', 'Torino (TO)'],
    ['LA CORUNA (A CORUNA)', 'La Coruna (A Coruna)'],
    ['DUBAI (DIFC)', 'Dubai (DIFC)'],
    ['london', 'London'],
    ['CITY OF MAKATI', 'Makati'],
    ['City of Quezon', 'Quezon City'],
    ['FRANKFURT/MAIN', 'Frankfurt am Main'],
  ])('%s is %s', (published, written) => {
    expect(setTown(published)).toBe(written);
  });
});

test.each([
  ['BANCO SANTANDER S.A.', 'Banco Santander S.A.'],
  ['ABN AMRO BANK N.V.', 'ABN AMRO Bank N.V.'],
  ['UNICREDIT BANK', 'UniCredit Bank'],
  ['BANCO DEL PAIS,S.A.', 'Banco del Pais, S.A.'],
  ['BANK OF COMMUNICATIONS CO.,LTD', 'Bank of Communications Co., Ltd'],
  ['BANCO CENTRAL DE RESERVA DE EL SALVADOR', 'Banco Central de Reserva de El Salvador'],
  ['ABSA BANK KENYA PLC', 'Absa Bank Kenya plc'],
  ['DAH SING BANK, LIMITED', 'Dah Sing Bank, Limited'],
  ['HUA XIA BANK', 'Hua Xia Bank'],
  ['BANK OF INDIA HO CHI MINH CITY BRANCH', 'Bank of India Ho Chi Minh City Branch'],
  ['ERSTE BANK A.D. NOVI SAD', 'Erste Bank a.d. Novi Sad'],
  ['YAPI VE KREDI BANKASI A.S.', 'Yapi ve Kredi Bankasi A.S.'],
  ['CASSA RURALE ED ARTIGIANA DI BINASCO', 'Cassa Rurale ed Artigiana di Binasco'],
  ["BANQUE INTERNATIONALE POUR L'AFRIQUE AU TOGO", "Banque Internationale Pour l'Afrique au Togo"],
  ['NATIONAL BANK OF RAS AL-KHAIMAH', 'National Bank of Ras al-Khaimah'],
  ['RAS PAYMENT SYSTEMS LTD.', 'RAS Payment Systems Ltd.'],
  ['DAR ES SALAAM STOCK EXCHANGE', 'Dar es Salaam Stock Exchange'],
  ['SQUARE AU PTY LIMITED', 'Square AU Pty Limited'],
  ['AU SMALL FINANCE BANK LIMITED', 'AU Small Finance Bank Limited'],
  [
    'AUSTRALIA AND NEW ZEALAND BANKING GROUP LIMITED (AU RTGS PURPOSE)',
    'Australia and New Zealand Banking Group Limited (AU RTGS Purpose)',
  ],
])('the name of a bank keeps its abbreviations: %s is %s', (published, written) => {
  expect(setCapitals(published)).toBe(written);
});

test.each([
  ['TRG BANA JOSIPA JELACICA 10', 'Trg Bana Josipa Jelacica 10'],
  ['1 SOUTHAMPTON ROW', '1 Southampton Row'],
  ['PIAZZA GIOVANNI XXIII 51', 'Piazza Giovanni XXIII 51'],
  ['11 BD KENNEDY BP 329', '11 Bd Kennedy BP 329'],
])('a street has no abbreviation that is a word: %s is %s', (published, written) => {
  expect(setCapitals(published, 'street')).toBe(written);
});
