/** Whether a list says that a bank is not reached: only an explicit no counts. */
import { describe, expect, test } from 'vitest';
import type { Dataset } from '../../src/directory/dataset.js';
import { createEngine as createFullEngine } from '../../src/full.js';
import { createEngine, explain, validate } from '../../src/index.js';
import { dataset } from '../answers/datasets.js';
import { sealed } from '../answers/ibans.js';
import { bic, iban } from '../answers/instructions.js';

const DATES = ['bic', 'readyOn', 'leavesOn'];
const LEFT = ['LEFTDEFF', '2008-01-28', '2026-01-01'];
const batch = (detail: Partial<Dataset> = {}) =>
  dataset('registries/sct-participants', DATES, [LEFT, ['COBADEFF', '2008-01-28', null], ['BOTHDEFF', '2008-01-28', '2026-01-01']], detail);
const instant = dataset('registries/sct-inst-participants', DATES, [
  ['BOTHDEFF', '2018-01-28', null],
  ['LATEDEFF', '2027-01-01', null],
]);
const german = dataset(
  'banks/DE',
  ['bankCode', 'bic'],
  [
    ['37040044', 'LEFTDEFF'],
    ['10000000', 'LEFTDEFF'],
    ['10000000', 'COBADEFF'],
    ['20000000', null],
    ['30000000', 'LEFTDEFF'],
    ['30000000', 'DEUTDEFF'],
  ],
);

const by = (settlementSystem: string) => ({ settlementInformation: { settlementSystem } });
const explained = (instruction: unknown, ...overlays: readonly Dataset[]) => {
  const engine = createEngine({
    on: '2026-11-20',
    threshold: 'info',
    overlays: [instant, german, ...(overlays.length > 0 ? overlays : [batch()])],
  });
  const { alerts, checks, editions } = explain(instruction, engine);
  return { alerts: alerts.map(({ code, severity }) => `${severity} ${code}`), checks, editions };
};
/** What is missing is no affair of these tests. */
const alertsOf = (instruction: unknown, ...overlays: readonly Dataset[]) =>
  explained(instruction, ...overlays).alerts.filter((text) => !text.endsWith('_MISSING'));

