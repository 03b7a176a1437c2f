import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ukModulus, ukModulusVerifier } from '../../rules/check-digits/uk-modulus.js';
import type { CheckTables, Rows } from '../../rules/vocabulary/check.js';
import type { Cell, Dataset } from '../../src/directory/dataset.js';
import { spansOf } from './support.js';

function dataset(name: string): Dataset {
  return JSON.parse(readFileSync(new URL(`../../reference-data/registries/${name}.json`, import.meta.url), 'utf8'));
}

const weights = dataset('uk-modulus-weights');
const substitutions = dataset('uk-sort-code-substitutions');
const verify = ukModulusVerifier(weights.rows, substitutions.rows);

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

/** The test cases of the publication, section 3.1. */
const PUBLISHED = [
  [1, '089999', '66374958', 'passed', 'modulus 10'],
  [2, '107999', '88837491', 'passed', 'modulus 11'],
  [3, '202959', '63748472', 'passed', 'modulus 11 and double alternate'],
  [4, '871427', '46238510', 'passed', 'exceptions 10 and 11: the first check holds, the second does not'],
  [5, '872427', '46238510', 'passed', 'exceptions 10 and 11: the first check does not hold, the second does'],
  [6, '871427', '09123496', 'passed', 'exception 10: ab is 09 and g is 9'],
  [7, '871427', '99123496', 'passed', 'exception 10: ab is 99 and g is 9'],
  [8, '820000', '73688637', 'passed', 'exception 3, start of the range, c is 6'],
  [9, '827999', '73988638', 'passed', 'exception 3, end of the range, c is 9'],
  [10, '827101', '28748352', 'passed', 'exception 3, c is neither, both checks hold'],
  [11, '134020', '63849203', 'passed', 'exception 4: the remainder is the check digits'],
  [12, '118765', '64371389', 'passed', 'exception 1: 27 is added'],
  [13, '200915', '41011166', 'not-covered', 'exception 6: a foreign currency account'],
  [14, '938611', '07806039', 'passed', 'exception 5'],
  [15, '938600', '42368003', 'passed', 'exception 5 with a substitution'],
  [16, '938063', '55065200', 'passed', 'exception 5: both remainders are 0'],
  [17, '772798', '99345694', 'passed', 'exception 7, which the standard check would fail'],
  [18, '086090', '06774744', 'passed', 'exception 8'],
  [19, '309070', '02355688', 'passed', 'exceptions 2 and 9: the first check holds'],
  [20, '309070', '12345668', 'passed', 'exceptions 2 and 9: the second check holds'],
  [21, '309070', '12345677', 'passed', 'exceptions 2 and 9: a is not 0, g is not 9'],
  [22, '309070', '99345694', 'passed', 'exceptions 2 and 9: a is not 0, g is 9'],
  [23, '938063', '15764273', 'failed', 'exception 5: the second check digit is wrong'],
  [24, '938063', '15764264', 'failed', 'exception 5: the first check digit is wrong'],
  [25, '938063', '15763217', 'failed', 'exception 5: the first remainder is 1'],
  [26, '118765', '64371388', 'failed', 'exception 1'],
  [27, '203099', '66831036', 'failed', 'modulus 11 holds, double alternate does not'],
  [28, '203099', '58716970', 'failed', 'modulus 11 does not hold, double alternate does'],
  [29, '089999', '66374959', 'failed', 'modulus 10'],
  [30, '107999', '88837493', 'failed', 'modulus 11'],
  [31, '074456', '12345112', 'passed', 'exceptions 12 and 13: modulus 11 holds, modulus 10 does not'],
  [32, '070116', '34012583', 'passed', 'exceptions 12 and 13: both hold'],
  [33, '074456', '11104102', 'passed', 'exceptions 12 and 13: modulus 11 does not hold, modulus 10 does'],
  [34, '180002', '00000190', 'passed', 'exception 14: the second try holds'],
] as const;

describe('the published test cases', () => {
  it.each(PUBLISHED)('%i: %s %s %s: %s', (_number, sortCode, account, outcome) => {
    expect(verify(sortCode, account)).toBe(outcome);
  });
});

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

