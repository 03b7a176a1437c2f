/** The clock of this process beside that of the database: nothing is tidied while they are two minutes apart. */
import { Gauge } from 'prom-client';
import type { Store } from '../../storage/port.js';
import { clockOffset } from '../clock.js';
import type { Registers } from './registers.js';

export function countClock(store: Store, clock: () => Date, registers: Registers): void {
  new Gauge({
    name: 'payprep_clock_offset_seconds',
    help: 'How far the clock of the process is ahead of that of the database',
    registers,
    async collect() {
      // unknown if the store does not answer
      this.set(await clockOffset(store, clock).catch(() => Number.NaN));
    },
  });
}
