import { describe, expect, test } from 'vitest';
import { GENERATED_CASES, LARGEST, measure, PUBLISHED } from './cases.js';

const sets = [...PUBLISHED, GENERATED_CASES].map((cases, at) => [['published 1', 'published 2', 'generated'][at], cases] as const);

describe.each(sets)('addresses that are %s', (_, cases) => {
  const all = measure(cases);
  test('have the right town and post code in more than 85 of 100', () => expect(all.right / all.cases).toBeGreaterThan(0.85));
  test('have a wrong town in less than 1 of 100 that are sure', () => expect(all.wrongTownAtHigh / all.high).toBeLessThan(0.01));
  test('have no wrong post code', () => expect(all.wrongCode).toBe(0));
  test('have the right town and post code in more than 95 of 100 of the largest countries', () => {
    const { right, cases: count } = measure(cases.filter(({ country }) => LARGEST.includes(country)));
    expect(right / count).toBeGreaterThan(0.95);
  });
});
