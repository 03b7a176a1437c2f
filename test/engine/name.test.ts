/** The creditor's name: its faults, their order, and what a settlement system carries of it. */
import { describe, expect, test } from 'vitest';
import type { Engine } from '../../src/engine/create-engine.js';
import { createEngine, explain, validate } from '../../src/full.js';
import { iban } from './instructions.js';

const engine = createEngine({ on: '2026-11-20' });

const named = (name: string, further: object = {}, creditor: object = {}) => ({ creditor: { name, ...creditor }, ...further });
const through = (settlementSystem: string) => ({ settlementInformation: { settlementSystem } });
const said = (instruction: unknown, by: Engine = engine): readonly string[] =>
  explain(instruction, by)
    .alerts.filter(({ pointer }) => pointer === '/creditor/name')
    .map(({ code, severity }) => `${code.replace('CREDITOR_NAME_', '')} ${severity}`);

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

test('that of the account beside it', () => {
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
  test('what it carries, and what no rule converts', () => {
    const outcome = (instruction: unknown) => explain(instruction, engine).checks.find(({ check }) => check === 'name/charset')?.outcome;
    expect(outcome(named('Ada Example', sct))).toBe('passed');
    expect(outcome(named('ﾔﾏﾀﾞ ﾀﾛｳ', through('JP_ZENGIN')))).toBe('passed');
    expect(outcome(named('山田太郎', through('JP_ZENGIN')))).toBe('not-covered');
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
    ['Mr Minit BV GmbH', 'BUSINESS', []],
    ['Ada Example', 'BUSINESS', []],
    ['Example Trading GmbH', undefined, []],
    ['Example Trading GmbH', 'ROBOT', []],
  ])('%s, %s', (name, type, expected) => expect(said(named(name, {}, { type }))).toEqual(expected));
});
