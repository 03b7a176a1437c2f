import { describe, expect, test } from 'vitest';
import { structureAddress } from '../../src/address.js';

describe('an address that names no country', () => {
  test.each([
    [
      'Mannerheimintie 12 B 25\n00100 Helsinki',
      { country: 'FI', streetName: 'Mannerheimintie', buildingNumber: '12 B 25', townName: 'Helsinki', postCode: '00100' },
    ],
    [
      '50/3 Sukhumvit Soi 11, Khlong Toei Nuea, Watthana, Bangkok 10110',
      {
        country: 'TH',
        streetName: 'Sukhumvit Soi 11',
        buildingNumber: '50/3',
        townName: 'Bangkok',
        townLocationName: 'Khlong Toei Nuea',
        postCode: '10110',
        addressLine1: 'Watthana',
      },
    ],
    [
      'Str. Victoriei nr. 15, bl. A, ap. 10, București, sector 1, 010063',
      {
        country: 'RO',
        streetName: 'Str. Victoriei',
        buildingNumber: 'nr. 15',
        buildingName: 'bl. A',
        room: 'ap. 10',
        townName: 'București',
        districtName: 'sector 1',
        postCode: '010063',
      },
    ],
    ['123 Main Street\nToronto, Ontario', { country: 'CA', townName: 'Toronto', countrySubdivision: 'Ontario' }],
    ['Long Road 5\nHubli, Karnataka 580020', { country: 'IN', townName: 'Hubli', countrySubdivision: 'Karnataka', postCode: '580020' }],
    ['Corso Italia 3\n34122 Trieste TS', { country: 'IT', townName: 'Trieste', countrySubdivision: 'TS' }],
    ['Chemin Long 2\nCP 1234\n1211 Genève 20', { country: 'CH', townName: 'Genève 20', postCode: '1211', postBox: 'CP 1234' }],
    ['ul. Długa 7\nPL 03-301 Warszawa', { country: 'PL', streetName: 'ul. Długa', townName: 'Warszawa', postCode: '03-301' }],
    ['os. Długie 7 m. 12, 31-624 Kraków', { country: 'PL', townName: 'Kraków', postCode: '31-624' }],
    ['Rua Larga 5\n13010-111 Campinas - SP', { country: 'BR', townName: 'Campinas', countrySubdivision: 'SP' }],
    ['MILL ROAD, YIWU CITY, ZHEJIANG PROVINCE, CHINA 322000', { country: 'CN', townName: 'YIWU CITY', postCode: '322000' }],
    ['北京市朝阳区建国路88号\n100022', { country: 'CN', townName: '北京市', districtName: '朝阳区', postCode: '100022' }],
    ['東京都港区芝公園4-2-8', { country: 'JP', countrySubdivision: '東京都', townName: '港区' }],
    ['서울특별시 중구 세종대로 110', { country: 'KR', townName: '서울특별시' }],
    ['Τσιμισκή 22\n546 24 Θεσσαλονίκη', { country: 'GR', townName: 'Θεσσαλονίκη', postCode: '546 24' }],
    ['Berlin', { country: 'DE', townName: 'Berlin' }],
  ])('tells it by a town, a region, a code or the script, and is not sure: %j', (text, parts) => {
    const found = structureAddress(text);
    expect(found.address).toMatchObject(parts);
    expect(found.confidence).toBe('medium');
  });

  test.each([
    ['10 Downing Street London', { streetName: 'Downing Street', buildingNumber: '10', townName: 'London' }],
    ['100 Wellington St\nPerth', { streetName: 'Wellington St', buildingNumber: '100', townName: 'Perth' }],
    [
      'Example AB\nStorgatan 5\n852 30 Sundsvall',
      { streetName: 'Storgatan', buildingNumber: '5', townName: 'Sundsvall', postCode: '852 30' },
    ],
    ['12 High St, Wellington, Somerset', { streetName: 'High St', buildingNumber: '12', addressLine1: 'Wellington, Somerset' }],
    ['Calle Larga 5\nValencia 2001', { streetName: 'Calle Larga', buildingNumber: '5', addressLine1: 'Valencia 2001' }],
    ['Example Hall\n4500 Wilshire', { addressLine1: 'Example Hall', addressLine2: '4500 Wilshire' }],
    ['Hyderabad 71000', { addressLine1: 'Hyderabad 71000' }],
    ['1 Cork Street\nMaster', { streetName: 'Cork Street', buildingNumber: '1', addressLine1: 'Master' }],
    ['John Berlin', { addressLine1: 'John Berlin' }],
    ['5 Elm St\nNew London', { streetName: 'Elm St', buildingNumber: '5', addressLine1: 'New London' }],
  ])('says none where a town has its name more than once: %j', (text, address) => {
    const found = structureAddress(text);
    expect(found.address).toEqual(address);
    expect(found.confidence).toBe('low');
  });

  test.each([
    ['12 Oak St, Berlin, NH 03570', 'US'],
    ['12 Oak St, London, ON N6A 1A1', 'CA'],
    ['18312 SE Brooklyn CT Gresham OR', undefined],
    ['1200 NE Broadway\nPortland', undefined],
    ['Acme Berlin GmbH', undefined],
    ['Unit 5, Dubai Investment Park', undefined],
    ['12 Cairo Road\nLusaka', undefined],
  ])('takes no name of a town for the country: %j', (text, country) => expect(structureAddress(text).address.country).toBe(country));

  test.each([
    ['1 Main St\nPeru, Indiana 46970', 'US', 'Peru'],
    ['1 Main St\nLebanon, NH\n03766', 'US', 'Lebanon'],
    ['1 Main St, Austin, TX, 78701', 'US', 'Austin'],
    ['3512 International Drive\nWashington, D.C. 20008', 'US', 'Washington'],
    ['1 Main St\nCuba, Missouri', 'US', 'Cuba'],
    ['5 College Road, St Lucia, QLD, 4072', 'AU', 'St Lucia'],
    ['Example Ltd\nJordan, Ontario', 'CA', 'Jordan'],
    ['Example Hall, Baker Street\nDublin 4', 'IE', 'Dublin 4'],
    ['14-18 Castle Street\nSt Helier, JE4 8TP', 'JE', 'St Helier'],
    ['2 Athol Street, Douglas IM99 1AN', 'IM', 'Douglas'],
  ])('reads a state, or a post code, behind a town that has the name of a country: %j', (text, country, townName) => {
    const found = structureAddress(text);
    expect(found.address).toMatchObject({ country, townName });
    expect(found.confidence).not.toBe('high');
  });

  test.each([
    ['1 Main St\nLebanon, NH', undefined],
    ['Musterstr. 1, München, DE, 80331', undefined],
    ['Calle Mayor 3, Madrid, MD, 28013', undefined],
    ['Westmount\nSt Lucia, Castries', 'LC'],
    ['Example House\nSeychelles, Victoria', 'SC'],
    ['Hauptstr. 5, 10115 Berlin, Germany, DE', 'DE'],
  ])('takes no code for that of a state where it may be another: %j', (text, country) =>
    expect(structureAddress(text).address.country).toBe(country),
  );

  // ISO 3166-1 has codes for these territories; ISO 3166-2:US and the post have them among the states, too
  test.each([
    ['150 Calle Larga\nSan Juan PR 00901\nUSA', 'PR', 'San Juan'],
    ['150 Calle Larga, San Juan, PR, 00901, USA', 'PR', 'San Juan'],
    ['111 Chalan Largo, Hagatna, GU 96910', 'GU', 'Hagatna'],
    ['Long Road 118\nUtulei, AS 96799\nUnited States of America', 'AS', 'Utulei'],
    ['PR Department, 12 Long St, Boston, MA 02116, USA', 'US', 'Boston'],
  ])('calls a territory by its own code: %j', (text, country, townName) =>
    expect(structureAddress(text).address).toMatchObject({ country, townName }),
  );

  test('keeps the country that the caller gives for a territory', () =>
    expect(structureAddress('150 Calle Larga\nSan Juan PR 00901', { country: 'US' }).address).toMatchObject({
      country: 'US',
      countrySubdivision: 'PR',
    }));

  test.each([
    ['Calle 84 No. 9-32, Bogota, CO', 'CO', 'Bogota'],
    ['Lange Str. 5, Berlin, DE', 'DE', 'Berlin'],
    ['Lange Strasse 4 20095 Hamburg DE', 'DE', 'Hamburg'],
    ['1 Canada Square Canary Wharf London E145AB GB', 'GB', 'London'],
  ])('reads the code of the country behind a large town, although a state has it: %j', (text, country, townName) =>
    expect(structureAddress(text).address).toMatchObject({ country, townName }),
  );

  test.each(['Via Lunga 12 65121 Pescara PE', '12345 Long Street Wilmington DE'])(
    'takes the code of a state or province for no country: %j',
    (text) => expect(['PE', 'DE']).not.toContain(structureAddress(text).address.country),
  );

  test('reads the name of the country between other words and the post code', () => {
    const { address } = structureAddress('NO.88 CHOUZHOU NORTH ROAD YIWU CITY ZHEJIANG PROVINCE CHINA 322000');
    expect(address).toMatchObject({ country: 'CN', postCode: '322000' });
  });
});
