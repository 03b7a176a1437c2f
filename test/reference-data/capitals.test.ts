import { describe, expect, test } from 'vitest';
import { setCapitals, setTown } from '../../scripts/reference-data/capitals.js';

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
