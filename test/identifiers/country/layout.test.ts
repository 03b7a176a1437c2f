import { describe, expect, test } from 'vitest';
import { mod97Remainder } from '../../../rules/check-digits/mod97.js';
import { country } from '../../../rules/vocabulary/country.js';
import { compileCountry, compileLayout, fieldsLength, fieldsText, fits, misfit } from '../../../src/identifiers/country/layout.js';

const layout = compileLayout('bank:4a bank:2n branch:2c account:12n');

test('a layout is read as fields with places and lengths', () => {
  expect(layout).toEqual({
    length: 20,
    spans: { bank: { start: 0, end: 6 }, branch: { start: 6, end: 8 }, account: { start: 8, end: 20 } },
    lengths: { bank: 6, branch: 2, account: 12 },
    fields: ['bank', 'branch', 'account'],
    classes: 'aaaannccnnnnnnnnnnnn',
    places: Uint8Array.from([2, 2, 2, 2, 1, 1, 4, 4, ...Array.from({ length: 12 }, () => 1)]),
    isNumeric: false,
  });
});

describe('a class', () => {
  test.each([
    ['n', '09', 'AZ/:@[a'],
    ['a', 'AZ', '09/:@[a'],
    ['c', '09AZ', '/:@[a\uFF11'],
  ])('%s', (characterClass, inside, outside) => {
    for (const character of inside) expect(fits(character.charCodeAt(0), characterClass)).toBe(true);
    for (const character of outside) expect(fits(character.charCodeAt(0), characterClass)).toBe(false);
  });
});

test('the first place that does not fit', () => {
  expect(misfit('BOMM01011234', 'aaaannccnnnn')).toBe(-1);
  expect(misfit('BOMM0A011234', 'aaaannccnnnn')).toBe(5);
  expect(misfit('XXBOMM01', 'aaaann', 2)).toBe(-1);
  expect(misfit('BOMM', 'aaaann')).toBe(4);
});

test('the text and the length of fields; a field that is not there has no text', () => {
  const bban = 'BOMM0101101030300200';
  expect(fieldsText(bban, layout, ['account', 'bank'])).toBe('101030300200BOMM01');
  expect(fieldsText(bban, layout, ['prefix'])).toBe('');
  expect(fieldsLength(layout, ['bank', 'account'])).toBe(18);
  expect(() => fieldsLength(layout, ['prefix'])).toThrow(TypeError);
});

test('the checks of a country are bound to its layout', () => {
  const BE = country({
    code: 'BE',
    bban: 'bank:3n account:7n check:2n',
    checks: [mod97Remainder(['bank', 'account'], 'check')],
  });
  const [check] = compileCountry(BE).checks;
  expect(check).toMatchObject({ name: 'mod97-remainder', severity: 'error', fields: ['bank', 'account', 'check'] });
  expect(check?.verify('539007547034')).toBe('passed');
  expect(compileCountry({ code: 'XX', bban: 'bank:3n' }).checks).toEqual([]);
});
