/** The British modulus checks: the published cases, the methods, and what holds of any input. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ukModulus, ukModulusVerifier } from '../../rules/check-digits/uk-modulus.js';
import type { CheckTables, Rows } from '../../rules/vocabulary/check.js';
import { spansOf } from './support.js';
import { substitutions, verify, weights } from './uk-weights.js';

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
