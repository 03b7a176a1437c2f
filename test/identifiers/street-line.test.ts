/** A line of an address is split where that is certain, and left alone where it is not. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitStreet } from '../../src/identifiers/street-line.js';

describe('the number before the street', () => {
  test.each([
    ['GB', '7 Westferry Circus, Canary Wharf', '7', 'Westferry Circus, Canary Wharf'],
    ['GB', '14-18 Finsbury Square', '14-18', 'Finsbury Square'],
    ['US', '270 42nd Street', '270', '42nd Street'],
    ['FR', '115 Rue de Sevres', '115', 'Rue de Sevres'],
    ['FR', '18,quai de la Rapee', '18', 'quai de la Rapee'],
    ['FR', '12 bis rue Saint Honore', '12 bis', 'rue Saint Honore'],
    ['AU', '24 Main Street', '24', 'Main Street'],
    ['AT', '3, Otto-Wagner Platz', '3', 'Otto-Wagner Platz'],
    ['BE', '350 Avenue Louise', '350', 'Avenue Louise'],
    ['BG', '2 Slavyanska Street', '2', 'Slavyanska Street'],
  ])('%s: %s', (country, line, buildingNumber, streetName) => {
    expect(splitStreet(line, country)).toEqual({ buildingNumber, streetName });
  });
});

describe('the number behind the street', () => {
  test.each([
    ['DE', 'Kaiserstrasse 15', 'Kaiserstrasse', '15'],
    ['DE', 'Hauptplatz 1-7', 'Hauptplatz', '1-7'],
    ['DE', 'Berliner Strasse 12a', 'Berliner Strasse', '12a'],
    ['NL', 'Strawinskylaan 1887', 'Strawinskylaan', '1887'],
    ['ES', 'Plaza San Nicolas 4', 'Plaza San Nicolas', '4'],
    ['IT', 'Viale Bari, 10', 'Viale Bari', '10'],
    ['CZ', 'Bucharova 2641/14', 'Bucharova', '2641/14'],
    ['CH', 'Rue du Rhone 62', 'Rue du Rhone', '62'],
  ])('%s: %s', (country, line, streetName, buildingNumber) => {
    expect(splitStreet(line, country)).toEqual({ buildingNumber, streetName });
  });
});

test.each([
  ['AU', 'Level 17, 530 Collins Street', 'Level 17', '530', 'Collins Street'],
  ['AU', 'Level 18 259 Queen St', 'Level 18', '259', 'Queen St'],
  ['GB', '6th Floor, 3 Sheldon Square', '6th Floor', '3', 'Sheldon Square'],
])('the floor before both, in %s: %s', (country, line, floor, buildingNumber, streetName) => {
  expect(splitStreet(line, country)).toEqual({ floor, buildingNumber, streetName });
});

describe('in doubt the line stays', () => {
  test.each([
    // names of streets that hold a number
    ['US', '9 Mile Road'],
    ['FR', '8 Mai'],
    ['PL', '3 Maja'],
    ['PT', 'Rua 25 de Abril'],
    ['DE', 'Strasse 12'],
    // numbers of something else
    ['PT', 'Rua do Ouro, Piso 2'],
    ['AT', 'Praterstrasse 31/4.OG'],
    ['DE', 'Postfach 1842'],
    ['SE', 'Box 4021'],
    ['NO', 'Post Boks 204'],
    ['ES', 'Plaza Concepcion No 1'],
    ['LT', 'Savanoriu PR. 336-211'],
    ['AU', '9/9 Bulcock St'],
    // more than a street
    ['GB', '4th Floor, Imperial House, 15 Kingsway'],
    ['LU', '9 Rue Gabriel Lipmann, Parc d’Activite Syrdall 2'],
    ['DE', 'Kaiserstrasse 15 (Kaiserplatz)'],
    ['CY', '51, Stassinos Street: Agia Paraskevi - Strovolos'],
    // the custom of the country does not say which it is
    ['TW', '重慶南路一段120號'],
    ['JP', '2-7-1 Marunouchi'],
    ['DK', '2-12 Holmens Kanal'],
    ['GB', 'Kaiserstrasse 15'],
    ['GB', 'Donegall Square West'],
  ])('%s: %s', (country, line) => expect(splitStreet(line, country)).toEqual({ streetName: line }));
});

test('nothing of the line is lost, and a long one takes no time', () => {
  const words = fc.array(fc.constantFrom('7', '12-14', '3rd', 'Floor', 'Level', 'Rue', 'Haupt', 'Street', ',', 'de', 'box'), {
    maxLength: 8,
  });
  fc.assert(
    fc.property(words, fc.constantFrom('GB', 'DE', 'FR', 'TW'), (parts, country) => {
      const line = parts.join(' ');
      const { floor = '', buildingNumber = '', streetName } = splitStreet(line, country);
      const letters = (text: string) => [...text.replace(/[ ,]/g, '')].sort().join('');
      expect(letters(floor + buildingNumber + streetName)).toBe(letters(line));
    }),
  );
  for (const piece of ['1', '1 ', 'a ', '1, ', '1-', 'Level 1 ']) {
    const line = piece.repeat(100_000);
    expect(splitStreet(line, 'DE')).toEqual({ streetName: line });
  }
});
