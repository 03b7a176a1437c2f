/** The British modulus checks: the exceptions, branch by branch, and the table. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ukModulusVerifier } from '../../rules/check-digits/uk-modulus.js';
import type { Cell } from '../../src/directory/dataset.js';
import { substitutions, verify, weights } from './uk-weights.js';

/** The published rows for a sort code, with other exceptions written into them. */
function rowsFor(sortCode: string, ...exceptions: readonly (number | null)[]): readonly (readonly Cell[])[] {
  const rows = weights.rows.filter(([from, to]) => String(from) <= sortCode && sortCode <= String(to ?? from));
  return rows.map((row, at) => [...row.slice(0, 4), exceptions[at] ?? null]);
}

/** The result as it would be if no exception applied. */
const withoutExceptions = (sortCode: string, account: string) => ukModulusVerifier(rowsFor(sortCode), [])(sortCode, account);

/** The same rows without their exceptions. */
const plainly = (rows: readonly (readonly Cell[])[]) =>
  ukModulusVerifier(
    rows.map((row) => [...row.slice(0, 4), null]),
    [],
  );

describe('the exceptions, branch by branch', () => {
  it.each([
    ['1: the sum must not be right without the 27', '118765', '64371386', 'failed'],
    ['2: a is 0, so the published weights stay though g is 9', '309070', '00127793', 'passed'],
    ['2 and 9: the published weights would hold, those of euro accounts do not', '309070', '12401111', 'failed'],
    ['2: a is not 0, g is 9, and neither holds', '309070', '99345695', 'failed'],
    ['9: the sort code itself would hold, 309634 does not', '309070', '12377354', 'failed'],
    ['3: c is 6, the second check is not made', '820000', '12646600', 'passed'],
    ['3: c is 9, the second check is not made', '820000', '12939603', 'passed'],
    ['3: c is 5, the second check is made', '820000', '20502248', 'failed'],
    ['3: c is 5, whatever stands behind it', '820000', '12506007', 'failed'],
    ['3: c is 6, the first check is made all the same', '820000', '12694114', 'failed'],
    ['4: a remainder of 10', '134020', '21278310', 'passed'],
    ['4: a remainder of 0', '134020', '16606100', 'passed'],
    ['4: a remainder of 0 that the check digits do not say', '134020', '12361516', 'failed'],
    ['4: the check digits are a number, not a sum', '134019', '90417943', 'failed'],
    ['5: holds only without the substitution', '938600', '12543653', 'failed'],
    ['5: a remainder of 0 is not enough', '938063', '12773304', 'failed'],
    ['6: a is 3', '200915', '30068400', 'failed'],
    ['6: a is 3', '200915', '39737499', 'passed'],
    ['6: a is 4', '200915', '40117611', 'not-covered'],
    ['6: a is 8', '200915', '80013533', 'not-covered'],
    ['6: a is 9', '200915', '90007311', 'failed'],
    ['6: a is 4, g is not h', '200915', '40006745', 'failed'],
    ['6: a is 4, g is not h', '200915', '40014664', 'passed'],
    ['7: g is not 9', '772798', '12401111', 'passed'],
    ['7: g is 9, the published weights would hold', '772798', '13771098', 'failed'],
    ['10: ab is 09, g is not 9', '871427', '09044587', 'passed'],
    ['10: ab is 99, g is not 9', '871427', '99027052', 'passed'],
    ['10: ab is 19, g is 9', '871427', '19021395', 'passed'],
    ['10: ab is 08, g is 9', '871427', '08046793', 'passed'],
    ['10: ab is 10, and 09 stands behind it', '871427', '10900090', 'failed'],
    ['10: ab is 09, g is 9, the published weights would hold', '871427', '09630593', 'failed'],
    ['10: ab is 99, g is 9, the published weights would hold', '871427', '99281592', 'failed'],
    ['10: ab is 99, g is not 9, and neither check holds', '872403', '99221651', 'failed'],
    ['12 and 13: neither check holds', '074456', '12353597', 'failed'],
    ['12 and 13: a weight below zero', '074456', '12575329', 'passed'],
    ['14: the first try holds', '180002', '98093517', 'passed'],
    ['14: h is 0, the second try holds', '180002', '13913640', 'passed'],
    ['14: h is 0, neither holds', '180002', '12488220', 'failed'],
    ['14: h is 1, the second try holds', '180002', '12480301', 'passed'],
    ['14: h is 1, neither holds', '180002', '12401111', 'failed'],
    ['14: h is 9, the second try holds', '180002', '13446419', 'passed'],
    ['14: h is 9, neither holds', '180002', '12416949', 'failed'],
    ['14: h is 2, there is no second try', '180002', '13422662', 'failed'],
  ] as const)('%s: %s %s', (_name, sortCode, account, outcome) => {
    expect(verify(sortCode, account)).toBe(outcome);
  });

  it('8: checks with 090126 in the place of the sort code', () => {
    const row = ['086091', null, 'MOD10', '0,0,3,7,1,3,7,1,3,7,1,3,7,1'];
    expect(ukModulusVerifier([[...row, 8]], [])('086091', '06774744')).toBe('passed');
    expect(ukModulusVerifier([[...row, null]], [])('086091', '06774744')).toBe('failed');
  });

  // in the table these come in pairs: 2 with 9, 10 with 11, 12 with 13
  it.each([2, 9, 10, 11, 12, 13])('%i: one check that holds is enough, whichever it is', (exception) => {
    const a = '0,0,0,0,0,0,1,0,0,0,0,0,0,0';
    const h = '0,0,0,0,0,0,0,0,0,0,0,0,0,1';
    for (const [first, second] of [
      [a, h],
      [h, a],
    ] as const) {
      const rows: readonly (readonly Cell[])[] = [
        ['089999', null, 'MOD10', first, exception],
        ['089999', null, 'MOD10', second, null],
      ];
      expect(ukModulusVerifier(rows, [])('089999', '00000001')).toBe('passed');
      expect(plainly(rows)('089999', '00000001')).toBe('failed');
    }
  });

  it('3: an account without a check is not covered', () => {
    const alone = ukModulusVerifier([['820000', '829999', 'DBLAL', '2,1,2,1,2,1,2,1,2,1,2,1,2,1', 3]], []);
    expect(alone('820000', '12646600')).toBe('not-covered');
  });

  it.each([
    ['118765', '64371386'],
    ['309070', '12401111'],
    ['938063', '12773304'],
    ['772798', '13771098'],
    ['871427', '99281592'],
  ])('are what refuses %s %s', (sortCode, account) => {
    // both exceptions of 10 and 11 say that one check is enough, so each is asked alone there
    const rows = rowsFor(sortCode);
    expect(rows.some((row) => ukModulusVerifier([row], [])(sortCode, account) === 'passed')).toBe(true);
    expect(verify(sortCode, account)).toBe('failed');
  });

  it.each([
    ['772798', '99345694'],
    ['820000', '12646600'],
    ['180002', '00000190'],
    ['074456', '12345112'],
  ])('are what accepts %s %s', (sortCode, account) => {
    expect(withoutExceptions(sortCode, account)).toBe('failed');
    expect(verify(sortCode, account)).toBe('passed');
  });
});

