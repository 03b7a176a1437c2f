/** What is sealed and does not open, and the keys that are missing. */
import { Counter, Gauge } from 'prom-client';
import type { UnreadableRow } from '../../storage/sealing.js';
import type { Registers } from './registers.js';

const KINDS: readonly UnreadableRow['kind'][] = ['subscription', 'answer', 'recipient'];
const REASONS = ['damaged', 'key_missing'] as const;

export function countSealed(registers: Registers) {
  const rows = new Counter({
    name: 'payprep_unreadable_rows',
    help: 'Rows that were read and did not open, each as often as it was read',
    labelNames: ['kind', 'reason'],
    registers,
  });
  // a series that begins with an event shows no increase, and a row may be read but once
  for (const kind of KINDS) for (const reason of REASONS) rows.inc({ kind, reason }, 0);
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
