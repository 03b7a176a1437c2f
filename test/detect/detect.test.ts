/** What `detect` says of samples of every kind. */
import { describe, expect, test } from 'vitest';
import { detect } from '../../src/detect.js';
import { nameOf, rankings } from './ranking.js';

/** Kinds that payments carry, and whose form or check digits nothing else shares as often. */
const ALWAYS_FIRST = [
  'IBAN',
  'BIC',
  'EMAIL',
  'CARD_NUMBER',
  'ROUTING_NUMBER US',
  'IFSC IN',
  'CLABE MX',
  'CBU AR',
  'NRB PL',
  'CCC ES',
  'NIB PT',
  'RF',
  'LEI',
  'QRR CH',
  'BE_OGM BE',
  'CNPJ BR',
];

test('kinds that payments carry come first for every sample', () => {
  const of = rankings.filter(({ kind }) => ALWAYS_FIRST.includes(nameOf(kind)));
  expect(of.length).toBe(ALWAYS_FIRST.length);
  expect(of.filter(({ count }) => count === 0).map(({ kind }) => nameOf(kind))).toEqual([]);
  expect(of.flatMap(({ kind, alone }) => alone.map(({ text }) => `${nameOf(kind)}: ${text}`))).toEqual([]);
});

test('every kind has samples', () => {
  expect(rankings.length).toBeGreaterThan(290);
  expect(rankings.filter(({ count }) => count === 0).map(({ kind }) => nameOf(kind))).toEqual([]);
});

test('every kind is among the answers for every sample', () => {
  expect(
    rankings.flatMap(({ kind, alone }) => alone.filter(({ own }) => own === undefined).map(({ text }) => `${nameOf(kind)}: ${text}`)),
  ).toEqual([]);
});

test('what comes before the true kind is right by its own rule, too: the text alone cannot tell them apart', () => {
  const wrong = rankings.flatMap(({ kind, alone, inCountry }) =>
    [...alone, ...inCountry].filter(({ first }) => !first.valid).map(({ text }) => `${nameOf(kind)}: ${text}`),
  );
  expect(wrong).toEqual([]);
});

test('behind its label every kind comes first, or another that has the same name', () => {
  expect(
    rankings.flatMap(({ kind, labelled }) => labelled.map(({ text, first }) => `${nameOf(kind)}: ${text} → ${nameOf(first)}`)),
  ).toEqual([]);
});

describe('a text', () => {
  const of = (text: string, country?: string) => detect(text, { country })[0];
  test.each([
    ['DE89 3704 0044 0532 0130 00', { kind: 'IBAN', valid: true, because: ['CHECK_DIGITS'] }],
    ['DE89 3704 0044 0532 0130 01', { kind: 'IBAN', valid: false, because: ['WRONG_CHECK_DIGITS'] }],
    ['DE89 3704 0044 0532', { kind: 'IBAN', valid: false, because: ['WRONG_STRUCTURE'] }],
    ['COBADEFF', { kind: 'BIC', valid: true, because: ['FORM'] }],
    ['021000021', { kind: 'ROUTING_NUMBER', country: 'US', valid: true, because: ['CHECK_DIGITS'] }],
    ['60-16-13', { kind: 'SORT_CODE', country: 'GB', valid: true, because: ['WRITTEN_FORM'] }],
    ['BSB: 062-000', { kind: 'BSB', country: 'AU', valid: true, because: ['LABEL', 'WRITTEN_FORM'] }],
    ['111.444.777-35', { kind: 'CPF', country: 'BR', valid: true, because: ['WRITTEN_FORM', 'CHECK_DIGITS'] }],
    ['CPF 111.444.777-36', { kind: 'CPF', country: 'BR', valid: false, because: ['LABEL', 'WRITTEN_FORM', 'WRONG_CHECK_DIGITS'] }],
    ['+49 30 901820', { kind: 'PHONE', valid: true, because: ['FORM'] }],
    ['ada@example.org', { kind: 'EMAIL', valid: true, because: ['FORM'] }],
    ['RF18 5390 0754 7034', { kind: 'RF', valid: true, because: ['CHECK_DIGITS'] }],
  ] as const)('%s is told', (text, detection) => expect(of(text)).toEqual(detection));

  test('of nine digits is a company where the country is known', () => {
    expect(of('732829320')?.kind).not.toBe('SIREN');
    expect(of('732829320', 'FR')).toEqual({ kind: 'SIREN', country: 'FR', valid: true, because: ['CHECK_DIGITS'] });
  });
  test.each(['', ' ', 'hello', 'x'.repeat(1000), '.'])('%j is nothing', (text) => expect(detect(text)).toEqual([]));
});

test('any value gets an answer', () => {
  for (const value of [undefined, null, 1, {}, [], Symbol('x'), '\ud800', '\0'.repeat(99), '1'.repeat(256), '-'.repeat(256)]) {
    expect(detect(value as string).every(({ because }) => because.length > 0)).toBe(true);
  }
});

test('an option that there is not is a mistake in the program', () => {
  expect(() => detect('', { land: 'DE' } as object)).toThrow('there is no option land');
});

describe('what a clerk would say', () => {
  const firstOf = (text: string): string => {
    const [first] = detect(text);
    return first === undefined ? '' : [first.kind, first.country].filter(Boolean).join(' ');
  };

  test.each([
    ['123e4567-e12b-12d1-a456-426655440000', 'PIX_KEY BR'],
    ['Pix ada@example.org', 'PIX_KEY BR'],
    ['Pix: +55 11 98765-4321', 'PIX_KEY BR'],
    ['Chave Pix (CPF): 111.444.777-35', 'PIX_KEY BR'],
    ['111.444.777-35', 'CPF BR'],
    ['ada@example.org', 'EMAIL'],
    ['8601.11.17947', 'ACCOUNT_NUMBER NO'],
    ['8601 11 17947', 'ACCOUNT_NUMBER NO'],
    ['539-0075470-34', 'ACCOUNT_NUMBER BE'],
    ['OCR 1234566', 'SE_OCR SE'],
    ['2026-11-23', ''],
    ['23.11.2026', ''],
  ])('%s is %s', (text, kind) => expect(firstOf(text)).toBe(kind));

  test('a Pix key is no bank identifier, and a tax number with wrong check digits is none', () => {
    const isPix = (text: string) => detect(text).find(({ kind }) => kind === 'PIX_KEY');
    expect(isPix('60746948')).toBeUndefined();
    expect(isPix('001')).toBeUndefined();
    expect(isPix('Pix 111.444.777-36')).toMatchObject({ valid: false });
    expect(isPix('Pix 111.444.777-35')).toMatchObject({ valid: true, because: ['LABEL', 'CHECK_DIGITS'] });
  });
});
