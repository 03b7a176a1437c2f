/** What `explain` would have corrected, and where it corrects nothing. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { apply } from '../../src/characters/correction.js';
import { createEngine, explain, validate } from '../../src/full.js';
import { electronicIban } from '../../src/identifiers/iban/inspection.js';
import { findOnlySlip } from '../../src/identifiers/iban/slip.js';
import { fromDatasets } from '../../src/index.js';
import { runs } from '../runs.js';
import { bare, engine, first } from './explained.js';
import { bankCodesOf, ibansOf } from './ibans.js';
import { bic, iban, member } from './instructions.js';

describe('corrections', () => {
  const correct = (value: string, instruction: object = {}) => first({ ...instruction, ...iban(value) }).correction;

  test('the one edit that survives', () => {
    expect(correct('FR1420041O10050500013M02606')).toEqual({ at: 9, remove: 1, insert: '0' });
    expect(correct('IT60X05428111010000001123456')).toEqual({ at: 22, remove: 1, insert: '' });
    expect(correct('ES912100041845020051332')).toEqual({ at: 16, remove: 0, insert: '0' });
  });

  test('an edit of the value as it was written', () => {
    const written = 'IBAN: FR14 2004 1O10 0505 0001 3M02 606';
    const edit = correct(written);
    expect(edit).toEqual({ at: 17, remove: 1, insert: '0' });
    expect(edit && apply(written, edit)).toBe('IBAN: FR14 2004 1010 0505 0001 3M02 606');
    expect(correct('ES91 2100 0418 4502 0051 332')).toEqual({ at: 20, remove: 0, insert: '0' });
  });

  test('a currency behind the IBAN', () => {
    expect(correct('GE29NB0000000101904917USD')).toEqual({ at: 22, remove: 3, insert: '' });
    const written = 'GE29 NB00 0000 0101 9049 17 GEL';
    const edit = correct(written);
    expect(edit && apply(written, edit).trim()).toBe('GE29 NB00 0000 0101 9049 17');
    expect(correct('GE29NB0000000101904917US1')).toBeUndefined();
    expect(correct('GE29NB0000000101904917ABC')).toBeUndefined();
    expect(correct('GE28NB0000000101904917USD')).toBeUndefined();
  });

  test.each([
    ['PT', '0002 0123 1234 5678 9015 4', 'PT500002 0123 1234 5678 9015 4'],
    ['FR', '20041010050500013M02606', 'FR1420041010050500013M02606'],
    ['FR', '20041 01005 0500013M026 06', 'FR1420041 01005 0500013M026 06'],
  ])('the country and check digits of a domestic number: %s %s', (country, written, meant) => {
    const edit = correct(written, { country });
    expect(edit && apply(written, edit)).toBe(meant);
  });

  test('none for a domestic number that is wrong, or of no country', () => {
    expect(correct('20041010050500013M02607', { country: 'FR' })).toBeUndefined();
    expect(correct('20041010050500013M02606')).toBeUndefined();
    expect(correct('20041010050500013M02606', { country: 'US' })).toBeUndefined();
  });

  test('a country outside the registry is no objection', () => {
    expect(correct('DZ58O002100001113000000570')).toEqual({ at: 4, remove: 1, insert: '0' });
  });

  test('every character that was taken for one that looks like it', () => {
    const written = 'FR14 2OO4 lO10 O505 0001 3M02 6O6';
    const edit = correct(written);
    expect(edit && apply(written, edit).replaceAll(' ', '')).toBe('FR1420041010050500013M02606');
    expect(correct('GB29NW8K6O161331926819')).toEqual({ at: 6, remove: 4, insert: 'BK60' });
  });

  test('no letter that looks like no digit', () => {
    expect(correct('FR1420O41X10050500013M02606')).toBeUndefined();
  });

  test('two characters that were swapped across a space are swapped back', () => {
    expect(correct('ES91 2100 0414 8502 0005 1332')).toEqual({ at: 13, remove: 3, insert: '84' });
  });

  test('none where two edits are needed', () => {
    expect(correct('FR1420041O1005050013M02606')).toBeUndefined();
    expect(correct('BE68539O0754703')).toBeUndefined();
    expect(correct('FR1420O41O10050500013M02607')).toBeUndefined();
    expect(correct('')).toBeUndefined();
    expect(correct('DE89 3704'.repeat(40))).toBeUndefined();
    expect(correct(`FR1420041010050500013M02606${'0'.repeat(12)}`)).toBeUndefined();
  });

  test('none that the rest of the instruction speaks against', () => {
    const mistyped = 'FR1420041O10050500013M02606';
    expect(correct(mistyped, { country: 'FR', ...bic('PSSTFRPP') })).toBeDefined();
    expect(correct(mistyped, { country: 'DE' })).toBeUndefined();
    expect(first({ ...iban(mistyped), ...bic('BNPAFRPP') }).correction).toBeUndefined();
    expect(first({ ...iban(mistyped), ...member('30004') }).correction).toBeUndefined();
  });

  test('only for what a slip of the finger explains', () => {
    expect(first({ country: 'AT', ...iban('DE89370400440532013000') }).correction).toBeUndefined();
  });

  test('each edit comes once, and two survivors are none', () => {
    expect(findOnlySlip('DEAAB', (candidate) => candidate === 'DEAB')).toEqual({ at: 3, remove: 1, insert: '' });
    expect(findOnlySlip('DEAB', (candidate) => candidate === 'DEBA')).toEqual({ at: 2, remove: 2, insert: 'BA' });
    expect(findOnlySlip('DEAB', (candidate) => candidate === 'DEAAB')).toEqual({ at: 2, remove: 0, insert: 'A' });
    expect(findOnlySlip('DEAB', (candidate) => candidate === 'DEAB1' || candidate === 'DEAB2')).toBeUndefined();
    expect(findOnlySlip('DEAB', (candidate) => candidate === 'BEAB')).toBeUndefined();
  });

  /** One slip of the finger, at a place. */
  const slips: Readonly<Record<string, (text: string, at: number) => string>> = {
    mistyped: (text, at) => text.slice(0, at) + ((Number(text[at]) + 1 + (at % 8)) % 10 || 0) + text.slice(at + 1),
    dropped: (text, at) => text.slice(0, at) + text.slice(at + 1),
    doubled: (text, at) => text.slice(0, at) + text.slice(at, at + 1) + text.slice(at),
    swapped: (text, at) => text.slice(0, at) + text.slice(at + 1, at + 2) + text.slice(at, at + 1) + text.slice(at + 2),
    'O for 0': (text, at) => text.slice(0, at) + text.slice(at).replace('0', 'O'),
    'I for 1': (text, at) => text.slice(0, at) + text.slice(at).replace('1', 'I'),
  };

  describe.each(['FR', 'ES', 'IT', 'BE', 'DE', 'NL'])('%s', (code) => {
    const rates: Record<string, { slips: number; corrected: number }> = {};
    test.each(Object.keys(slips))('%s: right or none at all', (kind) => {
      const rate = { slips: 0, corrected: 0 };
      rates[kind] = rate;
      const slip = slips[kind] ?? ((text: string) => text);
      fc.assert(
        fc.property(ibansOf(code, bankCodesOf(code)), fc.nat(34), (value, place) => {
          const typed = slip(value, place % value.length);
          fc.pre(typed !== value && electronicIban(typed) === typed);
          const [alert] = explain(iban(typed), engine).alerts;
          if (alert === undefined) return; // another sound IBAN: nobody can know
          rate.slips++;
          if (alert.correction === undefined) return;
          rate.corrected++;
          const corrected = apply(typed, alert.correction);
          expect(validate(iban(corrected), engine).status).toBe('OK');
          expect(corrected).toBe(value);
        }),
        { numRuns: runs(20) },
      );
      if (process.env.CORRECTION_RATES) console.log(code, kind, `${rate.corrected} of ${rate.slips}`);
    });

    test('most doubled characters are put right', () => {
      const { slips: all = 0, corrected = 0 } = rates.doubled ?? {};
      expect(corrected / all).toBeGreaterThan(0.7);
    });
  });

  test('an engine without directories corrects less, and nothing wrong by its own lights', () => {
    fc.assert(
      fc.property(ibansOf('DE'), fc.nat(21), (value, place) => {
        const typed = slips.swapped?.(value, place) ?? value;
        const [alert] = explain(iban(typed), bare).alerts;
        if (alert?.correction) expect(validate(iban(apply(typed, alert.correction)), bare).status).toBe('OK');
      }),
      { numRuns: runs(20) },
    );
    expect(
      explain(iban('DE88370400440532013000'), createEngine({ referenceData: fromDatasets([]) })).alerts[0]?.correction,
    ).toBeUndefined();
  });
});

describe('a correction that leads to a bank nobody knows', () => {
  const correction = (value: string, by = engine) => explain(iban(value), by).alerts[0]?.correction;
  test('is not offered, even where the directory is in part', () => expect(correction('GB31NWBK60161331926819')).toBeUndefined());
  test('nor where there is no directory to ask: too many banks would do', () => {
    expect(correction('GB31NWBK60161331926819', bare)).toBeUndefined();
  });
  test('one that leaves the bank as it is needs no directory', () => {
    expect(correction('GB29NWBK601613319926819')).toEqual({ at: 17, remove: 1, insert: '' });
  });
});
