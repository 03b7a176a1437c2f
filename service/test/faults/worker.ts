/**
 * A deliverer in a process of its own, with a clock that runs faster than time: leases end and attempts are due soon. Where time is to run as it does,
 * `payprep-service deliver` takes its place.
 *
 * The gotcha: the clock of every worker has to say the same, so the moment from which it runs faster is handed in.
 */
import pg from 'pg';
import { fromPool } from '../../storage/postgres/from-pool.js';
import { postgresStore } from '../../storage/postgres.js';
import { createDeliverer } from '../../webhooks/deliver.js';
import { pause } from '../../webhooks/pause.js';
import { createPost } from '../../webhooks/post.js';

const { DATABASE_URL, PAYPREP_KEYS = '', FAULTS_BEGUN = '', FAULTS_SPEED = '' } = process.env;

const begun = Number(FAULTS_BEGUN);
const speed = Number(FAULTS_SPEED);

/** Of an exchange, in time as it is. */
const TIMEOUT_MILLISECONDS = 1_500;

const clock = (): Date => new Date(begun + (Date.now() - begun) * speed);

const store = postgresStore({
  database: fromPool(new pg.Pool({ connectionString: DATABASE_URL, max: 20 })),
  keys: [PAYPREP_KEYS],
});
const stop = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop.abort());

const deliverer = createDeliverer({
  store,
  post: createPost({ clock, allowInsecure: true, timeoutMilliseconds: TIMEOUT_MILLISECONDS }),
  clock,
  random: Math.random,
  // twice as long as an exchange takes by this clock
  leaseMilliseconds: 2 * TIMEOUT_MILLISECONDS * speed,
});
process.stdout.write('delivering\n');
await deliverer.run({ signal: stop.signal, idle: pause(50) });
await store.close();