describe('the table', () => {
  it('is the one of January 2026, with the substitutions of version 7.70', () => {
    expect(weights.rows).toHaveLength(1151);
    expect(substitutions.rows).toHaveLength(21);
    expect(weights.edition).toBe('2026-01');
    expect(substitutions.source.title).toContain('7.70');
    expect(new Set(weights.rows.map(([, , , , exception]) => exception))).toEqual(
      new Set([null, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]),
    );
  });

  it('is sorted, and no range holds more than two rows', () => {
    const starts = weights.rows.map(([from]) => String(from));
    expect(starts).toEqual(starts.toSorted());
    for (const start of starts) expect(starts.filter((other) => other === start).length).toBeLessThanOrEqual(2);
  });

  it.each([
    ['010003', false],
    ['010004', true],
    ['016715', true],
    ['016716', false],
    ['000000', false],
    ['040003', true],
    ['040007', false],
    ['989999', true],
    ['990000', false],
    ['999999', false],
  ])('covers %s: %s', (sortCode, covered) => {
    expect(verify(sortCode, '12345678') !== 'not-covered').toBe(covered);
  });

  it('accepts some and refuses some account numbers at both ends of each range', () => {
    const ends = new Set(weights.rows.flatMap(([from, to]) => [String(from), String(to ?? from)]));
    const oneSided = new Set<string>();
    for (const sortCode of ends) {
      const seen = new Set<string>();
      for (let number = 1, tries = 0; tries < 20_000 && seen.size < 2; tries++) {
        number = (number * 48_271) % 2_147_483_647;
        seen.add(verify(sortCode, String(number % 100_000_000).padStart(8, '0')));
      }
      if (seen.size < 2) oneSided.add(`${sortCode} ${[...seen]}`);
    }
    // some rows weigh the sort code alone: 23-14-70 is right, the ends of Bank of Ireland's ranges are not
    const known = ['231470 passed', '900000 failed', '902396 failed', '902398 failed', '909999 failed'];
    expect(oneSided).toEqual(new Set(known));
  });

  it('means the same in any order', () => {
    const backwards = ukModulusVerifier(weights.rows.toReversed(), substitutions.rows.toReversed());
    const sortCode = fc.constantFrom(...weights.rows.map(([from]) => String(from)));
    fc.assert(
      fc.property(sortCode, fc.stringMatching(/^\d{8}$/), (code, account) => {
        expect(backwards(code, account)).toBe(verify(code, account));
      }),
    );
  });
});
