/** The arithmetic of the benchmarks. Nothing is timed here. */
import { describe, expect, test } from 'vitest';
import { compareTimes, formatDuration } from '../../bench/figure.js';
import { floorsOn } from '../../bench/floors.js';
import { checkGoal, type Goal, goals, goalsOn, isAccepted } from '../../bench/goals.js';
import { measureTurns, type Turn } from '../../bench/rounds.js';
import { median, quantile, ratioOf } from '../../bench/statistics.js';
import { createTurn } from '../../bench/turns.js';

describe('medians', () => {
  test('are computed for an odd and for an even number of values', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 3, 2])).toBe(2.5);
  });

  test('quartiles are interpolated between values', () => expect(quantile([1, 2, 3, 4], 0.25)).toBe(1.75));

  test('no values have no median', () => expect(() => median([])).toThrow());
});

describe('ratios', () => {
  test('are computed round by round, so that a slow round is slow for both', () => {
    expect(ratioOf([20, 200, 22], [10, 100, 11])).toEqual({ median: 2, quartiles: [2, 2] });
  });

  test('a single disturbed round does not change the ratio', () => {
    expect(ratioOf([20, 20, 900, 20, 20], [10, 10, 10, 10, 10]).median).toBe(2);
  });

  test('faster is their time divided by ours, a share is our time divided by theirs', () => {
    const named = { name: 'a/b', what: '', peer: '' };
    const times = [
      [2, 4],
      [10, 20],
    ];
    expect(compareTimes(named, 'faster', times, 1000)).toMatchObject({ value: 5, ours: '3 µs', theirs: '15 µs' });
    expect(compareTimes(named, 'share', times).value).toBe(0.2);
  });
});

test.each([
  [0.000_045, '45 ns'],
  [0.0123, '12.3 µs'],
  [12.34, '12.3 ms'],
  [2500, '2.5 s'],
])('%f ms is %s', (milliseconds, text) => expect(formatDuration(milliseconds)).toBe(text));

describe('goals', () => {
  const faster: Goal = { figure: 'a/b', atLeast: 20 };
  const share: Goal = { figure: 'a/b', atMost: 0.5 };
  const because = 'a reason';

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
  ] as const)('%o at %d is %s', (goal, value, status) => expect(checkGoal(goal, { value })).toBe(status));

  test('a goal that is missed or not measured is not accepted', () => {
    expect(checkGoal(faster, undefined)).toBe('not measured');
    expect(isAccepted('not measured')).toBe(false);
    expect(isAccepted('missed')).toBe(false);
    expect(isAccepted('floor held')).toBe(true);
  });

  test('each figure has one goal, in one direction', () => {
    expect(new Set(goals.map(({ figure }) => figure)).size).toBe(goals.length);
    for (const { atLeast, atMost } of goals) expect([atLeast, atMost].filter((bound) => bound !== undefined).length).toBe(1);
  });

  test('a processor has floors of its own for figures that have goals', () => {
    const processor = 'Intel(R) Xeon(R) Processor @ 2.50GHz';
    const changed = goalsOn(`${processor}, 2 cores`).filter((goal, at) => goal !== goals[at]);
    expect(changed.map(({ figure, floor }) => [figure, floor?.value]).sort()).toEqual(Object.entries(floorsOn(processor)).sort());
    expect(goalsOn('AMD EPYC, 2 cores')).toEqual(goals);
  });
});

describe('rounds', () => {
  test('have a turn of every contestant, in rotating order', () => {
    let now = 0;
    const order: string[] = [];
    const turn =
      (name: string, takes: number): Turn =>
      () => {
        order.push(name);
        now += takes;
      };
    const effort = { clock: () => now, budget: 30, minRounds: 1, maxRounds: 10, warmUp: 1 };
    const times = measureTurns([turn('a', 1), turn('b', 4), turn('c', 5)], effort);
    expect(times).toEqual([
      [1, 1, 1],
      [4, 4, 4],
      [5, 5, 5],
    ]);
    // the first round warms up
    expect(order.join('')).toBe('abcabcbcacab');
  });

  test('a turn takes every input, of which at least a thousand must differ', () => {
    const seen: number[] = [];
    createTurn(
      (input: number) => seen.push(input),
      Array.from({ length: 1000 }, (_, at) => at),
    )();
    expect(seen.length).toBe(1000);
    expect(() => createTurn((input: number) => input, new Array<number>(5000).fill(7))).toThrow();
  });
});
