import { describe, expect, test } from 'vitest';
import { cleRib, iso7064Mod97, mod97, mod97Remainder } from '../../rules/check-digits/mod97.js';
import { compileCountry } from '../../src/identifiers/country/layout.js';
import { spansOf } from './support.js';

describe('the remainder', () => {
  test.each<[string, bigint]>([
    ['', 0n],
    ['0', 0n],
    ['97', 97n],
    ['123456789012345678901234567890', 123456789012345678901234567890n],
    ['3704004405320130001314', 3704004405320130001314n],
  ])('of %j', (text, number) => expect(mod97(text)).toBe(Number(number % 97n)));

  test('a letter counts as two digits', () => expect(mod97('A0Z')).toBe(10035 % 97));

  test('of a part, and of a number whose head is already reduced', () => {
    expect(mod97('BE68', 0, 4, mod97('539007547034'))).toBe(1);
    expect(mod97('00123400', 2, 6)).toBe(1234 % 97);
  });
});

describe('ISO 7064 MOD 97-10', () => {
  const check = iso7064Mod97('check').compile(spansOf('bank:4n branch:4n account:11n check:2n'));

  test('verifies and completes', () => {
    expect(check.verify('000201231234567890154')).toBe('passed');
    expect(check.verify('000201231234567890155')).toBe('failed');
    expect(check.complete?.('000201231234567890100')).toBe('000201231234567890154');
  });

  // 97 and 98 are written out; the congruent 00 and 01 are not check digits
  test.each([
    ['000000000000000006597', 'passed'],
    ['000000000000000006500', 'failed'],
    ['000000000000000000098', 'passed'],
    ['000000000000000000001', 'failed'],
  ])('%s has %s', (bban, outcome) => {
    expect(mod97(bban)).toBe(1);
    expect(check.verify(bban)).toBe(outcome);
  });

  test('99 is no check digit, though it is congruent to 02', () => {
    const bban = check.complete?.('000000000000000003200') ?? '';
    expect(bban.slice(-2)).toBe('02');
    expect(check.verify(bban)).toBe('passed');
    expect(mod97(`${bban.slice(0, -2)}99`)).toBe(1);
    expect(check.verify(`${bban.slice(0, -2)}99`)).toBe('failed');
  });

  test('lower digits are admitted only where a country is seen to issue them', () => {
    const spans = spansOf('bank:2n branch:2n account:10n check:2n');
    expect(iso7064Mod97('check').compile(spans).verify('9356180311823401')).toBe('failed');
    expect(iso7064Mod97('check', 1).compile(spans).verify('9356180311823401')).toBe('passed');
  });
});

describe('the clé RIB', () => {
  const check = cleRib('check').compile(spansOf('bank:5n branch:5n account:11c check:2n'));

  test('verifies and completes', () => {
    expect(check.verify('20041010050500013M02606')).toBe('passed');
    expect(check.verify('20041010050500013M02607')).toBe('failed');
    expect(check.complete?.('20041010050500013M02600')).toBe('20041010050500013M02606');
  });

  test('a key of 97 is written so, 00 is none', () => {
    const zeros = '0'.repeat(21);
    expect(check.complete?.(`${zeros}00`)).toBe(`${zeros}97`);
    expect(check.verify(`${zeros}97`)).toBe('passed');
    expect(check.verify(`${zeros}00`)).toBe('failed');
  });

  test('98 and 99 are no keys, though congruent to 01 and 02', () => {
    const [one, two] = ['000000000000000000032', '000000000000000000064'];
    expect(check.complete?.(`${one}00`)).toBe(`${one}01`);
    expect(check.complete?.(`${two}00`)).toBe(`${two}02`);
    expect(check.verify(`${one}98`)).toBe('failed');
    expect(check.verify(`${two}99`)).toBe('failed');
  });

  // the French table: the key of a letter is that of its digit
  test.each([
    ['AJ', '1'],
    ['BKS', '2'],
    ['CLT', '3'],
    ['DMU', '4'],
    ['ENV', '5'],
    ['FOW', '6'],
    ['GPX', '7'],
    ['HQY', '8'],
    ['IRZ', '9'],
  ])('%s count as %s', (letters, digit) => {
    const key = (character: string) => check.complete?.(`2004101005050001${character}026000`)?.slice(-2);
    for (const letter of letters) expect(key(letter)).toBe(key(digit));
  });
});

describe('the Belgian remainder', () => {
  const check = mod97Remainder(['bank', 'account'], 'check').compile(spansOf('bank:3n account:7n check:2n'));

  test('verifies and completes', () => {
    expect(check.verify('539007547034')).toBe('passed');
    expect(check.verify('539007547035')).toBe('failed');
    expect(check.complete?.('539007547000')).toBe('539007547034');
  });

  test('a remainder of 0 is written 97, never 00', () => {
    expect(check.complete?.('000000009700')).toBe('000000009797');
    expect(check.verify('000000009797')).toBe('passed');
    expect(check.verify('000000009700')).toBe('failed');
  });

  test('a remainder below ten has its zero, and ten has none', () => {
    expect(check.complete?.('000000000100')).toBe('000000000101');
    expect(check.complete?.('000000001000')).toBe('000000001010');
  });
});

test('check digits over the whole number need all of its fields', () => {
  const rule = { code: 'XX', country: 'Nowhere', bban: 'bank:4n account:6n check:2n', bank: ['bank'], account: ['account'] } as const;
  for (const check of [iso7064Mod97('check'), cleRib('check')]) {
    const [compiled] = compileCountry({ ...rule, checks: [check] }).checks;
    expect(compiled?.fields).toEqual(['bank', 'account', 'check']);
  }
});
