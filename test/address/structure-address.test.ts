import { describe, expect, test } from 'vitest';
import { addressLines, structureAddress } from '../../src/address.js';

describe('structureAddress', () => {
  test.each([
    [
      'Postbus 1234\n1000 AB Amsterdam\nNetherlands',
      { country: 'NL', postBox: 'Postbus 1234', postCode: '1000 AB', townName: 'Amsterdam' },
    ],
    [
      '10 Anson Road #12-01, Singapore 079903',
      { country: 'SG', streetName: 'Anson Road', buildingNumber: '10', room: '12-01', townName: 'Singapore', postCode: '079903' },
    ],
    [
      'Bahnhofstrasse 45, CH-8001 Zürich',
      { country: 'CH', streetName: 'Bahnhofstrasse', buildingNumber: '45', postCode: '8001', townName: 'Zürich' },
    ],
    [
      'Rua Augusta, 1500 - Sala 42\nConsolação\nSão Paulo - SP\n01304-001\nBrasil',
      {
        country: 'BR',
        streetName: 'Rua Augusta',
        buildingNumber: '1500',
        room: 'Sala 42',
        townLocationName: 'Consolação',
        townName: 'São Paulo',
        countrySubdivision: 'SP',
        postCode: '01304-001',
      },
    ],
    [
      'Av. Insurgentes Sur 1602, Piso 4\nC.P. 03940 Ciudad de México\nMéxico',
      {
        country: 'MX',
        streetName: 'Av. Insurgentes Sur',
        buildingNumber: '1602',
        floor: 'Piso 4',
        postCode: '03940',
        townName: 'Ciudad de México',
      },
    ],
    [
      'Rue Houmadi Bacar\n97600 Mamoudzou\nMayotte, France',
      { country: 'YT', streetName: 'Rue Houmadi Bacar', postCode: '97600', townName: 'Mamoudzou' },
    ],
  ])('divides %j', (text, address) => {
    const found = structureAddress(text);
    expect(found.address).toEqual(address);
    expect(found).toMatchObject({ form: 'structured', confidence: 'high', left: [] });
  });

  test('keeps the name of a company out of the address', () => {
    expect(structureAddress(['Acme Ltd', '82 Clerkenwell Road', 'London', 'EC1M 5RF', 'UK']).left).toEqual([
      { line: 0, start: 0, end: 8, text: 'Acme Ltd' },
    ]);
  });

  test('is not sure of a country that contradicts the caller, of a country that only the post code tells, nor of a town without its post code', () => {
    expect(structureAddress(['Long Street 1', '75002 Paris', 'France'], { country: 'DE' }).confidence).toBe('low');
    expect(structureAddress(['82 Clerkenwell Road', 'London', 'EC1M 5RF']).confidence).toBe('medium');
    expect(structureAddress(['ul. Prosta 5', 'Warszawa'], { country: 'PL' }).confidence).toBe('medium');
    expect(structureAddress(['see invoice']).confidence).toBe('low');
  });

  test.each([
    ['GB', 'UK'],
    ['GB', 'gb'],
    ['GB', ' GBR '],
    ['DE', 'Germany'],
    ['DE', 'Allemagne'],
  ])('knows %s by %j', (code, country) => {
    expect(structureAddress('Long Street 5', { country })).not.toHaveProperty('isCountryUnknown');
    expect(structureAddress('Long Street 5', { country }).address.country).toBe(code);
  });

  test.each(['XX', 'Atlantis', '12345', '__proto__'])('takes %j for no country, and says so', (country) => {
    const text = 'Rosenthaler Straße 1\n10119 Berlin\nGermany';
    expect(structureAddress(text, { country })).toEqual({ ...structureAddress(text), isCountryUnknown: true });
  });

  test.each([[{ country: 5 }], [{ country: null }], [{ land: 'DE' }], [null], ['DE']])('refuses %j as options', (options) => {
    expect(() => structureAddress('Berlin', options as object)).toThrow(TypeError);
  });

  test.each(['a ', '1 ', '(', '# ', 'City: ', ': ', '. ', ' / ', '<br>', ', ', 'P.O. Box ', '1-', 'Straße ', 'C.P. '])(
    'reads a thousand characters of %j in a moment',
    (part) => {
      const started = process.cpuUsage().user; // of this process: others may use the machine, too
      structureAddress(part.repeat(1000).slice(0, 1000), { country: 'DE' });
      structureAddress(part.repeat(1000).slice(0, 1000));
      expect((process.cpuUsage().user - started) / 1000).toBeLessThan(500);
    },
  );
});

