/**
 * Each address of `cases.ts` comes out whole, but those that are listed here. A change that mends one takes it off the list; one that breaks another shows it.
 *
 * The numbers of those that are sure are exact, too: an address that is sure without reason is written into a payment, and one that no longer is waits for a person.
 */
import { describe, expect, test } from 'vitest';
import { type Asked, type Case, GENERATED_CASES, LARGEST, type Measure, measure, OTHERS, PUBLISHED, VENDORS } from './cases.js';

/** Numbers of answers that are sure, of those that are likely, of values in all of them, and of texts that no field took. A value too many is as wrong as one that is missing. */
type Counts = readonly [sure: number, likely: number, values: number, left: number];

interface Expected {
  readonly counts: Counts;
  readonly inexact: readonly string[];
}

const EXPECTED: Readonly<Record<string, Expected>> = {
  'published 1': {
    counts: [107, 54, 821, 4],
    inexact: [
      'AW: Parliament of Aruba, L.G. Smith Boulevard LSB 70, Oranjestad, Aruba',
      "GN: L'Art de la Table, 8e Avenue, Kaloum, Conakry, Guinea",
      'GT: Banco Reformador, Transmetro Eje Sur 18 calle 3-70 Zona 1, 01004-Guatemala City, Guatemala',
      'NG: Maro Polo Hotel, Yeni Crescent, Maiyegun, Lagos, Nigeria',
      'NL: Parliament of Aruba, L.G. Smith Boulevard LSB 70, Oranjestad, Aruba',
      'OM: Fathima Super Market, Al Noor Street, 116, Muscat, Oman, Muscat, Oman',
      'OM: Fathima Super Market, Al Noor Street, 116, Muscat, Oman, محافظة مسقط, سلطنة عمان',
      'PA: Panama House Bed & Breakfast, Avenida 1 C Norte, El Cangrejo, Ciudad de Panamá, Panamá',
      'PH: PYS Pharmacy, Gerona - Pura Road, Poblacion 1, 2312 Pura, Philippines',
      'VA: Vatican Supermarket, Press Way, 00120, Vatican City',
    ],
  },
  'published 2': {
    counts: [118, 76, 1016, 3],
    inexact: [
      'BF: unnamed road, Bondorola, Tiéfora, Comoé, Burkina Faso',
      'DJ: Blue Nile, Ethiopia Street, Djibouti-Ville, Djibouti',
      'EG: National Cultural Centre, Mahmoud Mokhtar, Dokki, Giza, 11231, Egypt',
      'GB: Fair Field, Kexby, York, England, United Kingdom',
      'IO: DG1, Seabreeze Village, British Indian Ocean Territory, United Kingdom',
      'IQ: Mosul General Hospital, وادي حجر, الجسر الرابع, Mosul, Iraq',
      'IR: Azadi Tower, Tehran, Ostad Moein, Azadi Square, 1351956118, Iran',
      'IR: Tehran, بخش مرکزی شهرستان تهران, Iran',
      'KR: South Korea, Seoul 서초2동 (Seocho2-dong) Seocho-daero 74-gil, Haeundae Grand Hotel, 135-934',
      "MG: Ambassade de l'Inde, Làlana Rajhonson Emile, Tsaralalana, 1 Antananarivo, Madagascar",
      'OM: Muscat Bakery, Street 3305, 1727, Muscat, Oman, Muscat, Oman',
      'PN: Pitcairn Health Centre, Adamstown, Pitcairn Islands',
      'RU: Efes Istambul, Гороховая улица, 23, Сенной округ, Санкт-Петербург, Российская Федерация, 190000',
      'TW: 中華民國, 220, 新北市板橋區 新北板橋土城多語言 陽明街 168, 新北市立圖書館板橋四維分館',
      'TZ: Ruvuma Regional Hospital, Sokoine Road, Songea, Ruvuma, Tanzania',
    ],
  },
  generated: {
    counts: [820, 395, 6736, 0],
    inexact: [],
  },
  'vendors 1': {
    counts: [68, 99, 1179, 17],
    inexact: [
      'AE: Dubai Silicon Oasis DDP Building A2 Office 101 Dubai UAE 341041',
      'AE: c/o Logistics City, Gate 4, Dubai South, 390667 Dubai',
      'CN: No.6 Jinhua Road Weihai Shandong Province China 264200',
      'HU: 1051 Budapest, Október 6. u. 7., 3. em. 12.',
      'IN: Post Box No. 1234, Ernakulam, Kochi 682011, Kerala',
      'JP: Kyoto-shi, Shimogyo-ku, Shijo-dori 25, 600-8007',
      'MX: Apartado Postal 345, 64000 Monterrey, Nuevo León',
      'MX: BLVD. BELISARIO DOMINGUEZ 2450 COL. MOCTEZUMA TUXTLA GUTIERREZ CHIAPAS CP 29030',
      'NG: Lekki Phase 1, Admiralty Way 10B, Lagos State, Nigeria',
    ],
  },
  'vendors 2': {
    counts: [66, 29, 557, 17],
    inexact: ['BE: Industrielaan 22, 9320 Erembodegem (Aalst), België'],
  },
  'vendors 3': {
    counts: [22, 44, 408, 9],
    inexact: ['CI: 01 BP 1234 Abidjan 01, Plateau, Avenue Chardy', 'CO: Parque Industrial Gran Sabana Unidad 35 Tocancipá Cundinamarca'],
  },
};

