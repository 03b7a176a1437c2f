/** BICs that went out of use with their banks: over the whole list of successions, what no list of today has is said, and what one has is kept. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { legalEntities } from '../../rules/banks/legal-entities.js';
import { isInSepa } from '../../src/directory/sepa.js';
import { createEngine, enrich, explain, shippedData, validate } from '../../src/full.js';
import { createEngine as createBareEngine } from '../../src/index.js';
import { dataset } from '../answers/datasets.js';
import { ibansOf } from '../answers/ibans.js';
import { bic, iban } from '../answers/instructions.js';
import { names, recordsOf } from '../reference-data/datasets.js';

const on = '2026-11-28';
const engine = createEngine({ on, threshold: 'info' });
const strict = createEngine({ on });
const bic8 = (cell: unknown): string => `${cell ?? ''}`.slice(0, 8);

const gone = ({ kind, date }: ReturnType<typeof recordsOf>[number]) =>
  (kind === 'merged' || kind === 'closed') && (date === null || `${date}` <= on);
const changed = [
  ...new Set(recordsOf('registries/bank-successions').flatMap((row) => (row.bic !== null && gone(row) ? [`${row.bic}`] : []))),
];
const clearer = new Set(recordsOf('registries/scl-reachability').map((row) => bic8(row.bic)));

/** What official directories have by themselves: a BIC that came to a bank by its name is none of the directory's. */
const official = new Set(
  names
    .filter((name) => name.startsWith('banks/'))
    .flatMap((name) =>
      recordsOf(name).flatMap((row) =>
        row.confidence === 'derived' || (row.closedOn ?? null) !== null ? [] : [[name, bic8(row.bic)] as const],
      ),
    )
    .filter(([name, code]) => engine.data.banks(name.slice(6))?.byBic8(code)[0]?.confidence === 'official')
    .map(([, code]) => code),
);

const ofAgent = (code: string) => ({ country: code.slice(4, 6), creditorAgent: { bic: code } });
const alertsOf = (code: string) =>
  explain(ofAgent(code), engine).alerts.filter(({ code: alert }) => /_(?:DISCONTINUED|DOES_NOT_EXIST)$/.test(alert));

const inUse = changed.filter((code) => clearer.has(code));
const outOfUse = changed.filter((code) => !clearer.has(code) && !official.has(code));

describe('over the whole list of successions', () => {
  test('there are banks of either kind', () => {
    expect(inUse.length).toBeGreaterThan(90);
    expect(outOfUse.length).toBeGreaterThan(170);
  });

  test('a BIC that the clearer of today has stays, and so does one of an official directory', () => {
    expect([...inUse, ...changed.filter((code) => official.has(code))].filter((code) => alertsOf(code).length > 0)).toEqual([]);
  });

  test('any other BIC is said to be out of use', () => {
    expect(outOfUse.filter((code) => alertsOf(code).length !== 1)).toEqual([]);
  });

  test('with a warning where the clearer of SEPA lacks it', () => {
    const inSepa = outOfUse.filter((code) => isInSepa(code.slice(4, 6), on));
    expect(inSepa.length).toBeGreaterThan(60);
    expect(inSepa.filter((code) => alertsOf(code)[0]?.severity !== 'warning')).toEqual([]);
    expect(inSepa.filter((code) => validate(ofAgent(code), strict).status !== 'ALERT')).toEqual([]);
  });

  test('a correction is a BIC that is in use itself', () => {
    const corrections = outOfUse.flatMap((code) => alertsOf(code).flatMap(({ correction }) => correction?.insert ?? []));
    expect(corrections.length).toBeGreaterThan(90);
    expect(corrections.filter((code) => alertsOf(code).length > 0)).toEqual([]);
  });

  test('no bank code is given a BIC that is out of use', () => {
    const left = new Set(outOfUse);
    const written = names
      .filter((name) => name.startsWith('banks/'))
      .flatMap((name) =>
        recordsOf(name)
          .filter((row) => row.bankCode !== null && row.bankCode !== undefined && left.has(bic8(row.bic)))
          .map((row) => [name.slice(6), `${row.bankCode}`] as const),
      )
      .map(
        ([country, memberId]) =>
          enrich({ country, creditorAgent: { clearingSystemMemberId: { memberId } } }, engine).enrichments.creditorAgent?.bic,
      );
    expect(written.length).toBeGreaterThan(15);
    expect(written.filter((code) => left.has(bic8(code)))).toEqual([]);
    expect(written.filter((code) => code !== undefined).length).toBeGreaterThan(12);
  });
});

