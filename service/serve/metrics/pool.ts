/** The connections to PostgreSQL. */
import { Gauge } from 'prom-client';
import type { Registers } from './registers.js';

/** The used part of `Pool` of `pg`. */
export interface Pool {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
  readonly options: { readonly max: number };
}

export function countPool(pool: Pool, registers: Registers): void {
  new Gauge({
    name: 'payprep_database_pool_connections',
    help: 'Open connections',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount);
    },
  });
  new Gauge({
    name: 'payprep_database_pool_waiting',
    help: 'Those who wait for a connection',
    registers,
    collect() {
      this.set(pool.waitingCount);
    },
  });
  new Gauge({ name: 'payprep_database_pool_max_connections', help: 'The most connections', registers }).set(pool.options.max);
}
