/** The deliveries of events: `webhooks` of OpenAPI 3.1. */
import * as shapes from '../../http/shapes/subscriptions.js';
import { testEvent } from '../../http/shapes/webhook-management.js';
import { type EventType, TEST_EVENT_TYPE, type WebhookEventType } from '../../storage/event-type.js';
import { DELAYS } from '../../webhooks/retry-schedule.js';
import { type Shape, schemaOf } from './schemas.js';
import { SUBSCRIPTION } from './subscription-operations.js';

type Texts = readonly [summary: string, description: string];

/** Event → its summary and description. */
const EVENTS: Readonly<Record<WebhookEventType, Texts>> = {
  RECIPIENT_CREATED: ['A recipient was added', 'An end-user added a recipient.'],
  RECIPIENT_UPDATED: [
    'A recipient was changed',
    'An end-user changed a recipient, or it became the default of its currency, or stopped being the default.',
  ],
  RECIPIENT_DELETED: ['A recipient was deleted', 'An end-user deleted a recipient. It can no longer be read.'],
  RECIPIENT_ALERTED: [
    'The check of a recipient gives something else',
    'Rules or data have changed, and a recipient that is as it was has other alerts than before, or none any more. `GET /beneficiaries/management/recipients/{recipientId}` says which.',
  ],
};

const DELIVERY = `The body has no bank details: fetch the recipient. An event is delivered at least once, with the same id each time. The order of events is not guaranteed.
Answer within 15 seconds, and do the work afterwards.`;

const SECRETS = 'one for each valid secret while the secret is being replaced; one valid signature is enough.';

const header = (name: string, description: string, pattern: string, example: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string', pattern },
  example,
});

const EVENT_ID = '0b6f2a54-8d6e-4b3c-9a1d-6a3f0e5c7b21';

/** The headers of each delivery, in `components.parameters`. The signatures of the examples belong to no secret. */
export const deliveryHeaders = {
  'webhook-id': header('webhook-id', 'The id of the event.', '^[\\w-]+$', EVENT_ID),
  'webhook-timestamp': header('webhook-timestamp', 'Seconds since 1970, of this attempt.', '^\\d+$', '1795167000'),
  'webhook-signature': header(
    'webhook-signature',
    `\`v1,\` and the base64 of HMAC-SHA256 over \`id.timestamp.body\` (Standard Webhooks): ${SECRETS}`,
    '^v1,[A-Za-z0-9+/]{43}=( v1,[A-Za-z0-9+/]{43}=)*$',
    'v1,AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=',
  ),
  'x-webhook-signature': header(
    'x-webhook-signature',
    `\`t=<timestamp>,v1=\` and the hexadecimal digits of HMAC-SHA256 over \`timestamp.body\`: ${SECRETS}`,
    '^t=\\d+(,v1=[0-9a-f]{64})+$',
    `t=1795167000,v1=${'0'.repeat(64)}`,
  ),
} as const;

/** The answers of a receiver, and their effects. */
const ANSWERS = {
  '2XX': { description: 'The event has arrived.' },
  '410': { description: 'The receiver is gone: the subscription is disabled at once.' },
  default: {
    description: `The delivery is tried again, up to ${DELAYS.length} times. Redirects are not followed.`,
    headers: {
      'Retry-After': {
        description: 'Makes the pause longer, up to a day: seconds, or a date (RFC 9110).',
        schema: { type: 'string' },
      },
    },
  },
};

const TEST: Texts = [
  'The subscription was tried out',
  'Somebody requested a test. It is about no recipient, and `events` of a subscription does not list it: answer 2xx, and do nothing.',
];

const RECIPIENT = { id: '7d0f9c3e-1c55-4c0e-8f5b-2b9f1f6f0a44', externalUserId: 'user-1' };

const webhookOf = (event: EventType, [summary, description]: Texts, shape: Shape, object: object) => {
  const value = { id: EVENT_ID, createdDate: '2026-11-20T09:30:00.000Z', eventType: event, object };
  return {
    post: {
      operationId: event.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      tags: ['Webhooks'],
      summary,
      description: `${description} ${DELIVERY}`,
      // a receiver asks for no access token: the signatures say who sends
      security: [],
      parameters: Object.keys(deliveryHeaders).map((name) => ({ $ref: `#/components/parameters/${name}` })),
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemaOf(shape), examples: { event: { summary, value } } } },
      },
      responses: ANSWERS,
    },
  };
};

/** `webhooks`: one for each event, and the test. */
export const webhooks = () => ({
  ...Object.fromEntries(
    (Object.keys(EVENTS) as readonly WebhookEventType[]).map((event) => [event, webhookOf(event, EVENTS[event], shapes.event, RECIPIENT)]),
  ),
  [TEST_EVENT_TYPE]: webhookOf(TEST_EVENT_TYPE, TEST, testEvent, { id: SUBSCRIPTION.id }),
});
