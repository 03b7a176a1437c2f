/** IBANs: their parts, how they are written and built. */
import { describe, expect, test } from 'vitest';
import { allCountries } from '../../../src/identifiers/country/all-countries.js';
import { build, format, isValid, parse } from '../../../src/identifiers/iban/iban.js';
import { electronicIban } from '../../../src/identifiers/iban/inspection.js';
import { checkDigits } from '../../../src/identifiers/iban/read.js';
import { countryModules } from '../../rules/countries.js';
import { fault } from './fault.js';

describe('parts', () => {
  test('of a number with all of them', () => {
    expect(parse('IT60X0542811101000000123456')).toEqual({
      ok: true,
      iban: {
        value: 'IT60X0542811101000000123456',
        country: 'IT',
        checkDigits: '60',
        bban: 'X0542811101000000123456',
        bank: '05428',
        branch: '11101',
        account: '000000123456',
        nationalCheckDigits: 'X',
        registered: true,
        nationalCheck: 'passed',
      },
    });
  });

  test('what a country does not have is absent', () => {
    const result = parse('DE89370400440532013000');
    expect(result.ok && Object.keys(result.iban)).toEqual([
      'value',
      'country',
      'checkDigits',
      'bban',
      'bank',
      'account',
      'registered',
      'nationalCheck',
    ]);
  });

  test('prefix and number are the account, both check digits the check digits', () => {
    expect(parse('CZ6508000000192000145399')).toMatchObject({ iban: { bank: '0800', account: '0000192000145399' } });
    expect(parse('ES9121000418450200051332')).toMatchObject({ iban: { nationalCheckDigits: '45', account: '0200051332' } });
  });

  test('a country outside the registry says so', () => {
    expect(parse('CI93CI0080111398682828807270')).toMatchObject({ ok: true, iban: { registered: false, bank: 'CI008', branch: '01113' } });
  });
});

describe('as people write it', () => {
  test.each([
    'DE89 3704 0044 0532 0130 00',
    'de89370400440532013000',
    'DE89\u00A03704\u00A00044\u00A00532\u00A00130\u00A000',
    'DE89\u202F3704\u202F0044\u202F0532\u202F0130\u202F00',
    'DE89-3704-0044-0532-0130-00',
    'DE89.3704.0044.0532.0130.00',
    '\tDE89 3704 0044 0532 0130 00 ',
    'IBAN DE89 3704 0044 0532 0130 00',
    'IBAN: DE89 3704 0044 0532 0130 00',
    'iban:de89370400440532013000',
    'IBANDE89370400440532013000',
  ])('%j', (text) => {
    expect(parse(text)).toMatchObject({ ok: true, iban: { value: 'DE89370400440532013000' } });
    expect(isValid(text)).toBe(true);
    expect(electronicIban(text)).toBe('DE89370400440532013000');
  });
});

test('ME25-02313106528358070 gets its answer', () => {
  expect(fault('ME25-02313106528358070')).toEqual(['INVALID_BBAN_STRUCTURE', '02313106528358070', 'ME']);
});

describe('the print format', () => {
  test.each([
    ['DE89370400440532013000', 'DE89 3704 0044 0532 0130 00'],
    ['be68 539007547034', 'BE68 5390 0754 7034'],
    ['IBAN:no9386011117947', 'NO93 8601 1117 947'],
    ['DE99370400440532013', 'DE99 3704 0044 0532 013'], // groups help to find what is missing
    ['hello world', 'hello world'],
    ['US89370400440532013000', 'US89370400440532013000'],
    ['', ''],
  ])('of %j is %j', (text, printed) => expect(format(text)).toBe(printed));
});

test('check digits have two places', () => {
  expect(checkDigits('BE', '539007547034')).toBe('68');
  expect(checkDigits('DE', '370400440000000024')).toBe('02');
});

test('a country is compiled once; what is no country has no rules', () => {
  expect(allCountries.withIban('BE')).toBe(allCountries.withIban('BE'));
  for (const code of ['US', '', 'D', 'DEU', 'be', 'ıE', 'ſE', 'Iſ', '__proto__', 'constructor', 'toString'])
    expect(allCountries.withIban(code)).toBeUndefined();
});

test.each(countryModules.map(({ rule }) => rule.code))('no two characters but its letters stand for %s', (code) => {
  const country = allCountries.withIban(code);
  expect(country?.rule.code).toBe(code);
  // the letters are the digits of a number to the base of 26; others would make the same number
  const number = (code.charCodeAt(0) - 65) * 26 + code.charCodeAt(1) - 65;
  for (let first = 0; first < 128; first++) {
    const second = number - (first - 65) * 26 + 65;
    const text = second >= 0 ? String.fromCharCode(first, second) : '';
    if (text !== code) expect(allCountries.withIban(text)).toBeUndefined();
  }
  expect(allCountries.withIban(code)).toBe(country);
});

describe('build', () => {
  test.each(countryModules.flatMap(({ examples }) => examples.valid))('%s is built from its BBAN', (iban) => {
    expect(build(iban.slice(0, 2), iban.slice(4))).toEqual({ ok: true, iban });
  });
  test.each(['539-0075470-34', '539007547034'.padEnd(256)])('reads a BBAN as people write it', (bban) =>
    expect(build('BE', bban)).toEqual({ ok: true, iban: 'BE68539007547034' }),
  );
  test.each([
    ['BE', '539007547035', 'INCORRECT_NATIONAL_CHECK_DIGITS'],
    ['BE', '53900754703', 'INVALID_BBAN_STRUCTURE'],
    ['BE', '53900754703é', 'INVALID_FORMAT'],
    ['BE', '', 'INVALID_FORMAT'],
    ['US', '539007547034', 'INVALID_FORMAT'],
    ['be', '539007547034', 'INVALID_FORMAT'],
    ['', '', 'INVALID_FORMAT'],
    ['', 'BE68539007547034', 'INVALID_FORMAT'],
    ['BE68', '539007547034', 'INVALID_FORMAT'],
    ['IBANBE', '539007547034', 'INVALID_FORMAT'],
    ['BE', 'é39007547034', 'INVALID_FORMAT'],
    ['BE', '539007547034'.padEnd(257), 'INVALID_FORMAT'],
    ['BE', '0'.repeat(100_000), 'INVALID_FORMAT'],
  ])('%s and %.20s: %s', (country, bban, problem) => expect(build(country, bban)).toEqual({ ok: false, problem }));
});
