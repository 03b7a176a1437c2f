/** What is held of an end-user: all of it is shown, all of it goes, and whoever is not seen any more goes, too. */
import { createEngine } from 'payprep/full';
import { beforeEach, describe, expect, test } from 'vitest';
import { systemRandom } from '../../bytes/random.js';
import { addRecipient, listRecipients } from '../../recipients/recipients.js';
import { createSession, openSession } from '../../recipients/sessions.js';
import { eraseUser, exportUser, removeUnseen } from '../../recipients/users.js';
import { memoryStore } from '../../storage/memory.js';
import type { Store } from '../../storage/port.js';
import { createSubscription } from '../../webhooks/subscriptions.js';

const engine = createEngine({ on: '2026-11-20' });
const OPERATOR = { actor: 'OPERATOR' } as const;
const CLIENT = { actor: 'CLIENT', clientId: 'shop' } as const;
const ANN = { organization: 'acme', externalUserId: 'ann' };
const BOB = { organization: 'acme', externalUserId: 'bob' };
const IBAN = 'DE89370400440532013000';
const GIVEN = {
  country: 'DE',
  currency: 'EUR',
  method: 'BANK_ACCOUNT',
  creditor: { name: 'Ada Example', type: 'INDIVIDUAL' },
  creditorAccount: { id: { value: IBAN, type: 'IBAN' } },
};

let now: Date;
let store: Store;
const clock = () => now;
const service = () => ({ store, clock, random: systemRandom, engine: () => engine });

beforeEach(() => {
  now = new Date('2026-11-20T12:00:00Z');
  store = memoryStore();
});

/** A session with one recipient in it; its token. */
async function visit(externalUserId: string, recipients = 1): Promise<string> {
  const scope = { organization: 'acme', path: '/sessions', key: `key of ${externalUserId}` };
  const hour = new Date(now.getTime() + 3_600_000);
  const request = { externalUserId, returnUrl: 'https://shop.example.com/', allowedRecipientTypes: undefined, allowedCountries: undefined };
  await store.transaction((tx) => tx.idempotency.take(scope, { fingerprint: 'f', now, lease: hour, expires: hour, externalUserId }));
  const { token } = await store.transaction((tx) => createSession(service(), tx, 'acme', request, CLIENT));
  const session = await openSession(service(), token);
  if (session === undefined) throw new Error('the session does not open');
  for (let n = 0; n < recipients; n += 1)
    await addRecipient(service(), { session, actor: { actor: 'SESSION', sessionId: session.id } }, GIVEN);
  return token;
}

const countOf = async (owner: typeof ANN) => (await listRecipients(service(), owner)).items.length;

const trail = (externalUserId?: string) => store.transaction((tx) => tx.audit.list('acme', { externalUserId, limit: 99 }));

describe('an export', () => {
  test('has all that is held of a user, and of nobody else, without what opens a session', async () => {
    const token = await visit('ann');
    await visit('bob');
    const exported = await exportUser(service(), ANN, OPERATOR);
    expect(exported).toEqual({
      externalUserId: 'ann',
      exportedDate: '2026-11-20T12:00:00.000Z',
      recipients: [{ id: expect.any(String), isDefault: true, ...GIVEN, createdDate: '2026-11-20T12:00:00.000Z' }],
      sessions: [expect.objectContaining({ returnUrl: 'https://shop.example.com/', created: now })],
      events: [
        expect.objectContaining({ eventType: 'RECIPIENT_CREATED', object: { id: exported.recipients[0]?.id, externalUserId: 'ann' } }),
      ],
      audit: [expect.objectContaining({ action: 'SESSION_CREATED' }), expect.objectContaining({ action: 'RECIPIENT_CREATED' })],
    });
    expect(JSON.stringify(exported)).not.toMatch(new RegExp(`bob|tokenHash|${token}`));
    expect((await trail('ann')).at(-1)).toMatchObject({ actor: 'OPERATOR', action: 'USER_EXPORTED', externalUserId: 'ann' });
  });

  test('of somebody who is unknown is empty', async () => {
    expect(await exportUser(service(), ANN, OPERATOR)).toMatchObject({ recipients: [], sessions: [], events: [], audit: [] });
  });
});

describe('erasure', () => {
  test('takes away recipients, sessions, kept answers and earlier events, and raises an event for each recipient', async () => {
    const made = await createSubscription({ ...service(), actor: CLIENT }, 'acme', {
      title: 'Ours',
      url: 'https://hooks.example.com/',
      events: ['RECIPIENT_CREATED', 'RECIPIENT_DELETED'],
    });
    expect(made.ok).toBe(true);
    const token = await visit('ann', 2);
    await visit('bob');
    expect(await eraseUser(service(), ANN, OPERATOR)).toEqual({ recipients: 2, sessions: 1, idempotencyKeys: 1, events: 2 });
    expect([await countOf(ANN), await countOf(BOB)]).toEqual([0, 1]);
    expect(await openSession(service(), token)).toBeUndefined();
    const events = await store.transaction((tx) => tx.events.list(ANN));
    expect(events.map(({ eventType }) => eventType)).toEqual(['RECIPIENT_DELETED', 'RECIPIENT_DELETED']);
    const deliveries = await store.transaction((tx) => tx.deliveries.list('acme', { limit: 99 }));
    expect(deliveries.filter(({ event }) => event.object.externalUserId === 'ann')).toHaveLength(2);
  });

  test('leaves nothing of the user, once the events were delivered, but what was done', async () => {
    await visit('ann');
    await eraseUser(service(), ANN, OPERATOR);
    // nobody has subscribed
    await store.tidy(now);
    const { recipients, sessions, events } = await exportUser(service(), { ...ANN }, OPERATOR);
    expect([recipients, sessions, events]).toEqual([[], [], []]);
    const entries = (await trail()).filter(({ action }) => action !== 'USER_EXPORTED');
    expect(entries.map(({ action }) => action)).toEqual(['SESSION_CREATED', 'RECIPIENT_CREATED', 'RECIPIENT_DELETED', 'USER_ERASED']);
    expect(new Set(entries.map(({ externalUserId }) => externalUserId))).toEqual(new Set([expect.stringMatching(/^erased:/)]));
    expect(entries.at(-1)).toMatchObject({ actor: 'OPERATOR', created: now });
    expect(JSON.stringify(entries)).not.toMatch(/ann\b|3704/);
  });
});

describe('users who are not seen any more', () => {
  test('have no recipients any more, with an event and an entry for each; others keep theirs', async () => {
    await visit('ann', 2);
    const since = now;
    now = new Date(now.getTime() + 1);
    await visit('bob');
    expect(await removeUnseen(service(), new Date(since.getTime() - 1))).toBe(0);
    expect(await removeUnseen(service(), since)).toBe(0); // her session has not been tidied away
    await store.tidy(new Date(now.getTime() + 1_800_000));
    expect(await removeUnseen(service(), since)).toBe(2);
    expect([await countOf(ANN), await countOf(BOB)]).toEqual([0, 1]);
    const events = await store.transaction((tx) => tx.events.list(ANN));
    expect(events.filter(({ eventType }) => eventType === 'RECIPIENT_DELETED')).toHaveLength(2);
    expect((await trail('ann')).slice(-2)).toMatchObject([
      { actor: 'SERVICE', action: 'RECIPIENT_DELETED' },
      { actor: 'SERVICE', action: 'RECIPIENT_DELETED' },
    ]);
  });
});
