import { describe, expect, test } from 'vitest';
import { weighted } from '../../rules/check-digits/weighted-sum.js';
import { spansOf } from './support.js';

describe('a check digit', () => {
  const spans = spansOf('account:3n check:1n');

  test('weights run from the left and repeat', () => {
    const { complete } = weighted({ over: ['account'], weights: [3, 1], modulus: 10, check: 'check' }).compile(spans);
    expect(complete?.('1230')).toBe('1236'); // 1·3 + 2·1 + 3·3 = 14
  });

  // modulo 11, weights 1: the sum of the digits decides
  test.each([
    ['3000', {}, '8'],
    ['0000', { 11: 0 }, '0'],
    ['0000', {}, undefined],
    ['1000', { 10: 1 }, '1'],
    ['1000', {}, undefined],
    ['9300', { 10: 1 }, '1'],
  ])('%s, with %j for what is no digit, has %s', (text, substitutes, digit) => {
    const check = weighted({ over: ['account'], weights: [1], modulus: 11, check: 'check', substitutes }).compile(spans);
    expect(check.complete?.(text)).toBe(digit === undefined ? undefined : text.slice(0, 3) + digit);
    const passing = [...'0123456789'].filter((candidate) => check.verify(text.slice(0, 3) + candidate) === 'passed');
    expect(passing).toEqual(digit === undefined ? [] : [digit]);
  });
});

describe('digits that check themselves', () => {
  const spans = spansOf('bank:2n account:4n');
  const rule = { over: ['account'], weights: [4, 3, 2, 1], modulus: 11 } as const;

  test('the whole sum is a multiple of the modulus', () => {
    const check = weighted(rule).compile(spans);
    expect(check.verify('991012')).toBe('failed'); // 4 + 2 + 2 = 8
    expect(check.verify('991015')).toBe('passed'); // 4 + 2 + 5 = 11
    expect(check.complete).toBeUndefined();
  });

  test('a slice leaves the rest out', () => {
    const { verify } = weighted({ ...rule, weights: [4, 3, 2], slice: [0, 3] }).compile(spans);
    expect(verify('991025')).toBe('failed'); // 4 + 4
    expect(verify('992010')).toBe('failed'); // 8 + 2
    expect(verify('992110')).toBe('failed'); // 8 + 3 + 2 = 13
    expect(verify('992107')).toBe('passed'); // 8 + 3 = 11, whatever follows
    expect(verify('992109')).toBe('passed');
  });

  test('numbers beyond the rule are not covered, numbers that are never issued fail', () => {
    const { verify } = weighted({ ...rule, notCovered: /^9/, unissued: /^0+$/ }).compile(spans);
    expect(verify('119000')).toBe('not-covered');
    expect(verify('110000')).toBe('failed');
    expect(verify('111015')).toBe('passed');
  });

  test('numbers that are never issued fail, where the rule covers all numbers', () => {
    const { verify } = weighted({ ...rule, unissued: /^0+$/ }).compile(spans);
    expect(verify('110000')).toBe('failed');
    expect(verify('111015')).toBe('passed');
  });

  test('a number that is not covered is not checked beside a check digit either', () => {
    const check = weighted({
      over: ['bank'],
      weights: [1],
      modulus: 10,
      check: 'account',
      notCovered: /^9/,
      substitutes: { 10: 0 },
    }).compile(spansOf('bank:2n account:1n'));
    expect(check.verify('955')).toBe('not-covered');
    expect(check.verify('195')).toBe('failed');
    expect(check.verify('190')).toBe('passed');
  });
});

