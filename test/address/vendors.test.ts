import { describe, expect, test } from 'vitest';
import { structureAddress } from '../../src/address.js';
import { measure, VENDORS } from './cases.js';

const masters = VENDORS.map((cases, at) => [['mended with', 'of other countries', 'measured last'][at], cases] as const);

describe.each(masters)('addresses of vendors, %s', (_, cases) => {
  const all = measure(cases);
  test('have the right town and post code in more than 95 of 100', () => expect(all.right / all.cases).toBeGreaterThan(0.95));
  test('have the right street and number where town and post code are right, in more than 98 of 100', () =>
    expect(all.exact / all.right).toBeGreaterThan(0.98));
  // `9320 Erembodegem (Aalst)`: the village, and the town it belongs to
  test('have no wrong town that is sure but one that a letter may have', () =>
    expect(all.wrongTownAtHigh).toBeLessThanOrEqual(cases === VENDORS[1] ? 1 : 0));
});

describe('a line without commas', () => {
  test.each([
    [
      'TR',
      'Çiçek Mah. Uzun Cad. No:5 Kat:2 D:9 Nilüfer / Bursa 16110',
      { districtName: 'Çiçek Mah.', streetName: 'Uzun Cad.', floor: 'Kat:2' },
    ],
    ['TR', 'Uzun Cad. No:5\n16110 NİLÜFER BURSA', { townName: 'NİLÜFER', countrySubdivision: 'BURSA' }],
    ['TR', 'Uzun Sok. No:5\nSelçuklu / KONYA', { townName: 'Selçuklu', countrySubdivision: 'KONYA' }],
    ['TR', 'P.K. 77 06420 Kızılay Ankara', { postBox: 'P.K. 77', postCode: '06420', townName: 'Kızılay' }],
    ['HU', 'Példa Kft. 1062 Budapest Hosszú utca 8. II. em. 3.', { townName: 'Budapest', streetName: 'Hosszú utca', floor: 'II. em.' }],
    ['HU', '2040 Budaörs, Hosszú utca 5.', { townName: 'Budaörs', postCode: '2040' }],
    ['ID', 'Gedung Contoh Lt. 9 Jl. Panjang No. 8, Gelora, Jakarta Pusat, 10270', { streetName: 'Jl. Panjang', buildingNumber: 'No. 8' }],
    ['ID', 'Jl. Panjang 21 Denpasar Bali 80113', { townName: 'Denpasar', countrySubdivision: 'Bali', buildingNumber: '21' }],
    ['ID', 'Jl. Panjang 118, Semarang, Central Java 50132', { townName: 'Semarang', countrySubdivision: 'Central Java' }],
    ['ID', 'Jl Panjang Km 12 Cikupa Tangerang 15710 Banten', { townName: 'Tangerang', postCode: '15710', countrySubdivision: 'Banten' }],
    ['TH', '12/3 หมู่ 5 ตำบลบ้านใหม่ อำเภอปากเกร็ด จังหวัดนนทบุรี 11120', { townName: 'ปากเกร็ด', postCode: '11120' }],
    ['FR', 'ZI Nord - BP 77\n67500 Haguenau Cedex', { streetName: 'ZI Nord', postBox: 'BP 77' }],
    ['FR', '12 rue Longue BP 45 75001 Paris Cedex 01', { postBox: 'BP 45', postCode: '75001', townName: 'Paris Cedex 01' }],
    [
      'IN',
      '21 Long Street Kolkata West Bengal 700016',
      { streetName: 'Long Street', townName: 'Kolkata', countrySubdivision: 'West Bengal' },
    ],
    ['CO', 'Cra 53 80-198 Barranquilla Atlántico', { townName: 'Barranquilla', countrySubdivision: 'Atlántico', buildingNumber: '80-198' }],
    ['JP', '2-15-1 Konan Minato-ku Tokyo JP 108-6090', { townName: 'Minato-ku', countrySubdivision: 'Tokyo', postCode: '108-6090' }],
    ['KR', '10 GASAN DIGITAL 1-RO GEUMCHEON-GU SEOUL KOREA 08594', { townName: 'SEOUL', postCode: '08594' }],
    ['NG', 'No 5 Long Road Kano', { townName: 'Kano', streetName: 'Long Road' }],
    ['US', 'rr # 1 box 54 loami il 62661', { townName: 'loami', postCode: '62661' }],
    ['IE', 'UNIT 5 WESTSIDE BUSINESS PARK NAVAN CO MEATH C15 X5K2', { townName: 'NAVAN', countrySubdivision: 'CO MEATH' }],
    ['IT', 'ESEMPIO SRL VIALE LUNGO 140 20127 MILANO MI', { streetName: 'VIALE LUNGO', buildingNumber: '140' }],
    ['CA', '4711 LONG ST 10TH FLR NORTH YORK ONT M2N 6K8', { townName: 'NORTH YORK', countrySubdivision: 'ONT' }],
    ['SG', '10 Long Road S(417943)', { streetName: 'Long Road', buildingNumber: '10', postCode: '417943' }],
  ])('%s: %s', (country, text, parts) => expect(structureAddress(text, { country }).address).toMatchObject(parts));
});

