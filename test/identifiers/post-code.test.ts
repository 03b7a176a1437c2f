/** Post codes by country: every example that the source gives, and what people make of them. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import postCodes from '../../reference-data/registries/post-codes.json' with { type: 'json' };
import { electronicPostCode, isPostCode, postCodeEdition, postCodePattern } from '../../src/identifiers/post-code.js';
import { postCodeExample } from '../../src/identifiers/post-code-example.js';
import examples from '../fixtures/post-code-examples.json' with { type: 'json' };
import { runs } from '../runs.js';
import { callsOf } from './calls.js';

/** Too short by a digit, of an older form, or with a letter O for a nought. */
const WRONG_AT_THE_SOURCE: Readonly<Record<string, readonly string[]>> = {
  BY: ['20050'],
  CR: ['1000', '2010', '1001'],
  EE: ['1001'],
  GB: ['RH6 OHP'],
};

const pairs = Object.entries(examples).map(
  ([country, codes]) => [country, codes.filter((code) => !WRONG_AT_THE_SOURCE[country]?.includes(code))] as const,
);

describe('the examples of the source', () => {
  test('are of more than 160 countries', () => expect(pairs.length).toBeGreaterThan(160));

  test.each(pairs)('%s', (country, codes) => {
    expect(codes.filter((code) => isPostCode(code, country) !== true)).toEqual([]);
    // as written, without separators, in small letters, with the country in front
    for (const code of codes) {
      const electronic = code.replace(/[ -]/g, '');
      const written = [electronic, electronic.toLowerCase(), ` ${code} `];
      if (!code.startsWith(country) && !code.startsWith('CP')) written.push(`${country}-${code}`, `${country} ${electronic}`);
      expect(written.filter((text) => isPostCode(text, country) !== true)).toEqual([]);
    }
  });
});

describe('the pattern', () => {
  const countries = postCodes.rows.map(([country]) => String(country));

  test.each(countries)('%s: fits the example, and nothing without a character of it', (country) => {
    const example = postCodeExample(country) ?? '';
    const pattern = new RegExp(postCodePattern(country) ?? '^$', 'v'); // as a browser compiles it
    expect(pattern.test(example)).toBe(true);
    expect(pattern.test('')).toBe(false);
    expect(pattern.test(`${example}9999999`)).toBe(false);
  });

  test('is anchored, bounded and quick', () => {
    for (const country of countries) {
      const pattern = postCodePattern(country) ?? '';
      expect(pattern).toMatch(/^\^.*\$$/);
      expect(pattern).not.toMatch(/[*+]/);
      fc.assert(
        fc.property(fc.string({ maxLength: 300 }), (text) => typeof isPostCode(text, country) === 'boolean'),
        { numRuns: runs(5) },
      );
      expect(isPostCode('1'.repeat(100_000), country)).toBe(false);
    }
  });

  test('is a text that a form can use', () => {
    expect(postCodePattern('LU')).toBe('^(?:(?:LU|L)[ \\-]?)?(?:\\d{4})$');
    expect(postCodePattern('US')).toBe('^(?:(?:US)[ \\-]?)?(?:\\d{5}([ \\-]?\\d{4})?)$');
  });

  test('is made once, and what fits it is looked at as it is written', () => {
    expect(callsOf(String.prototype, 'replace', () => isPostCode('SW1A 1AA', 'GB'))).toBe(0);
    expect(callsOf(String.prototype, 'normalize', () => isPostCode('SW1A 1AA', 'GB'))).toBe(0);
  });
});

test.each(['AE', 'HK', 'ZZ', '', '__proto__'])('%s: nothing is known', (country) => {
  expect([isPostCode('12345', country), postCodePattern(country), postCodeExample(country)]).toEqual([undefined, undefined, undefined]);
  expect(electronicPostCode('12 345', country)).toBe('12345');
  expect(electronicPostCode('ab-12', country)).toBe('AB12');
});

test.each([
  ['D-10115', 'DE', '10115'],
  ['L-1234', 'LU', '1234'],
  ['FL-9490', 'LI', '9490'],
  ['sw1a1aa', 'GB', 'SW1A1AA'],
  ['GB SW1A 1AA', 'GB', 'SW1A1AA'],
  ['1234AB', 'NL', '1234AB'],
  ['LV1010', 'LV', '1010'],
  ['C.P. 06000', 'MX', '06000'],
  ['〒100-0001', 'JP', '1000001'],
  ['１００－０００１', 'JP', '1000001'],
  ['K1A 0B1', 'CA', 'K1A0B1'],
  ['CA-90210', 'US', 'CA90210'],
  ['03051', 'KR', '03051'],
  ['106 409', 'TW', '106409'],
  ['D02 AF30', 'IE', 'D02AF30'],
  ['IM1 1AA', 'IM', 'IM11AA'],
  ['32000-1234', 'IL', '320001234'],
])('%s of %s is %s', (text, country, code) => expect(electronicPostCode(text, country)).toBe(code));

test.each([
  ['1011', 'DE'],
  ['10115', 'AT'],
  ['F-10115', 'DE'],
  ['ABCDE', 'US'],
  ['CA-90210', 'US'],
  ['D1A 0B1', 'CA'],
  ['10115 Berlin', 'DE'],
])('%s is none of %s', (text, country) => expect(isPostCode(text, country)).toBe(false));

test('what is longer than any identifier is no post code', () => {
  expect([isPostCode('10115'.padEnd(256), 'DE'), electronicPostCode('10115'.padEnd(256), 'DE')]).toEqual([true, '10115']);
  expect([isPostCode('10115'.padEnd(257), 'DE'), electronicPostCode('10115'.padEnd(257), 'DE')]).toEqual([false, '']);
});

test('what is read has an edition', () => {
  expect(postCodeEdition).toEqual({ 'registries/post-codes': expect.stringMatching(/^20\d\d-\d\d/) });
});