describe('remainders, second sums and alphabets', () => {
  const spans = spansOf('account:3n check:1n');
  const rule = { over: ['account'], weights: [1], modulus: 11, check: 'check', remainder: true } as const;

  test('the remainder itself', () => {
    const check = weighted(rule).compile(spans);
    expect(check.complete?.('1230')).toBe('1236');
    expect(check.complete?.('9100')).toBeUndefined(); // 10
    expect(
      weighted({ ...rule, substitutes: { 10: 0 } })
        .compile(spans)
        .complete?.('9101'),
    ).toBe('9100');
  });

  test('other weights where the first ones give no digit, and only then', () => {
    const check = weighted({ ...rule, again: [3, 4, 5] as const, substitutes: { 10: 0 } }).compile(spans);
    expect(check.complete?.('1230')).toBe('1236');
    expect(check.complete?.('9100')).toBe('9109'); // 3·9 + 4·1 = 31
    expect(check.complete?.('2350')).toBe('2350'); // 10, then 3·2 + 4·3 + 5·5 = 43, 10 again
    expect(
      weighted({ ...rule, again: [3, 4, 5] as const })
        .compile(spans)
        .complete?.('2350'),
    ).toBeUndefined();
  });

  test('a constant is added to the sum', () => {
    expect(
      weighted({ ...rule, plus: 3 })
        .compile(spans)
        .complete?.('1230'),
    ).toBe('1239');
  });

  test('the digits of products', () => {
    const check = weighted({ ...rule, weights: [2], modulus: 10, digitSumOf: [2] }).compile(spans);
    expect(check.complete?.('7000')).toBe('7005'); // 14
  });

  test('several check digits, filled up with zeros', () => {
    const check = weighted({ ...rule, weights: [100, 10, 1], modulus: 97 }).compile(spansOf('account:3n check:2n'));
    expect(check.complete?.('10000')).toBe('10003');
    expect(check.verify('10003')).toBe('passed');
    expect(check.verify('1003 ')).toBe('failed');
  });

  test('an alphabet for values, and one for what is written', () => {
    const letters = { ...rule, modulus: 23, written: 'TRWAGMYFPDXBNJZSQVHLCKE' } as const;
    const check = weighted({ ...letters, over: ['first', 'account'], values: ['XYZ'] }).compile(spansOf('first:1a account:2n check:1a'));
    expect(check.complete?.('Y10?')).toBe('Y10W');
    expect(check.verify('A10W')).toBe('failed'); // an A has no value
    const all = weighted({ ...rule, values: '0123456789X' }).compile(spansOf('account:3c check:1n'));
    expect(all.complete?.('X020')).toBe('X021');
    expect(all.complete?.('Y020')).toBeUndefined();
  });

  test('an alphabet beside a slice', () => {
    const { verify } = weighted({
      over: ['first', 'account'],
      weights: [1],
      modulus: 11,
      values: ['XYZ', '0123456789'],
      slice: [1, 3],
    }).compile(spansOf('first:2a account:2n'));
    expect(verify('AZ95')).toBe('passed'); // 2 + 9
    expect(verify('AZ85')).toBe('failed');
  });

  test('a value without a check digit', () => {
    const check = weighted({ ...rule, modulus: 3, written: 'A C' }).compile(spansOf('account:3n check:1a'));
    expect(check.complete?.('111?')).toBe('111A');
    expect(check.complete?.('112?')).toBeUndefined();
    expect(check.complete?.('113?')).toBe('113C');
    const short = weighted({ ...rule, modulus: 3, written: 'A' }).compile(spansOf('account:3n check:1a'));
    expect([short.complete?.('111?'), short.complete?.('112?')]).toEqual(['111A', undefined]);
    // the complement to the modulus, where nothing is left over, is the first
    expect(
      weighted({ over: ['account'], weights: [1], modulus: 3, check: 'check', written: 'ABC' })
        .compile(spansOf('account:3n check:1a'))
        .complete?.('111?'),
    ).toBe('111A');
  });
});

describe('the rules of single countries', () => {
  const spans = spansOf('account:3c check:1c');
  const over = ['account'] as const;

  test('letters count by their distance from 0, or by their place in an alphabet', () => {
    const plain = weighted({ over, weights: [1], modulus: 10, check: 'check', substitutes: { 10: 0 } }).compile(spans);
    expect(plain.complete?.('A000')).toBe('A003'); // 17
    const listed = weighted({
      over,
      weights: [1],
      modulus: 10,
      values: '0123456789A',
      check: 'check',
      substitutes: { 10: 0 },
    });
    expect(listed.compile(spans).complete?.('A000')).toBe('A000'); // 10
  });

  test('a remainder is written by the list of the country; a blank is not issued', () => {
    const check = weighted({
      over,
      weights: [1],
      modulus: 11,
      check: 'check',
      remainder: true,
      written: '0K 87654321',
    }).compile(spans);
    expect(check.complete?.('0000')).toBe('0000');
    expect(check.complete?.('1000')).toBe('100K');
    expect(check.complete?.('2000')).toBeUndefined();
    expect(check.verify('200 ')).toBe('failed');
    expect(check.verify('100K')).toBe('passed');
  });

  test('a second sum decides where the first has no digit', () => {
    const rule = {
      over,
      weights: [1],
      again: [3],
      modulus: 11,
      check: 'check',
      remainder: true,
      written: '0 987654321',
    } as const;
    const check = weighted(rule).compile(spans);
    expect(check.complete?.('1000')).toBe('1008'); // 3
    expect(check.complete?.('3000')).toBe('3008'); // the first sum has one
    expect(check.complete?.('0100')).toBe('0108');
    expect(
      weighted({ ...rule, again: [12] as const })
        .compile(spans)
        .complete?.('1000'),
    ).toBeUndefined();
  });

  test('some products count by the sum of their digits, in the base of the alphabet', () => {
    const rule = { over, weights: [2, 1], digitSumOf: [2], modulus: 10, check: 'check', substitutes: { 10: 0 } } as const;
    expect(weighted(rule).compile(spans).complete?.('9990')).toBe('9993'); // 9 + 9 + 9
    const octal = weighted({ ...rule, values: '01234567' }).compile(spans);
    expect(octal.complete?.('7000')).toBe('7003'); // 14 is 16 in base 8
  });

  test('a sum may begin elsewhere', () => {
    const check = weighted({ over, plus: -10, weights: [1], modulus: 7 }).compile(spans);
    expect(check.verify('8900')).toBe('passed');
    expect(check.verify('7000')).toBe('failed');
  });
});
