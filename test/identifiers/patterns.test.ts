/** Patterns for forms: whatever a country reads matches, in every way of writing it. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { identifier } from '../../rules/vocabulary/identifier.js';
import { hasOtherDomesticCode } from '../../src/identifiers/account/domestic-parts.js';
import { allCountries } from '../../src/identifiers/country/all-countries.js';
import { format } from '../../src/identifiers/iban/iban.js';
import {
  accountPattern,
  bicPattern,
  ibanPattern,
  identifierPattern,
  memberIdPattern,
  methodPattern,
} from '../../src/identifiers/patterns.js';
import { countryModules, domesticModules } from '../rules/countries.js';
import { creditorModules } from '../rules/creditors.js';

const matches = (pattern: string | undefined, text: string): boolean => pattern === undefined || new RegExp(pattern, 'u').test(text);
const everyCountry = [...countryModules, ...domesticModules].flatMap(({ code }) => {
  const [ofIban, domestic] = [allCountries.withIban(code), allCountries.domestic(code)];
  return [...(ofIban ? [ofIban] : []), ...(domestic && domestic !== ofIban ? [domestic] : [])];
});
const plain = { kind: 'TXID', type: 'N', confidence: 'sourced' } as const;
const ways = (text: string): readonly string[] => [text, text.toLowerCase(), ` ${format(text)} `, `IBAN: ${text}`, [...text].join('-')];

describe.each(countryModules)('$code', ({ code, examples, details }) => {
  const iban = allCountries.withIban(code);
  const domestic = allCountries.domestic(code);

  test('its IBANs match as people write them, and others do not', () => {
    const pattern = iban && ibanPattern(iban);
    for (const text of examples.valid) expect(ways(text).filter((way) => !matches(pattern, way))).toEqual([]);
    const [first = ''] = examples.valid;
    expect(['', first.slice(0, -1), `${first}0`, 'XX00'].filter((text) => matches(pattern, text))).toEqual([]);
  });

  test('its local details match', () => {
    if (domestic === undefined) return;
    for (const { account, memberId } of details.local) {
      expect(matches(accountPattern(domestic), account)).toBe(true);
      if (memberId !== undefined && !hasOtherDomesticCode(domestic)) expect(matches(memberIdPattern(domestic), memberId)).toBe(true);
    }
  });
});

describe.each(domesticModules)('$code', ({ code, details }) => {
  test('its details match', () => {
    const domestic = allCountries.domestic(code);
    if (domestic === undefined) throw new Error(`${code} has no rules`);
    for (const { account, memberId } of details.valid) {
      if (account !== undefined) expect(matches(accountPattern(domestic), account)).toBe(true);
      if (memberId !== undefined && !hasOtherDomesticCode(domestic)) expect(matches(memberIdPattern(domestic), memberId)).toBe(true);
    }
  });
});

test('a BIC has eight or eleven characters', () => {
  expect(['COBADEFF', 'cobadeff xxx', 'COBA DE FF XXX'].every((text) => matches(bicPattern(), text))).toBe(true);
  expect(['COBADEF', 'COBADEFFX', 'COBA12FF', ''].some((text) => matches(bicPattern(), text))).toBe(false);
});

/** How many digits match, at least and at most. */
function digitsThatMatch(pattern: string | undefined): readonly (number | undefined)[] | undefined {
  if (pattern === undefined) return undefined;
  const lengths = Array.from({ length: 60 }, (_, length) => length).filter((length) => matches(pattern, '1'.repeat(length)));
  return [lengths[0], lengths.at(-1)];
}

describe('as many characters match as the country reads', () => {
  test.each([
    ['DE', [1, 18]], // from one digit to bank code and account
    ['GB', [6, 18]],
    ['NL', [7, 14]],
    ['NG', [10, 13]],
    ['AR', [22, 22]], // a CBU, whole
    ['PL', [16, 26]], // the NRB has the check digits of the IBAN
    ['US', [1, 26]],
    ['CH', undefined], // no form but the IBAN
  ])('of an account number: %s', (code, expected) => {
    const country = allCountries.domestic(code);
    expect(country && digitsThatMatch(accountPattern(country))).toEqual(expected);
  });

  test.each([
    ['DE', [8, 8]],
    ['AT', [5, 5]],
    ['CH', [3, 6]], // leading zeros are left out, and a check digit of SIC may follow
    ['CA', [1, 9]], // the institution, with its transit or without
    ['BR', [1, 13]], // a COMPE code without its zeros, or an ISPB with a branch
    ['IN', [4, 11]],
    ['SE', [4, 5]],
    ['NZ', [1, 6]],
    ['HU', [3, 8]],
  ])('of a bank identifier: %s', (code, expected) => {
    const country = allCountries.domestic(code);
    expect(country && digitsThatMatch(memberIdPattern(country))).toEqual(expected);
  });

  test('letters only where the country has them', () => {
    const [germany, india] = [allCountries.domestic('DE'), allCountries.domestic('IN')];
    if (germany === undefined || india === undefined) throw new Error('no rules');
    for (const pattern of [accountPattern(germany), memberIdPattern(germany)]) {
      expect(['1234567A', '1234567t', '1234567!'].filter((text) => matches(pattern, text))).toEqual([]);
    }
    expect(matches(memberIdPattern(india), 'hdfc0000001')).toBe(true);
  });
});

