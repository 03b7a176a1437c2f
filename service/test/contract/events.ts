/** What a receiver of events sees: from a session to a signed request. */
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { verify } from '../../webhooks.js';
import { eventually } from '../eventually.js';
import { type Receiver, receiver } from '../webhooks/receiver.js';
import { SUBSCRIPTION } from './client.js';
import { event, faultsIn } from './shapes.js';
import { DUTCH, GERMAN, type World } from './world.js';

/** Resolves when so many requests have come. */
export const received = ({ received }: Receiver, count: number) => eventually(() => received.length).toBeGreaterThanOrEqual(count);

/** Both verifiers, ours and that of the standard, take the request under this secret. */
export async function expectSigned({ headers, body }: Receiver['received'][number], secret: string): Promise<void> {
  expect(await verify({ headers, body, secrets: [secret], now: new Date() })).toMatchObject({ ok: true });
  expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toEqual(JSON.parse(body));
}

export function eventsContract(world: () => World): void {
  const subscribe = async (port: number, changes: object = {}) =>
    (
      await world().acme.send('POST /webhooks/subscriptions', {
        body: { ...SUBSCRIPTION, url: `http://127.0.0.1:${port}/hook?a=b`, ...changes },
      })
    ).body;

  test('each change of a recipient is told once to who asked for it, signed, and without bank details', async () => {
    const [all, deletions, nothing] = [
      await receiver((to) => to.end()),
      await receiver((to) => to.end()),
      await receiver((to) => to.end()),
    ];
    const subscription = await subscribe(all.port);
    const made = [
      subscription,
      await subscribe(deletions.port, { events: ['RECIPIENT_DELETED'] }),
      await subscribe(nothing.port, { events: [] }),
      await subscribe(nothing.port, { enabled: false }),
    ];

    const user = await world().user();
    const { id } = (await user.page('POST /recipients', { body: GERMAN })).body;
    // the second changes nothing, and is not told of
    for (const body of [DUTCH, DUTCH]) await user.page(`PATCH /recipients/${id}`, { body, headers: { 'if-match': '*' } });
    await user.page(`DELETE /recipients/${id}`);
    const foreign = await world().user('other');
    await foreign.page('POST /recipients', { body: GERMAN });

    await received(all, 3);
    await received(deletions, 1);
    for (const request of all.received) await expectSigned(request, subscription.secret);
    const told = all.received.map(({ body }) => JSON.parse(body));
    expect(told.flatMap((body) => faultsIn(body, event))).toEqual([]);
    expect(told.map(({ eventType }) => eventType).sort()).toEqual(['RECIPIENT_CREATED', 'RECIPIENT_DELETED', 'RECIPIENT_UPDATED']);
    for (const { object } of told) expect(object).toEqual({ id, externalUserId: user.externalUserId });
    expect(new Set(all.received.map(({ headers }) => headers['webhook-id'])).size).toBe(3);
    expect(all.received.map(({ url }) => url)).toEqual(Array(3).fill('/hook?a=b'));
    expect(deletions.received.map(({ body }) => JSON.parse(body).eventType)).toEqual(['RECIPIENT_DELETED']);
    expect(nothing.received).toEqual([]);
    await disable(made);
  });

  test('a receiver that is gone is told nothing more', async () => {
    const gone = await receiver((to) => to.writeHead(410).end());
    const made = await subscribe(gone.port);
    const user = await world().user();
    await user.page('POST /recipients', { body: GERMAN });
    await eventually(() => isEnabled(made.id)).toBe(false);
    expect(gone.received).toHaveLength(1);
  });

  async function isEnabled(id: string): Promise<boolean> {
    const { items } = (await world().acme.send('GET /webhooks/subscriptions')).body;
    return items.find((item: { readonly id: string }) => item.id === id).enabled;
  }

  /** What receives nothing any more is sent nothing more. */
  async function disable(made: readonly { readonly id: string }[]): Promise<void> {
    for (const { id } of made) await world().acme.send(`PATCH /webhooks/subscriptions/${id}`, { body: { enabled: false } });
  }
}
