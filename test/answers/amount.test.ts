/** An amount beside an instruction: which settlement systems carry it. */
import { describe, expect, test } from 'vitest';
import { createEngine, enrich, explain, type PaymentOptions } from '../../src/full.js';

const engine = createEngine({ on: '2026-11-20' });
const GB = { country: 'GB', currency: 'GBP', creditorAccount: { id: { value: 'GB29NWBK60161331926819', type: 'IBAN' } } };

const systemsOf = (instruction: object, options?: PaymentOptions) =>
  enrich(instruction, engine, options).enrichments.settlementInformation?.settlementSystems ?? [];
const explained = (instruction: object, options?: PaymentOptions) =>
  Object.fromEntries((explain(instruction, engine, options).settlementSystems ?? []).map(({ code, ...system }) => [code, system]));

describe('an amount', () => {
  test('leaves out the systems whose largest payment is less', () => {
    expect(systemsOf(GB)).toContain('GB_FPS');
    expect(systemsOf(GB, { amount: '1000000.00' })).toEqual(systemsOf(GB));
    const beyond = systemsOf(GB, { amount: '1000000.01' });
    expect(beyond).not.toContain('GB_FPS');
    expect(beyond).toContain('GB_CHAPS');
  });

  test('is explained for each system', () => {
    const systems = explained(GB, { amount: '1000000.01' });
    expect(systems.GB_FPS).toMatchObject({ isOffered: false, amount: { outcome: 'failed', cap: { amount: 1_000_000, currency: 'GBP' } } });
    expect(systems.GB_CHAPS).toMatchObject({ isOffered: true, amount: { outcome: 'not-covered' } });
    expect(systems.GB_CHAPS?.amount).not.toHaveProperty('cap');
    expect(explained(GB, { amount: '10' }).GB_FPS).toMatchObject({ isOffered: true, amount: { outcome: 'passed' } });
    expect(explained(GB).GB_FPS).not.toHaveProperty('amount');
  });

  test('is compared in the currency of the cap alone', () => {
    const { currency: _, ...open } = GB;
    expect(systemsOf(open, { amount: '1000000000' })).toEqual(systemsOf(open));
    expect(Object.values(explained(open, { amount: '1000000000' })).map(({ amount }) => amount?.outcome)).not.toContain('failed');
  });

  test('both functions agree', () => {
    for (const amount of ['0', '0.01', '250000', '1000001', '20000001', '999999999999999']) {
      const offered = Object.entries(explained(GB, { amount })).flatMap(([code, { isOffered }]) => (isOffered ? [code] : []));
      expect(systemsOf(GB, { amount })).toEqual(offered);
    }
  });

  test.each(['', '1,000', '-1', '1e9', ' 1', '1.', 1000, null, '1234567890123456'])('%j is none', (amount) => {
    expect(() => enrich(GB, engine, { amount } as PaymentOptions)).toThrow(/enrich: `amount` is a text of decimals/);
    expect(() => explain(GB, engine, { amount } as PaymentOptions)).toThrow(/explain: `amount` is a text of decimals/);
  });

  test('an option that there is not is named', () => {
    expect(() => enrich(GB, engine, { ammount: '1' } as PaymentOptions)).toThrow(/did you mean `amount`/);
  });
});
