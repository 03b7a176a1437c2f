/** What checks an account is loaded behind what the page does now: a click into the field is not kept waiting. */
import { afterEach, expect, test, vi } from 'vitest';
import { checkingOf, loadChecking } from '../../src/element/checking.js';

afterEach(() => vi.useRealTimers());

test('nothing is loaded before the event is over that asks for it', async () => {
  const needs = { countries: [], language: 'en', hasBanks: false };
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const loading = loadChecking(needs);
  // what would be there by then, if somebody had asked for it
  await Promise.all([import('../../src/element/account-checks.js'), import('../../rules/texts/en/alerts.js')]);
  await new Promise((resolve) => setImmediate(resolve));
  expect(checkingOf(needs)).toBeUndefined();
  vi.runAllTimers();
  await loading;
  expect(checkingOf(needs)).toBeDefined();
});
