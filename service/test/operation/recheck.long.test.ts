/** Stored recipients that would be refused today: found by `deliver`, told by a webhook, shown to their organization, and reported to the operator. */
import { Pool } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { fromPool } from '../../storage/postgres/from-pool.js';
import { postgresStore } from '../../storage/postgres.js';
import { NO_ID, SUBSCRIPTION } from '../contract/client.js';
import { expectSigned, received } from '../contract/events.js';
import { event, faultsIn } from '../contract/shapes.js';
import { GERMAN, openWorld } from '../contract/world.js';
import { databases, KEY } from '../database.js';
import { type Environment, run, serve, start, stopAll } from '../process.js';
import { recipient, uuid } from '../storage/records.js';
import { receiver } from '../webhooks/receiver.js';

const { fresh } = databases();
afterAll(stopAll);

const CHECKS = '/beneficiaries/management/recipients';
const NUMBER = '370400440532013000';

/** What was stored when other rules held. */
async function store(env: Environment): Promise<void> {
  const { DATABASE_URL } = env;
  const stored = postgresStore({ database: fromPool(new Pool({ connectionString: DATABASE_URL, max: 1 })), keys: [KEY] });
  await stored.transaction(async (tx) => {
    await tx.recipients.add(recipient(1, { details: GERMAN }));
    const wrong = { ...GERMAN, creditorAccount: { id: { value: `DE88${NUMBER}`, type: 'IBAN' } } };
    await tx.recipients.add(recipient(2, { details: wrong }));
  });
  await stored.close();
}

test('deliver checks them, tells their organization once, and nobody else', async () => {
  const env = await fresh();
  await store(env);
  const world = await openWorld(await serve(['--no-delivery', '--allow-insecure-webhooks'], env));
  const hook = await receiver((response) => response.end());
  const subscription = { ...SUBSCRIPTION, url: `http://127.0.0.1:${hook.port}/`, events: ['RECIPIENT_ALERTED'] };
  const { secret } = (await world.acme.send('POST /webhooks/subscriptions', { body: subscription })).body;
  const elsewhere = await receiver((response) => response.end());
  await world.other.send('POST /webhooks/subscriptions', { body: { ...subscription, url: `http://127.0.0.1:${elsewhere.port}/` } });
  const list = async (query = '', client = world.acme) => (await client.send(`GET ${CHECKS}${query}`)).body.items;
  expect(await list()).toEqual([]);

  const deliverer = start(['deliver', '--metrics-port', 'off', '--allow-insecure-webhooks'], env);
  const line = await deliverer.logged(({ message }) => message === 'recheck');
  expect(line).toMatchObject({ checked: 2, alerted: 1, changed: 1, unreadable: 0, isDone: true });
  await received(hook, 1);
  const [told] = hook.received;
  if (told === undefined) throw new Error('nothing was told');
  await expectSigned(told, secret);
  expect(faultsIn(JSON.parse(told.body), event)).toEqual([]);
  expect(JSON.parse(told.body)).toMatchObject({ eventType: 'RECIPIENT_ALERTED', object: { id: uuid(2), externalUserId: 'ann' } });
  expect(told.body).not.toContain(NUMBER);

  expect((await list()).map(({ id }: { readonly id: string }) => id)).toEqual([uuid(1), uuid(2)]);
  expect(await list('?status=ALERT')).toMatchObject([
    { id: uuid(2), status: 'ALERT', alerts: [{ code: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS' }] },
  ]);
  const one = await world.acme.send(`GET ${CHECKS}/${uuid(2)}`);
  expect([one.status, one.body.status, one.body.alerts[0].code]).toEqual([200, 'ALERT', 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS']);
  expect(one.text).not.toContain(NUMBER);
  // the recipient stays as it is
  expect((await world.acme.send(`GET /beneficiaries/organizations/recipients/${uuid(2)}`)).body.creditorAccount.id.value).toBe(
    `DE88${NUMBER}`,
  );

  expect(await list('', world.other)).toEqual([]);
  const [foreign, none] = [await world.other.send(`GET ${CHECKS}/${uuid(2)}`), await world.other.send(`GET ${CHECKS}/${NO_ID}`)];
  expect([foreign.status, foreign.text]).toEqual([404, none.text]);

  const report = async (...argv: readonly string[]) => JSON.parse((await run(['recheck', '--json', ...argv], env)).out);
  expect(await report()).toEqual({ checked: 0, alerted: 0, changed: 0, unreadable: 0 });
  expect(await report('--again')).toEqual({ checked: 2, alerted: 1, changed: 0, unreadable: 0, isDone: true });
  await deliverer.stop();
  expect([hook.received.length, elsewhere.received.length]).toEqual([1, 0]);
});
