import { describe, expect, test } from 'vitest';
import { mod11_10 } from '../../rules/check-digits/mod11-10.js';
import { iso7064Mod97 } from '../../rules/check-digits/mod97.js';
import { weighted } from '../../rules/check-digits/weighted-sum.js';
import { advisory, anyOf, type Check, fieldReader, type Outcome, spanOf, withDigits } from '../../rules/vocabulary/check.js';
import { spansOf } from './support.js';

const spans = spansOf('bank:3n account:2n check:1n');

const always = (outcome: Outcome): Check<'bank'> => ({
  name: outcome,
  severity: 'error',
  fields: ['bank'],
  compile: () => ({ verify: () => outcome }),
});

test('a field that the layout does not have is refused when the check is bound', () => {
  expect(() => spanOf(spans, 'branch')).toThrow(new TypeError('the layout has no field "branch"'));
  expect(() => mod11_10('branch').compile(spans)).toThrow(TypeError);
});

test('fields are read one after the other, in the order asked for', () => {
  expect(fieldReader(spans, ['check', 'bank'])('123456')).toBe('6123');
});

test('digits are written over their field and over nothing else', () => {
  expect(withDigits('123456', { start: 3, end: 5 }, '00')).toBe('123006');
});

test('advisory changes the severity alone', () => {
  const check = always('failed');
  expect(advisory(check)).toEqual({ ...check, severity: 'warning' });
});

describe('anyOf', () => {
  test.each<[Outcome, Outcome, Outcome]>([
    ['passed', 'failed', 'passed'],
    ['failed', 'passed', 'passed'],
    ['failed', 'not-covered', 'failed'],
    ['not-covered', 'failed', 'failed'],
    ['not-covered', 'not-covered', 'not-covered'],
  ])('%s or %s is %s', (first, second, result) => {
    expect(anyOf(always(first), always(second)).compile(spans).verify('123456')).toBe(result);
  });

  test('the first rule completes, where it can', () => {
    const sum = weighted({ over: ['bank'], weights: [1], modulus: 10, check: 'check', substitutes: { 10: 0 } });
    expect(anyOf(sum, always('failed')).compile(spans).complete?.('123450')).toBe('123454');
    expect(anyOf(always('failed'), sum).compile(spans).complete).toBeUndefined();
  });

  test('it reads the whole number where one of its rules does', () => {
    expect(anyOf(always('passed'), iso7064Mod97('check')).whole).toBe(true);
    expect(anyOf(always('passed'), always('failed'))).not.toHaveProperty('whole');
  });

  test('it names the fields of all its rules', () => {
    expect(anyOf(always('passed'), always('failed')).fields).toEqual(['bank', 'bank']);
  });
});