test('what is put in front of a bank identifier may be there or not, one behind the other', () => {
  const pattern = (code: string) => memberIdPattern(allCountries.domestic(code) ?? expect.fail(code));
  expect(['021000021', 'USABA021000021', '//FW021000021', 'fw 021000021'].filter((text) => !matches(pattern('US'), text))).toEqual([]);
  expect(['000304567', 'CACPA 0 003 04567', 'cc000304567'].filter((text) => !matches(pattern('CA'), text))).toEqual([]);
  expect(['XX021000021', 'FW', 'FW FW FW 021000021'].filter((text) => matches(pattern('US'), text))).toEqual([]);
});

test('letters are taken in either case: outside of a class there is none, and a digit alone is no class', () => {
  const identifiers = creditorModules.flatMap(({ rule }) => rule.identifiers.map(identifierPattern));
  const patterns = everyCountry.flatMap((country) => [ibanPattern(country), accountPattern(country), memberIdPattern(country)]);
  const lettersAlone = (pattern = ''): readonly string[] => pattern.replace(/\[[^\]]*\]/g, '').match(/\p{L}+/gu) ?? [];
  const digitsTwice = (pattern = ''): readonly string[] => pattern.match(/\[(.)\1\]/gu) ?? [];
  expect([...patterns, ...identifiers, bicPattern()].flatMap((pattern) => [...lettersAlone(pattern), ...digitsTwice(pattern)])).toEqual([]);
});

describe('eight separators in a row are enough for anybody', () => {
  const hungary = allCountries.domestic('HU') ?? expect.fail('HU');
  test.each([
    [ibanPattern(hungary), 'HU42117730161111101800000000'],
    [accountPattern(hungary), '117730161111101800000000'],
    [memberIdPattern(hungary), '11773016'],
    [identifierPattern(identifier({ ...plain, layout: 'number:5n' })), '12345'],
    [methodPattern({ type: 'EMAIL', as: 'email' }), 'ana@example.org'],
    [methodPattern({ type: 'ALIAS' }), 'ANA1'],
    [bicPattern(), 'COBADEFF'],
  ])('%#', (pattern, text) => {
    for (const way of [`${' '.repeat(8)}${text}`, `${text}${' '.repeat(8)}`]) expect(matches(pattern, way)).toBe(true);
    for (const way of [`${' '.repeat(9)}${text}`, `${text}${' '.repeat(9)}`]) expect(matches(pattern, way)).toBe(false);
  });
});

describe('the identifier of a method', () => {
  test.each([
    [undefined, ['ana 12', 'a', 'A.1-2', 'a'.repeat(40)], ['', 'ana@example.org', 'ñ', '+1', 'a'.repeat(41)]],
    ['email', ['ana@example.org', ' a.n+a@example.org '], ['', ' ', 'ana', 'ana@', '@example.org', 'a@b@c', 'a n@example.org']],
    ['+254', ['+254 712 345-678', '(0712) 345.678', '0712/345678', '0712'], ['', '071', 'ana', '0712a', '1'.repeat(61)]],
  ] as const)('%s', (as, read, others) => {
    const pattern = methodPattern({ type: 'ALIAS', ...(as && { as }) });
    expect(read.filter((text) => !matches(pattern, text))).toEqual([]);
    expect(others.filter((text) => matches(pattern, text))).toEqual([]);
  });
});

describe('identifiers of people and companies', () => {
  test('each place takes the characters of its class, and letters of the identifier’s own', () => {
    const none = identifierPattern(identifier({ ...plain, layout: 'first:1a second:1c number:2n' }));
    const own = identifierPattern(identifier({ ...plain, layout: 'first:1a second:1c number:2n', letters: 'Ñ&' }));
    const read = (pattern: string) =>
      ['AA12', 'a112', '1A12', 'A!12', '!A12', 'ÑÑ12', 'ñ&12', 'AAA2'].filter((text) => matches(pattern, text));
    expect(read(none)).toEqual(['AA12', 'a112']);
    expect(read(own)).toEqual(['AA12', 'a112', 'ÑÑ12', 'ñ&12']);
  });

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
    const country = allCountries.withIban(code);
    return country ? [ibanPattern(country), accountPattern(country), memberIdPattern(country)] : [];
  });
  fc.assert(
    fc.property(fc.constantFrom(...patterns, bicPattern()), fc.constantFrom('0', 'A', ' ', '-', '1 ', 'I '), (pattern, text) => {
      expect(matches(pattern, text.repeat(50_000))).toBe(pattern === undefined);
    }),
  );
});

test('a country without bank identifiers has no pattern for them', () => {
  const guatemala = allCountries.domestic('GT');
  expect(guatemala && memberIdPattern(guatemala)).toBeUndefined();
});
