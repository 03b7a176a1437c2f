import { describe, expect, test } from 'vitest';
import { columnWords } from '../../rules/index/column-words.js';
import { addressLabels } from '../../rules/words/address-labels.js';
import { isLabel } from '../../src/address/labels.js';
import { structureAddress } from '../../src/address.js';

const BERLIN = { country: 'DE', streetName: 'Musterstr.', buildingNumber: '1', townName: 'Berlin', postCode: '10115' };

describe('labels before the parts of an address', () => {
  test.each([
    [['Street: Musterstr. 1', 'City: Berlin', 'Postcode: 10115', 'Country: Germany']],
    [['Straße: Musterstr. 1, PLZ: 10115, Ort: Berlin, Land: Deutschland']],
    [['PLZ / Ort: 10115 Berlin', 'Straße und Hausnummer: Musterstr. 1', 'Land: DE']],
    [['Street', 'Musterstr. 1', 'City', 'Berlin', 'Postcode', '10115', 'Country', 'DEU']],
    [['Rue : Musterstr. 1', 'Code postal : D-10115', 'Ville : Berlin', 'Pays : Allemagne']],
    [['Street=Musterstr. 1', 'city=Berlin', 'zip=10115', 'country=de']],
    [['Street:', 'Musterstr. 1', 'City:', 'Berlin', 'ZIP Code:', '10115', 'Country:', 'Germany']],
    [['Street: Musterstr. 1 City: Berlin Postcode: 10115 Country: Germany']],
  ])('are read: %j', (lines) => {
    expect(structureAddress(lines)).toMatchObject({ address: BERLIN, confidence: 'high', left: [] });
  });

  test('leave a subdivision beside the town, and what is no part of an address', () => {
    const { address, left } = structureAddress([
      'Name: Jane Example',
      'Street: 123 Main St',
      'City: Springfield, IL',
      'ZIP: 62701',
      'Country: USA',
    ]);
    expect(address).toEqual({
      country: 'US',
      streetName: 'Main St',
      buildingNumber: '123',
      townName: 'Springfield',
      postCode: '62701',
      countrySubdivision: 'IL',
    });
    expect(left.map(({ text }) => text)).toEqual(['Name', 'Jane Example']);
  });

  test.each([
    [['Long Street 5', 'City: ', '10115', 'Germany']],
    [['Long Street 5', 'City', 'Germany']],
    [['City: Musterstr. 1', 'Country: Germany']],
    [['City: Berlin', 'Country: Atlantis']],
    [['City: Berlin', 'Postcode: 12', 'Country: Germany']],
  ])('are no sure town, and say none that is not there: %j', (lines) => {
    expect(structureAddress(lines).confidence).not.toBe('high');
  });

  test.each([
    ['Gazi Cad. No: 45, 34764 İstanbul', 'TR'],
    ['By: the harbour, 8000 Aarhus', 'DK'],
  ])('are not every word with a colon: %j', (text, country) => {
    expect(structureAddress(text, { country }).address.townName).toBe(text.split(' ').at(-1));
  });

  test('are all the words by which columns of tables call the parts of an address', () => {
    const parts = [
      'street',
      'houseNumber',
      'postCode',
      'town',
      'subdivision',
      'addressCountry',
      'country',
      'addressLine1',
      'addressLine3',
    ] as const;
    const words = Object.values(columnWords).flatMap(({ usual, rarer }) => parts.flatMap((part) => [usual?.[part], rarer?.[part]]));
    const names = words.flatMap((list) => list?.split(', ') ?? []);
    expect(names.length).toBeGreaterThan(100);
    expect(names.filter((name) => !isLabel(name))).toEqual([]);
  });

  test('are listed once', () => {
    for (const names of Object.values(addressLabels)) expect(new Set(names.split(', ')).size).toBe(names.split(', ').length);
  });
});

describe('what stands behind the country', () => {
  test.each([
    [['12 High Street', 'Reading RG1 1AA', 'United Kingdom', 'Company No. 01234567'], 'Reading', 'RG1 1AA'],
    [['Musterstr. 1', '10115 Berlin', 'Deutschland', 'ISO 9001 certified', 'Page 2'], 'Berlin', '10115'],
    [['Rue du Rhône 14', '1204 Genève', 'CH', 'Customer no. 12345'], 'Genève', '1204'],
  ])('is left: %j', (lines, townName, postCode) => {
    expect(structureAddress(lines)).toMatchObject({ address: { townName, postCode }, confidence: 'high' });
  });

  test.each([
    [['Na Příkopě 12', '110 00 Praha 1', 'Česko'], 'Praha 1'],
    [['12 Long Street', 'Cape Town', '8001', 'South Africa'], 'Cape Town'],
    [['10 Anson Road', 'Singapore 079903'], 'Singapore'],
    [['Rue Longue 5', 'L-1234 Luxembourg', 'Luxembourg'], 'Luxembourg'],
  ])('is no town that has the name of a country, or a number: %j', (lines, townName) => {
    expect(structureAddress(lines)).toMatchObject({ address: { townName }, confidence: 'high' });
  });

  test('may be the post code, and is not sure then', () => {
    expect(structureAddress(['Calle Larga 5', 'San José', 'Costa Rica', '10101'])).toMatchObject({
      address: { townName: 'San José', postCode: '10101' },
      confidence: 'medium',
    });
  });
});

describe('lines', () => {
  test.each([
    ['Musterstr. 1<br/>10115 Berlin<br>Deutschland', 'Berlin'],
    ['Musterstr. 1 / 10115 Berlin / Deutschland', 'Berlin'],
    ['Musterstr. 1. 10115 Berlin. Deutschland', 'Berlin'],
    ['Long Street 5. 9000 St. Gallen. Switzerland', 'St. Gallen'],
    ['Via Verdi 12/A / 20121 Milano / Italia', 'Milano'],
    ['Long Street 5 / 110111 Bogotá D.C. Colombia', 'Bogotá D.C.'],
  ])('end at other signs: %j', (text, townName) => {
    expect(structureAddress([text]).address.townName).toBe(townName);
  });

  test('of Swift fields are numbered', () => {
    const { address, confidence, left } = structureAddress(['1/ACME LTD', '2/HIGH STREET 12', '3/GB/READING/RG1 1AA']);
    expect(address).toEqual({ country: 'GB', streetName: 'HIGH STREET', buildingNumber: '12', townName: 'READING', postCode: 'RG1 1AA' });
    expect(confidence).toBe('high');
    expect(left.map(({ text }) => text)).toEqual(['ACME LTD', '2', '3']);
    expect(structureAddress(['1/ACME', '2/LONG STREET 1', '3/GB/READING/RG1 1AA'], { country: 'FR' }).confidence).toBe('low');
  });
});
