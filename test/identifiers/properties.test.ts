/** No text throws, and no answer depends on how an identifier is parted. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { ibans } from '../../rules/index/ibans.js';
import * as bic from '../../src/identifiers/bic.js';
import { isCountry } from '../../src/identifiers/country/codes.js';
import { currencyStatus } from '../../src/identifiers/currency.js';
import { isDate } from '../../src/identifiers/date.js';
import { isEmail } from '../../src/identifiers/email.js';
import * as iban from '../../src/identifiers/iban/iban.js';
import { isPhoneLike } from '../../src/identifiers/phone.js';
import { buildIban } from '../../src/local-account.js';
import { anyText } from '../properties/any-text.js';
import { countryModules } from '../rules/countries.js';
import { runs } from '../runs.js';

const loneSurrogates = fc.array(fc.integer({ min: 0xd800, max: 0xdfff }), { maxLength: 8 }).map((codes) => String.fromCharCode(...codes));
const nearlyAnIban = fc
  .tuple(fc.constantFrom(...Object.keys(ibans)), fc.string({ unit: fc.constantFrom(...'0123456789ABCXYZ -.#ß'), maxLength: 40 }))
  .map(([code, rest]) => code + rest);
const longText = fc
  .tuple(fc.constantFrom('A', '1', '@', 'a.', ' ', '-', '😀', '\uD800', 'DE89370400440532013000', 'a@'), fc.string())
  .map(([part, tail]) => part.repeat(Math.ceil(100_000 / part.length)) + tail);
const texts = fc.oneof(
  { arbitrary: anyText(), weight: 4 },
  { arbitrary: loneSurrogates, weight: 1 },
  { arbitrary: nearlyAnIban, weight: 4 },
  { arbitrary: longText, weight: 1 },
);

describe('any text', () => {
  test.prop([texts], { numRuns: runs(170) })('gets an answer from each identifier', (text) => {
    const result = iban.parse(text);
    expect(iban.isValid(text)).toBe(result.ok);
    if (!result.ok) {
      const [start, end] = result.range;
      expect(0 <= start && start <= end && end <= text.length).toBe(true);
    }
    expect(iban.format(iban.format(text))).toBe(iban.format(text));
    const code = bic.parse(text);
    expect(bic.isValid(text)).toBe(code.ok);
    expect(bic.format(bic.format(text))).toBe(bic.format(text));
    for (const answer of [isEmail(text), isDate(text), isPhoneLike(text), isCountry(text)]) expect(typeof answer).toBe('boolean');
    expect(currencyStatus(text, '2026-11-20')).toMatch(/^(active|withdrawn|unknown)$/);
  });

  test.prop(
    [
      fc.oneof(fc.constantFrom(...Object.keys(ibans)), anyText()),
      fc.option(texts, { nil: undefined }),
      fc.option(texts, { nil: undefined }),
      fc.option(texts, { nil: undefined }),
      texts,
    ],
    { numRuns: runs(170) },
  )('builds an IBAN that is valid, or none', (country, memberId, branchId, code, account) => {
    const built = buildIban({ country, memberId, branchId, bic: code, account });
    if (built.ok) expect(iban.isValid(built.iban)).toBe(true);
    else expect(built.problem).toMatch(/^[A-Z_]+$/);
  });
});

const published = fc.constantFrom(...countryModules.flatMap(({ examples }) => examples.valid));
const separators = fc.string({ unit: fc.constantFrom(' ', '-', '.', '\u00A0', '\u202F'), maxLength: 2 });

describe('a published IBAN', () => {
  test.prop([published, fc.array(separators, { minLength: 34, maxLength: 34 }), fc.boolean(), fc.constantFrom('', 'IBAN ', 'iban:')])(
    'is the same however it is parted and cased',
    (value, between, lower, label) => {
      const parted = Array.from(value, (character, at) => character + between[at]).join('');
      expect(iban.parse(label + (lower ? parted.toLowerCase() : parted))).toEqual(iban.parse(value));
    },
  );

  test.prop([published])('is printed in groups of four, and read back', (value) => {
    const printed = iban.format(value);
    expect(printed).toMatch(/^(?:[A-Z0-9]{4} )+[A-Z0-9]{1,4}$/);
    expect(iban.parse(printed)).toEqual(iban.parse(value));
  });
});
