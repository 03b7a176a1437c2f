/**
 * Writes `http/openapi.json`: the operations and the webhooks in OpenAPI 3.1. The schemas come from the shapes that check requests, and answers in tests. The
 * parts are in `openapi/`.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html
 */
import { readFileSync } from 'node:fs';
import { SCOPES, type Scope } from '../http/guard.js';
import { headerComponents } from './openapi/headers.js';
import { operationProblems, parameterComponents, pathsOf } from './openapi/operation.js';
import { OPERATIONS, TAGS } from './openapi/operations.js';
import { problemExamples, sharedResponses } from './openapi/problems.js';
import { schemas } from './openapi/schemas.js';
import { deliveryHeaders, webhooks } from './openapi/webhooks.js';

const version = (): string =>
  (JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { readonly version: string }).version;

const DESCRIPTION = `Says whether a payment is likely to land, and completes it; keeps recipients that end-users manage; sends webhooks.

Unknown members are absent, never \`null\`. Errors are \`application/problem+json\` (RFC 9457) with a \`code\` for programs.`;

/** A placeholder: a running service puts its own address here. */
const SERVER = {
  url: '{publicUrl}',
  description: 'An installation of payprep-service',
  variables: { publicUrl: { default: 'http://127.0.0.1:8080', description: 'The address of the service, without a slash at its end.' } },
};

const SCOPE_MEANINGS: Readonly<Record<Scope, string>> = {
  payments: 'Validate, enrich and explain payments, and ask the engine.',
  beneficiaries: 'Open sessions and read recipients.',
  'beneficiaries:read': 'Read recipients.',
  'beneficiaries:write': 'Open sessions.',
  webhooks: 'Read and change webhook subscriptions, with their secrets, and manage deliveries.',
  'webhooks:read': 'Read webhook subscriptions, with their secrets, and deliveries.',
  'webhooks:write': 'Change webhook subscriptions, whose answers have the secret; send deliveries again, and tests.',
};

const ACCESS_TOKEN = {
  type: 'oauth2',
  description:
    'An OAuth 2.0 access token (RFC 6750) of the authorization server that the service is configured with; it belongs to one organization.',
  flows: {
    clientCredentials: {
      // a placeholder: a running service puts the one of its authorization server here
      tokenUrl: 'https://auth.example.com/oauth2/token',
      scopes: Object.fromEntries(SCOPES.map((scope) => [scope, SCOPE_MEANINGS[scope]])),
    },
  },
};

/** The text of the document. */
export const openapi = (): string =>
  `${JSON.stringify(
    {
      openapi: '3.1.0',
      info: { title: 'payprep', version: version(), description: DESCRIPTION, license: { name: 'MIT', identifier: 'MIT' } },
      servers: [SERVER],
      tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
      paths: pathsOf(OPERATIONS),
      webhooks: webhooks(),
      components: {
        schemas: schemas(),
        responses: sharedResponses(),
        parameters: { ...parameterComponents, ...deliveryHeaders },
        examples: problemExamples(OPERATIONS.flatMap(operationProblems)),
        headers: headerComponents(),
        securitySchemes: { accessToken: ACCESS_TOKEN },
      },
    },
    null,
    2,
  )}\n`;
