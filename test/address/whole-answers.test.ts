/**
 * Whole answers to addresses in which two readings compete: each row says what the other reading would make of it. What no row of the published sets shows stands here.
 */
import { describe, expect, test } from 'vitest';
import { structureAddress } from '../../src/address.js';

interface Row {
  readonly because: string;
  readonly country: string;
  readonly text: string;
  readonly confidence: 'high' | 'medium' | 'low';
  readonly address: Readonly<Record<string, string>>;
}

const ROWS: readonly Row[] = [
  {
    because: 'of three streets the one above the town is the street, and the others stay lines',
    country: 'DE',
    text: 'Oak Street 5\nElm Street 6\nMain Street 7\n10115 Berlin',
    confidence: 'high',
    address: {
      addressLine1: 'Oak Street 5',
      addressLine2: 'Elm Street 6',
      streetName: 'Main Street',
      buildingNumber: '7',
      townName: 'Berlin',
      postCode: '10115',
    },
  },
  {
    because: 'a second street behind the number of the house is no town of its own',
    country: 'LV',
    text: 'Lielā iela 9 Jaunā iela LV-3401',
    confidence: 'medium',
    address: { townName: 'Lielā iela 9 Jaunā iela', postCode: 'LV-3401' },
  },
  {
    because: 'a room behind the town does not make a room number of the post code before it',
    country: 'DE',
    text: 'Lange Str. 5, 10115 Berlin Zimmer 3',
    confidence: 'medium',
    address: { streetName: 'Lange Str.', buildingNumber: '5', townName: 'Berlin Zimmer 3', postCode: '10115' },
  },
  {
    because: 'a post code in a line of its own above the street is no house number',
    country: 'DE',
    text: 'Berlin\n10115\nLange Str. 5',
    confidence: 'low',
    address: { streetName: 'Lange Str.', buildingNumber: '5', townName: 'Berlin', postCode: '10115' },
  },
  {
    because: 'four digits and two words of a street are no town with its post code',
    country: 'AT',
    text: 'Kirchengasse 9\n5580 Lange Gasse',
    confidence: 'low',
    address: { addressLine1: 'Kirchengasse 9', streetName: 'Lange Gasse', buildingNumber: '5580' },
  },
  {
    because: 'a name that ends as a street does is a town where a street stands above',
    country: 'AT',
    text: 'Kirchengasse 9\n5580 Tamsweg',
    confidence: 'high',
    address: { streetName: 'Kirchengasse', buildingNumber: '9', townName: 'Tamsweg', postCode: '5580' },
  },
  {
    because: 'capitals behind a street in other letters begin the town, with a post code behind it, too',
    country: 'ZA',
    text: '12 Rovers lane UITENHAGE 6229',
    confidence: 'medium',
    address: { streetName: 'Rovers lane', buildingNumber: '12', townName: 'UITENHAGE', postCode: '6229' },
  },
  {
    because: 'a slash between a street and its town parts lines, and not a town and its province',
    country: 'AT',
    text: 'Langgasse / Wien 1010',
    confidence: 'medium',
    address: { streetName: 'Langgasse', townName: 'Wien', postCode: '1010' },
  },
  {
    because: 'a slash between a town and its province parts no lines',
    country: 'TR',
    text: 'Ümraniye / İstanbul 34764',
    confidence: 'medium',
    address: { townName: 'Ümraniye', postCode: '34764', countrySubdivision: 'İstanbul' },
  },
  {
    because: 'two labels with post codes that differ leave nothing sure',
    country: 'DE',
    text: 'Postcode: 10115, City: 10117 Berlin',
    confidence: 'medium',
    address: { townName: '10117 Berlin', postCode: '10115' },
  },
  {
    because: 'two labels with the same post code are one',
    country: 'DE',
    text: 'PLZ: 80331\nOrt: 80331 München',
    confidence: 'high',
    address: { townName: 'München', postCode: '80331' },
  },
];

describe('an address that may be read in two ways', () => {
  test.each(ROWS)('$because', ({ country, text, confidence, address }) => {
    const answer = structureAddress(text, { country });
    expect(answer.address).toEqual({ country, ...address });
    expect(answer.confidence).toBe(confidence);
  });
});
