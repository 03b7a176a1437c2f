/** Events and their deliveries in memory. */

import { readUuid } from '../../bytes/uuid.js';
import { deliveryId } from '../delivery-id.js';
import type { Owner } from '../port.js';
import {
  type ClaimedDelivery,
  type ClaimQuery,
  type Deliveries,
  type DeliveryRecord,
  type Events,
  type OrganizationShares,
  type Settled,
  SUBSCRIPTION_UNREADABLE,
} from '../webhook-port.js';
import { byCreation, type HeldDelivery, type HeldEvent, type Overlay } from './overlay.js';

const eventsOf = (draft: Overlay, { organization, externalUserId }: Owner): readonly HeldEvent[] =>
  draft.filter('events', (each) => each.organization === organization && each.object.externalUserId === externalUserId).sort(byCreation);

/** With their deliveries. */
export function removeEvents(draft: Overlay, events: readonly HeldEvent[]): void {
  const gone = new Set(events.map(({ id }) => id));
  for (const { id } of draft.filter('deliveries', ({ event }) => gone.has(event.id))) draft.delete('deliveries', id);
  for (const id of gone) draft.delete('events', id);
}

export const eventsIn = (draft: Overlay): Events => ({
  async list(owner) {
    return eventsOf(draft, owner).map(({ forget: _, ...event }) => event);
  },

  async removeAll(owner) {
    const events = eventsOf(draft, owner);
    removeEvents(draft, events);
    return events.length;
  },

  async add(event, { forget = false, subscriptionId } = {}) {
    const { id, organization, created, eventType } = event;
    draft.add('events', { ...event, forget });
    const asking = draft.filter(
      'subscriptions',
      (each) =>
        each.organization === organization &&
        each.enabled &&
        (subscriptionId === undefined ? each.events.includes(eventType) : each.id === readUuid(subscriptionId)),
    );
    const ids = await Promise.all(asking.map((subscription) => deliveryId(id, subscription.id)));
    const waiting = {
      organization,
      event,
      state: 'PENDING',
      nextAttempt: created,
      lease: undefined,
      attemptCount: 0,
      attempts: [],
    } as const;
    for (const [index, own] of ids.entries()) draft.add('deliveries', { ...waiting, id: own, subscriptionId: asking[index]?.id ?? '' });
  },
});

/** The time from which it can be claimed: its attempt is due, and its lease has ended. */
const dueSince = ({ nextAttempt = new Date(0), lease }: HeldDelivery): Date =>
  lease === undefined || lease < nextAttempt ? nextAttempt : lease;

/** Pending deliveries of enabled subscriptions. */
function isPendingIn(draft: Overlay): (held: HeldDelivery) => boolean {
  const enabled = new Set(draft.filter('subscriptions', (each) => each.enabled).map(({ id }) => id));
  return (held) => held.state === 'PENDING' && enabled.has(held.subscriptionId);
}

function isDueAt(draft: Overlay, now: Date): (held: HeldDelivery) => boolean {
  const isPending = isPendingIn(draft);
  return (held) => dueSince(held) <= now && isPending(held);
}

const byDue = (one: HeldDelivery, other: HeldDelivery): number =>
  byCreation({ id: one.id, created: dueSince(one) }, { id: other.id, created: dueSince(other) });

const byNextAttempt = (one: HeldDelivery, other: HeldDelivery): number =>
  byCreation({ id: one.id, created: one.nextAttempt ?? new Date(0) }, { id: other.id, created: other.nextAttempt ?? new Date(0) });

const earliest = (dates: readonly Date[]): Date | undefined =>
  dates.reduce<Date | undefined>((found, date) => (found === undefined || date < found ? date : found), undefined);

/** The first `each` of each subscription, or as many as `rooms` names for it. */
function ofEach(deliveries: readonly HeldDelivery[], each: number, rooms: ReadonlyMap<string, number>): HeldDelivery[] {
  const left = new Map(rooms);
  return deliveries.filter(({ subscriptionId }) => {
    const room = left.get(subscriptionId) ?? each;
    left.set(subscriptionId, room - 1);
    return room > 0;
  });
}

/** The deliveries in turns of their organizations, each of which has no more than its share. */
function inTurns(deliveries: readonly HeldDelivery[], { flying, most }: OrganizationShares): HeldDelivery[] {
  const counts = new Map(flying);
  const placed = deliveries.map((held) => {
    const place = (counts.get(held.organization) ?? 0) + 1;
    counts.set(held.organization, place);
    return { held, place };
  });
  return placed
    .filter(({ place }) => place <= most)
    .sort((one, other) => one.place - other.place)
    .map(({ held }) => held);
}

