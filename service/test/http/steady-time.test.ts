import { expect, test } from 'vitest';
import { createHandler } from '../../http/handler.js';
import type { Answered } from '../../http/observation.js';
import { steadyTime } from '../../http/steady-time.js';
import { memoryStore } from '../../storage/memory.js';
import { authenticate, call, engine } from './calls.js';

test('time passes as the clock shows it, and stands still where the clock is set back', () => {
  let now = 1_000;
  const time = steadyTime(() => new Date(now));
  const measured = [2_000, 2_500, 500, 600, 2_600, 0, 10].map((shown) => {
    now = shown;
    return time();
  });
  expect(measured).toEqual([2_000, 2_500, 2_500, 2_600, 4_600, 4_600, 4_610]);
});

test('no answer took less than no time', async () => {
  let now = Date.parse('2026-11-20T12:00:00Z');
  const answers: Answered[] = [];
  const clock = () => {
    now -= 1_000;
    return new Date(now);
  };
  const handler = createHandler({ engine, store: memoryStore(), authenticate, clock, observe: (answered) => answers.push(answered) });
  await call(handler, 'POST /payments/validations', { body: {} });
  expect(answers.map(({ milliseconds }) => milliseconds)).toEqual([0]);
});
