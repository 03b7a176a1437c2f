/** The consistency checks themselves: each finds the fault that it is given. */
import { expect, test } from 'vitest';
import { sign } from '../../webhooks/signature.js';
import type { ChangeSeen, EventSeen } from './audit.js';
import * as consistency from './consistency.js';
import type { AttemptMade } from './end-user.js';

const CHANGE: ChangeSeen = {
  ...{ transaction: '1', kind: 'RECIPIENT_CREATED', id: 'a', externalUserId: 'user' },
  ...{ name: 'one', currency: 'EUR', isDefault: true },
};
const EVENT: EventSeen = { transaction: '1', kind: 'RECIPIENT_CREATED', eventId: 'e', id: 'a', externalUserId: 'user' };
const ADDED: AttemptMade = { kind: 'add', externalUserId: 'user', id: 'a', name: 'one', outcome: 'done' };
const DELETED: AttemptMade = { kind: 'delete', externalUserId: 'user', id: 'a', name: undefined, outcome: 'done' };

test('an answered attempt was done once, another at most once', () => {
  expect(consistency.checkAttempts([ADDED], [CHANGE])).toEqual([]);
  expect(consistency.checkAttempts([{ ...ADDED, outcome: 'unknown' }], [])).toEqual([]);
  expect(consistency.checkAttempts([ADDED], [])).toEqual(['an answered add was done 0 times']);
  expect(consistency.checkAttempts([DELETED], [])).toEqual(['an answered delete was done 0 times']);
  expect(consistency.checkAttempts([ADDED], [CHANGE, { ...CHANGE, id: 'b' }])).toEqual(['an answered add was done 2 times']);
  expect(consistency.checkAttempts([], [CHANGE])).toEqual(['a change that nobody asked for: RECIPIENT_CREATED']);
});

test('a change has one event, in its transaction', () => {
  expect(consistency.checkEvents([CHANGE], [EVENT])).toEqual([]);
  expect(consistency.checkEvents([CHANGE], [])).toEqual(['a change without its one event']);
  expect(consistency.checkEvents([CHANGE], [EVENT, { ...EVENT, eventId: 'f' }])).toEqual(['a change without its one event']);
  expect(consistency.checkEvents([CHANGE], [{ ...EVENT, transaction: '2' }])).toEqual([
    'a change without its one event',
    'an event without a change',
  ]);
  const again = { ...CHANGE, transaction: '2', id: 'b' };
  expect(consistency.checkEvents([CHANGE, again], [EVENT, { ...EVENT, transaction: '2', id: 'b' }])).toEqual(['an id of two events']);
});

test('a user has one default in a currency, except within a transaction', () => {
  const other: ChangeSeen = { ...CHANGE, id: 'b', transaction: '2' };
  expect(consistency.checkDefaults([CHANGE, other, { ...CHANGE, transaction: '2', isDefault: false }])).toEqual([]);
  expect(consistency.checkDefaults([CHANGE, { ...other, currency: 'CHF' }])).toEqual([]);
  expect(consistency.checkDefaults([CHANGE, other])).toEqual(['two defaults of a user in a currency']);
});

test('what is shown is what was answered and what was written', () => {
  const shown = { id: 'a', currency: 'EUR', isDefault: true, creditor: { name: 'one' } };
  const told = (name: string) => ({ own: new Map([['a', name]]) });
  expect(consistency.checkShown([shown], [told('one')], [CHANGE])).toEqual([]);
  expect(consistency.checkShown([shown], [told('two')], [CHANGE])).toEqual(['a recipient is not as was answered']);
  expect(consistency.checkShown([{ ...shown, isDefault: false }], [], [CHANGE])).toEqual(['a recipient is not as it was written']);
  expect(consistency.checkShown([shown], [], [])).toEqual(['1 recipients more than were written']);
});

test('each event has arrived under its id, signed', async () => {
  const secret = Buffer.alloc(32, 1).toString('base64');
  const delivered = async (id: string, object: object = { id: 'a', externalUserId: 'user' }) => {
    const body = JSON.stringify({ id, createdDate: '', eventType: 'RECIPIENT_CREATED', object });
    return { body, headers: await sign({ id, timestamp: new Date(0), body, secrets: [secret] }) };
  };
  const one = await delivered('e');
  expect(await consistency.checkDelivered([one, one], [EVENT], secret)).toEqual([]);
  expect(await consistency.checkDelivered([], [EVENT], secret)).toEqual(['1 events have not arrived']);
  expect(await consistency.checkDelivered([one, await delivered('f')], [EVENT], secret)).toEqual([
    'a delivery of an event that there is not',
  ]);
  expect(await consistency.checkDelivered([await delivered('e', { id: 'b' })], [EVENT], secret)).toEqual([
    'a delivery that tells something else than its event',
  ]);
  expect(await consistency.checkDelivered([{ ...one, headers: {} }], [EVENT], secret)).toEqual([
    'a delivery under another id than that of its event',
    'a delivery whose signature does not hold',
  ]);
});

test('each event has one delivery to each subscription, and those to the good one have ended', () => {
  const delivery = { eventId: 'e', subscriptionId: 's', state: 'DELIVERED', attempts: 1 };
  expect(consistency.checkDeliveries([delivery], [EVENT], ['s'], 's')).toEqual([]);
  expect(consistency.checkDeliveries([], [EVENT], ['s'], 's')).toEqual([
    '1 events without their one delivery to each subscription',
    'deliveries of no event',
  ]);
  expect(consistency.checkDeliveries([{ ...delivery, state: 'PENDING' }], [EVENT], ['s'], 's')).toEqual([
    '1 deliveries to a good receiver are left',
  ]);
});