const NO_SHARES: OrganizationShares = { flying: new Map(), most: Number.POSITIVE_INFINITY };

const newestFirst = (one: HeldDelivery, other: HeldDelivery): number =>
  byCreation({ id: other.id, created: other.event.created }, { id: one.id, created: one.event.created });

const recordOf = ({ lease: _lease, attemptCount: _count, ...record }: HeldDelivery): DeliveryRecord => record;

function keepFailingSince(draft: Overlay, subscriptionId: string, failure: Date | undefined): void {
  const subscription = draft.get('subscriptions', subscriptionId);
  if (subscription === undefined) return;
  const failingSince = failure === undefined ? undefined : (subscription.failingSince ?? failure);
  draft.set('subscriptions', subscription.id, { ...subscription, failingSince });
}

function claim(
  draft: Overlay,
  { now, lease, limit, each, rooms = new Map(), organizations = NO_SHARES }: ClaimQuery,
): readonly ClaimedDelivery[] {
  const due = draft.first('deliveries', isDueAt(draft, now), byDue, Number.POSITIVE_INFINITY);
  return inTurns(ofEach(due, each, rooms), organizations)
    .slice(0, limit)
    .sort(byNextAttempt)
    .flatMap((held): readonly ClaimedDelivery[] => {
      const subscription = draft.get('subscriptions', held.subscriptionId);
      if (subscription === undefined) return [];
      draft.set('deliveries', held.id, { ...held, lease });
      return [{ id: held.id, event: held.event, subscription, attempts: held.attemptCount, lease: new Date(lease) }];
    });
}

function settle(draft: Overlay, claimed: ClaimedDelivery, { attempt, state, nextAttempt }: Settled): boolean {
  const held = draft.get('deliveries', claimed.id);
  if (held?.lease === undefined || held.lease.getTime() !== claimed.lease.getTime()) return false;
  if (held.organization !== claimed.event.organization) return false;
  if ((state === 'PENDING') !== (nextAttempt !== undefined))
    draft.refuse('INVALID', 'A delivery has a next attempt where it is pending, and only there.');
  // a delivery that was made due again meanwhile stays due, unless it has arrived
  const isSame = held.attemptCount === claimed.attempts;
  const outcome = isSame || state === 'DELIVERED' ? { state, nextAttempt } : { state: held.state, nextAttempt: held.nextAttempt };
  const attemptCount = isSame ? held.attemptCount + 1 : held.attemptCount;
  draft.set('deliveries', held.id, { ...held, ...outcome, lease: undefined, attemptCount, attempts: [...held.attempts, attempt] });
  if (attempt.error !== SUBSCRIPTION_UNREADABLE)
    keepFailingSince(draft, held.subscriptionId, state === 'DELIVERED' ? undefined : attempt.date);
  return true;
}

export const deliveriesIn = (draft: Overlay): Deliveries => ({
  async claim(wanted) {
    return claim(draft, wanted);
  },

  async settle(claimed, settlement) {
    return settle(draft, claimed, settlement);
  },

  async list(organization, { subscriptionId, state, after, limit }) {
    const asked = subscriptionId === undefined ? undefined : (readUuid(subscriptionId) ?? '');
    const isAsked = (each: HeldDelivery): boolean =>
      each.organization === organization &&
      (asked === undefined || each.subscriptionId === asked) &&
      (state === undefined || each.state === state) &&
      (after === undefined || byCreation({ id: each.id, created: each.event.created }, after) < 0);
    return draft.first('deliveries', isAsked, newestFirst, limit).map(recordOf);
  },

  async find(organization, id) {
    const held = draft.get('deliveries', readUuid(id) ?? '');
    return held?.organization === organization ? recordOf(held) : undefined;
  },

  async again(organization, id, now) {
    const held = draft.get('deliveries', readUuid(id) ?? '');
    if (held?.organization !== organization) return false;
    // the lease stays: its holder is not finished
    draft.set('deliveries', held.id, { ...held, state: 'PENDING', nextAttempt: now, attemptCount: 0 });
    return true;
  },

  async measure(now) {
    const pending = draft.filter('deliveries', isPendingIn(draft));
    const due = pending.filter((held) => dueSince(held) <= now);
    return {
      pending: pending.length,
      due: due.length,
      oldest: earliest(pending.map(({ event }) => event.created)),
      dueSince: earliest(due.map(dueSince)),
    };
  },
});
