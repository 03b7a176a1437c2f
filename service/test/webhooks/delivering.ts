/**
 * A deliverer with a store, a clock and a receiver that the tests move.
 *
 * The gotcha: what is exported changes; `startAnew` belongs into the `beforeEach` of whoever imports it.
 */
import { expect } from 'vitest';
import { createUuid } from '../../bytes/uuid.js';
import type { WebhookEventType } from '../../storage/event-type.js';
import type { SendDelivery } from '../../webhooks/attempt.js';
import { createDeliverer, type DelivererFault, type DelivererOptions } from '../../webhooks/deliver.js';
import type { AttemptReport } from '../../webhooks/report.js';
import type { Outcome } from '../../webhooks/retry-schedule.js';
import { createSubscription } from '../../webhooks/subscriptions.js';
import { type TestStore, testStore } from './store.js';

/** The attempt, as traces name it. */
export const SOME_SPAN = { traceId: expect.stringMatching(/^[0-9a-f]{32}$/), spanId: expect.stringMatching(/^[0-9a-f]{16}$/) };

export const MINUTE = 60_000;
export const DAY = 1440 * MINUTE;

export let now: Date;
export let store: TestStore;
export let sent: Parameters<SendDelivery>[0][];
export let reports: AttemptReport[];
export let faults: DelivererFault[];

export const random = (count: number) => crypto.getRandomValues(new Uint8Array(count));
export const clock = () => now;
export const actor = { actor: 'OPERATOR' } as const;
/** Time passes, or goes back. */
export const pass = (milliseconds: number): void => {
  now = new Date(now.getTime() + milliseconds);
};

/** For `beforeEach`: the clock, an empty store, and nothing sent. */
export const startAnew = (): void => {
  now = new Date('2026-11-22T02:00:00Z');
  store = testStore();
  [sent, reports, faults] = [[], [], []];
};

export const deliverer = (answer: (url: string) => Outcome | Promise<Outcome>, options: Partial<DelivererOptions> = {}) =>
  createDeliverer({
    store,
    post: async (request) => {
      sent.push(request);
      return answer(request.url);
    },
    clock,
    random: () => 0,
    onAttempt: (report) => reports.push(report),
    onFault: (fault) => faults.push(fault),
    ...options,
  });

export async function subscribe(url = 'https://hooks.example.com/', organization = 'acme') {
  const made = await createSubscription({ store, clock, random, actor }, organization, { title: '', url, events: ['RECIPIENT_CREATED'] });
  if (!made.ok) throw new Error(JSON.stringify(made));
  return made.subscription;
}

export async function happen(organization = 'acme', eventType: WebhookEventType = 'RECIPIENT_CREATED') {
  const event = {
    id: createUuid(random),
    organization,
    created: now,
    eventType,
    object: { id: createUuid(random), externalUserId: 'user' },
  };
  await store.transaction(({ events }) => events.add(event));
  return event;
}

export const first = () => store.state.deliveries[0];
export const subscription = () => store.state.subscriptions[0];
