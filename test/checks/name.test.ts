/** The creditor's name: its faults, their order, and what a settlement system carries of it. */
import { describe, expect, test } from 'vitest';
import type { Engine } from '../../src/engine/engine.js';
import { createEngine, explain, validate } from '../../src/full.js';
import { iban } from '../answers/instructions.js';

const engine = createEngine({ on: '2026-11-20' });

const named = (name: string, further: object = {}, creditor: object = {}) => ({ creditor: { name, ...creditor }, ...further });
const through = (settlementSystem: string) => ({ settlementInformation: { settlementSystem } });
const said = (instruction: unknown, by: Engine = engine): readonly string[] =>
  explain(instruction, by)
    .alerts.filter(({ pointer }) => pointer === '/creditor/name')
    .map(({ code, severity }) => `${code.replace('CREDITOR_NAME_', '')} ${severity}`);
/** Every check of the name as one text: rule, outcome. */
const checked = (instruction: unknown): readonly string[] =>
  explain(instruction, engine)
    .checks.filter(({ pointer }) => pointer === '/creditor/name')
    .map(({ check, outcome }) => `${check.replace('name/', '')} ${outcome}`);

test.each([
  ['', ['INVALID_FORMAT warning']],
  ['...', ['INVALID_FORMAT warning']],
  ['J. D.', ['INVALID_FORMAT info']],
  ['Ada\u200b Example', ['INVALID_CHARACTERS warning']],
  ['asdf', ['SUSPICIOUS warning']],
  ['Test', ['SUSPICIOUS info']],
  ['12345678', ['ACCOUNT_NUMBER_INCONSISTENCY warning']],
  ['x '.repeat(80), ['TOO_LONG warning', 'SUSPICIOUS warning']],
  ['Ada Example '.repeat(12), ['TOO_LONG warning']],
  ['Ada\u200b'.repeat(100), ['TOO_LONG warning']],
  ['Ada Example', []],
])('%j', (name, expected) => expect(said(named(name))).toEqual(expected));

test('initials alone are asked about only where what is worth knowing counts', () => {
  expect(validate(named('J. D.'), engine)).toEqual({ status: 'OK', alerts: [] });
  expect(validate(named('J. D.'), createEngine({ on: '2026-11-20', threshold: 'info' })).alerts).toEqual([
    { code: 'CREDITOR_NAME_INVALID_FORMAT' },
  ]);
});

describe('what was checked', () => {
  const sound = ['identifier passed', 'characters passed', 'length passed', 'placeholder passed'];

  test.each([
    ['Ada Example', sound],
    ['12345678', ['identifier failed']],
    ['J. D.', ['identifier passed', 'letters failed']],
    ['Ada\u200b Example', ['identifier passed', 'characters failed']],
    ['asdf', ['identifier passed', 'characters passed', 'length passed', 'placeholder failed']],
    ['Ada Example '.repeat(12), ['identifier passed', 'characters passed', 'length failed', 'placeholder passed']],
  ])('%j: what is no name is not looked at further', (name, expected) => expect(checked(named(name))).toEqual(expected));

  test.each([
    ['Ada Example', 'INDIVIDUAL', 'passed'],
    ['Example Trading GmbH', 'INDIVIDUAL', 'failed'],
    ['Example Trading GmbH', 'BUSINESS', 'passed'],
    ['Mr John Smith', 'BUSINESS', 'failed'],
  ])('%s, %s: the type is checked once', (name, type, outcome) =>
    expect(checked(named(name, {}, { type }))).toEqual([...sound, `type ${outcome}`]),
  );

  test('a name of 256 characters is looked at, of a longer one the length alone', () => {
    const name = (length: number) => `Ada\u200b${' Example'.repeat(40)}`.slice(0, length);
    expect(checked(named(name(256)))).toEqual(['identifier passed', 'characters failed']);
    expect(checked(named(name(257)))).toEqual(['length failed']);
  });
});

test('raises an alert where the name is the account or the BIC beside it', () => {
  expect(said(named('Ada DE89 3704 0044 0532 0130 00', iban('DE89370400440532013000')))).toEqual(['ACCOUNT_NUMBER_INCONSISTENCY warning']);
  expect(said(named('COBADEFF', { creditorAgent: { bic: 'COBADEFF' } }))).toEqual(['ACCOUNT_NUMBER_INCONSISTENCY warning']);
});

describe('length', () => {
  const name = 'Ada Example von und zu der langen Strasse am grossen Fluss hinter dem Berg';
  test('by the system that was asked for', () => {
    const [alert] = explain(named(name, through('SCT')), engine).alerts;
    expect(alert).toMatchObject({ code: 'CREDITOR_NAME_TOO_LONG', severity: 'warning', params: { by: 'SCT', length: 74, max: 70 } });
    expect(said(named(name))).toEqual([]);
    expect(said(named(name, through('GB_FPS')))).toEqual([]);
    expect(said(named('Ada Example '.repeat(13), through('GB_FPS')))).toEqual(['TOO_LONG warning']);
    expect(said(named('Ada Example von Example', through('GB_BACS')))).toEqual(['TOO_LONG info']);
    expect(said(named('Ada Example '.repeat(13), through('GB_BACS')))).toEqual(['TOO_LONG info']);
  });
  test('by ISO 20022 where no system was asked for, in characters', () => {
    expect(said(named('王小'.repeat(70)))).toEqual([]);
    expect(said(named(`王${'小明'.repeat(69)}𠮷`))).toEqual([]);
    expect(explain(named(`王${'小明'.repeat(70)}`), engine).alerts[0]?.params).toEqual({ by: 'ISO 20022', length: 141, max: 140 });
  });
});

