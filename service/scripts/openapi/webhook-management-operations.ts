/** Webhook management for the operators of receivers, beyond the operations of the contract. */
import * as webhooks from '../../http/shapes/subscriptions.js';
import * as shapes from '../../http/shapes/webhook-management.js';
import { DELIVERY_STATES } from '../../storage/webhook-port.js';
import type { Operation, Parameter } from './operation.js';
import { IDEMPOTENCY_KEY, idOf, pageOf } from './parameters.js';
import { SEALED_PROBLEMS, STORE_PROBLEMS } from './problems.js';
import { SUBSCRIPTION, SUBSCRIPTION_ID } from './subscription-operations.js';

const EVENT = { id: '0b6f2a54-8d6e-4b3c-9a1d-6a3f0e5c7b21', createdDate: '2026-11-20T09:30:00.000Z', eventType: 'RECIPIENT_UPDATED' };

const DELIVERY = {
  id: '5e0b2c1a-7c1f-8a64-9a57-0d6f3e0c4b11',
  subscriptionId: SUBSCRIPTION.id,
  state: 'PENDING',
  event: EVENT,
  attempts: [
    { date: '2026-11-20T09:30:00.412Z', status: 503, milliseconds: 84 },
    { date: '2026-11-20T09:30:05.731Z', error: 'TIMEOUT', milliseconds: 15_000 },
  ],
  nextAttemptDate: '2026-11-20T09:35:22.000Z',
};

const FRESH = { ...DELIVERY, attempts: [], nextAttemptDate: '2026-11-20T11:00:00.000Z' };

const DELIVERY_ID = idOf('delivery', DELIVERY.id);

const LIST_QUERY: readonly Parameter[] = [
  {
    name: 'state',
    in: 'query',
    required: false,
    description: 'Only deliveries of this state.',
    schema: { type: 'string', enum: [...DELIVERY_STATES] },
  },
  ...pageOf('deliveries'),
];

const PATH = '/webhooks/management';
const READ = { tag: 'Webhook management', scope: 'webhooks:read', status: 200 } as const;
const WRITE = { tag: 'Webhook management', scope: 'webhooks:write', status: 202 } as const;

const PROBLEMS = [...STORE_PROBLEMS, 'NOT_FOUND'] as const;

export const webhookManagementOperations: readonly Operation[] = [
  {
    ...READ,
    line: `GET ${PATH}/subscriptions/{subscriptionId}`,
    id: 'getSubscriptionState',
    summary: 'Get the state of a subscription',
    description: 'Whether it is enabled, and if not, since when and why.',
    parameters: [SUBSCRIPTION_ID],
    outcome: 'The state of the subscription.',
    answer: shapes.subscriptionState,
    examples: {
      failing: {
        summary: 'Disabled after five days without a success',
        answer: {
          id: SUBSCRIPTION.id,
          enabled: false,
          disabledDate: '2026-11-20T09:30:00.000Z',
          disabledReason: 'RECEIVER_FAILING',
          failingSinceDate: '2026-11-15T09:12:00.000Z',
        },
      },
    },
    problems: PROBLEMS,
  },
  {
    ...READ,
    line: `GET ${PATH}/subscriptions/{subscriptionId}/deliveries`,
    id: 'listDeliveries',
    summary: 'List the deliveries of a subscription',
    description: `The newest first, with their attempts, of the last 30 days. A delivery names its event, and not the user that the event is about. If there are
more than the answer holds, its Link header has the address of the next page.`,
    parameters: [SUBSCRIPTION_ID, ...LIST_QUERY],
    outcome: 'A page of the list.',
    answer: shapes.deliveries,
    headers: ['Link'],
    examples: { deliveries: { summary: 'A delivery with two failed attempts', answer: { items: [DELIVERY] } } },
    problems: [...PROBLEMS, 'BAD_REQUEST'],
  },
  {
    ...WRITE,
    status: 200,
    line: `POST ${PATH}/subscriptions/{subscriptionId}/secret-rotations`,
    id: 'rotateSecret',
    summary: 'Replace the secret',
    description: 'A new secret signs from now on. The previous one signs as well for a day, so that receivers have time to replace it.',
    parameters: [SUBSCRIPTION_ID, IDEMPOTENCY_KEY],
    outcome: 'The subscription, with its new secret.',
    answer: webhooks.subscription,
    headers: ['Idempotent-Replayed'],
    examples: { rotated: { summary: 'A new secret', answer: SUBSCRIPTION } },
    problems: [...PROBLEMS, ...SEALED_PROBLEMS, 'BAD_REQUEST', 'IDEMPOTENCY_KEY_HEADER_MISSING', 'IDEMPOTENCY_KEY_IN_USE'],
  },
  {
    ...WRITE,
    line: `POST ${PATH}/subscriptions/{subscriptionId}/test-events`,
    id: 'sendTestEvent',
    summary: 'Send a test',
    description: 'Sends an event of the type `WEBHOOK_TEST`, whatever `events` of the subscription says. There is one attempt.',
    parameters: [SUBSCRIPTION_ID],
    outcome: 'The test will be sent: see its delivery.',
    answer: shapes.delivery,
    examples: { test: { summary: 'A test', answer: { ...FRESH, event: { ...EVENT, eventType: 'WEBHOOK_TEST' } } } },
    problems: [...PROBLEMS, 'WEBHOOK_SUBSCRIPTION_DISABLED'],
  },
  {
    ...READ,
    line: `GET ${PATH}/deliveries/{deliveryId}`,
    id: 'getDelivery',
    summary: 'Get a delivery',
    description: 'A delivery, with its attempts.',
    parameters: [DELIVERY_ID],
    outcome: 'The delivery.',
    answer: shapes.delivery,
    examples: { delivery: { summary: 'A delivery with two failed attempts', answer: DELIVERY } },
    problems: PROBLEMS,
  },
  {
    ...WRITE,
    line: `POST ${PATH}/deliveries/{deliveryId}/redeliveries`,
    id: 'redeliver',
    summary: 'Send a delivery again',
    description: `The delivery is due at once, whether it arrived or failed, and has all its attempts again. The event keeps its id. If the subscription is disabled,
the delivery waits until it is enabled.`,
    parameters: [DELIVERY_ID],
    outcome: 'The delivery is due again.',
    answer: shapes.delivery,
    examples: { again: { summary: 'Due again', answer: FRESH } },
    problems: PROBLEMS,
  },
];
