/** Somebody who has an account of their own, and the ids of others. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPage, LIST_ENDPOINTS, MANAGEMENT_ENDPOINTS, NO_ID, SESSION, SUBSCRIPTION } from '../contract/client.js';
import { DUTCH, GERMAN, openWorld, type User, type World } from '../contract/world.js';
import { databases } from '../database.js';
import { serve, stopAll } from '../process.js';

const RECIPIENTS = '/beneficiaries/organizations/recipients';
const { fresh } = databases();

describe.each(['memory', 'postgres'])('over %s', (store) => {
  let world: World;
  let ours: User;
  let recipientId: string;
  let subscriptionId: string;
  let deliveryId: string;

  beforeAll(async () => {
    world = await openWorld(await serve(['--store', store], store === 'postgres' ? await fresh() : {}));
    ours = await world.user('acme');
    recipientId = (await ours.page('POST /recipients', { body: GERMAN })).body.id;
    subscriptionId = (await world.acme.send('POST /webhooks/subscriptions', { body: SUBSCRIPTION })).body.id;
    await ours.page('POST /recipients', { body: DUTCH });
    [{ id: deliveryId }] = (await world.acme.send(`GET /webhooks/management/subscriptions/${subscriptionId}/deliveries`)).body.items;
  });
  afterAll(stopAll);

  const state = async () => [
    (await ours.listed()).text,
    (await world.acme.send(`GET ${RECIPIENTS}/${recipientId}`)).text,
    (await world.acme.send('GET /webhooks/subscriptions')).text,
    (await world.acme.send(`GET /webhooks/management/subscriptions/${subscriptionId}/deliveries`)).body.items.length,
  ];

  test('a recipient of another organization is as unknown as one that never was', async () => {
    const [foreign, none] = [
      await world.other.send(`GET ${RECIPIENTS}/${recipientId}`),
      await world.other.send(`GET ${RECIPIENTS}/${NO_ID}`),
    ];
    expect([foreign.status, foreign.text]).toEqual([404, none.text]);
  });

  test('the users of another organization have no recipients here', async () => {
    const path = `${RECIPIENTS}?externalUserId=${encodeURIComponent(ours.externalUserId)}`;
    expect((await world.other.send(`GET ${path}`)).text).toBe('{"items":[]}');
    expect((await world.other.send(`GET ${path}&cursor=0.${recipientId}`)).text).toBe('{"items":[]}');
  });

  test('a subscription of another organization cannot be seen, changed, or told from one that never was', async () => {
    const before = await state();
    expect((await world.other.send('GET /webhooks/subscriptions')).text).toBe('{"items":[]}');
    for (const body of [{ url: 'https://evil.example.com/' }, { url: 'https://10.0.0.1/' }, {}]) {
      const foreign = await world.other.send(`PATCH /webhooks/subscriptions/${subscriptionId}`, { body });
      const none = await world.other.send(`PATCH /webhooks/subscriptions/${NO_ID}`, { body });
      expect([foreign.status, foreign.text]).toEqual([404, none.text]);
    }
    for (const method of ['GET', 'DELETE']) {
      const foreign = await world.other.send(`${method} /webhooks/subscriptions/${subscriptionId}`);
      const none = await world.other.send(`${method} /webhooks/subscriptions/${NO_ID}`);
      expect([foreign.status, foreign.text]).toEqual([404, none.text]);
    }
    expect(await state()).toEqual(before);
  });

  test.each(MANAGEMENT_ENDPOINTS)('$line: what another organization has is as unknown as what never was', async ({ line }) => {
    const before = await state();
    const own = line.includes('/deliveries/') ? deliveryId : line.includes('/recipients/') ? recipientId : subscriptionId;
    const ask = (id: string) => world.other.send(line.replace(NO_ID, id), { headers: { 'idempotency-key': crypto.randomUUID() } });
    const [foreign, none] = [await ask(own), await ask(NO_ID)];
    expect([foreign.status, foreign.text]).toEqual([404, none.text]);
    expect(await state()).toEqual(before);
  });

  test.each(LIST_ENDPOINTS)('$line: lists nothing of another organization, wherever it begins', async ({ line }) => {
    for (const query of ['', '?status=OK', '?status=ALERT', `?cursor=0.${recipientId}`])
      expect((await world.other.send(`${line}${query}`)).text).toBe('{"items":[]}');
  });

  test('a session of a user of the same name elsewhere opens nothing of ours', async () => {
    const { body } = await world.other.openSession({ ...SESSION, externalUserId: ours.externalUserId });
    const page = createPage(world.url, body.url);
    const before = await state();
    expect((await page('GET /recipients')).text).toBe('{"items":[]}');
    await expectNothingOpen(page);
    expect(await state()).toEqual(before);
  });

  test('a session of another user of the same organization opens nothing of ours', async () => {
    const before = await state();
    await expectNothingOpen((await world.user('acme')).page);
    expect(await state()).toEqual(before);
  });

  async function expectNothingOpen(page: User['page']): Promise<void> {
    for (const line of [
      `PATCH /recipients/${recipientId}`,
      `DELETE /recipients/${recipientId}`,
      `POST /recipients/${recipientId}/default`,
    ]) {
      const headers = { 'if-match': '*' };
      const body = line.startsWith('PATCH') ? DUTCH : undefined;
      const [foreign, none] = [await page(line, { body, headers }), await page(line.replace(recipientId, NO_ID), { body, headers })];
      expect([foreign.status, foreign.text]).toEqual([404, none.text]);
    }
  }

  test('an organization named in the request is not listened to', async () => {
    const headers = { 'x-organization': 'acme', 'x-forwarded-user': 'acme', 'x-organization-id': 'acme' };
    const query = `${RECIPIENTS}?externalUserId=${encodeURIComponent(ours.externalUserId)}&organization=acme`;
    expect((await world.other.send(`GET ${query}`, { headers })).text).toBe('{"items":[]}');
    const made = await world.other.send('POST /webhooks/subscriptions', { body: { ...SUBSCRIPTION, organization: 'acme' }, headers });
    expect((await world.acme.send('GET /webhooks/subscriptions')).text).not.toContain(made.body.id);
  });

  test('an idempotency key of another organization repeats nothing', async () => {
    const key = crypto.randomUUID();
    const [first, other] = [await world.acme.openSession(SESSION, key), await world.other.openSession(SESSION, key)];
    expect([other.status, other.headers.get('idempotent-replayed')]).toEqual([200, null]);
    expect(other.body.id).not.toBe(first.body.id);
    expect(other.body.url).not.toBe(first.body.url);
    expect((await world.other.openSession({ ...SESSION, externalUserId: 'eve' }, `${key} `)).status).not.toBe(200);
  });

  test('an idempotency key counts for its path alone', async () => {
    const key = crypto.randomUUID();
    await world.acme.openSession(SESSION, key);
    for (const line of ['POST /webhooks/subscriptions', 'POST /payments/validations']) {
      const reply = await world.acme.send(line, { body: { ...SUBSCRIPTION, events: [] }, headers: { 'idempotency-key': key } });
      expect([reply.status < 300, reply.headers.get('idempotent-replayed')]).toEqual([true, null]);
    }
    // a way to write the path that leads to the same place
    const again = await world.acme.send('POST /beneficiaries/organizations/sessions?x=1', {
      body: SESSION,
      headers: { 'idempotency-key': key },
    });
    expect(again.headers.get('idempotent-replayed')).toBe('true');
  });
});
