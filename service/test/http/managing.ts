/** An organization with webhooks, for the tests of how they are looked after. The gotcha: what is exported changes; `startAnew` comes before each test. */
import { createHandler } from '../../http/handler.js';
import { memoryStore } from '../../storage/memory.js';
import type { Store } from '../../storage/port.js';
import { createDeliverer } from '../../webhooks/deliver.js';
import type { Outcome } from '../../webhooks/retry-schedule.js';
import { authenticate, type Call, call, engine, type Handler } from './calls.js';

export const SUBSCRIPTIONS = '/webhooks/subscriptions';
export const MANAGEMENT = '/webhooks/management';
export const NEW = { title: 'Ours', url: 'https://hooks.example.com/payprep', events: ['RECIPIENT_CREATED'] };
export const HOUR = 3_600_000;

let now: number;
let store: Store;
let handler: Handler;
/** What receivers were sent. */
export let sent: { readonly body: string; readonly headers: Readonly<Record<string, string>> }[];
export const clock = () => new Date(now);

export function startAnew(): void {
  now = Date.parse('2026-11-20T12:00:00Z');
  store = memoryStore();
  sent = [];
  handler = createHandler({ engine, store, authenticate, clock });
}

export const pass = (milliseconds: number): void => {
  now += milliseconds;
};

export const ask = (line: string, body?: unknown, more: Call = {}) => call(handler, line, { body, ...more });

export async function subscribed(changes: object = {}): Promise<string> {
  return (await ask(`POST ${SUBSCRIPTIONS}`, { ...NEW, ...changes })).body.id;
}

export const happen = (count = 1, organization = 'acme') =>
  store.transaction(async (tx) => {
    for (let n = 0; n < count; n += 1) {
      const object = { id: crypto.randomUUID(), externalUserId: 'ada@example.com' };
      await tx.events.add({ id: crypto.randomUUID(), organization, created: clock(), eventType: 'RECIPIENT_CREATED', object });
      now += 1000;
    }
  });

export const deliver = (outcome: Outcome) =>
  createDeliverer({
    store,
    clock,
    random: () => 0,
    post: async ({ body, headers }) => {
      sent.push({ body, headers });
      return outcome;
    },
  }).deliverDue();

export const listed = async (id: string, query = '') => ask(`GET ${MANAGEMENT}/subscriptions/${id}/deliveries${query}`);
export const stateOf = async (id: string) => (await ask(`GET ${MANAGEMENT}/subscriptions/${id}`)).body;
