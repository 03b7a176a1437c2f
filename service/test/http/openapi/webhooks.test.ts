/** What a receiver gets is what `webhooks` of `openapi.json` says: the body, and the headers. */
import { expect, test } from 'vitest';
import openapi from '../../../http/openapi.json' with { type: 'json' };
import { WEBHOOK_EVENT_TYPES } from '../../../storage/event-type.js';
import type { SendDelivery } from '../../../webhooks/attempt.js';
import { createDeliverer } from '../../../webhooks/deliver.js';
import { createSubscription, rotateSecret } from '../../../webhooks/subscriptions.js';
import { testStore } from '../../webhooks/store.js';
import { faultsOf } from '../described.js';

const clock = () => new Date('2026-11-20T09:30:00Z');
const actor = { actor: 'OPERATOR' } as const;
const random = (count: number) => crypto.getRandomValues(new Uint8Array(count));

/** Headers of the document that a delivery lacks, or has with another value. */
const wrongIn = (headers: Readonly<Record<string, string>>, parameters: readonly { readonly $ref: string }[]) =>
  parameters
    .map(({ $ref }) => $ref.slice('#/'.length))
    .filter((at) => faultsOf(`${at}/schema`, headers[at.split('/').at(-1) ?? '']).length > 0);

test.each(WEBHOOK_EVENT_TYPES)('%s', async (eventType) => {
  const { post } = openapi.webhooks[eventType];
  const store = testStore();
  const made = await createSubscription({ store, clock, random, actor }, 'acme', {
    title: '',
    url: 'https://hooks.example.com/',
    events: [eventType],
  });
  // two secrets live
  if (made.ok) await rotateSecret({ store, clock, random, actor }, 'acme', made.subscription.id);
  const object = { id: crypto.randomUUID(), externalUserId: 'user-1' };
  await store.transaction(({ events }) =>
    events.add({ id: crypto.randomUUID(), organization: 'acme', created: clock(), eventType, object }),
  );
  const sent: Parameters<SendDelivery>[0][] = [];
  const send: SendDelivery = async (request) => {
    sent.push(request);
    return { status: 200 };
  };
  expect(await createDeliverer({ store, post: send, clock, random: () => 0 }).deliverDue()).toBe(1);
  for (const { body, headers } of sent) {
    const pointer = `webhooks/${eventType}/post/requestBody/content/${'application/json'.replace('/', '~1')}/schema`;
    expect(faultsOf(pointer, JSON.parse(String(body)))).toEqual([]);
    expect(JSON.parse(String(body)).eventType).toBe(post.requestBody.content['application/json'].examples.event.value.eventType);
    expect(wrongIn(headers, post.parameters)).toEqual([]);
    expect(headers['webhook-signature']?.split(' ')).toHaveLength(2);
  }
});
