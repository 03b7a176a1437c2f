import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fc, test as property } from '@fast-check/vitest';
import * as library from 'libphonenumber-js/core';
import examples from 'libphonenumber-js/examples.mobile.json';
import fullMetadata from 'libphonenumber-js/metadata.max.json';
import metadata from 'libphonenumber-js/metadata.min.json';
import { expect, test } from 'vitest';
import { phoneNumbers, phoneNumbersEdition } from '../../src/directory/phone-numbers.js';
import { runs } from '../runs.js';

const plans = phoneNumbers(library, metadata as library.MetadataJson);

test('the edition is that of the installed package', () => {
  const path = createRequire(import.meta.url).resolve('libphonenumber-js/package.json');
  const { version } = JSON.parse(readFileSync(path, 'utf8')) as { readonly version: string };
  expect(phoneNumbersEdition).toBe(`libphonenumber-js ${version}`);
  expect(plans.edition).toBe(phoneNumbersEdition);
});

test.each([
  ['+49 30 1234567', undefined, 'passed'],
  ['+49 30 1234567', 'FR', 'passed'],
  ['030 1234567', 'DE', 'passed'],
  ['030 1234567', undefined, 'not-covered'],
  ['030 1234567', 'AQ', 'not-covered'],
  ['030 1234567', 'constructor', 'not-covered'],
  ['00 49 30 1234567', 'FR', 'passed'],
  ['+49 1', undefined, 'failed'],
  ['+999 1234567', 'DE', 'failed'],
  ['12', 'DE', 'failed'],
] as const)('%s in %s: %s', (text, country, outcome) => expect(plans.verify(text, country)).toBe(outcome));

test.each([
  ['+49 30 1234567', 'FR', 'DE'],
  ['+49 30 1234567', 'DE', 'DE'],
  ['030 1234567', 'DE', 'DE'],
  ['+1 202 456 1111', 'CA', 'CA'], // US and CA share one plan
  ['+44 20 7946 0958', 'JE', 'JE'],
  ['+1 202 456 1111', 'DE', 'US'],
  ['+49 30 1234567', 'AQ', 'DE'],
  ['+999 1234567', 'DE', undefined],
  ['+800 1234 5678', 'DE', undefined],
] as const)('%s in an instruction to %s belongs to %s', (text, country, found) => expect(plans.countryOf?.(text, country)).toBe(found));

/** Whether the library itself takes a number as valid. */
const isValidByLibrary = (text: string, all = metadata as library.MetadataJson) =>
  library.parsePhoneNumberFromString(text, { extract: false }, all)?.isValid() === true;

const callingCodeOf = (country: string) => library.getCountryCallingCode(country as library.CountryCode, metadata as library.MetadataJson);

const callingCode = fc.constantFrom(...Object.keys(metadata.country_calling_codes), ...Object.keys(metadata.nonGeographic), '', '999');
const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 2, maxLength: 13 });
const punctuated = fc.string({ unit: fc.constantFrom(...'0123456789 -.()'), minLength: 4, maxLength: 20 });
/** A valid number of a country, with up to two digits changed. */
const nearlyValid = fc
  .tuple(fc.constantFrom(...Object.entries(examples)), fc.array(fc.tuple(fc.nat(12), fc.nat(9)), { maxLength: 2 }))
  .map(([[country, national], changes]) => {
    const number = [...`${callingCodeOf(country)}${national}`];
    for (const [at, digit] of changes) number[at % number.length] = String(digit);
    return number.join('');
  });

property.prop(
  [
    fc.oneof(
      nearlyValid,
      fc.tuple(callingCode, fc.oneof(digits, punctuated)).map((parts) => parts.join('')),
    ),
  ],
  { numRuns: runs(1000) },
)('a number with its calling code is valid where the library says so', (number) => {
  expect(plans.verify(`+${number}`)).toBe(isValidByLibrary(`+${number}`) ? 'passed' : 'failed');
});

const fullPlans = phoneNumbers(library, fullMetadata as library.MetadataJson);

property.prop([nearlyValid], { numRuns: runs(170) })(
  'with plans that distinguish kinds of numbers, too, a number is valid where the library says so',
  (number) => {
    expect(fullPlans.verify(`+${number}`)).toBe(isValidByLibrary(`+${number}`, fullMetadata as library.MetadataJson) ? 'passed' : 'failed');
  },
);

test.each(Object.entries(examples))('the example of %s is valid in every punctuation', (country, national) => {
  const code = callingCodeOf(country);
  for (const text of [`+${code}${national}`, `+${code} ${national.slice(0, 2)} (${national.slice(2, 4)}) ${national.slice(4)}`])
    expect(plans.verify(text)).toBe('passed');
});
