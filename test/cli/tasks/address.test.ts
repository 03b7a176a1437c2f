import { expect, test } from 'vitest';
import { GENERATED_CASES } from '../../address/cases.js';
import { call, file, lines } from '../call.js';

const LIST = lines(
  'Vendor;Address 1;Address 2;City;Country',
  'Müller Bau;Rosenthaler Str. 12;10119 Berlin;;DE',
  'Acme;Suite 400, 1200 Market Street;San Francisco, CA 94103, USA;;',
  'Wien AG;Hauptstraße 5;;Wien;AT',
  'Warsaw;ul. Prosta 5;Warszawa;;PL',
  'Nowhere;see invoice;;;',
);

test('adds the parts, the confidence and the reasons to each row', async () => {
  const { out, code } = await call(['address', file('vendors.csv', LIST), '--output', 'csv']);
  const [head = '', ...rows] = out.trim().split('\n');
  expect(head).toBe(
    `Vendor;Address 1;Address 2;City;Country;${[
      ...['country', 'department', 'streetName', 'buildingNumber', 'buildingName', 'floor', 'room', 'postBox', 'townName'],
      ...['townLocationName', 'districtName', 'postCode', 'countrySubdivision', 'addressLine1', 'addressLine2'],
    ]
      .map((field) => `structured.${field}`)
      .join(';')};form;confidence;reasons;left;error`,
  );
  expect(rows).toEqual([
    'Müller Bau;Rosenthaler Str. 12;10119 Berlin;;DE;DE;;Rosenthaler Str.;12;;;;;Berlin;;;10119;;;;structured;high;;;',
    'Acme;Suite 400, 1200 Market Street;San Francisco, CA 94103, USA;;;US;;Market Street;1200;;;Suite 400;;San Francisco;;;94103;CA;;;structured;high;;;',
    'Wien AG;Hauptstraße 5;;Wien;AT;AT;;Hauptstraße;5;;;;;Wien;;;;;;;structured;high;;;',
    'Warsaw;ul. Prosta 5;Warszawa;;PL;PL;;ul. Prosta;5;;;;;Warszawa;;;;;;;structured;medium;TOWN_NOT_SURE;;',
    'Nowhere;see invoice;;;;;;;;;;;;;;;;;see invoice;;hybrid;low;NO_COUNTRY NO_TOWN;;',
  ]);
  expect(code).toBe(1);
});

test('says what to look at first, by line, and shows no address', async () => {
  const { err } = await call(['address', file('vendors.csv', LIST)]);
  expect(err).toContain(`5 addresses: 3 high, 1 medium, 1 low, 0 unreadable
look at these first:
  NO_COUNTRY 1: line 6
    no country is named: --country CODE says which, where all rows have the same
  TOWN_NOT_SURE 1: line 5
    the town is the most likely line, but its place does not prove it
`);
  expect(err).not.toContain('Prosta');
});

test.each([
  ['an address', { addressLine1: 'Bahnhofstrasse 45', addressLine2: 'CH-8001 Zürich' }],
  ['a payee', { country: 'CH', address: { addressLine1: 'Bahnhofstrasse 45', addressLine2: 'CH-8001 Zürich' } }],
  ['a payment', { creditor: { address: { country: 'CH', addressLine1: 'Bahnhofstrasse 45', addressLine2: '8001 Zürich' } } }],
  ['a text', { address: 'Bahnhofstrasse 45\n8001 Zürich\nSchweiz' }],
  ['a list of lines', { address: ['Bahnhofstrasse 45', '8001 Zürich', 'Switzerland'] }],
])('reads %s of NDJSON', async (_, entry) => {
  const { out, code } = await call(['address', file('list.ndjson', lines(JSON.stringify(entry))), '--output', 'ndjson']);
  expect(JSON.parse(out).address).toEqual({
    country: 'CH',
    streetName: 'Bahnhofstrasse',
    buildingNumber: '45',
    townName: 'Zürich',
    postCode: '8001',
  });
  expect(code).toBe(0);
});

test('keeps the town of its column, and says where the lines have another', async () => {
  const list = lines('Address;City;Country', '"Hauptstraße 5, 1010 Wien";Graz;AT');
  const { out } = await call(['address', file('towns.csv', list), '--output', 'ndjson']);
  expect(JSON.parse(out)).toMatchObject({ address: { townName: 'Graz' }, confidence: 'low', reasons: ['OTHER_TOWN'] });
});

test('answers every row of a long list', async () => {
  const rows = GENERATED_CASES.map(({ country, lines: [one = '', two = '', three = ''] }) => `"${one}";"${two}";"${three}";${country}`);
  const { out } = await call(['address', file('many.csv', lines('Address 1;Address 2;Address 3;Country', ...rows)), '--output', 'ndjson']);
  expect(out.trim().split('\n')).toHaveLength(rows.length);
});

test('reads post code and town of one column', async () => {
  const list = lines('Name;Straße;PLZ Ort;Land', 'Muster GmbH;Hauptstr. 5;70173 Stuttgart;DE');
  const { out, code } = await call(['address', file('vendors.csv', list), '--output', 'csv']);
  expect(out.split('\n')[1]).toContain(';Stuttgart;;;70173;');
  expect(code).toBe(0);
});

test('names the rows that cannot be read first', async () => {
  const list = lines('Address 1;Country', 'Hauptstr. 5, 70173 Stuttgart;DE', 'Hauptstr. 5;DE;more', 'Hauptstr. 5, 70173 Stuttgart;');
  const { err } = await call(['address', file('ragged.csv', list), '--output', 'csv']);
  expect(err).toContain('look at these first:\n  unreadable CSV_RECORD_INCORRECT_FIELD_COUNT 1: line 3\n  TOWN_NOT_SURE 1: line 4\n');
});
