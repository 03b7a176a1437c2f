/** What is sealed and does not open, and the keys that are missing. */
import { Counter, Gauge } from 'prom-client';
import type { UnreadableRow } from '../../storage/sealing.js';
import type { Registers } from './registers.js';

export function countSealed(registers: Registers) {
  const rows = new Counter({
    name: 'payprep_unreadable_rows',
    help: 'Rows that were read and did not open, each as often as it was read',
    labelNames: ['kind', 'reason'],
    registers,
  });
  const keys = new Gauge({
    name: 'payprep_missing_keys',
    help: 'Keys that sealed something, and that this process was not given',
    registers,
  });
  return {
    unreadable: ({ kind, code }: UnreadableRow): void => rows.inc({ kind, reason: code === 'KEY_UNKNOWN' ? 'key_missing' : 'damaged' }),
    missingKeys: (count: number): void => keys.set(count),
  };
}
