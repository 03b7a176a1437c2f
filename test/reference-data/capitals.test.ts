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
  ])('%s is %s', (published, written) => {
    expect(setTown(published)).toBe(written);
  });
});

test.each([
  ['BANCO SANTANDER S.A.', 'Banco Santander S.A.'],
  ['ABN AMRO BANK N.V.', 'ABN AMRO Bank N.V.'],
  ['UNICREDIT BANK', 'UniCredit Bank'],
])('the name of a bank keeps its abbreviations: %s is %s', (published, written) => {
  expect(setCapitals(published)).toBe(written);
});
