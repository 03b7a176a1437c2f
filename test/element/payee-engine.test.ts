/**
 * The engine of `<payprep-payee>` while the tables of a country are on their way.
 *
 * The gotcha: what is loaded is kept by the modules, so that this file is run with modules of its own (`ALONE` of vitest.config.ts).
 */
import { expect, test, vi } from 'vitest';
import { fieldAlerts } from '../../src/answers/explain/field-alert.js';
import { areLoaded, loadCountryRules, rulesOf } from '../../src/element/country-rules.js';
import { payeeEngine } from '../../src/element/payee-engine.js';

const way = vi.hoisted(() => {
  let arrive = (): void => undefined;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  return { arrival, arrive };
});
vi.mock('../../src/directory/published-tables.js', async (original) => {
  await way.arrival;
  return original();
});

// the last digit of the account does not go with the sort code
const PAYEE = {
  country: 'GB',
  currency: 'GBP',
  method: 'BANK_ACCOUNT',
  creditor: { name: 'Ada Example' },
  creditorAccount: { id: { value: '55779912', type: 'ACCOUNT_NUMBER' } },
  creditorAgent: { clearingSystemMemberId: { memberId: '200000' } },
};
const codes = () => fieldAlerts(PAYEE, payeeEngine()).map(({ code }) => code);

test('one that was made before the British tables came is not kept, and one is kept as long as nothing comes', async () => {
  const loading = loadCountryRules(['GB']);
  await vi.waitUntil(() => rulesOf('GB') !== undefined);
  const before = payeeEngine();
  expect([areLoaded(['GB']), codes()]).toEqual([false, []]);
  expect(payeeEngine()).toBe(before);
  way.arrive();
  await loading;
  expect([areLoaded(['GB']), codes()]).toEqual([true, ['CREDITOR_BANK_IDENTIFIER_ACCOUNT_NUMBER_INCONSISTENCY']]);
  expect(payeeEngine()).not.toBe(before);
  expect(payeeEngine()).toBe(payeeEngine());
});
