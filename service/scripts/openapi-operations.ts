/** The ten operations of the service, as `openapi.json` describes them. */
import type { JsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import * as payments from '../http/shapes/payments.js';
import * as beneficiaries from '../http/shapes/recipients.js';
import * as webhooks from '../http/shapes/subscriptions.js';
import { MOST_ON_PAGE, USUAL_PAGE } from '../recipients/recipients.js';
import { MOST_RECIPIENTS } from '../recipients/sizes.js';

export type Shape = v.GenericSchema;

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description: string;
  readonly schema: JsonSchema;
}

export interface Operation {
  readonly line: string;
  readonly id: string;
  readonly summary: string;
  readonly scope: string;
  readonly parameters?: readonly Parameter[];
  readonly body?: Shape;
  readonly status: number;
  readonly answer: Shape;
  /** Statuses of problems beside those that every operation has. */
  readonly problems?: readonly number[];
}

const uuid = (name: string, description: string): Parameter => ({
  name,
  in: 'path',
  required: true,
  description,
  schema: { type: 'string', format: 'uuid' },
});

const query = (name: string, required: boolean, description: string, schema: JsonSchema): Parameter => ({
  name,
  in: 'query',
  required,
  description,
  schema,
});

const IDEMPOTENCY_KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: 'A request with a key that was answered within 24 hours is answered the same again.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

export const OPERATIONS: readonly Operation[] = [
  {
    line: 'POST /payments/validations',
    id: 'validatePayment',
    summary: 'Whether a payment is likely to land',
    scope: 'payments',
    body: payments.instruction,
    status: 200,
    answer: payments.validationResult,
  },
  {
    line: 'POST /payments/bulk-validations',
    id: 'validatePayments',
    summary: 'The same for up to 20, in their order',
    scope: 'payments',
    body: payments.instructions,
    status: 200,
    answer: payments.validationResults,
  },
  {
    line: 'POST /payments/enrichments',
    id: 'enrichPayment',
    summary: 'What completes a payment',
    scope: 'payments',
    body: payments.instruction,
    status: 200,
    answer: payments.enrichmentResult,
  },
  {
    line: 'POST /payments/bulk-enrichments',
    id: 'enrichPayments',
    summary: 'The same for up to 20, in their order',
    scope: 'payments',
    body: payments.instructions,
    status: 200,
    answer: payments.enrichmentResults,
  },
  {
    line: 'POST /beneficiaries/organizations/sessions',
    id: 'createSession',
    summary: 'Opens a session in which an end-user manages their recipients',
    scope: 'beneficiaries',
    parameters: [IDEMPOTENCY_KEY],
    body: beneficiaries.sessionRequest,
    status: 200,
    answer: beneficiaries.managementSession,
    problems: [409, 422],
  },
  {
    line: 'GET /beneficiaries/organizations/recipients/{recipientId}',
    id: 'getRecipient',
    summary: 'One recipient',
    scope: 'beneficiaries',
    parameters: [uuid('recipientId', 'The id of the recipient.')],
    status: 200,
    answer: beneficiaries.recipient,
    problems: [404],
  },
  {
    line: 'GET /beneficiaries/organizations/recipients',
    id: 'listRecipients',
    summary: 'The recipients of an end-user, by the time of their creation',
    scope: 'beneficiaries',
    parameters: [
      query('externalUserId', true, 'The end-user, as the organization calls them.', { type: 'string', minLength: 1, maxLength: 255 }),
      query(
        'limit',
        false,
        `The most that are shown; a page has at most ${MOST_ON_PAGE}, and its Link header says where the list goes on.`,
        {
          type: 'integer',
          minimum: 1,
          maximum: MOST_RECIPIENTS,
          default: USUAL_PAGE,
        },
      ),
      query('cursor', false, 'Where the list goes on; from the Link header of an answer.', { type: 'string' }),
    ],
    status: 200,
    answer: beneficiaries.recipients,
  },
  {
    line: 'POST /webhooks/subscriptions',
    id: 'createSubscription',
    summary: 'Subscribes to events',
    scope: 'webhooks',
    body: webhooks.newSubscription,
    status: 201,
    answer: webhooks.subscription,
    problems: [409],
  },
  {
    line: 'GET /webhooks/subscriptions',
    id: 'listSubscriptions',
    summary: 'The subscriptions of the organization',
    scope: 'webhooks',
    status: 200,
    answer: webhooks.subscriptions,
  },
  {
    line: 'PATCH /webhooks/subscriptions/{subscriptionId}',
    id: 'updateSubscription',
    summary: 'Changes the members that are given',
    scope: 'webhooks',
    parameters: [uuid('subscriptionId', 'The id of the subscription.')],
    body: webhooks.subscriptionChange,
    status: 200,
    answer: webhooks.subscription,
    problems: [404],
  },
];
