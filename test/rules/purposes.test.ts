/** The purpose codes that countries demand: what holds of each declaration, and the notes that requirements make of them. */
import { describe, expect, test } from 'vitest';
import { AE } from '../../rules/countries/AE/index.js';
import { DE } from '../../rules/countries/DE/index.js';
import { purposes } from '../../rules/index/purposes.js';
import * as core from '../../src/core.js';
import { createEngine, requirements, validate } from '../../src/full.js';
import { purposeModules as modules } from './purposes.js';

test('each file is in the index', () => expect(Object.keys(purposes)).toEqual(modules.map(({ country }) => country)));

describe.each(modules)('$country', ({ country, purposes: rule, sources }) => {
  test('is named after its country, and each profile has its sources', () => {
    expect(rule.country).toBe(country);
    expect(sources).toHaveLength(rule.purposes.length);
    for (const list of sources) expect(list.length).toBeGreaterThan(0);
  });

  test('every code has the form of one, and a name; a list that is complete is there', () => {
    for (const { codes, pattern, isComplete, edition, written = '{code}' } of rule.purposes) {
      expect(pattern.source).toMatch(/^\^.*\$$/);
      expect(edition).toMatch(/^20\d\d(?:-\d\d){0,2}$/);
      expect(written).toContain('{code}');
      if (isComplete) expect(codes).toBeDefined();
      for (const [code, name] of (codes ?? []).flatMap((each) => Object.entries(each))) {
        expect(code).toMatch(pattern);
        expect(name.trim()).not.toBe('');
      }
    }
  });
});

describe('requirements', () => {
  const notes = (country: string, currency: string, on = '2026-11-20') => requirements({ country, currency }, createEngine({ on })).notes;

  test('name the code, its form, its list and the day of it', () => {
    expect(notes('AE', 'EUR')).toEqual([
      {
        kind: 'purpose-code',
        country: 'AE',
        of: 'all',
        from: '2018-09-01',
        pattern: '^[A-Z]{3}$',
        options: expect.arrayContaining([{ code: 'SAL', name: 'Salary' }]),
        isComplete: true,
        edition: '2018-08-16',
        confidence: 'sourced',
      },
    ]);
    expect(notes('BH', 'BHD').map(({ of, written }) => [of, written])).toEqual([
      ['cross-border', '/BENEFRES/BH//{code}'],
      ['domestic', undefined],
    ]);
    expect(notes('KW', 'KWD')).toMatchObject([{ pattern: '^[0-9A-Z]{4}$', isComplete: false }]);
    expect(notes('KZ', 'KZT')).toMatchObject([
      { options: expect.arrayContaining([{ code: '859', name: 'Other services' }]), isComplete: false },
    ]);
  });

  test('have every code of India, by its newer meaning', () => {
    const [{ options = [], isComplete } = {}] = notes('IN', 'INR');
    expect([options.length, isComplete]).toEqual([138, true]);
    const names = new Map(options.map(({ code, name }) => [code, name]));
    expect(['P1005', 'P1015', 'P1019', 'P1099'].map((code) => names.get(code))).toEqual([
      'Accounting, auditing and book keeping',
      'Tax consulting',
      'Commission agents',
      'Other services',
    ]);
    // totals that a bank reports, and codes of the former list
    expect(['P0100', 'P1590', 'P0213', 'P1102'].filter((code) => names.has(code))).toEqual([]);
  });

  test('by currency and day', () => {
    expect(notes('CN', 'USD')).toEqual([]);
    expect(notes('CN', 'CNY')).toHaveLength(1);
    expect(notes('JO', 'JOD', '2015-02-01')).toEqual([]);
    expect(notes('JO', 'JOD', '2015-02-02')).toHaveLength(1);
    expect(notes('QA', 'QAR', '2019-06-14')).toEqual([]);
    expect(notes('QA', 'QAR', '2019-06-15')).toHaveLength(1);
    expect(notes('DE', 'EUR')).toEqual([]);
  });

  test('of an engine with rules of its own are those of these rules', () => {
    const own = core.createEngine({ rules: [AE, DE], on: '2026-11-20' });
    expect(core.requirements({ country: 'AE', currency: 'AED' }, own).notes).toEqual(notes('AE', 'AED'));
    expect(core.requirements({ country: 'BH', currency: 'BHD' }, own).notes).toEqual([]);
    expect(requirements({ country: 'BH', currency: 'BHD' }, own).notes).toEqual([]);
  });

  test('are no alert: the contract has no field for the code', () => {
    const payment = {
      country: 'AE',
      currency: 'AED',
      creditor: { name: 'Ada Lovelace' },
      creditorAccount: { id: { value: 'AE070331234567890123456', type: 'IBAN' } },
    };
    expect(validate(payment, createEngine({ on: '2026-11-20' })).alerts).toEqual([]);
  });
});