describe('the post code', () => {
  test.each([
    ['no number of a room', 'PH', 'Unit 1204 Tower 2, 6789 Long Avenue, Makati City 1226, Metro Manila', '1226'],
    ['in the line above a province', 'PH', '15 Long Blvd\nCebu City 6000\nCebu', '6000'],
    ['behind a post box', 'KE', 'Long Way, P.O. Box 12345-00100, Nairobi', '00100'],
    ['behind a sign of its own', 'KR', '서울특별시 중구 긴길 110 (우) 04524', '04524'],
  ])('is %s', (_, country, text, postCode) => expect(structureAddress(text, { country }).address.postCode).toBe(postCode));
});

describe('the town', () => {
  test.each([
    ['of an emirate that has a larger one', 'AE', 'Long St, Al Ain, Abu Dhabi', 'Al Ain'],
    ['before a county that is no town', 'IE', 'Long Road, Charlestown, Mayo', 'Charlestown'],
    ['behind a district, with what it is', 'VN', '2 Dài, Phường Bến Nghé, Quận 1, Thành phố Hồ Chí Minh', 'Thành phố Hồ Chí Minh'],
    ['before a prefecture that is no town', 'JP', '7-2 Motomachi, Naka-ku, Yokohama, 231-0861 Kanagawa', 'Yokohama'],
    ['before a province with what it is', 'VN', 'Khu phố 3, phường Trảng Dài, thành phố Biên Hòa, tỉnh Đồng Nai', 'thành phố Biên Hòa'],
  ])('is found %s', (_, country, text, town) => expect(structureAddress(text, { country }).address.townName).toBe(town));

  test.each([
    ['a quarter stands alone in a country without post codes', 'AE', 'Shop 5, Long Street, Deira'],
    ['a business park stands before it', 'IE', 'Letterkenny Retail Park Letterkenny Co Donegal F92 Y6A8'],
    ['a line was divided without a comma', 'HU', '1062 Budapest Hosszú utca 8.'],
  ])('is not sure where %s', (_, country, text) => expect(structureAddress(text, { country }).confidence).not.toBe('high'));

  test('is sure in a country without post codes where it is known', () =>
    expect(structureAddress('Shop 5, Long Street, Deira, Dubai', { country: 'AE' }).confidence).toBe('high'));
});

describe('the country that nobody gives', () => {
  test.each([
    ['Athens, Georgia', undefined],
    ['Atlanta, Georgia', 'US'],
    ['5 Long Ave, Tbilisi, Georgia', 'GE'],
    ['12-345 Market', undefined],
    ['00-950 Warszawa', 'PL'],
    ['23 Long Road 4, S(408620)', 'SG'],
    ['Blk 12 Long Road #05-67 Singapore 408620', 'SG'],
    ['Uzun Cad. No:5\n42000 Selçuklu', 'TR'],
    ['Hosszú utca 5, Kisfalu', 'HU'],
    ['12 Hàng Dài, Quận Đống Đa', 'VN'],
    ['Brgy. Mahaba, Lucena', 'PH'],
  ])('of %j is %s', (text, country) => expect(structureAddress(text).address.country).toBe(country));
});

describe('what a letter has beside the town', () => {
  test.each([
    ['CH', 'Postfach\n3001 Bern', { postBox: 'Postfach', townName: 'Bern', postCode: '3001' }],
    ['HU', '9700 Szombathely Pf. 45', { townName: 'Szombathely', postBox: 'Pf. 45', postCode: '9700' }],
    ['CZ', 'Lhota č.p. 8\n262 72 Březnice', { streetName: 'Lhota', buildingNumber: 'č.p. 8', townName: 'Březnice' }],
    ['HR', 'Obala kneza Domagoja bb, 21000 Split', { streetName: 'Obala kneza Domagoja', buildingNumber: 'bb' }],
    ['IT', 'Via Roma snc, 88100 Catanzaro CZ', { streetName: 'Via Roma', buildingNumber: 'snc' }],
    ['NL', 'Keizersgracht 241-hs\n1016 EA Amsterdam', { streetName: 'Keizersgracht', buildingNumber: '241-hs' }],
    ['RU', '630099, Новосибирская область, Новосибирск, Красный проспект, 50', { townName: 'Новосибирск', postCode: '630099' }],
    ['CA', '100 Main St, Fredericton, N.-B. E3B 1A1', { townName: 'Fredericton', countrySubdivision: 'N.-B.', postCode: 'E3B 1A1' }],
    ['PY', 'Avda. España 1234 c/ Brasilia, Asunción', { townName: 'Asunción' }],
    ['GB', '5 Beach Road, Tenby, Pembs SA70 8EX', { townName: 'Tenby', countrySubdivision: 'Pembs', postCode: 'SA70 8EX' }],
    ['GB', '3 Main Street, Enniskillen, County Fermanagh BT74 7AA', { townName: 'Enniskillen' }],
  ])('%s: %s', (country, text, parts) => expect(structureAddress(text, { country }).address).toMatchObject(parts));

  test('is no post code before the street at the corner', () =>
    expect(structureAddress('Avda. España 1234 c/ Brasilia, Asunción', { country: 'PY' }).address.postCode).toBeUndefined());
  test('is no post box where it is the number of a house', () =>
    expect(structureAddress('č.p. 45\n378 81 Slavonice', { country: 'CZ' }).address.postBox).toBeUndefined());
});
