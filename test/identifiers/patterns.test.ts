/** Patterns for forms: whatever a country reads matches, in every way of writing it. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CountryExamples, DomesticExamples } from '../../rules/country.js';
import { domesticCountry } from '../../src/identifiers/domestic-country.js';
import { hasOtherCodeAtHome } from '../../src/identifiers/domestic-parts.js';
import { format, ibanCountry } from '../../src/identifiers/iban.js';
import { accountPattern, bicPattern, ibanPattern, identifierPattern, memberIdPattern } from '../../src/identifiers/patterns.js';
import { countryModules, domesticModules } from '../rules/countries.js';
import { creditorModules } from '../rules/creditors.js';

const matches = (pattern: string | undefined, text: string): boolean => pattern === undefined || new RegExp(pattern, 'u').test(text);
const ways = (text: string): readonly string[] => [text, text.toLowerCase(), ` ${format(text)} `, `IBAN: ${text}`, [...text].join('-')];

describe.each(countryModules)('$code', ({ code, examples }: { code: string; examples: CountryExamples }) => {
  const iban = ibanCountry(code);
  const home = domesticCountry(code);

  test('its IBANs match as people write them, and others do not', () => {
    const pattern = iban && ibanPattern(iban);
    for (const text of examples.valid) expect(ways(text).filter((way) => !matches(pattern, way))).toEqual([]);
    const [first = ''] = examples.valid;
    expect(['', first.slice(0, -1), `${first}0`, 'XX00'].filter((text) => matches(pattern, text))).toEqual([]);
  });

  test('its local details match', () => {
    if (home === undefined) return;
    for (const { account, memberId } of examples.local ?? []) {
      expect(matches(accountPattern(home), account)).toBe(true);
      if (memberId !== undefined && !hasOtherCodeAtHome(home)) expect(matches(memberIdPattern(home), memberId)).toBe(true);
    }
  });
});

describe.each(domesticModules)('$code', ({ code, examples }: { code: string; examples: DomesticExamples }) => {
  test('its details match', () => {
    const home = domesticCountry(code);
    if (home === undefined) throw new Error(`${code} has no rules`);
    for (const { account, memberId } of examples.valid) {
      if (account !== undefined) expect(matches(accountPattern(home), account)).toBe(true);
      if (memberId !== undefined && !hasOtherCodeAtHome(home)) expect(matches(memberIdPattern(home), memberId)).toBe(true);
    }
  });
});

test('a BIC has eight or eleven characters', () => {
  expect(['COBADEFF', 'cobadeff xxx', 'COBA DE FF XXX'].every((text) => matches(bicPattern(), text))).toBe(true);
  expect(['COBADEF', 'COBADEFFX', 'COBA12FF', ''].some((text) => matches(bicPattern(), text))).toBe(false);
});

describe('identifiers of people and companies', () => {
  test.each(creditorModules)('$code', ({ rule, examples }) => {
    for (const [type, { valid }] of Object.entries(examples)) {
      const own = rule.identifiers.filter((identifier) => identifier.type === type);
      const isRead = (value: string): boolean => own.some((identifier) => matches(identifierPattern(identifier), value));
      for (const value of valid) expect([value, isRead(value), isRead(value.toLowerCase())]).toEqual([value, true, true]);
      expect(['', '§', '1'.repeat(99)].filter(isRead)).toEqual([]);
    }
  });
});

test('long texts take no time', () => {
  const patterns = Object.values(countryModules).flatMap(({ code }) => {
    const country = ibanCountry(code);
    return country ? [ibanPattern(country), accountPattern(country), memberIdPattern(country)] : [];
  });
  fc.assert(
    fc.property(fc.constantFrom(...patterns, bicPattern()), fc.constantFrom('0', 'A', ' ', '-', '1 ', 'I '), (pattern, text) => {
      expect(matches(pattern, text.repeat(50_000))).toBe(pattern === undefined);
    }),
  );
});

test('a country without bank identifiers has no pattern for them', () => {
  const guatemala = domesticCountry('GT');
  expect(guatemala && memberIdPattern(guatemala)).toBeUndefined();
});
