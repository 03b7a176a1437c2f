import { describe, expect, test } from 'vitest';
import { structureAddress } from '../../src/address.js';

describe('a town is not sure', () => {
  test.each([
    ['NL', 'with two letters in brackets', 'Markt 9 a, 5211 JV Den Bosch (NB)'],
    ['DE', 'before a street in the same words', '60329 FRANKFURT MAINZER LANDSTRASSE 16'],
    ['PL', 'before a county in the same words', 'Nowa Wieś 45 05-806 Komorów pow. pruszkowski'],
    ['FR', 'before a department in the same words', '2 place de la Mairie 67000 Strasbourg Bas-Rhin'],
    ['EC', 'that has the name of a region', 'Av. 9 de Octubre 100 Guayaquil 090313 Guayas'],
    ['MN', 'behind another name and a hyphen', 'Peace Avenue 17 - Chingeltei District - Ulaanbaatar 15160'],
    ['SV', 'behind four digits that may be the number of the house', 'Alameda Roosevelt 2604 San Salvador'],
    ['PT', 'behind four digits between commas that may be the number of the house', 'Rua dos Exemplos, 4350, Porto, Portugal'],
    ['DE', 'before a street and a floor in the same words', '10117 Berlin Unter den Linden 26-30 2. OG'],
    ['GB', 'of all words below a company', 'Acme Trading Ltd\nBroom Hill Farm Wetherby West Yorkshire LS22 4DG'],
    ['MX', 'in the rest of a line that was cut', 'PERIFERICO SUR 4829 PARQUE DEL\nPEDREGAL TLALPAN CDMX CP 14010'],
    ['DE', 'with an emoji', 'Lange Str. 5, 10115 Berlin 🇩🇪'],
    ['DE', 'with a control character', 'Lange Str. 5, 10115 Berlin\u001b[31m'],
    ['DE', 'with half a character', 'Lange Str. 5, 10115 Berlin \udc00'],
    ['SG', 'that only the code of the country names', '12 Marina Boulevard, SG'],
    ['FR', 'that other countries alone are known for', '12 rue Exemple, 75001 Berlin'],
    ['IT', 'that other countries alone are known for', 'Via Roma 1, 00100 Madrid'],
    ['GB', 'that is the rest of a word', 'Flat 2B\n118 Byres Road, Gl\nas\ngow G12 8TB'],
    ['GB', 'that is the rest of a word in capitals', 'FLAT 2B\n118 BYRES ROAD, GLAS\nGOW G12 8TB'],
    ['PT', 'beside the half of a post code', 'Localidade: Braga, Código postal: 4700-\n320, Rua: Rua do Souto 42'],
    ['IE', 'beside the first letter of a post code', 'City: Galway\n, Eircode: H\n91 E2K3, Address: 3 Shop Street'],
    ['HU', 'beside a second number like a post code', 'H-9021 Győr Baross Gábor út 12.\nCost centre 4711'],
    ['US', 'beside a second number like a post code', '3000 N Sam Houston Pkwy E Houston TX 77032 USA\nProjekt 12345'],
    ['HU', 'where another stands before the street', 'Pécs\nKirály utca 23.\nAlsó udvar\n7621'],
    ['GB', 'where a large town is left', '300 Queensbridge\nLONDON\nStandort Nord\nSW7 1RZ'],
    ['BR', 'where another has a state behind it', 'Rua Oros, 92\nCampinas - SP\nWarehouse\n05442-030'],
    ['MX', 'below a state and a post code', 'Calle Hidalgo 45, Col. Centro, Tlaquepaque, Jalisco, C.P. 45500\nZentrale'],
    ['BE', 'with more behind a large town', 'Rue Neuve 111 1000 Bruxelles Boîte'],
    ['ZA', 'that ends in a small word', '22 Main Road\nPlease quote this number\n6001'],
    ['LV', 'behind the number of a floor', 'Lielā iela 9 Liepāja 3. stāvs LV-3401'],
    ['LV', 'behind a second number', 'Lielā iela 9 Liepāja 3. xyz LV-3401'],
  ])('%s: %s', (country, _, text) => expect(structureAddress(text, { country }).confidence).not.toBe('high'));
});

describe('a town that other countries are known for is sure', () => {
  test.each([
    ['GB', 'with the letters of a post code', '1 High Street, Perth PH1 5UB', 'Perth'],
    ['US', 'with a state', '5 Main St, Berlin, CT 06037', 'Berlin'],
    ['GF', 'in a territory of that country', '5 rue de la Gare, 97300 Paris', 'Paris'],
    ['CZ', 'with the number of its district', 'Dlouhá 5\n110 00 Praha 1', 'Praha 1'],
    ['DK', 'with the letter of its district', 'Vestergade 11\n8000 Aarhus C', 'Aarhus C'],
    ['IT', 'with a province and a full stop', 'Via Torino 61. 20123 Milano (MI). Italia', 'Milano'],
    ['GB', 'in small letters as all of the text', '1 high street\nleeds ls1 4dy', 'leeds'],
    ['US', 'with its post code twice', '123 Main St\nAustin, TX 78701\n78701', 'Austin'],
    ['ZA', 'where the text has the country', '5 Long Street\nBerlin\n5660\nSouth Africa', 'Berlin'],
  ])('%s: %s', (country, _, text, townName) =>
    expect(structureAddress(text, { country })).toMatchObject({ confidence: 'high', address: { townName } }),
  );
});

