/**
 * Checks many stored recipients again, in PGlite, and says how long it took: `npx tsx service/bench/recheck.ts 100000`. It is stopped once in the middle, and
 * goes on.
 */
import { PGlite } from '@electric-sql/pglite';
import { createEngine } from 'payprep/full';
import { systemRandom } from '../bytes/random.js';
import { listChecked } from '../recipients/checked.js';
import { recheckRecipients } from '../recipients/recheck.js';
import { sameAccountAs } from '../recipients/same-account.js';
import { fromPglite } from '../storage/postgres/from-pglite.js';
import { migrate } from '../storage/postgres/schema.js';
import { postgresStore } from '../storage/postgres.js';

const COUNT = Number(process.argv[2] ?? 1000);
/** Recipients of one user, and of one transaction. */
const EACH = 100;

const database = fromPglite(await PGlite.create());
await migrate(database);
const store = postgresStore({ database, keys: [Buffer.alloc(32, 1).toString('base64')] });
const engine = createEngine({ on: '2026-11-20' });
const service = { store, clock: () => new Date(), random: systemRandom, engine: () => engine };

const idOf = (n: number): string => `00000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`;
const mod97 = (digits: string): number => Number(BigInt(digits) % 97n);

/** A Belgian account; one of a hundred has wrong check digits. */
function ibanOf(n: number): string {
  const start = `001${String(n).padStart(7, '0')}`;
  const bban = start + String(mod97(start) || 97).padStart(2, '0');
  const check = 98 - mod97(`${bban}111400`);
  return `BE${String(n % 100 === 0 ? (check % 96) + 3 : check).padStart(2, '0')}${bban}`;
}

const detailsOf = (n: number) => ({
  country: 'BE',
  currency: 'EUR',
  method: 'BANK_ACCOUNT',
  creditor: { name: 'Ada Example' },
  creditorAccount: { id: { value: ibanOf(n), type: 'IBAN' } },
});

for (let at = 0; at < COUNT; at += EACH)
  await store.transaction(async (tx) => {
    const owner = { organization: 'acme', externalUserId: `user-${at / EACH}` };
    for (let n = at; n < Math.min(at + EACH, COUNT); n++)
      await tx.recipients.add({ id: idOf(n), ...owner, created: new Date(1_700_000_000_000 + n), isDefault: false, details: detailsOf(n) });
  });

const megabytes = (): number => Math.round(process.memoryUsage().rss / 2 ** 20);
const filled = megabytes();
let most = filled;
/** Seconds of each tenth: were they to grow, so would the cost of a recipient. */
const tenths: number[] = [];
let lastTenth = performance.now();
const note = (checked: number): void => {
  most = Math.max(most, megabytes());
  if (checked < ((tenths.length + 1) * COUNT) / 10) return;
  tenths.push(Math.round((performance.now() - lastTenth) / 100) / 10);
  lastTenth = performance.now();
};

const began = performance.now();
const processorBegan = process.cpuUsage();
const stop = new AbortController();
const half = await recheckRecipients(service, {
  engineEdition: '1',
  signal: stop.signal,
  onBatch: ({ checked }) => {
    note(checked);
    if (checked >= COUNT / 2) stop.abort();
  },
});
const whole = await recheckRecipients(service, { engineEdition: '1', onBatch: ({ checked }) => note(checked) });
const seconds = (performance.now() - began) / 1000;
const processor = process.cpuUsage(processorBegan);
const { items, next } = await listChecked(service, 'acme', { status: 'ALERT', limit: 5 });
const behind = await listChecked(service, 'acme', { status: 'ALERT', limit: 5, after: next });
const same = await sameAccountAs(service, { organization: 'acme', externalUserId: 'user-0' }, detailsOf(1));
const again = await recheckRecipients(service, { engineEdition: '1' });
const figures = {
  ...{ stoppedAt: half?.checked, whole, seconds: Math.round(seconds), tenths },
  millisecondsEach: (seconds * 1000) / COUNT,
  processorMillisecondsEach: (processor.user + processor.system) / 1000 / COUNT,
  megabytes: { filled, most },
  ...{ same: same.length, again: again ?? null },
};
process.stdout.write(`${JSON.stringify(figures)}\n`);
process.stdout.write(`${JSON.stringify({ alerted: [...items, ...behind.items].map(({ id, alerts }) => [id.slice(-4), alerts]) })}\n`);
await store.close();
