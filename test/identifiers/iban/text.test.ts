/** The one pass over an IBAN says what a slow reading says, character by character and with big numbers. */
import { fc, test } from '@fast-check/vitest';
import { describe, test as example, expect } from 'vitest';
import { ibans } from '../../../rules/index/ibans.js';
import { electronic } from '../../../src/characters/text.js';
import { allCountries } from '../../../src/identifiers/country/all-countries.js';
import { compileLayout } from '../../../src/identifiers/country/layout.js';
import { isValid, parse } from '../../../src/identifiers/iban/iban.js';
import { electronicIban, inspect } from '../../../src/identifiers/iban/inspection.js';
import { checkDigits } from '../../../src/identifiers/iban/read.js';
import { bbanRemainder, writtenRemainder } from '../../../src/identifiers/iban/text.js';
import { anyText } from '../../properties/any-text.js';
import { countryModules } from '../../rules/countries.js';
import { runs } from '../../runs.js';

const CLASSES: Readonly<Record<string, string>> = { n: '[0-9]', a: '[A-Z]', c: '[A-Z0-9]' };

const asNumber = (text: string): bigint => BigInt(text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55)));

/** What is wrong with an IBAN in electronic form, by other means. */
function slowly(text: string): string | undefined {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]*$/.test(text)) return 'INVALID_FORMAT';
  const country = allCountries.withIban(text.slice(0, 2));
  if (country === undefined) return 'INVALID_FORMAT';
  const bban = text.slice(4);
  const structure = new RegExp(`^${Array.from(country.layout.classes, (each) => CLASSES[each]).join('')}$`);
  if (!structure.test(bban)) return 'INVALID_BBAN_STRUCTURE';
  const number = Number(text.slice(2, 4));
  if (number < 2 || number > 98 || asNumber(bban + text.slice(0, 4)) % 97n !== 1n) return 'INCORRECT_CHECK_DIGITS';
  const failed = country.checks.some((check) => check.verify(bban) === 'failed');
  return failed ? 'INCORRECT_NATIONAL_CHECK_DIGITS' : undefined;
}

const characters: Readonly<Record<string, string>> = { n: '0123456789', a: 'ABCXYZ', c: '019ABCXYZ' };

/** Texts that fit the layout of some country, with check digits that hold. */
const fitting = fc.constantFrom(...Object.keys(ibans), 'GF', 'AX', 'JE').chain((code) => {
  const classes = [...(allCountries.withIban(code)?.layout.classes ?? '')];
  return fc
    .tuple(...classes.map((each) => fc.constantFrom(...(characters[each] ?? ''))))
    .map((bban) => code + checkDigits(code, bban.join('')) + bban.join(''));
});

const published = fc.constantFrom(...countryModules.flatMap(({ examples }) => examples.valid));
const whole = fc.oneof(fitting, published);

/** One character more, fewer or other. */
const mutated = fc
  .tuple(
    whole,
    fc.nat(33),
    fc.constantFrom(0, 1),
    fc.constantFrom('', '0', '9', 'A', 'Z', '@', '/', ':', '[', 'a', 'ß', '\uFF11', '\u0130'),
  )
  .map(([text, at, gone, put]) => text.slice(0, at) + put + text.slice(at + gone));

const separators = fc.constantFrom('', '', '', ' ', '-', '.', '\t', '\u00A0', '\u2009', '\u2013');
const written = fc
  .tuple(
    fc.oneof(whole, mutated),
    fc.array(separators, { minLength: 34, maxLength: 34 }),
    fc.boolean(),
    fc.constantFrom('', 'IBAN ', 'iban:'),
  )
  .map(([text, between, lower, label]) => {
    const parted = Array.from(text, (character, at) => character + (between[at] ?? '')).join('');
    return label + (lower ? parted.toLowerCase() : parted);
  });