describe('the methods', () => {
  it.each([
    ['040075', '49976222', 'passed'],
    ['040075', '49976223', 'failed'],
    ['900105', '12345698', 'passed'],
    ['900106', '12345698', 'failed'],
  ] as const)('modulus 11, of the account and of the sort code: %s %s', (sortCode, account, outcome) => {
    expect(verify(sortCode, account)).toBe(outcome);
  });

  it('double alternate adds the digits of a product, whatever the weight', () => {
    // 9 × 9 = 81 counts 9; taking nine off, as doubling allows, would count 72
    const nines = ukModulusVerifier([['000000', null, 'DBLAL', '0,0,0,0,0,0,9,0,0,0,0,0,0,1', null]], []);
    expect(nines('000000', '90000001')).toBe('passed');
    expect(nines('000000', '90000008')).toBe('failed');
  });

  it('finds each wrong digit where every weight is prime to the modulus', () => {
    fc.assert(
      fc.property(fc.nat(99_999_999), fc.nat(7), fc.integer({ min: 1, max: 9 }), (number, place, change) => {
        const account = String(number).padStart(8, '0');
        fc.pre(verify('107999', account) === 'passed');
        const digit = (Number(account.charAt(place)) + change) % 10;
        expect(verify('107999', `${account.slice(0, place)}${digit}${account.slice(place + 1)}`)).toBe('failed');
      }),
      { maxSkipsPerRun: 1000 },
    );
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

describe('the example', () => {
  const example = ukModulusVerifier([['089999', null, 'MOD10', '0,0,0,0,0,0,7,1,3,7,1,3,7,1', null]], []);
  it.each([
    ['089999', '66374958', 'passed'],
    ['089999', '66374959', 'failed'],
    ['089998', '66374958', 'not-covered'],
  ] as const)('%s %s: %s', (sortCode, account, outcome) => {
    expect(example(sortCode, account)).toBe(outcome);
  });
});

describe('input of another form', () => {
  it.each([
    ['', ''],
    ['08999', '66374958'],
    ['0899990', '66374958'],
    ['089999', '6637495'],
    ['089999', '663749580'],
    ['08-99-99', '66374958'],
    ['089999\n', '66374958'],
    ['089999', '66374958\n'],
    ['08999X', '66374958'],
    ['089999', '6637495X'],
    ['089999', '٦٦٣٧٤٩٥٨'],
    ['0'.repeat(100_000), '9'.repeat(100_000)],
  ])('is not covered', (sortCode, account) => {
    expect(verify(sortCode, account)).toBe('not-covered');
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (sortCode, account) => {
        expect(['passed', 'failed', 'not-covered']).toContain(verify(sortCode, account));
      }),
    );
  });

  it('an empty table covers nothing', () => {
    expect(ukModulusVerifier([], [])('089999', '66374958')).toBe('not-covered');
  });

  const ONES = '1,1,1,1,1,1,1,1,1,1,1,1,1,1';
  it.each([
    ['unknown method', [['089999', null, 'MOD97', ONES, null]]],
    ['unknown exception 15', [['089999', null, 'MOD10', ONES, 15]]],
    ['unknown exception undefined', [['089999', null, 'MOD10', ONES]]],
    ['not fourteen weights', [['089999', null, 'MOD10', '1,1,1', null]]],
    ['not fourteen weights', [['089999', null, 'MOD10', null, null]]],
    ['not fourteen weights', [['089999', null, 'MOD10', `${ONES},1`, null]]],
    ['not fourteen weights', [['089999', null, 'MOD10', `x${ONES}`, null]]],
    ['not fourteen weights', [['089999', null, 'MOD10', `${ONES}x`, null]]],
    ['not a range', [['0089999', null, 'MOD10', ONES, null]]],
    ['not a range', [['089999', '0899990', 'MOD10', ONES, null]]],
    ['not a range', [['08999x', null, 'MOD10', ONES, null]]],
    ['not a range', [['8999', null, 'MOD10', ONES, null]]],
    ['not a range', [['089999', '9', 'MOD10', ONES, null]]],
    ['not a range', [['089999', '089998', 'MOD10', ONES, null]]],
    ['not a range', [[null, null, 'MOD10', ONES, null]]],
    [
      'overlaps',
      [
        ['089000', '089999', 'MOD10', ONES, null],
        ['089999', null, 'MOD10', ONES, null],
      ],
    ],
  ] as const)('throws for a table of something else: %s', (message, rows) => {
    expect(() => ukModulusVerifier(rows, [])).toThrow(new RegExp(message));
    expect(() => ukModulusVerifier(rows, [])).toThrow(TypeError);
  });
});

describe('the check of a country', () => {
  const { verify: check } = ukModulus('branch', 'account').compile(spansOf('bank:4a branch:6n account:8n'));
  const registries = new Map<string, Rows>([
    [weights.dataset, weights.rows],
    [substitutions.dataset, substitutions.rows],
  ]);
  const tables = (rows: ReadonlyMap<string, Rows>): CheckTables => ({ rows: (name) => rows.get(name), bankCell: () => undefined });
  const shipped = tables(registries);

  it('reads sort code and account by the tables that it names', () => {
    expect(ukModulus('branch', 'account').needs).toEqual([...registries.keys()]);
    expect(check('NWBK60161331926819', shipped)).toBe('passed');
    expect(check('GB29NWBK60161331926819', shipped, 4)).toBe('passed');
    expect(check('NWBK60161331926818', shipped)).toBe('failed');
  });

  it('compiles the same tables once', () => {
    let reads = 0;
    const counted = weights.rows.map((row) => row);
    const iterate = counted[Symbol.iterator].bind(counted);
    counted[Symbol.iterator] = () => {
      reads++;
      return iterate();
    };
    const own = tables(new Map(registries).set(weights.dataset, counted));
    for (let time = 0; time < 3; time++) expect(check('NWBK60161331926819', own)).toBe('passed');
    expect(reads).toBe(1);
    expect(check('NWBK60161331926819', tables(new Map(registries).set(weights.dataset, [])))).toBe('not-covered');
    expect(check('NWBK60161331926819', own)).toBe('passed');
    expect(reads).toBe(1);
    expect(check('NWBK60161331926819', tables(new Map(registries).set(weights.dataset, counted).set(substitutions.dataset, [])))).toBe(
      'passed',
    );
    expect(reads).toBe(2);
  });

  it('is not covered without both tables', () => {
    expect(check('NWBK60161331926819')).toBe('not-covered');
    for (const name of registries.keys()) {
      const others = new Map(registries);
      others.delete(name);
      expect(check('NWBK60161331926819', tables(others))).toBe('not-covered');
    }
  });
});
