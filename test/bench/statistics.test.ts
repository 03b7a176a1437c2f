/** The arithmetic of the benchmarks: nothing here is timed. */
import { describe, expect, test } from 'vitest';
import { compared, duration } from '../../bench/figure.js';
import { type Goal, goals, isKept, verdictOf } from '../../bench/goals.js';
import { alternate, type Turn } from '../../bench/rounds.js';
import { median, quantile, ratioOf } from '../../bench/statistics.js';
import { turnOf } from '../../bench/turns.js';

describe('medians', () => {
  test('of an odd and of an even number of values', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 3, 2])).toBe(2.5);
  });

  test('quartiles lie between values', () => expect(quantile([1, 2, 3, 4], 0.25)).toBe(1.75));

  test('nothing has no median', () => expect(() => median([])).toThrow());
});

describe('ratios', () => {
  test('are taken round by round: a slow round is slow for both', () => {
    expect(ratioOf([20, 200, 22], [10, 100, 11])).toEqual({ median: 2, quartiles: [2, 2] });
  });

  test('one round in which something came between does not count', () => {
    expect(ratioOf([20, 20, 900, 20, 20], [10, 10, 10, 10, 10]).median).toBe(2);
  });

  test('faster is their time in ours, a share our time in theirs', () => {
    const named = { name: 'a/b', what: '', peer: '' };
    const times = [
      [2, 4],
      [10, 20],
    ];
    expect(compared(named, 'faster', times, 1000)).toMatchObject({ value: 5, ours: '3 µs', theirs: '15 µs' });
    expect(compared(named, 'share', times).value).toBe(0.2);
  });
});

test.each([
  [0.000_045, '45 ns'],
  [0.0123, '12.3 µs'],
  [12.34, '12.3 ms'],
  [2500, '2.5 s'],
])('%f ms is %s', (milliseconds, text) => expect(duration(milliseconds)).toBe(text));

describe('goals', () => {
  const faster: Goal = { figure: 'a/b', atLeast: 20 };
  const share: Goal = { figure: 'a/b', atMost: 0.5 };
  const because = 'so it is';

  test.each([
    [faster, 20, 'met'],
    [faster, 19.9, 'missed'],
    [share, 0.5, 'met'],
    [share, 0.51, 'missed'],
    [{ ...faster, floor: { value: 10, because } }, 21, 'met'],
    [{ ...faster, floor: { value: 10, because } }, 9.1, 'floor held'],
    [{ ...faster, floor: { value: 10, because } }, 8.9, 'floor missed'],
    [{ ...share, floor: { value: 1, because } }, 1.09, 'floor held'],
    [{ ...share, floor: { value: 1, because } }, 1.11, 'floor missed'],
  ] as const)('%o at %d: %s', (goal, value, verdict) => expect(verdictOf(goal, { value })).toBe(verdict));

  test('what was not measured is not kept', () => {
    expect(verdictOf(faster, undefined)).toBe('not measured');
    expect(isKept('not measured')).toBe(false);
    expect(isKept('missed')).toBe(false);
    expect(isKept('floor held')).toBe(true);
  });

  test('each figure has one goal, in one direction', () => {
    expect(new Set(goals.map(({ figure }) => figure)).size).toBe(goals.length);
    for (const { atLeast, atMost } of goals) expect([atLeast, atMost].filter((bound) => bound !== undefined).length).toBe(1);
  });
});

describe('rounds', () => {
  test('have a turn of everybody, another one first each time', () => {
    let now = 0;
    const order: string[] = [];
    const turn =
      (name: string, takes: number): Turn =>
      () => {
        order.push(name);
        now += takes;
      };
    const effort = { clock: () => now, budget: 30, fewest: 1, most: 10, warmUp: 1 };
    const times = alternate([turn('a', 1), turn('b', 4), turn('c', 5)], effort);
    expect(times).toEqual([
      [1, 1, 1],
      [4, 4, 4],
      [5, 5, 5],
    ]);
    // the first round warms up
    expect(order.join('')).toBe('abcabcbcacab');
  });

  test('a turn judges every input, and there are at least a thousand that differ', () => {
    const seen: number[] = [];
    turnOf(
      (input: number) => seen.push(input),
      Array.from({ length: 1000 }, (_, at) => at),
    )();
    expect(seen.length).toBe(1000);
    expect(() => turnOf((input: number) => input, new Array<number>(5000).fill(7))).toThrow();
  });
});
