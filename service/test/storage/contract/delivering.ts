/** Deliveries as the tests of a store bring them about: events, claims, and how they end. */
import type { Store } from '../../../storage/port.js';
import type { ClaimedDelivery, ClaimQuery, DeliveryRecord, Settled } from '../../../storage/webhook-port.js';
import { ACME, at, event, subscription, uuid } from '../records.js';

export const delivered = (seconds: number): Settled => ({
  attempt: { date: at(seconds), status: 204, error: undefined, milliseconds: 12.5 },
  state: 'DELIVERED',
  nextAttempt: undefined,
});

export const failed = (seconds: number, next = seconds + 5): Settled => ({
  attempt: { date: at(seconds), status: undefined, error: 'TIMEOUT', milliseconds: 15_000 },
  state: 'PENDING',
  nextAttempt: at(next),
});

export const givenUp = (seconds: number): Settled => ({ ...failed(seconds), state: 'FAILED', nextAttempt: undefined });

export const claim = (store: Store, seconds: number, asked: Partial<Pick<ClaimQuery, 'limit' | 'each' | 'rooms' | 'organizations'>> = {}) =>
  store.transaction((tx) => tx.deliveries.claim({ now: at(seconds), lease: at(seconds + 30), limit: 99, each: 99, ...asked }));

export const settle = (store: Store, claimed: ClaimedDelivery | undefined, settled: Settled): Promise<boolean> =>
  claimed === undefined
    ? Promise.reject(new Error('nothing was claimed'))
    : store.transaction((tx) => tx.deliveries.settle(claimed, settled));

export const list = (store: Store, organization = ACME): Promise<readonly DeliveryRecord[]> =>
  store.transaction((tx) => tx.deliveries.list(organization, { limit: 99 }));

export const happen = (store: Store, ...numbers: readonly number[]): Promise<void> =>
  store.transaction(async (tx) => {
    for (const n of numbers) await tx.events.add(event(n));
  });

export const subscribe = (store: Store, ...all: readonly Parameters<typeof subscription>[]): Promise<void> =>
  store.transaction(async (tx) => {
    for (const one of all) await tx.subscriptions.add(subscription(...one));
  });

export const failingSince = async (store: Store): Promise<Date | undefined> =>
  (await store.transaction((tx) => tx.subscriptions.find(ACME, uuid(1))))?.failingSince;
