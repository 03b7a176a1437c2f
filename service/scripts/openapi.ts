/**
 * `http/openapi.json`: the ten endpoints in OpenAPI 3.1, from the shapes that requests are read with and answers are held to.
 */
import { readFileSync } from 'node:fs';
import { type JsonSchema, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import * as parts from '../http/shapes/parts.js';
import * as payments from '../http/shapes/payments.js';
import { problem } from '../http/shapes/problem.js';
import * as beneficiaries from '../http/shapes/recipients.js';
import * as webhooks from '../http/shapes/subscriptions.js';
import { MOST_RECIPIENTS } from '../recipients/recipients.js';

type Shape = v.GenericSchema;

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description: string;
  readonly schema: JsonSchema;
}

interface Operation {
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

const OPERATIONS: readonly Operation[] = [
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
      query('limit', false, 'The most that are shown.', { type: 'integer', minimum: 1, maximum: MOST_RECIPIENTS }),
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

/** Any operation may end like this. */
const USUAL_PROBLEMS = [400, 401, 403, 429, 500, 503];

/** Those that read a body. */
const BODY_PROBLEMS = [413, 415];

const MEANINGS: Readonly<Record<number, string>> = {
  400: 'The request is malformed.',
  401: 'No access token, or one that is not valid.',
  403: 'The access token does not have the required scope.',
  404: 'There is no such thing, or it belongs to another organization.',
  409: 'Not at the moment.',
  413: 'The body is too large.',
  415: 'The body is not application/json.',
  422: 'The Idempotency-Key was used before with another body.',
  429: 'Too many requests.',
  500: 'A fault of ours.',
  503: 'Access tokens cannot be checked at the moment, or what is kept cannot be reached.',
};

/** What stands once under its name, and is referred to. */
const NAMED: Readonly<Record<string, Shape>> = {
  Instruction: payments.instruction,
  ValidationResult: payments.validationResult,
  EnrichmentResult: payments.enrichmentResult,
  SessionRequest: beneficiaries.sessionRequest,
  ManagementSession: beneficiaries.managementSession,
  Recipient: beneficiaries.recipient,
  NewSubscription: webhooks.newSubscription,
  SubscriptionChange: webhooks.subscriptionChange,
  Subscription: webhooks.subscription,
  Address: parts.address,
  Agent: parts.agent,
  Creditor: parts.creditor,
  Account: parts.account,
  Problem: problem,
};

const CONFIG = {
  errorMode: 'ignore',
  // a check by code has no counterpart in a schema
  ignoreActions: ['check'] as string[],
  overrideRef: ({ referenceId }: { readonly referenceId: string }) => `#/components/schemas/${referenceId}`,
} as const;

function schemaOf(shape: Shape): JsonSchema {
  const { $schema, $defs, ...schema } = toJsonSchema(shape, { ...CONFIG, definitions: NAMED });
  return schema;
}

const json = (schema: JsonSchema, type = 'application/json') => ({ content: { [type]: { schema } } });

const problems = ({ body, problems = [] }: Operation) =>
  Object.fromEntries(
    [...USUAL_PROBLEMS, ...(body ? BODY_PROBLEMS : []), ...problems]
      .sort((one, other) => one - other)
      .map((status) => [status, { description: MEANINGS[status], ...json(schemaOf(problem), 'application/problem+json') }]),
  );

const operation = (described: Operation) => ({
  operationId: described.id,
  summary: described.summary,
  security: [{ accessToken: [described.scope] }],
  ...(described.parameters && { parameters: described.parameters }),
  ...(described.body && { requestBody: { required: true, ...json(schemaOf(described.body)) } }),
  responses: {
    [described.status]: { description: 'As asked for.', ...json(schemaOf(described.answer)) },
    ...problems(described),
  },
});

function paths() {
  const found: Record<string, Record<string, unknown>> = {};
  for (const described of OPERATIONS) {
    const [method = '', path = ''] = described.line.split(' ');
    found[path] = { ...found[path], [method.toLowerCase()]: operation(described) };
  }
  return found;
}

const version = (): string =>
  (JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { readonly version: string }).version;

/** The document, as it is committed and served. */
export const openapi = (): string =>
  `${JSON.stringify(
    {
      openapi: '3.1.0',
      info: {
        title: 'payprep',
        version: version(),
        description: 'Whether a payment will land, and what completes it; recipients that end-users manage; webhooks.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      paths: paths(),
      components: {
        schemas: toJsonSchemaDefs(NAMED, CONFIG),
        securitySchemes: {
          accessToken: {
            type: 'http',
            scheme: 'bearer',
            description: 'An OAuth 2.0 access token; its scopes name the groups of endpoints.',
          },
        },
      },
    },
    null,
    2,
  )}\n`;
