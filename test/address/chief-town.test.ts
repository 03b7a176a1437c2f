import { describe, expect, test } from 'vitest';
import { structureAddress } from '../../src/address.js';

const read = (text: string) => {
  const { address, confidence } = structureAddress(text);
  return { town: address.townName, subdivision: address.countrySubdivision, quarter: address.townLocationName, confidence };
};

describe('a subdivision that has the name of its chief town', () => {
  test.each([
    ['C/ Larga 4\n17200 Palafrugell, Girona\nEspaña', 'Palafrugell', 'Girona'],
    ['Via Lunga 4\n40062 Molinella, Bologna\nItalia', 'Molinella', 'Bologna'],
    ['Rua Longa 4\n2640-389 Mafra, Lisboa\nPortugal', 'Mafra', 'Lisboa'],
    ['Rua Longa 4\n4400-066 Vila Nova de Gaia (Porto)\nPortugal', 'Vila Nova de Gaia', 'Porto'],
    ['Str. Lungă 4\n505400 Râșnov, Brașov\nRomânia', 'Râșnov', 'Brașov'],
    ['Calle Larga 4\nB1878 Quilmes, Buenos Aires\nArgentina', 'Quilmes', 'Buenos Aires'],
    ['Langstr. 4\n8610 Uster, Zürich\nSchweiz', 'Uster', 'Zürich'],
    ['Uzun Cad. 4\n07600 Manavgat/ANTALYA\nTürkiye', 'Manavgat', 'ANTALYA'],
    // the chief town in its full name
    ['Calle Larga 4\n35002 Las Palmas de Gran Canaria, Las Palmas\nEspaña', 'Las Palmas de Gran Canaria', 'Las Palmas'],
    ['Calle Larga 4\n76130 Santiago de Querétaro, Querétaro\nMéxico', 'Santiago de Querétaro', 'Querétaro'],
    ['Str. Lungă 4\n500001 Brașov, Brașov\nRomânia', 'Brașov', 'Brașov'],
  ])('stands behind the town, where the post code is none of the chief town: %j', (text, town, subdivision) =>
    expect(read(text)).toMatchObject({ town, subdivision, confidence: 'high' }),
  );

  test.each([
    ['Calle Larga 4\n08002 Barri Gòtic, Barcelona\nEspaña', 'Barcelona', 'Barri Gòtic'],
    ['Via Lunga 4\n00153 Trastevere, Roma\nItalia', 'Roma', 'Trastevere'],
    ['Rua Longa 4\n1350-115 Campo de Ourique, Lisboa\nPortugal', 'Lisboa', 'Campo de Ourique'],
    ['Calle Larga 4\nC1425 Recoleta, Buenos Aires\nArgentina', 'Buenos Aires', 'Recoleta'],
    ['Calle Larga 4\n03100 Del Valle, CDMX\nMéxico', 'CDMX', 'Del Valle'],
    ['Langstr. 4\n8008 Seefeld, Zürich\nSchweiz', 'Zürich', 'Seefeld'],
  ])('is the town, where the post code is one of it, and not for certain: %j', (text, town, quarter) =>
    expect(read(text)).toEqual({ town, quarter, subdivision: undefined, confidence: 'medium' }),
  );

  test.each([
    ['Nagai 1-2-3\nHachioji, Tokyo 192-0083\nJapan', 'Hachioji'],
    ['Nagai 1-2-3\nEbisu, Tokyo 150-0013\nJapan', 'Tokyo'],
    ['Nagai 1-2-3\nTakatsuki, Osaka 569-0071\nJapan', 'Takatsuki'],
  ])('is told from the town before it by the post code: %j', (text, town) => expect(read(text).town).toBe(town));

  test.each([
    // no code tells
    ['Calle Larga 4\n2340000 Cerro Alegre, Valparaíso\nChile'],
    ['Calle Larga 4\nNueva Córdoba, Córdoba\nArgentina'],
    // a quarter that is named after the town
    ['Calle Larga 4\n5000 Nueva Córdoba, Córdoba\nArgentina'],
  ])('leaves the town doubtful where nothing tells: %j', (text) => expect(read(text).confidence).not.toBe('high'));

  test('is never the town of a country that has its code elsewhere', () =>
    expect(structureAddress('Av. Larga 4\nCentro, Zapopan, Jalisco\nC.P. 45010 México').address).toMatchObject({
      country: 'MX',
      townName: 'Zapopan',
      countrySubdivision: 'Jalisco',
    }));
});

describe('a subdivision that no town is named after', () => {
  test.each([
    ['Str. Lungă 4\nCâmpina, Prahova\nRomânia', 'Câmpina'],
    ['Hosszú u. 4.\nSiófok, Somogy\nHungary', 'Siófok'],
    ['Uzun Cad. 4\nGebze, Kocaeli 41400\nTürkiye', 'Gebze'],
  ])('is not the town: %j', (text, town) => expect(read(text).town).toBe(town));
});

describe('a subdivision alone beside the post code', () => {
  test.each([
    ['5 Long Road\nKerala 682001\nIndia'],
    ['Vill. Rampur, P.O. Sitarganj, Dist. Udham Singh Nagar, Uttarakhand 262405, India'],
    ['Calle Larga 4\n44100 Jalisco\nMéxico'],
    ['12 Long Road\n46000 Selangor\nMalaysia'],
    ['12 Long Road\n4114 Cavite\nPhilippines'],
    ['Rua Longa 4\nBahia 40301-110\nBrasil'],
    ['Calle Larga 4\nCarabobo 2001\nVenezuela'],
    ['12 Long Road\nAnambra 420001\nNigeria'],
    ['Langstr. 4\n5400 Aargau\nSchweiz'],
    ['12 Long Road\nGrand Cayman KY1-1100\nCayman Islands'],
  ])('is no town for certain: %j', (text) => expect(read(text).confidence).not.toBe('high'));

  test.each([
    ['12 Long Road\nKano 700001\nNigeria', 'Kano'],
    ['12 Long Road\n75000 Melaka\nMalaysia', 'Melaka'],
    ['Rua Longa 4\nRio de Janeiro 20040-020\nBrasil', 'Rio de Janeiro'],
    ['Calle Larga 4\n72000 Puebla\nMéxico', 'Puebla'],
    ['Langstr. 4\n3011 Bern\nSchweiz', 'Bern'],
  ])('is the town where it has the name of one: %j', (text, town) => expect(read(text)).toMatchObject({ town, confidence: 'high' }));
});

describe('a quarter before a hyphen', () => {
  test('is parted from the town where a stroke stands before the state', () =>
    expect(structureAddress('Rua Longa 79\nCentro - Porto Alegre/RS\n90010-080\nBrasil').address).toMatchObject({
      townName: 'Porto Alegre',
      townLocationName: 'Centro',
      countrySubdivision: 'RS',
    }));
});

describe('a unit with the number of its house', () => {
  test.each([
    ['Unit 5/22 Long Street Richmond VIC 3121\nAustralia', 'Richmond', 'VIC'],
    ['Unit 9/45 Long Road Sunshine West VIC 3020\nAustralia', 'Sunshine West', 'VIC'],
  ])('stands before a street: %j', (text, town, subdivision) => expect(read(text)).toMatchObject({ town, subdivision }));

  test.each([
    ['Apt 4 Springfield IL 62704\nUSA', 'Springfield'],
    ['Apt 4 St Louis MO 63101\nUSA', 'St Louis'],
  ])('stands before a town: %j', (text, town) => expect(read(text).town).toBe(town));
});