describe('euro into SEPA', () => {
  const euro = { currency: 'EUR' };
  const ALERT = ['warning CREDITOR_BIC_NOT_REACHABLE'];
  test('a bank that has left', () => expect(alertsOf({ ...euro, ...bic('LEFTDEFF') })).toEqual(ALERT));
  test('is told by an older list as worth knowing', () => {
    expect(alertsOf({ ...euro, ...bic('LEFTDEFF') }, batch({ confidence: 'derived' }))).toEqual(['info CREDITOR_BIC_NOT_REACHABLE']);
  });
  test.each([
    ['a bank that takes part', { ...euro, ...bic('COBADEFF') }],
    ['a bank that no list names', { ...euro, ...bic('DEUTDEFF') }],
    ['a bank that instant payments still reach', { ...euro, ...bic('BOTHDEFF') }],
    ['a bank that only the list of instant payments does not reach', { ...euro, ...bic('LATEDEFF') }],
    ['no currency', bic('LEFTDEFF')],
    ['another currency', { currency: 'USD', ...bic('LEFTDEFF') }],
    ['no BIC', { ...euro, country: 'DE' }],
    ['outside SEPA', { ...euro, country: 'NC', ...bic('LEFTNCNN') }],
    ['another system', { ...euro, ...bic('LEFTDEFF'), ...by('SWIFT') }],
  ])('not: %s', (_, instruction) => expect(alertsOf(instruction)).toEqual([]));
  describe('a bank that no list names', () => {
    const ofCode = (...banks: readonly (readonly [bic: string | null, name: string | null])[]) =>
      dataset(
        'banks/DE',
        ['bankCode', 'bic', 'name'],
        banks.map(([code, name]) => ['40000000', code, name]),
      );
    const OTHER = ['COBADEFF', 'Other Ltd'] as const;
    test('is not the one of its bank code that they name', () => {
      const banks = ofCode([null, 'Third Bank'], OTHER, ['OWNBDEFF', 'Own Bank']);
      expect(alertsOf({ ...euro, ...bic('OWNBDEFF') }, batch(), banks)).toEqual(ALERT);
      expect(alertsOf({ ...euro, ...bic('OWNBDEFF123') }, batch(), banks)).toEqual(ALERT);
      expect(explained({ ...euro, ...bic('OWNBDEFF') }, batch(), banks).editions).toMatchObject({ 'banks/DE': 'own' });
      expect(alertsOf(bic('OWNBDEFF'), batch(), banks)).toEqual([]);
    });
    test.each([
      ['where its institution has a BIC that they name', ofCode(OTHER, ['COBADEHH', 'Own Bank'], ['OWNBDEFF', 'Own Bank'])],
      ['of a name that nobody knows', ofCode(['COBADEFF', null], ['OWNBDEFF', null])],
      ['where they name the other one as one that has left', ofCode(['LEFTDEFF', 'Other Ltd'], ['OWNBDEFF', 'Own Bank'])],
      ['where they name nobody of its bank code', ofCode(['DEUTDEFF', 'Other Ltd'], ['OWNBDEFF', 'Own Bank'])],
      ['alone under its bank code', ofCode(['OWNBDEFF', 'Own Bank'])],
      ['without a bank code', dataset('banks/DE', ['bankCode', 'bic', 'name'], [[null, 'OWNBDEFF', 'Own Bank']])],
    ])('may be one that nobody listed: %s', (_, banks) => {
      const listed = batch({ rows: [LEFT, ['COBADEFF', '2008-01-28', null], ['COBADEHH', '2008-01-28', null]] });
      expect(alertsOf({ ...euro, ...bic('OWNBDEFF') }, listed, banks)).toEqual([]);
    });
  });
  test('one fault, one code', () => {
    expect(alertsOf({ ...euro, country: 'FR', ...bic('LEFTDEFF') })).toEqual(['warning CREDITOR_BIC_COUNTRY_INCONSISTENCY']);
  });
  test('the check says how it ended, and which list was read', () => {
    const outcome = (code: string) => explained({ ...euro, ...bic(code) }).checks.find(({ check }) => check === 'bic/sepa')?.outcome;
    expect(['LEFTDEFF', 'COBADEFF', 'BOTHDEFF', 'DEUTDEFF'].map(outcome)).toEqual(['failed', 'passed', 'passed', 'not-covered']);
    expect(explained({ ...euro, ...bic('LEFTDEFF') }).editions).toMatchObject({ 'registries/sct-participants': 'own' });
  });
  test('outside SEPA no list is asked, not even one that has the bank', () => {
    const abroad = batch({ rows: [['LEFTNCNN', '2008-01-28', '2026-01-01']] });
    for (const country of ['NC', 'FR']) {
      const { alerts, checks } = explained({ ...euro, country, ...bic('LEFTNCNN') }, abroad);
      expect(alerts).toEqual([]);
      expect(checks.filter(({ check }) => check === 'bic/sepa')).toEqual([]);
    }
  });
});

