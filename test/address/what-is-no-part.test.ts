import { describe, expect, test } from 'vitest';
import { structureAddress } from '../../src/address.js';

const structured = (country: string, ...lines: readonly string[]) => structureAddress(lines, { country });

describe('numbers that are no part of an address are left, and the address is as sure as without them', () => {
  test.each([
    ['IT', 'VIA MANZONI 12 - 20121 MILANO (MI) - P.IVA 01234567890', 'MILANO', '20121', 'P.IVA 01234567890'],
    ['DE', 'Domkloster 4, 50667 Köln, USt-IdNr. DE123456789', 'Köln', '50667', 'USt-IdNr. DE123456789'],
    ['BE', 'Veldstraat 5, 9000 Gent, BTW BE 0123.456.789', 'Gent', '9000', 'BTW BE 0123.456.789'],
    ['CH', 'Spitalgasse 4 - 3011 Bern - CHE-123.456.789 MWST', 'Bern', '3011', 'CHE-123.456.789 MWST'],
    ['GB', '12 Park Row, Leeds LS1 4DY, VAT No. GB123456789', 'Leeds', 'LS1 4DY', 'VAT No. GB123456789'],
    ['PL', 'ul. Długa 12, 80-831 Gdańsk, NIP 123-456-78-90', 'Gdańsk', '80-831', 'NIP 123-456-78-90'],
    ['FI', 'Aurakatu 12, 20100 Turku, Y-tunnus 1234567-8', 'Turku', '20100', 'Y-tunnus 1234567-8'],
    ['DE', 'Hauptstr. 12, 79576 Weil am Rhein, Tel. +49 7621 12345', 'Weil am Rhein', '79576', 'Tel. +49 7621 12345'],
    ['DE', 'Hauptstr. 12, 79576 Weil am Rhein, info@example.com', 'Weil am Rhein', '79576', 'info@example.com'],
  ])('%s: %s', (country, text, townName, postCode, other) => {
    const { address, confidence, left, form } = structured(country, text);
    expect(address).toMatchObject({ townName, postCode });
    expect(confidence).toBe('high');
    expect(form).toBe('structured');
    expect(left.map((part) => part.text)).toEqual([other]);
  });

  test('the country is found before them', () => {
    const { address, left } = structureAddress(['Königstr. 1', '70173 Stuttgart', 'Deutschland', 'Tel. 0711 123456']);
    expect(address).toMatchObject({ country: 'DE', townName: 'Stuttgart', postCode: '70173' });
    expect(left.map(({ text }) => text)).toEqual(['Tel. 0711 123456']);
  });

  test.each([
    ['IL', '45 Rothschild Blvd', 'Tel Aviv 6578901', 'Tel Aviv'],
    ['IN', '12 MG Road', 'Pune 411001', 'Pune'],
  ])('%s: a town that begins like such a word stays one', (country, street, last, townName) => {
    expect(structured(country, street, last).address.townName).toBe(townName);
  });
});

describe('words that announce a part', () => {
  test('the post code in Greek and Persian', () => {
    expect(structured('GR', 'Κορίνθου 5, ΤΚ 26221, Πάτρα').address).toMatchObject({ postCode: '26221', townName: 'Πάτρα' });
    expect(structured('GR', 'Έβανς 30', 'Τ.Κ. 71202 Ηράκλειο').address).toMatchObject({ postCode: '71202', townName: 'Ηράκλειο' });
    expect(structured('IR', 'تهران، خیابان ولیعصر، پلاک ۱۲، کدپستی ۱۵۹۱۶۳۴۳۱۱').address).toMatchObject({
      postCode: '۱۵۹۱۶۳۴۳۱۱',
      buildingNumber: 'پلاک ۱۲',
    });
  });

  test('the post code behind a quarter of Mexico', () => {
    const { address } = structured('MX', 'Calle Morelos No. 1203 Int. 4', 'Col. Centro C.P. 44100', 'Guadalajara, Jalisco');
    expect(address).toMatchObject({
      postCode: '44100',
      townName: 'Guadalajara',
      countrySubdivision: 'Jalisco',
      districtName: 'Col. Centro',
    });
  });

  test('post boxes', () => {
    expect(structured('NO', 'Pb. 55 Sentrum', '0101 OSLO').address).toMatchObject({
      postBox: 'Pb. 55',
      townName: 'OSLO',
      postCode: '0101',
    });
    expect(structured('NO', 'PB 6789 ST OLAVS PLASS', '0130 OSLO').address).toMatchObject({ postBox: 'PB 6789', townName: 'OSLO' });
    expect(structured('ES', 'Apdo. de Correos 120', '48001 Bilbao').address).toMatchObject({ postBox: '120' });
    expect(structured('CI', '01 BP 1234 ABIDJAN 01').address).toMatchObject({ postBox: '01 BP 1234', townName: 'ABIDJAN 01' });
    expect(structured('KE', 'P.O. Box 99-80100 Mombasa Kenya').address).toMatchObject({ postBox: 'P.O. Box 99', postCode: '80100' });
  });

  test('the county behind a Romanian town, the town of a Bulgarian line', () => {
    const { address } = structured('RO', 'STR MEMORANDUMULUI NR 5', '400110 CLUJ-NAPOCA JUD. CLUJ');
    expect(address).toMatchObject({ townName: 'CLUJ-NAPOCA', postCode: '400110', countrySubdivision: 'JUD. CLUJ' });
    expect(structured('BG', 'гр. Варна 9000, бул. Приморски 12').address).toMatchObject({ townName: 'Варна', postCode: '9000' });
  });
});