describe('kinds of lines that have no comma between street and town, or no spaces', () => {
  test.each([
    ['AU', '12 Smith Street Fitzroy VIC 3065', 'medium', { buildingNumber: '12', townName: 'Fitzroy', countrySubdivision: 'VIC' }],
    ['AU', 'Level 3 100 Market Street Sydney NSW 2000', 'medium', { floor: 'Level 3', townName: 'Sydney', postCode: '2000' }],
    ['US', '12 Main St Apt 4 Springfield IL 62701', 'medium', { room: 'Apt 4', townName: 'Springfield', countrySubdivision: 'IL' }],
    ['US', '12 Main Street NW, Washington D.C. 20500', 'high', { townName: 'Washington', countrySubdivision: 'D.C.' }],
    ['GB', '1 Example Dr Liverpool, Merseyside L3 4EN', 'medium', { townName: 'Liverpool', countrySubdivision: 'Merseyside' }],
    ['GB', '21, Kingswood Road SW2 4JE, London', 'medium', { townName: 'London', postCode: 'SW2 4JE' }],
    ['DE', 'Hauptstraße 1, 10115 Berlin DE', 'high', { townName: 'Berlin', postCode: '10115' }],
    ['ES', 'Calle Mayor, 23 28014 Madrid', 'high', { buildingNumber: '23', townName: 'Madrid', postCode: '28014' }],
    ['ES', 'Calle Mayor 23, 28014 Madrid Madrid', 'high', { townName: 'Madrid', countrySubdivision: 'Madrid' }],
    ['BR', 'Rua Augusta, 1500, São Paulo - SP, CEP 01037-010', 'high', { townName: 'São Paulo', postCode: '01037-010' }],
    ['RU', '191186, г. Санкт-Петербург, Невский пр., д. 1', 'medium', { townName: 'Санкт-Петербург', postCode: '191186' }],
    ['RU', '188541, г. Сосновый Бор Ленинградской области', 'medium', { countrySubdivision: 'Ленинградской области' }],
    ['JP', '〒100-0005東京都千代田区丸の内1-9-1', 'medium', { postCode: '100-0005', countrySubdivision: '東京都', townName: '千代田区' }],
    ['JP', '三重県四日市市諏訪町1-5', 'medium', { countrySubdivision: '三重県', townName: '四日市市' }],
    ['CN', '广东省深圳市南山区科技园 518057', 'medium', { countrySubdivision: '广东省', townName: '深圳市', districtName: '南山区' }],
    ['TW', 'No. 1 Guangfu Rd, Hsinchu 300-096', 'medium', { townName: 'Hsinchu', postCode: '300-096' }],
    ['TW', '110 台北市信義區信義路五段7號', 'medium', { postCode: '110', townName: '台北市', districtName: '信義區' }],
    ['KR', '서울특별시 강남구 테헤란로 152, 06236', 'medium', { townName: '서울특별시', postCode: '06236' }],
  ])('%s: %s', (country, text, confidence, parts) => {
    const found = structureAddress(text, { country });
    expect(found.address).toMatchObject(parts);
    expect(found.confidence).toBe(confidence);
  });

  test('take no line of name and number for a town', () =>
    expect(structureAddress('建国路88号', { country: 'CN' }).address).not.toHaveProperty('townName'));
});

describe('addressLines', () => {
  test.each([
    [
      {
        country: 'US',
        buildingNumber: '301',
        streetName: 'Hamilton Avenue',
        townName: 'Palo Alto',
        countrySubdivision: 'CA',
        postCode: '94303',
      },
      ['301 Hamilton Avenue', 'Palo Alto, CA 94303', 'United States of America'],
    ],
    [
      { country: 'DE', buildingNumber: '1', streetName: 'Hauptstraße', townName: 'Berlin', postCode: '10115' },
      ['Hauptstraße 1', '10115 Berlin', 'Germany'],
    ],
    [
      { country: 'BR', streetName: 'Rua Augusta', townName: 'São Paulo', countrySubdivision: 'SP', postCode: '01304-001' },
      ['Rua Augusta', 'São Paulo - SP', '01304-001', 'Brazil'],
    ],
    [{ country: 'AE', postBox: '123', townName: 'Dubai' }, ['PO Box 123', 'Dubai', 'United Arab Emirates']],
  ])('writes %j', (address, lines) => expect(addressLines(address)).toEqual(lines));

  test('leaves out what is no text', () => expect(addressLines({ townName: 5, postCode: null } as object)).toEqual([]));
});