const SETS: readonly (readonly [string, readonly Case[]])[] = [
  ...PUBLISHED.map((cases, at) => [`published ${at + 1}`, cases] as const),
  ['generated', GENERATED_CASES],
  ...VENDORS.map((cases, at) => [`vendors ${at + 1}`, cases] as const),
];

const countsOf = ({ high, medium, values, left }: Measure): Counts => [high, medium, values, left];

const MEASURED = SETS.map(([name, cases]) => [name, measure(cases), cases] as const);

describe.each(MEASURED)('addresses that are %s', (name, all) => {
  test('come out whole, but for those that are known', () => expect(all.inexact).toEqual(EXPECTED[name]?.inexact));
  test('are as sure as before', () => expect(countsOf(all)).toEqual(EXPECTED[name]?.counts));
  test('have no wrong post code', () => expect(all.wrongCodeAtHigh).toBe(0));
});

describe.each(MEASURED.filter(([name]) => !name.startsWith('vendors')))('addresses that are %s', (_, all, cases) => {
  test('have the right town and post code in more than 85 of 100', () => expect(all.right / all.cases).toBeGreaterThan(0.85));
  test('have a wrong town in less than 1 of 100 that are sure', () => expect(all.wrongTownAtHigh / all.high).toBeLessThan(0.01));
  test('have no wrong post code', () => expect(all.wrongCode).toBe(0));
  test('have the right town and post code in more than 95 of 100 of the largest countries', () => {
    const { right, cases: count } = measure(cases.filter(({ country }) => LARGEST.includes(country)));
    expect(right / count).toBeGreaterThan(0.95);
  });
});

const KNOWN = [...PUBLISHED.flat(), ...VENDORS.flat()];

/** The town of each has two names, or is a village that belongs to a town. */
const ALSO_RIGHT = ['Djibouti-Ville', '9320 Erembodegem (Aalst)', 'Ciudad de Panamá'];

/** The same addresses as they stand in one field of a form. */
const OTHERWISE: Readonly<Record<string, readonly Asked[]>> = {
  'of open data and letters': OTHERS,
  'whose country nobody gives': KNOWN.map(({ lines, want }) => ({ lines, want })),
  'in one line': [...KNOWN, ...OTHERS].map((one) => ({ ...one, lines: [one.lines.join(', ')] })),
  'without commas': [...KNOWN, ...OTHERS].map((one) => ({ ...one, lines: [one.lines.join(' ')] })),
};

const EXPECTED_OTHERWISE: Readonly<Record<string, readonly [right: number, counts: Counts]>> = {
  'of open data and letters': [481, [348, 131, 2556, 17]],
  'whose country nobody gives': [632, [293, 319, 3701, 81]],
  'in one line': [1186, [733, 423, 6503, 83]],
  'without commas': [1005, [472, 515, 5878, 59]],
};

describe.each(Object.entries(OTHERWISE))('addresses %s', (name, cases) => {
  const all = measure(cases);
  test('are never sure of another town, post code or country', () =>
    expect(all.wrongAndSure.filter((label) => !ALSO_RIGHT.some((town) => label.includes(town)))).toEqual([]));
  test('have as much as before', () => expect([all.right, countsOf(all)]).toEqual(EXPECTED_OTHERWISE[name]));
});
