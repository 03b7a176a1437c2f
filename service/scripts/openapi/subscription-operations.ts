/** Webhook subscriptions: operations 8 to 10 of the contract, and two beside them. */
import * as webhooks from '../../http/shapes/subscriptions.js';
import type { Operation } from './operation.js';
import { IF_MATCH, idOf } from './parameters.js';
import { BODY_PROBLEMS, SEALED_PROBLEMS, STORE_PROBLEMS } from './problems.js';

const NEW = {
  title: 'Recipients to the ledger',
  enabled: true,
  url: 'https://hooks.example.com/payprep',
  events: ['RECIPIENT_CREATED', 'RECIPIENT_UPDATED', 'RECIPIENT_DELETED'],
};

export const SUBSCRIPTION = {
  id: 'c0a9f2d4-5e7b-4f13-8d6a-91b3e4c7f508',
  createdDate: '2026-11-20T09:30:00.000Z',
  ...NEW,
  // an example of the tests of signatures; no service uses it
  secret: 'zTOJGr3vYdAHM/F5ZiDsVvgPZq5/Y3Ktbo9xw9Ncf8Y=',
};

export const SUBSCRIPTION_ID = idOf('subscription', SUBSCRIPTION.id);

const COMMON = { tag: 'Webhooks', scope: 'webhooks:write' } as const;

const CHANGE_PROBLEMS = [
  ...BODY_PROBLEMS,
  ...STORE_PROBLEMS,
  'BAD_REQUEST',
  'JSON_PAYLOAD_INVALID_ENUM_VALUE',
  'WEBHOOK_ENDPOINT_URL_INVALID',
] as const;

export const subscriptionOperations: readonly Operation[] = [
  {
    ...COMMON,
    line: 'POST /webhooks/subscriptions',
    id: 'createSubscription',
    summary: 'Create a subscription',
    description: 'Subscribes the organization to events of its recipients.',
    body: webhooks.newSubscription,
    status: 201,
    outcome: 'The subscription was created.',
    answer: webhooks.subscription,
    headers: ['ETag'],
    examples: { subscription: { summary: 'All events', request: NEW, answer: SUBSCRIPTION } },
    problems: [...CHANGE_PROBLEMS, 'JSON_PAYLOAD_MISSING_REQUIRED_FIELD', 'WEBHOOK_SUBSCRIPTIONS_LIMIT_REACHED'],
  },
  {
    ...COMMON,
    scope: 'webhooks:read',
    line: 'GET /webhooks/subscriptions',
    id: 'listSubscriptions',
    summary: 'List the subscriptions',
    description: 'The subscriptions of the organization, the oldest first.',
    status: 200,
    outcome: 'All subscriptions.',
    answer: webhooks.subscriptions,
    headers: ['Payprep-Unreadable'],
    examples: { subscriptions: { summary: 'One subscription', answer: { items: [SUBSCRIPTION] } } },
    problems: STORE_PROBLEMS,
  },
  {
    ...COMMON,
    line: 'PATCH /webhooks/subscriptions/{subscriptionId}',
    id: 'updateSubscription',
    summary: 'Change a subscription',
    description:
      'Changes the given members; the others stay as they are. An empty object changes nothing, and answers with the present ETag.',
    parameters: [SUBSCRIPTION_ID, IF_MATCH],
    body: webhooks.subscriptionChange,
    status: 200,
    outcome: 'The subscription as it is now.',
    answer: webhooks.subscription,
    headers: ['ETag'],
    examples: {
      disabled: { summary: 'No more deliveries', request: { enabled: false }, answer: { ...SUBSCRIPTION, enabled: false } },
    },
    problems: [...CHANGE_PROBLEMS, 'NOT_FOUND', 'PRECONDITION_FAILED'],
  },
  {
    ...COMMON,
    scope: 'webhooks:read',
    line: 'GET /webhooks/subscriptions/{subscriptionId}',
    id: 'getSubscription',
    summary: 'Get a subscription',
    description: 'A subscription, with its secret.',
    parameters: [SUBSCRIPTION_ID],
    status: 200,
    outcome: 'The subscription.',
    answer: webhooks.subscription,
    headers: ['ETag'],
    examples: { subscription: { summary: 'A subscription', answer: SUBSCRIPTION } },
    problems: [...STORE_PROBLEMS, ...SEALED_PROBLEMS, 'NOT_FOUND'],
  },
  {
    ...COMMON,
    line: 'DELETE /webhooks/subscriptions/{subscriptionId}',
    id: 'deleteSubscription',
    summary: 'Delete a subscription',
    description: `Deletes the subscription with its deliveries; those that wait are not sent. Where the answer is 503, it may be disabled and still there: send the
request again.`,
    parameters: [SUBSCRIPTION_ID],
    status: 204,
    outcome: 'It is gone.',
    examples: {},
    problems: [...STORE_PROBLEMS, 'NOT_FOUND'],
  },
];
