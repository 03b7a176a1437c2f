import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as library from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/metadata.min.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { phoneNumbers, phoneNumbersEdition } from '../../src/directory/phone-numbers.js';

const plans = phoneNumbers(library, metadata as Parameters<typeof phoneNumbers>[1]);

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
  ['+1 202 456 1111', 'CA', 'CA'], // one plan of both
  ['+44 20 7946 0958', 'JE', 'JE'],
  ['+1 202 456 1111', 'DE', 'US'],
  ['+49 30 1234567', 'AQ', 'DE'],
  ['+999 1234567', 'DE', undefined],
  ['+800 1234 5678', 'DE', undefined],
] as const)('%s beside %s is of %s', (text, country, found) => expect(plans.countryOf?.(text, country)).toBe(found));