describe('the order of the parts', () => {
  test.each([
    ['Frankfurt am Main, 60311, Kaiserstr. 10', 'Frankfurt am Main'],
    ['Leipzig, 04109, Markt 9', 'Leipzig'],
  ])('%s: town, post code, street', (text, townName) => {
    const { address, confidence } = structured('DE', text);
    expect(address.townName).toBe(townName);
    expect(address.buildingNumber).toMatch(/^\d{1,2}$/);
    expect(confidence).not.toBe('high');
  });

  test('the code of the country behind the post code', () => {
    const { address } = structured('IN', 'B/12 Shivalik Plaza, Opp. IIM, Ambawadi, Ahmedabad, Gujarat, 380009 IN');
    expect(address).toMatchObject({ townName: 'Ahmedabad', postCode: '380009', countrySubdivision: 'Gujarat' });
  });

  test('a large town and its quarter, with a stroke', () => {
    expect(structured('CD', '25 Avenue du Port', 'Kinshasa/Gombe').address.townName).toBe('Kinshasa');
  });

  test('a code with spaces around its hyphen', () => {
    expect(structured('SA', '3456 Prince Sultan St.', 'Jeddah 23442 - 7890').address).toMatchObject({
      townName: 'Jeddah',
      postCode: '23442 - 7890',
    });
  });

  test('a number with bis behind a stroke', () => {
    expect(structured('IT', 'Via Nazionale 12/bis', '80059 Torre del Greco').address.buildingNumber).toBe('12/bis');
  });

  test.each([
    ['DE', 'Musterweg 3 Tel. 0711 123456 70173 Stuttgart', '70173', 'Tel. 0711 123456'],
    ['AT', 'Langgasse 1 Tel. 01 234 5678 1060 Wien', '1060', 'Tel. 01 234 5678'],
    ['SE', 'Storgatan 5 Tel 08-123 456 78 111 22 Stockholm', '111 22', 'Tel 08-123 456 78'],
    ['DE', 'Tel. 0711/123456 70173 Stuttgart\nMusterweg 3', '70173', 'Tel. 0711/123456'],
  ])('%s: the post code directly behind a telephone: %j', (country, text, postCode, number) => {
    const { address, left, confidence } = structured(country, text);
    expect(address.postCode).toBe(postCode);
    expect(left.map((one) => one.text)).toEqual([number]);
    expect(confidence).toBe('medium');
  });

  test.each([
    ['GB', '5 High Street Tel 020 7946 0958 London'],
    ['DK', 'Nygade 3 Tlf. +45 33 12 34 56 København K'],
  ])('%s: the last digits of a telephone are no post code: %j', (country, text) =>
    expect(structured(country, text).address.postCode).toBeUndefined(),
  );

  test('the full stop at the end of a line', () => {
    expect(structured('IT', 'Via Genova 1.', '34121 Trieste TS.', 'Italy.').address).toMatchObject({
      townName: 'Trieste',
      countrySubdivision: 'TS',
    });
    expect(structured('IT', 'Via Genova 4', '41053 Maranello (MO).').address).toMatchObject({
      townName: 'Maranello',
      countrySubdivision: 'MO',
    });
    expect(structured('US', '5 Main St.', 'Austin, TX.', '78701').address).toMatchObject({ streetName: 'Main St.', townName: 'Austin' });
  });

  test('numbers of rooms', () => {
    expect(structured('BR', 'Praia Longa 186, salas 1101, 1701 e 1801, Botafogo, CEP 22250-145 Rio de Janeiro/RJ').address).toMatchObject({
      streetName: 'Praia Longa',
      buildingNumber: '186',
    });
  });

  test('a number behind a street, above the town', () => {
    const { address } = structured('MZ', 'Av. 25 de Setembro, 1695', 'Caixa Postal 423', 'Maputo');
    expect(address).toMatchObject({ buildingNumber: '1695', townName: 'Maputo' });
    expect(address.postCode).toBeUndefined();
  });
});