describe('a post code of one country behind one of its largest towns', () => {
  test.each([
    ['FR', '10 Example St, London SW1A 2AA', { country: 'GB', townName: 'London', postCode: 'SW1A 2AA' }],
    ['US', '10 Example St\nToronto M5V 2T6', { country: 'CA', townName: 'Toronto', postCode: 'M5V 2T6' }],
  ])('contradicts %s: %s', (country, text, address) =>
    expect(structureAddress(text, { country })).toMatchObject({ confidence: 'low', address }),
  );
  test('but not the form alone, nor where the country has such codes', () => {
    expect(structureAddress('10 Example St, Exampleton SW1A 2AA', { country: 'FR' }).address.country).toBe('FR');
    expect(structureAddress('10 Example St, London JE2 3AB', { country: 'JE' }).address.country).toBe('JE');
  });
});

test('a town that may be a quarter of the town behind it is a guess', () => {
  const { confidence } = structureAddress('Rua José Bonifácio, 150, Todos os Santos, Rio de Janeiro', { country: 'BR' });
  expect(confidence).toBe('low');
});

describe('a town is none', () => {
  test.each([
    ['CL', 'Huérfanos 1234 Of. 502\nSantiago\n8340446\nChile\nCL', 'Santiago'],
    ['CL', 'Huérfanos 1234 Of. 502\nSantiago\n8340446\nChile CL', 'Santiago'],
    ['BE', 'Meir 48, Antwerpen 2000, België\nBE', 'Antwerpen'],
    ['SG', 'BLK 456 ANG MO KIO AVE 10 #12-345 S(560456) SINGAPORE\nSG', 'SINGAPORE'],
    ['HK', '99 Queens Road Central\nHong Kong SAR China', 'Hong Kong'],
    ['MO', 'Avenida da Praia Grande 417, Macau MO', 'Macau'],
  ])('%s: the name or the code of the country behind it: %s', (country, text, town) =>
    expect(structureAddress(text, { country }).address.townName).toBe(town),
  );

  test.each([
    ['IT', 'S.S. 16 Adriatica km 298, Ancona, 60131, AN', { townName: 'Ancona', countrySubdivision: 'AN' }],
    ['BR', 'rua x, 100, vila mariana, são paulo - sp, 04101-000', { townName: 'são paulo', countrySubdivision: 'sp' }],
    ['MX', 'CALLE 60 NO. 491, 97000 MERIDA YUC.', { townName: 'MERIDA', countrySubdivision: 'YUC.' }],
    ['ES', 'PZA MAYOR 4, 20003 DONOSTIA-SAN SEBASTIAN GIPUZKOA', { townName: 'DONOSTIA-SAN SEBASTIAN', countrySubdivision: 'GIPUZKOA' }],
    ['AU', '45 St Georges Tce Perth Western Australia 6000', { townName: 'Perth', countrySubdivision: 'Western Australia' }],
    ['AR', 'La Plata (1900), Pcia. de Buenos Aires', { townName: 'La Plata', countrySubdivision: 'Pcia. de Buenos Aires' }],
  ])('%s: the subdivision: %s', (country, text, parts) => expect(structureAddress(text, { country }).address).toMatchObject(parts));

  test.each([
    ['IT', '37121 Verona - Via Mazzini 5', 'Verona'],
    ['FR', 'PARIS 75008 12 RUE LA BOETIE', 'PARIS'],
    ['HU', 'BUDAPEST XIII. KER. VÁCI ÚT 76. 1133', 'BUDAPEST XIII. KER.'],
    ['CO', 'Calle 19 No. 7-53 Pereira Risaralda', 'Pereira'],
    ['BR', 'Alameda Santos, 700, Cerqueira César, 01418-100, São Paulo, SP', 'São Paulo'],
    ['CA', 'P.O. Box 1000 Station A Halifax Nova Scotia B3J 2X1', 'Halifax'],
    ['IT', 'Milano, Via Manzoni 12, 20121', 'Milano'],
    ['RO', 'Mun. Cluj-Napoca, Str. Lungă nr. 28, Jud. Cluj, 400114', 'Cluj-Napoca'],
    ['RO', 'Sat Valea Lupului, Com. Valea Lupului, Str. Lungă 20, Jud. Iași, 707410', 'Valea Lupului'],
    ['RO', 'Șos. Lungă 24-26, București Sectorul 1, 014104', 'București'],
    ['IN', 'SCO 54-55, Sector 17-C, Chandigarh 160017', 'Chandigarh'],
  ])('%s: a street, a house, a quarter or a county: %s', (country, text, town) =>
    expect(structureAddress(text, { country }).address.townName).toBe(town),
  );

  test.each([
    ['Cra 7 No 71-21 Of 501 Bogotá D.C.', { townName: 'Bogotá D.C.', buildingNumber: 'No 71-21', room: 'Of 501' }],
    ['Calle 10 # 42-45 El Poblado, Medellín', { townName: 'Medellín', buildingNumber: '42-45', townLocationName: 'El Poblado' }],
    ['CALLE 34 NO 43-66 MEDELLIN ANTIOQUIA', { townName: 'MEDELLIN', buildingNumber: 'NO 43-66', countrySubdivision: 'ANTIOQUIA' }],
  ])('CO: what stands behind the number of a house: %s', (text, parts) =>
    expect(structureAddress(text, { country: 'CO' }).address).toMatchObject(parts),
  );

  test('AR: digits before a full post code', () => {
    const { address } = structureAddress('AV LIBERTADOR 5990 PISO 8 CAPITAL FEDERAL C1428ARP', { country: 'AR' });
    expect(address).toMatchObject({ townName: 'CAPITAL FEDERAL', postCode: 'C1428ARP' });
  });
});
