/** Comparison with libphonenumber-js: payprep never refuses a number that it calls valid. */
import fc from 'fast-check';
import { type CountryCode, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import metadata from 'libphonenumber-js/metadata.max.json';
import { describe, expect, test } from 'vitest';
import { methods } from '../../rules/index/methods.js';
import { createEngine, validate } from '../../src/full.js';
import { readMethodIdentifier } from '../../src/identifiers/method-identifier.js';
import { isPhoneLike } from '../../src/identifiers/phone.js';
import { runs } from '../runs.js';
import { expectAgreement } from './compare.js';
import { digits, orCorrupted } from './inputs.js';
import { mobileNumbers, withoutPlans, withPlans } from './libphonenumber.js';

const countries = Object.keys(metadata.countries) as readonly CountryCode[];

const parseNumber = (text: string, country: CountryCode): PhoneNumber | undefined =>
  parsePhoneNumberFromString(text, { defaultCountry: country, extract: false });

/** Generates numbers of a country, of each kind in its plan, or only mobile numbers. */
function numbersOf(country: CountryCode, isMobile = false): fc.Arbitrary<string> {
  const types = (metadata.countries[country] as unknown as readonly unknown[])[11] as readonly (readonly [string] | 0)[] | undefined;
  // empty where the pattern is that of a fixed line
  const wanted = isMobile ? [types?.[1] && (types[1][0] === '' ? types[0] : types[1])] : (types ?? []);
  const patterns = wanted.flatMap((type) => (type && type[0] !== '' ? [type[0]] : []));
  return fc.oneof(
    ...patterns.map((pattern) => fc.stringMatching(new RegExp(`^(?:${pattern})$`))),
    ...(patterns.length === 0 ? [digits(8)] : []),
  );
}

/** Writes a valid number in every usual form; returns any other text unchanged. */
function formsOf(text: string, country: CountryCode): readonly string[] {
  const number = parseNumber(text, country);
  if (!number?.isValid()) return [text];
  const abroad = number.number.slice(1);
  const national = number.formatNational();
  return [text, number.number, national, number.formatInternational(), `00${abroad}`, `011 ${abroad}`, `${national} ext. 12`];
}

const engine = createEngine({ on: '2026-11-20', threshold: 'info' });

const isAccepted = (phone: string, country: CountryCode): boolean =>
  !validate({ country, creditor: { contactDetails: { phone } } }, engine).alerts.some(
    ({ code }) => code === 'CREDITOR_PHONE_INVALID_FORMAT',
  );

/** The plus, and fifteen digits. */
const E164_LENGTH = 16;

test('every valid number could be one, and is accepted', () => {
  const refused: string[] = [];
  for (const country of countries) {
    for (const text of fc.sample(numbersOf(country), runs(3))) {
      for (const form of formsOf(text, country)) {
        const number = parseNumber(form, country);
        if (!number?.isValid() || number.number.length > E164_LENGTH) continue;
        if (!isPhoneLike(form) || !isAccepted(form, country)) refused.push(`${country} ${form}`);
      }
    }
  }
  expect(refused).toEqual([]);
});

describe('in Austria', () => {
  const numbers = fc.oneof(orCorrupted(numbersOf('AT').map((text) => `+43${text}`)), digits(9));
  const theirs = (text: string): boolean => parseNumber(text, 'AT')?.isValid() ?? false;
  test.each([
    [withoutPlans, isPhoneLike],
    [withPlans, (text: string) => isAccepted(text, 'AT')],
  ] as const)('$payprepFunction agrees, apart from known disagreements', (comparison, ours) =>
    expectAgreement(comparison, { ours, theirs }, numbers, { numRuns: 200 }),
  );
});

const wallets = Object.values(methods).flatMap(({ code, countries: places, identifiers }) =>
  identifiers
    .filter(({ as }) => as?.startsWith('+'))
    .flatMap((identifier) =>
      (identifier.countries ?? (places === 'WORLD' ? [] : places)).map((country) => ({
        code,
        country: country as CountryCode,
        identifier,
      })),
    ),
);

test('mobile numbers of M-PESA in Kenya agree, apart from known disagreements', () => {
  const { identifier } = wallets.find(({ code, country }) => code === 'MPESA' && country === 'KE') ?? {};
  const ours = (text: string): boolean => identifier !== undefined && readMethodIdentifier(identifier, text) !== undefined;
  const theirs = (text: string): boolean => {
    const number = parseNumber(text, 'KE');
    return number?.country === 'KE' && number.getType() === 'MOBILE';
  };
  expectAgreement(mobileNumbers, { ours, theirs }, orCorrupted(numbersOf('KE', true).map((text) => `+254${text}`)), { numRuns: 300 });
});

test('there are wallets to compare', () => expect(wallets.length).toBeGreaterThan(10));

test.each(wallets)('$code in $country reads a mobile number in every form as libphonenumber does', ({ country, identifier }) => {
  // as dialled at home, with and without the country code; not with an extension
  const misread: string[] = [];
  let valid = 0;
  for (const text of fc.sample(numbersOf(country, true), runs(15))) {
    const number = parseNumber(text, country);
    if (!number?.isValid()) continue;
    for (const form of formsOf(text, country).filter((form) => !/^011|ext/.test(form))) {
      valid++;
      if (readMethodIdentifier(identifier, form) !== number.number) misread.push(`${form} is ${number.number}`);
    }
  }
  expect(valid).toBeGreaterThan(40);
  expect(misread).toEqual([]);
});
