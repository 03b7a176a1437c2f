/**
 * `http/openapi.json`: the ten endpoints in OpenAPI 3.1, from the shapes that requests are read with and answers are held to.
 */
import { readFileSync } from 'node:fs';
import { type JsonSchema, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import * as parts from '../http/shapes/parts.js';
import * as payments from '../http/shapes/payments.js';
import { problem } from '../http/shapes/problem.js';
import * as beneficiaries from '../http/shapes/recipients.js';
import * as webhooks from '../http/shapes/subscriptions.js';
import { OPERATIONS, type Operation, type Shape } from './openapi-operations.js';

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
