/** Endpoints 8 to 10 from outside: webhook subscriptions. */
import { describe, expect, test } from 'vitest';
import { SUBSCRIPTION } from './client.js';
import { faultsIn, items, subscription } from './shapes.js';
import type { World } from './world.js';

const PATH = '/webhooks/subscriptions';

export function subscriptionsContract(world: () => World): void {
  const create = (body: unknown) => world().acme.send(`POST ${PATH}`, { body });
  const change = (id: string, body: unknown) => world().acme.send(`PATCH ${PATH}/${id}`, { body });

  /** There is room for twenty: one that is changed by all. */
  let id: string;
  const one = async (): Promise<string> => {
    id ??= (await create(SUBSCRIPTION)).body.id;
    return id;
  };
  const shown = async () => (await world().acme.send(`GET ${PATH}`)).body.items.find((item: { readonly id: string }) => item.id === id);

  test('is made: 201, with id, date and a secret of 32 bytes', async () => {
    const { status, body } = await create(SUBSCRIPTION);
    expect([status, faultsIn(body, subscription)]).toEqual([201, []]);
    expect(body).toMatchObject(SUBSCRIPTION);
    expect(Buffer.from(body.secret, 'base64')).toHaveLength(32);
    const { enabled, ...rest } = SUBSCRIPTION;
    expect((await create(rest)).body).toMatchObject({ ...rest, enabled });
  });

  test('all are listed, in the order of their creation', async () => {
    await one();
    const { status, body } = await world().acme.send(`GET ${PATH}`);
    expect([status, faultsIn(body, items(subscription))]).toEqual([200, []]);
    const dates = body.items.map(({ createdDate }: { readonly createdDate: string }) => createdDate);
    expect(dates).toEqual([...dates].sort());
    expect(await shown()).toMatchObject(SUBSCRIPTION);
  });

  describe('a change', () => {
    test.each([{ title: 'Theirs' }, { enabled: false }, { url: 'https://new.example.com/' }, { events: [] }, SUBSCRIPTION, {}])(
      '%j changes that and nothing else',
      async (changes) => {
        await one();
        const before = await shown();
        const { status, body } = await change(id, changes);
        expect([status, body]).toEqual([200, { ...before, ...changes }]);
        expect(await shown()).toEqual(body);
      },
    );

    test('never reaches id, createdDate and secret', async () => {
      await one();
      const before = await shown();
      const { status, body } = await change(id, { id: crypto.randomUUID(), createdDate: '2000-01-01T00:00:00Z', secret: 'mine' });
      expect([status, body]).toEqual([200, before]);
    });

    test.each(['title', 'enabled', 'url', 'events'])('%s: null is refused, and nothing is changed', async (name) => {
      await one();
      const before = await shown();
      const { status, body } = await change(id, { ...SUBSCRIPTION, [name]: null });
      expect([status, body.errors[0].pointer]).toEqual([400, `/${name}`]);
      expect(await shown()).toEqual(before);
    });
  });

  test.each([
    [{ title: undefined }, '/title', 'JSON_PAYLOAD_MISSING_REQUIRED_FIELD'],
    [{ url: undefined }, '/url', 'JSON_PAYLOAD_MISSING_REQUIRED_FIELD'],
    [{ events: undefined }, '/events', 'JSON_PAYLOAD_MISSING_REQUIRED_FIELD'],
    [{ title: 5 }, '/title', 'JSON_PAYLOAD_INVALID_TYPE'],
    [{ enabled: 'yes' }, '/enabled', 'JSON_PAYLOAD_INVALID_TYPE'],
    [{ events: 'RECIPIENT_CREATED' }, '/events', 'JSON_PAYLOAD_INVALID_TYPE'],
    [{ events: ['ALL'] }, '/events/0', 'JSON_PAYLOAD_INVALID_ENUM_VALUE'],
    [{ url: 'https://a:b@hooks.example.com/' }, '/url', 'WEBHOOK_ENDPOINT_URL_INVALID'],
    [{ url: 'https://hooks.example.com/#part' }, '/url', 'WEBHOOK_ENDPOINT_URL_INVALID'],
    [{ url: 'ftp://hooks.example.com/' }, '/url', 'WEBHOOK_ENDPOINT_URL_INVALID'],
    [{ url: 'hooks.example.com' }, '/url', 'WEBHOOK_ENDPOINT_URL_INVALID'],
  ])('%j makes none', async (wrong, pointer, code) => {
    const { status, body } = await create({ ...SUBSCRIPTION, ...wrong });
    expect([status, body.errors[0]]).toEqual([400, { pointer, code, detail: expect.any(String) }]);
  });

  test('an organization has twenty, even where many are made at once', async () => {
    const make = () => world().other.send(`POST ${PATH}`, { body: { ...SUBSCRIPTION, events: [] } });
    const replies = await Promise.all(Array.from({ length: 24 }, make));
    const refused = replies.filter(({ status }) => status !== 201);
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(Array(4).fill([409, 'WEBHOOK_SUBSCRIPTIONS_LIMIT_REACHED']));
    expect((await world().other.send(`GET ${PATH}`)).body.items).toHaveLength(20);
  });

  test('one is read alone, and deleted: then there is room for another; neither by anybody else', async () => {
    const [{ id: own }] = (await world().other.send(`GET ${PATH}`)).body.items;
    for (const method of ['GET', 'DELETE']) {
      const { status, body } = await world().acme.send(`${method} ${PATH}/${own}`);
      expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
    }
    const read = await world().other.send(`GET ${PATH}/${own}`);
    expect([read.status, faultsIn(read.body, subscription), read.body.id]).toEqual([200, [], own]);
    const gone = await world().other.send(`DELETE ${PATH}/${own}`);
    expect([gone.status, gone.text]).toEqual([204, '']);
    for (const method of ['GET', 'DELETE', 'PATCH'])
      expect((await world().other.send(`${method} ${PATH}/${own}`, { body: method === 'PATCH' ? {} : undefined })).status).toBe(404);
    const another = await world().other.send(`POST ${PATH}`, { body: { ...SUBSCRIPTION, events: [] } });
    expect(another.status).toBe(201);
    expect((await world().other.send(`GET ${PATH}`)).body.items).toHaveLength(20);
  });
}