describe('the characters of a system', () => {
  const sct = { ...iban('DE45100610068891691189'), ...through('SCT') };
  test('what the table converts is said, and changes nothing', () => {
    const instruction = named('Zoë Müller', sct);
    const [alert] = explain(instruction, engine).alerts;
    expect(alert).toMatchObject({
      code: 'CREDITOR_NAME_INVALID_CHARACTERS',
      severity: 'info',
      params: { by: 'SCT' },
      transliteration: 'Zoe Muller',
    });
    expect(JSON.stringify({ ...alert, transliteration: '' })).not.toMatch(/M.ller/);
    expect(validate(instruction, engine)).toEqual({ status: 'OK', alerts: [] });
  });
  test('a name of which nothing is left does not arrive', () => {
    expect(said(named('王小明', sct))).toEqual(['INVALID_CHARACTERS warning']);
    expect(explain(named('王小明', sct), engine).alerts[0]?.transliteration).toBe('...');
    expect(said(named('王小明'))).toEqual([]);
  });
  test('what it carries, and what it does not', () => {
    const outcome = (instruction: unknown) => explain(instruction, engine).checks.find(({ check }) => check === 'name/charset')?.outcome;
    expect(outcome(named('Ada Example', sct))).toBe('passed');
    expect(outcome(named('ﾔﾏﾀﾞ ﾀﾛｳ', through('JP_ZENGIN')))).toBe('passed');
    expect(outcome(named('山田太郎', through('JP_ZENGIN')))).toBe('failed');
    expect(outcome(named('Ada Example', through('GB_FPS')))).toBeUndefined();
  });
  test('other alerts have no transliteration', () => {
    const name = 'Ädä Example von und zu der langen Strasse am grossen Fluss hinter dem Berg';
    expect(explain(named(name, sct), engine).alerts.map(({ transliteration }) => transliteration !== undefined)).toEqual([true, false]);
  });
});

describe('the type', () => {
  test.each([
    ['Example Trading GmbH', 'INDIVIDUAL', ['TYPE_INCONSISTENCY warning']],
    ['Olivar Sierra SA', 'INDIVIDUAL', ['TYPE_INCONSISTENCY info']],
    ['Ada Example', 'INDIVIDUAL', []],
    ['Example Trading GmbH', 'BUSINESS', []],
    ['Mr John Smith', 'BUSINESS', ['TYPE_INCONSISTENCY info']],
    ['Mr John Smith', 'INDIVIDUAL', []],
    ['Mr John Smith', undefined, []],
    ['Mr Minit BV GmbH', 'BUSINESS', []],
    ['Ada Example', 'BUSINESS', []],
    ['Example Trading GmbH', undefined, []],
    ['Example Trading GmbH', 'ROBOT', []],
  ])('%s, %s', (name, type, expected) => expect(said(named(name, {}, { type }))).toEqual(expected));
});

describe('one word, where the payouts to people ask for two', () => {
  const paid = (country: string, currency: string | undefined, name: string, type: string | undefined) =>
    explain({ country, currency, creditor: { name, type } }, engine);
  const outcomes = (...payout: Parameters<typeof paid>) =>
    paid(...payout)
      .checks.filter(({ check }) => check === 'name/words')
      .map(({ outcome }) => outcome);

  test.each([
    ['IN', 'INR', 'Rajesh'],
    ['RU', 'RUB', 'Мария'],
    ['PH', 'PHP', 'Madonna'],
    ['ID', 'IDR', 'Suharto'],
  ])('%s, %s: %s', (country, currency, name) => {
    expect(paid(country, currency, name, 'INDIVIDUAL').alerts.filter(({ rule }) => rule === 'name/words')).toMatchObject([
      { code: 'CREDITOR_NAME_INVALID_FORMAT', severity: 'info', pointer: '/creditor/name', params: { reason: 'one word' } },
    ]);
    expect(outcomes(country, currency, name, 'INDIVIDUAL')).toEqual(['failed']);
    expect(outcomes(country, currency, `${name} ${name}`, 'INDIVIDUAL')).toEqual(['passed']);
  });

  test.each([
    ['a company', 'PH', 'PHP', 'Jollibee', 'BUSINESS'],
    ['nobody says who it is', 'PH', 'PHP', 'Madonna', undefined],
    ['another currency', 'PH', 'USD', 'Madonna', 'INDIVIDUAL'],
    ['no currency', 'PH', undefined, 'Madonna', 'INDIVIDUAL'],
    ['payouts that do not ask', 'BR', 'BRL', 'Xuxa', 'INDIVIDUAL'],
    ['a country of which no payouts are known', 'DE', 'EUR', 'Nena', 'INDIVIDUAL'],
  ])('is enough: %s', (_, country, currency, name, type) => expect(outcomes(country, currency, name, type)).toEqual([]));
});