describe('any IBAN', () => {
  test.prop([fc.oneof(whole, mutated, anyText())], { numRuns: runs(650) })('has the fault of a slow reading', (text) => {
    expect(inspect(text, allCountries).problem).toBe(slowly(text));
  });

  test.prop([fc.oneof(whole, mutated, written, anyText())], { numRuns: runs(650) })(
    'is valid when its electronic form has no fault',
    (text) => {
      const { problem, nationalFault } = inspect(electronicIban(text), allCountries);
      expect(isValid(text)).toBe(problem === undefined || nationalFault?.severity === 'warning');
      expect(parse(text).ok).toBe(isValid(text));
    },
  );
});

test.prop([fitting])('the remainder of a BBAN', (text) => {
  const layout = allCountries.withIban(text.slice(0, 2))?.layout ?? compileLayout('account:1n');
  expect(bbanRemainder(text, layout, 4)).toBe(Number(asNumber(text.slice(4)) % 97n));
});

test.prop([fitting, fc.array(fc.constantFrom('', ' ', '-', '.', '\t'), { minLength: 34, maxLength: 34 }), fc.boolean()])(
  'the remainder of a BBAN as people write it',
  (text, between, lower) => {
    const layout = allCountries.withIban(text.slice(0, 2))?.layout ?? compileLayout('account:1n');
    const parted = Array.from(text.slice(4), (character, at) => `${between[at]}${character}`).join('');
    const remainder = Number(asNumber(text.slice(4)) % 97n);
    expect(writtenRemainder(lower ? parted.toLowerCase() : parted, layout, 0)).toBe(remainder);
    expect(writtenRemainder(`${parted}${between[33]}`, layout, 0)).toBe(remainder);
    expect(writtenRemainder(`${parted}1`, layout, 0)).toBe(-1);
    expect(writtenRemainder(parted.slice(0, -1), layout, 0)).toBe(-1);
  },
);

example('a territory, in small letters and with separators', () => {
  expect(isValid('gf41 2004 1010 0505 0001 3m02 606')).toBe(isValid('GF4120041010050500013M02606'));
  expect(isValid('at61 1904 3002 3457 3201')).toBe(true);
  expect(isValid('at61 1904 3002 3457 3202')).toBe(false);
  expect(isValid('at61\u00A01904\u00A03002\u00A03457\u00A03201')).toBe(true);
  expect(isValid('a t61 1904 3002 3457 3201')).toBe(true);
  expect(allCountries.withIban('at')).toBeUndefined();
  expect(parse('at611904300234573201').ok).toBe(true);
  expect(inspect('at611904300234573201', allCountries).problem).toBe('INVALID_FORMAT');
});

example.each(['/', ':', '@', '[', 'a', '\uFFFF'])('%s stands in no place', (character) => {
  for (let length = 1; length <= 9; length++) {
    const letters = compileLayout(`account:${length}c`);
    const digits = compileLayout(`account:${length}n`);
    expect(bbanRemainder(`XX00${'A1'.repeat(5).slice(0, length)}`, letters, 4)).toBeGreaterThanOrEqual(0);
    for (let at = 0; at < length; at++) {
      const text = `XX00${'1'.repeat(at)}${character}${'1'.repeat(length - at - 1)}`;
      expect(bbanRemainder(text, letters, 4)).toBe(-1);
      expect(bbanRemainder(text, digits, 4)).toBe(-1);
      if (character !== 'a') expect(writtenRemainder(text, letters, 4)).toBe(-1);
      expect(writtenRemainder(text, digits, 4)).toBe(-1);
    }
  }
});

test.prop([fc.array(fc.constantFrom('a', 'Z', '9', ' ', '-', 'ß', '\u2010', '\uD800'), { maxLength: 1200 })])(
  'a text of any length in its electronic form',
  (units) => {
    expect(electronic(units.join(''))).toBe(units.map((unit) => (unit === 'a' ? 'A' : unit.replace(/[ \-\u2010]/, ''))).join(''));
  },
);
