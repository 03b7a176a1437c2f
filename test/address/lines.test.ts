/** An address in lines, as the post of its country wants it: a part that is left out, or stands in the wrong line, is a letter that comes back. */
import { describe, expect, test } from 'vitest';
import { addressLines } from '../../src/address.js';

type Row = readonly [custom: string, address: Readonly<Record<string, string>>, lines: readonly string[]];

describe('addressLines', () => {
  test.each<Row>([
    [
      'the street first in Latin letters, where the letters of the country have the largest part first',
      {
        country: 'JP',
        streetName: 'Marunouchi',
        buildingNumber: '1-1',
        townName: 'Chiyoda-ku',
        countrySubdivision: 'Tokyo',
        postCode: '100-0005',
      },
      ['Marunouchi 1-1', 'Chiyoda-ku, Tokyo 100-0005', 'Japan'],
    ],
    [
      'the largest part first in the letters of Japan',
      { country: 'JP', streetName: '丸の内1-1', townName: '千代田区', countrySubdivision: '東京都', postCode: '100-0005' },
      ['100-0005', '東京都 千代田区', '丸の内1-1', 'Japan'],
    ],
    [
      'the largest part first in those of Korea',
      { country: 'KR', streetName: '세종대로', buildingNumber: '110', townName: '서울특별시', postCode: '04524' },
      ['서울특별시', '세종대로 110', '04524', 'South Korea'],
    ],
    [
      'the province below the town in China',
      {
        country: 'CN',
        streetName: 'Jianguo Road',
        buildingNumber: '88',
        townName: 'Shenzhen',
        countrySubdivision: 'Guangdong',
        postCode: '518057',
      },
      ['Jianguo Road 88', 'Shenzhen', 'Guangdong 518057', "People's Republic of China"],
    ],
    [
      'the number of the house before the street in France',
      { country: 'FR', streetName: 'rue Longue', buildingNumber: '12', townName: 'Paris', postCode: '75008' },
      ['12 rue Longue', '75008 Paris', 'France'],
    ],
    [
      'and behind it in Germany, where the town may have no post code',
      { country: 'DE', streetName: 'Lange Str.', buildingNumber: '5', townName: 'Berlin' },
      ['Lange Str. 5', 'Berlin', 'Germany'],
    ],
    [
      'a state below the town, where the country writes none',
      { country: 'DE', townName: 'Potsdam', postCode: '14467', countrySubdivision: 'Brandenburg' },
      ['14467 Potsdam', 'Brandenburg', 'Germany'],
    ],
    [
      'every part, in the order in which a letter finds its way in',
      {
        ...{ country: 'DE', department: 'Buchhaltung', addressLine1: 'Example GmbH', addressLine2: 'Eingang B', addressLine3: 'Hof' },
        ...{ buildingName: 'Haus A', floor: '2. OG', room: 'Zimmer 5', streetName: 'Lange Str.', buildingNumber: '5' },
        ...{ districtName: 'Mitte', townLocationName: 'Spandau', townName: 'Berlin', postCode: '10115' },
      },
      [
        ...['Buchhaltung', 'Example GmbH', 'Eingang B', 'Hof', 'Haus A, 2. OG, Zimmer 5', 'Lange Str. 5', 'Mitte', 'Spandau'],
        ...['10115 Berlin', 'Germany'],
      ],
    ],
    [
      'the word for a post box before its number',
      { country: 'DE', postBox: '1234', townName: 'Berlin' },
      ['PO Box 1234', 'Berlin', 'Germany'],
    ],
    ['and only once', { country: 'DE', postBox: 'Postfach 1234', townName: 'Berlin' }, ['Postfach 1234', 'Berlin', 'Germany']],
    [
      'town, county and post code in lines of their own in Britain',
      { country: 'GB', addressLine1: '12 Park Row', townName: 'Leeds', countrySubdivision: 'West Yorkshire', postCode: 'LS1 4DY' },
      ['12 Park Row', 'Leeds', 'West Yorkshire', 'LS1 4DY', 'United Kingdom'],
    ],
    [
      'the state behind the town, as the country parts the two: with a comma',
      { country: 'MX', streetName: 'Calle Larga', buildingNumber: '12', townName: 'Mérida', countrySubdivision: 'Yuc.', postCode: '97000' },
      ['Calle Larga 12', '97000 Mérida, Yuc.', 'Mexico'],
    ],
    [
      'or with a hyphen',
      {
        country: 'BR',
        streetName: 'Rua Larga',
        buildingNumber: '68',
        townName: 'São Paulo',
        countrySubdivision: 'SP',
        postCode: '01310-200',
      },
      ['Rua Larga 68', 'São Paulo - SP', '01310-200', 'Brazil'],
    ],
    [
      'a post code before the town, where the country has none',
      { country: 'AE', streetName: 'Long Road', townName: 'Dubai', postCode: '12345' },
      ['Long Road', '12345 Dubai', 'United Arab Emirates'],
    ],
    [
      'the town, where the country has only its own name',
      { country: 'HK', streetName: 'Queensway', buildingNumber: '88', townName: 'Hong Kong' },
      ['88 Queensway', 'Hong Kong', 'Hong Kong'],
    ],
    [
      'a text that is no country, as it is',
      { country: 'XX', streetName: 'Long Road', townName: 'Exampleton', postCode: '5011' },
      ['Long Road', '5011 Exampleton', 'XX'],
    ],
    [
      'no country where there is none',
      { streetName: 'Long Road', townName: 'Exampleton', postCode: '5011', countrySubdivision: 'North' },
      ['Long Road', '5011 Exampleton', 'North'],
    ],
    [
      'no spaces around a part, and no part that is empty',
      { country: 'DE', townName: ' Berlin ', postCode: '', room: '' },
      ['Berlin', 'Germany'],
    ],
  ])('writes %s', (_, address, lines) => expect(addressLines(address)).toEqual(lines));
});