describe('a BIC that went out of use', () => {
  test.each(['intermediaryAgent1', 'intermediaryAgent2', 'intermediaryAgent3'])('is said as %s, too', (place) => {
    const payment = { ...ofAgent('PBANUA2X'), [place]: { bic: 'SKBASI2XXXX' } };
    const [alert] = explain(payment, strict).alerts.filter(({ code }) => code.endsWith('_DISCONTINUED'));
    expect(alert).toMatchObject({ severity: 'warning', rule: 'bic/merged', pointer: `/${place}/bic`, correction: { insert: 'KBMASI2X' } });
  });

  test('is in use until the day of the merger', () => {
    const before = createEngine({ on: '2024-08-21', threshold: 'info' });
    expect(explain(bic('SKBASI2X'), before).alerts).toEqual([]);
    expect(explain(bic('SKBASI2X'), engine).alerts).toMatchObject([{ code: 'CREDITOR_BIC_DISCONTINUED', severity: 'warning' }]);
  });

  test('is in use where an overlay has it', () => {
    const overlays = [dataset('banks/SI', ['bankCode', 'bic', 'name'], [['03000', 'SKBASI2X', 'Our bank']])];
    expect(explain(bic('SKBASI2X'), createEngine({ on, overlays, threshold: 'info' })).alerts).toEqual([]);
  });

  test('is a guess without the list of the clearer', () => {
    const bare = createBareEngine({
      on,
      threshold: 'info',
      referenceData: { dataset: (name) => (name === 'registries/scl-reachability' ? undefined : shippedData.dataset(name)) },
    });
    expect(explain(bic('SABRRSBG'), bare).alerts).toMatchObject([{ severity: 'info' }]);
    expect(explain(bic('SABRRSBG'), engine).alerts).toMatchObject([{ severity: 'warning' }]);
  });

  test('is a guess outside SEPA, where no source gives the day, or until two years after it', () => {
    expect(explain(bic('UNBEAEAA'), engine).alerts).toMatchObject([{ severity: 'info' }]);
    expect(validate(bic('UNBEAEAA'), strict).status).toBe('OK');
    const severityOn = (day: string) =>
      explain(bic('HKBCCATT'), createEngine({ on: day, threshold: 'info' })).alerts.map(({ severity }) => severity);
    expect([severityOn('2024-03-27'), severityOn('2026-03-28'), severityOn('2026-03-29')]).toEqual([[], ['info'], ['warning']]);
  });

  test('stays as it was given, and is carried by no system where that is likely', () => {
    const payment = { ...ofAgent('SKBASI2X'), currency: 'EUR' };
    expect(enrich(payment, strict).enrichments).toMatchObject({ creditorAgent: { bic: 'SKBASI2XXXX' } });
    expect(enrich(payment, strict).enrichments).not.toHaveProperty('settlementInformation');
  });

  test('gives way to its successor where a bank code names the bank, and the list of successions is the origin', () => {
    const payment = { country: 'KE', creditorAgent: { clearingSystemMemberId: { memberId: '49' } } };
    const { completions = [] } = explain(payment, engine);
    expect(completions.find(({ pointer }) => pointer === '/creditorAgent/bic')).toMatchObject({
      from: 'dataset',
      dataset: 'registries/bank-successions',
    });
    expect(enrich(payment, engine).enrichments.creditorAgent?.bic).toBe('EQBLKENAXXX');
  });
});

describe('a bank code that was given up', () => {
  test.each([
    ['CZ', '4000', 'Max banka a.s. has been part of Banka Creditas a.s. (2250) since 2024-10-01.'],
    ['IN', 'SBHY0020039', 'State Bank of Hyderabad has been part of State Bank of India (SBIN) since 2017-04.'],
  ])('%s %s says its successor', (country, memberId, message) => {
    const { alerts, successions } = explain({ country, creditorAgent: { clearingSystemMemberId: { memberId } } }, engine);
    expect(alerts.map(({ code }) => code)).toContain('CREDITOR_BANK_IDENTIFIER_UNKNOWN');
    expect(successions).toMatchObject([{ kind: 'merged', message }]);
  });
});

describe('a head office beside the account of its branch', () => {
  const rows = new Map(names.filter((name) => name.startsWith('banks/')).map((name) => [name.slice(6), recordsOf(name)] as const));
  const rowOf = (party: string) => rows.get(party.slice(4))?.find((row) => row.bankCode && `${row.bic ?? ''}`.startsWith(party));
  type Row = ReturnType<typeof recordsOf>[number];
  const partyOf = (row: Row): string => bic8(row.bic).slice(0, 6);
  const pairs = legalEntities.flatMap((parties) => {
    const listed = parties.map(rowOf).filter((row): row is Row => row !== undefined);
    return listed.flatMap((account) =>
      listed.filter((agent) => partyOf(agent) !== partyOf(account)).map((agent) => [account, agent] as const),
    );
  });
  const inconsistencies = (account: Row, agent: Row, system?: string) => {
    const [value = ''] = fc.sample(ibansOf(bic8(account.bic).slice(4, 6), fc.constant(`${account.bankCode}`)), { numRuns: 1, seed: 1 });
    const payment = {
      ...iban(value),
      ...bic(`${agent.bic}`),
      currency: 'EUR',
      ...(system && { settlementInformation: { settlementSystem: system } }),
    };
    return explain(payment, strict).alerts.filter(({ code }) => code === 'CREDITOR_BIC_IBAN_INCONSISTENCY');
  };

  test('is no contradiction within SEPA', () => {
    expect(pairs.length).toBeGreaterThan(150);
    expect(pairs.filter(([account, agent]) => inconsistencies(account, agent).length > 0)).toEqual([]);
  });

  test('is one through SWIFT', () => {
    expect(pairs.filter(([account, agent]) => inconsistencies(account, agent, 'SWIFT').length !== 1)).toEqual([]);
  });

  test('a subsidiary is another bank', () => {
    const [value = ''] = fc.sample(ibansOf('DE', fc.constant('50010517')), { numRuns: 1, seed: 1 });
    expect(explain({ ...iban(value), ...bic('INGBNL2A'), currency: 'EUR' }, strict).alerts).toMatchObject([
      { code: 'CREDITOR_BIC_IBAN_INCONSISTENCY', severity: 'warning' },
    ]);
  });
});
