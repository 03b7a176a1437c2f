/** What was meant by a code of a country that is not the one of ISO 3166-1 alpha-2, and what is checked then. */
import isoCountries from 'i18n-iso-countries';
import { describe, expect, test } from 'vitest';
import { createEngine, enrich, explain, validate } from '../../src/full.js';
import { countryCodes } from '../../src/identifiers/country/codes.js';
import { countryMeant } from '../../src/identifiers/country/meant.js';

const engine = createEngine({ on: '2026-11-28' });

describe('what was meant', () => {
  test('by every alpha-3 code of ISO 3166-1', () => {
    const alpha3 = isoCountries.getAlpha3Codes();
    expect(Object.keys(alpha3)).toHaveLength(countryCodes().length);
    expect(Object.keys(alpha3).map((code) => [code, countryMeant(code)])).toEqual(Object.entries(alpha3));
  });

  test.each([
    ['UK', 'GB'],
    ['GBR', 'GB'],
    ['D', 'DE'],
    ['A', 'AT'],
    ['England', 'GB'],
    ['de', 'DE'],
    [' CH ', 'CH'],
    ['ZZ', undefined],
    ['K', undefined],
    ['Utopia', undefined],
    ['constructor', undefined],
    ['D'.repeat(40), undefined],
  ])('by %s', (written, code) => expect(countryMeant(written)).toBe(code));
});

describe('the rest is checked as for that country', () => {
  const codesOf = (country: string, memberId: string) =>
    validate({ country, creditorAgent: { clearingSystemMemberId: { memberId } } }, engine).alerts.map(({ code }) => code);

  test.each([
    ['UK', 'COUNTRY_UNKNOWN'],
    ['GBR', 'COUNTRY_INVALID_FORMAT'],
    ['England', 'COUNTRY_INVALID_FORMAT'],
  ])('%s', (country, code) => {
    expect(codesOf(country, '601613')).toEqual([code]);
    expect(codesOf(country, '60161')).toEqual([code, 'CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT']);
  });

  test('and completed', () => {
    const agent = { creditorAgent: { clearingSystemMemberId: { memberId: '37040044' } }, creditorAccount: { id: { value: '532013000' } } };
    expect(enrich({ country: 'DEU', ...agent }, engine)).toEqual(enrich({ country: 'DE', ...agent }, engine));
  });
});

test.each([
  ['UK', 'GB'],
  ['GBR', 'GB'],
  ['D', 'DE'],
  ['England', 'GB'],
  ['Deutschland', 'DE'],
  ['Österreich', 'AT'],
])('the correction of %s', (country, insert) => {
  const correction = { at: 0, remove: country.length, insert };
  expect(explain({ country }, engine).alerts).toMatchObject([{ pointer: '/country', severity: 'error', correction }]);
  expect(explain({ creditor: { address: { country, townName: 'X' } } }, engine).alerts).toContainEqual(
    expect.objectContaining({ pointer: '/creditor/address/country', correction }),
  );
});
