/** A process says which rows do not open, and which keys it lacks. */
import { expect, test } from 'vitest';
import { buildOf } from '../../serve/metrics/build.js';
import { createMetrics } from '../../serve/metrics/index.js';
import { logUnreadable, watchKeys } from '../../serve/sealed-rows.js';
import { memoryStore } from '../../storage/memory.js';
import { eventually } from '../eventually.js';

const logged = () => {
  const lines: unknown[] = [];
  return { lines, log: (level: string, message: string, facts?: object | string) => void lines.push([level, message, facts]) };
};

const metricsOf = () => createMetrics({ store: memoryStore(), clock: () => new Date(), build: buildOf('24') });

test('a row that does not open is counted each time, and logged once', async () => {
  const { lines, log } = logged();
  const metrics = metricsOf();
  const say = logUnreadable(log);
  for (const id of ['1', '2', '1']) {
    const row = { kind: 'recipient', id, code: 'SEAL_BROKEN' } as const;
    say(row);
    metrics.unreadable(row);
  }
  expect(lines).toEqual(['1', '2'].map((id) => ['error', 'unreadable row', { code: 'SEAL_BROKEN', kind: 'recipient', id }]));
  expect(await metrics.text()).toContain('payprep_unreadable_rows_total{kind="recipient",reason="damaged"} 3');
});

test('a key that another process seals with is missed while the process runs', async () => {
  const { lines, log } = logged();
  const metrics = metricsOf();
  let ids: readonly string[] = [];
  const end = watchKeys({ missingKeys: async () => ids, metrics, log, milliseconds: 5 });
  ids = ['abc'];
  await eventually(() => lines.length).toBeGreaterThan(0);
  end();
  expect(lines[0]).toEqual(['error', 'missing keys', { code: 'KEY_UNKNOWN', keyIds: ['abc'] }]);
  expect(await metrics.text()).toContain('payprep_missing_keys 1');
});