describe('the system that is asked for', () => {
  const sct = by('SCT');
  const NOT = 'CREDITOR_AGENT_SETTLEMENT_SYSTEM_NOT_REACHABLE';
  test.each([
    ['official', '2026-05', 'error'],
    ['official', '2024-10', 'warning'],
    ['manual', '2026-05', 'warning'],
    ['derived', '2026-05', 'info'],
  ] as const)('a list that is %s, of %s: %s', (confidence, edition, severity) => {
    expect(alertsOf({ ...bic('LEFTDEFF'), ...sct }, batch({ confidence, edition }))).toEqual([`${severity} ${NOT}`]);
  });
  test('does not reach a bank that joins later', () =>
    expect(alertsOf({ ...bic('LATEDEFF'), ...by('SCT_INST') })).toEqual([`warning ${NOT}`]));
  test('the bank of the IBAN is looked for where there is no BIC', () => {
    expect(alertsOf({ ...iban('DE89370400440532013000'), ...sct })).toEqual([`warning ${NOT}`]);
  });
  test('a list of flags denies a bank by a zero', () => {
    const flags = dataset('registries/scl-reachability', ['bic', 'sddB2b'], [['COBADEFF', 0]], { confidence: 'derived' });
    expect(alertsOf({ ...bic('COBADEFF'), ...by('SDD_B2B') }, flags)).toEqual([`info ${NOT}`]);
  });
  test.each([
    ['a bank that takes part', { ...bic('COBADEFF'), ...sct }],
    ['a bank that no list names', { ...bic('DEUTDEFF'), ...sct }],
    ['a system without a list', { ...bic('LEFTDEFF'), ...by('T2') }],
    ['no bank', { country: 'DE', ...sct }],
    ['a bank of which one BIC is reached', { ...iban(sealed('DE', '100000000532013000')), ...sct }],
    ['a bank of whose BICs no list names one', { ...iban(sealed('DE', '300000000532013000')), ...sct }],
    ['a bank whose BIC nobody knows', { ...iban(sealed('DE', '200000000532013000')), ...sct }],
    ['a country without a directory', { ...iban('AT611904300234573201'), ...sct }],
    ['no system', { ...bic('LEFTDEFF'), settlementInformation: {} }],
  ])('not: %s', (_, instruction) => expect(alertsOf(instruction).filter((alert) => alert.endsWith(NOT))).toEqual([]));
  test('one fault, one code', () => {
    expect(alertsOf({ country: 'US', ...bic('LEFTDEFF'), ...sct })).not.toContain(`warning ${NOT}`);
    expect(alertsOf({ currency: 'USD', ...bic('LEFTDEFF'), ...sct })).not.toContain(`warning ${NOT}`);
  });
  describe('the check says how it ended', () => {
    const outcome = (instruction: object) =>
      explained({ ...sct, ...instruction }).checks.find(({ check }) => check === 'settlement-system/reach')?.outcome;
    test('of a BIC', () => {
      expect(['LEFTDEFF', 'COBADEFF', 'DEUTDEFF'].map((code) => outcome(bic(code)))).toEqual(['failed', 'passed', 'not-covered']);
    });
    const ofBank = (bankCode: string) => iban(sealed('DE', `${bankCode}0532013000`));
    test.each([
      ['none is reached', '37040044', 'failed'],
      ['one is, and another not', '10000000', 'passed'],
      ['one is not, and nobody knows of another', '30000000', 'not-covered'],
      ['none is known', '20000000', 'not-covered'],
    ])('of the bank of an IBAN: %s', (_, bankCode, expected) => expect(outcome(ofBank(bankCode))).toBe(expected));
    test('a BIC that is given speaks for the bank', () => {
      expect(outcome({ ...ofBank('10000000'), ...bic('LEFTDEFF') })).toBe('failed');
      expect(outcome({ ...ofBank('10000000'), ...bic('COBADEFF') })).toBe('passed');
    });
    test('nothing of what is no system', () => {
      for (const settlementInformation of [{}, by('SEPA').settlementInformation])
        expect(outcome({ ...bic('COBADEFF'), settlementInformation })).toBeUndefined();
    });
  });
});

test('of two institutions with one bank code, euro go to the one that the lists name', () => {
  const engine = createFullEngine({ on: '2026-11-20' });
  const revolut = (code: string) => ({ ...bic(code), ...iban('GB85REVO04007549976222') });
  const codesOf = (instruction: object) => validate(instruction, engine).alerts.map(({ code }) => code);
  expect(codesOf({ currency: 'EUR', ...revolut('REVOGB2L') })).toEqual(['CREDITOR_BIC_NOT_REACHABLE']);
  for (const instruction of [revolut('REVOGB2L'), { currency: 'GBP', ...revolut('REVOGB2L') }, { currency: 'EUR', ...revolut('REVOGB21') }])
    expect(codesOf(instruction)).toEqual([]);
  // one institution with two BICs
  for (const code of ['TRWIGB2L', 'SRLGGB2L']) expect(codesOf({ currency: 'EUR', ...bic(code) })).toEqual([]);
});

test('no shipped list says no of a bank by leaving it out', () => {
  const engine = createFullEngine({ on: '2026-11-20', threshold: 'info' });
  for (const code of ['COBADEFF', 'NTSBDEBB', 'REVOLT21', 'QQQQDEFF'])
    expect(
      explain({ currency: 'EUR', ...bic(code) }, engine).alerts.filter((alert) => alert.code === 'CREDITOR_BIC_NOT_REACHABLE'),
    ).toEqual([]);
});
