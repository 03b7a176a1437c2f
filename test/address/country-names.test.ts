import { describe, expect, test } from 'vitest';
import { structureAddress } from '../../src/address.js';

const withName = (name: string) => structureAddress(['Muster Ltd', 'Long Street 5', 'Villanova', name]);

describe('the name of a country', () => {
  test.each([
    // ISO 3166-1 as it is published
    ['BS', 'Bahamas (the)'],
    ['BO', 'Bolivia (Plurinational State of)'],
    ['CD', 'Congo (the Democratic Republic of the)'],
    ['CG', 'Congo (the)'],
    ['IR', 'Iran (Islamic Republic of)'],
    ['KP', "Korea (the Democratic People's Republic of)"],
    ['KR', 'Korea (the Republic of)'],
    ['LA', "Lao People's Democratic Republic (the)"],
    ['MD', 'Moldova (the Republic of)'],
    ['VG', 'Virgin Islands (British)'],
    ['VI', 'Virgin Islands (U.S.)'],
    ['BQ', 'Bonaire, Sint Eustatius and Saba'],
    ['GB', 'United Kingdom of Great Britain and Northern Ireland (the)'],
    // with the first words behind a comma
    ['CD', 'Congo, the Democratic Republic of the'],
    ['CD', 'Congo, Dem. Rep.'],
    ['GM', 'Gambia, The'],
    ['IR', 'Iran, Islamic Republic of'],
    ['KP', "Korea, Democratic People's Republic of"],
    ['KR', 'Korea, Rep.'],
    ['PS', 'Palestinian Territory, Occupied'],
    ['TW', 'Taiwan, Province of China'],
    ['TZ', 'Tanzania, United Republic of'],
    ['VG', 'Virgin Islands, British'],
    ['VI', 'Virgin Islands, U.S.'],
    // in full
    ['AR', 'República Argentina'],
    // in other languages
    ['GB', 'Gran Bretaña'],
    ['GB', 'Inghilterra'],
    ['US', 'EE. UU.'],
    ['NL', 'Hollande'],
    ['DE', 'Almanya'],
    ['DE', 'Γερμανία'],
    ['DE', 'Германия'],
    ['DE', 'ドイツ'],
    ['DE', '독일'],
    ['FR', '法国'],
    ['FR', 'فرنسا'],
    ['BA', 'BiH'],
    ['BE', 'Royaume de Belgique'],
    ['BR', 'República Federativa do Brasil'],
    ['CD', 'Democratic Republic of Congo'],
    ['CG', 'Republic of the Congo'],
    ['CN', "The People's Republic of China"],
    ['TW', 'Republic of China'],
    ['DJ', 'République de Djibouti'],
    ['GN', 'République de Guinée'],
    ['KP', 'DPRK'],
    ['KR', 'Rep. of Korea'],
    ['LA', 'Lao PDR'],
    ['LK', 'Democratic Socialist Republic of Sri Lanka'],
    ['MC', 'Principauté de Monaco'],
    ['MR', 'République islamique de Mauritanie'],
    ['NP', 'Federal Democratic Republic of Nepal'],
    ['SM', 'Repubblica di San Marino'],
    ['UY', 'República Oriental del Uruguay'],
    ['VE', 'República Bolivariana de Venezuela'],
    // shortened, and with the region
    ['CZ', 'Czech Rep.'],
    ['DO', 'Rep. Dominicana'],
    ['FJ', 'Fiji Islands'],
    ['GP', 'Guadeloupe F.W.I.'],
    ['JE', 'Jersey, C.I.'],
    ['SA', 'Saudi Arabia (KSA)'],
    ['SV', 'El Salvador, C.A.'],
    ['TC', 'Turks & Caicos'],
    ['TT', 'Trinidad, W.I.'],
    ['VC', 'St. Vincent & the Grenadines'],
    // in the languages of those who pay
    ['DE', 'Tyskland'],
    ['DE', 'Németország'],
    ['FR', 'Ranska'],
    ['GB', 'Wielka Brytania'],
    ['AT', 'Rakousko'],
  ])('%s: %s', (country, name) => {
    expect(withName(name).address.country).toBe(country);
    expect(structureAddress(['Muster Ltd', 'Long Street 5', 'Villanova', name], { country }).address.townName).toBe('Villanova');
    expect(withName(name).address).not.toHaveProperty('countrySubdivision');
  });

  test.each([
    ['BR', 'Rua Longa 5\nBrasília'],
    ['RS', 'Duga 5\nIndija'],
  ])('is not that of a town of %s', (country, text) =>
    expect(structureAddress(text, { country }).address.townName).toBe(text.split('\n')[1]),
  );

  test.each(['State of Georgia', 'Commonwealth of Virginia', 'Bank of the Republic of Kenya'])('is not in %s', (text) =>
    expect(withName(text).address).not.toHaveProperty('country'),
  );

  test.each([
    ['JE', '22 Grenville Street, St Helier, Jersey JE4 8PX', 'St Helier'],
    ['GI', 'Suite 23, Portland House, Glacis Road, Gibraltar GX11 1AA', 'Gibraltar'],
    ['SH', 'Main Street\nJamestown\nSt Helena Island STHL 1ZZ\nSouth Atlantic', 'Jamestown'],
  ])('%s stands before its post code: %s', (country, text, townName) =>
    expect(structureAddress(text).address).toMatchObject({ country, townName }),
  );
});

describe('a name in a script that one country writes', () => {
  test('does not tell this country where nothing else is in the script', () => {
    const { address, confidence } = structureAddress(['Long Street 5', 'Villanova', 'ケニア']);
    expect([address.country, confidence]).toEqual([undefined, 'low']);
  });
  test('tells it with other lines in the script', () => expect(structureAddress(['サクラビル', 'みなと町 5']).address.country).toBe('JP'));
});
