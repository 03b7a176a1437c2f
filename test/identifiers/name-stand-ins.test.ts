/** Names: an identifier in place of one, and one that was made up to fill a field. */
import { describe, expect, test } from 'vitest';
import { allCountries } from '../../src/identifiers/country/all-countries.js';
import { isIdentifier as isIdentifierIn, placeholderName } from '../../src/identifiers/name.js';

const isIdentifier = (name: string, account?: string, bic?: string): boolean => isIdentifierIn(name, allCountries, account, bic);

describe('an identifier in place of a name', () => {
  test.each([
    'ada@example.org',
    'https://example.org/ada',
    'http://example.org/ada',
    'www.example.org',
    ' ada@example.org ',
    ' https://example.org',
    '\u00a0www.example.org',
    'DE89 3704 0044 0532 0130 00',
    'IBAN: DE89370400440532013000',
    'COBADEFFXXX',
    'COBADEFFXXX\u00a0',
    '12345678',
    'A 12345',
    '+49 30 1234567',
    'ACC 12345678',
    '4111 1111 1111 1111',
  ])('%s', (name) => expect(isIdentifier(name)).toBe(true));

  test('that of the same instruction', () => {
    expect(isIdentifier('Ada 532013000', '532 013 000')).toBe(true);
    expect(isIdentifier('DEUTDEFF', undefined, 'deutdeff')).toBe(true);
    expect(isIdentifier('Ada Example', '532013000', 'DEUTDEFF')).toBe(false);
    expect(isIdentifier('John Smith', 'john.smith')).toBe(false);
    expect(isIdentifier('Ada Example 532013', '532013')).toBe(true);
    expect(isIdentifier('Ada Example 53201', '53201')).toBe(false);
    expect(isIdentifier('9532013 B.C. Ltd.', '532013')).toBe(false);
    expect(isIdentifier('Ada Example 5320134', '532013')).toBe(false);
    expect(isIdentifier('53201353 and 532013', '532013')).toBe(true);
    expect(isIdentifier('Studio 54321', '54321')).toBe(false);
    expect(isIdentifier('', '', '')).toBe(false);
    expect(isIdentifier('Ada Example', '1'.repeat(300))).toBe(false);
  });

  test.each([
    ['Deut Deff', 'DEUTDEFF'],
    ['-Deutdeff', 'DEUTDEFF'],
    ['Deutdeff', ' deut deff'],
  ])('%j is the BIC %j in other writing', (name, bic) => expect(isIdentifier(name, '', bic)).toBe(true));

  test.each(['Deut', 'Deutsch Anna', 'Deutdeffy'])('%s only begins as a BIC does', (name) =>
    expect(isIdentifier(name, '', 'DEUTDEFF')).toBe(false),
  );

  test('an IBAN has more letters than digits in some countries', () => {
    expect(isIdentifier('MT86 MALT 0110 0ABC DEFG HIJK LMNO PQR')).toBe(true);
    expect(isIdentifier('MT87 MALT 0110 0ABC DEFG HIJK LMNO PQR')).toBe(false);
  });

  test('what is too long for one is none', () => {
    const text = 'Ada Bea '.repeat(40);
    expect([256, 257].map((length) => isIdentifier(text.slice(0, length), '', text.slice(0, length)))).toEqual([true, false]);
  });

  test.each([
    'Ada Example https://example.org',
    'www.example.org Ada Example 1',
    '1 Example COBADEFFXXX',
    'COBADEFFXXX Frankfurt 1',
    '4711',
    'Store 54321',
  ])('%s is more than one, or less', (name) => expect(isIdentifier(name)).toBe(false));

  test.each(['Anderson', 'ANDERSON', 'Booking.com B.V.', '1234567 Canada Inc', '9123456 B.C. Ltd.', 'Studio 54', '7-Eleven', 'Plus 500'])(
    '%s is a name',
    (name) => expect(isIdentifier(name)).toBe(false),
  );
});

describe('a name made up to fill a field', () => {
  test.each([
    'asdf',
    'ASDF asdf',
    'qwertz',
    'qwertyuiop',
    'azertyuiop',
    'zxcvbnm',
    'Yxcvb',
    'xxxx',
    'x x x x',
    'aaaaa',
    'N/A',
    'Test_Test',
    'test user',
    'Foo Bar',
    'undefined',
    'Lorem  ipsum',
  ])('%s: certain', (name) => expect(placeholderName(name)).toBe('certain'));
  test.each(['Test', 'Null', 'NA', 'Ada xxxx', 'John Doe', 'Max Mustermann', 'foo', 'AAAA Plumbing'])('%s: doubtful', (name) =>
    expect(placeholderName(name)).toBe('doubtful'),
  );
  test.each([
    'Ada Example',
    'Kofi Annan',
    'Testa',
    'Fred Null',
    'Wert',
    'Anna Na',
    'Anna 2',
    'Asdf Example',
    'Mario Rossi',
    'Azer',
    'Ng',
    'Hsss',
  ])('%s: not', (name) => expect(placeholderName(name)).toBeUndefined());
});
