/** Every status and code that `openapi.json` names for an operation is answered by the handler; `call` holds the answers to the document. */
import { describe, expect, test } from 'vitest';
import { VerifierUnavailable } from '../../../http/authentication/principal.js';
import { createHandler, type HandlerOptions } from '../../../http/handler.js';
import { fingerprintOf } from '../../../http/idempotency.js';
import { PROBLEMS, type ProblemCode } from '../../../http/problem.js';
import { type Operation, operationProblems } from '../../../scripts/openapi/operation.js';
import { OPERATIONS } from '../../../scripts/openapi/operations.js';
import { StorageError } from '../../../storage/errors.js';
import { memoryStore } from '../../../storage/memory.js';
import type { IdempotencyScope, Store } from '../../../storage/port.js';
import { type Answer, authenticate, type Call, call, engine, type Handler, ORIGIN } from '../calls.js';

const KEY = 'a key';
const SCOPE = { organization: 'acme', path: '/beneficiaries/organizations/sessions', key: KEY };

/** What is asked with, and what is asked; the last answer counts. */
interface Provocation {
  readonly options?: Partial<HandlerOptions>;
  readonly call?: Call;
  readonly query?: string;
  /** Where the path of the document leads to nothing. */
  readonly line?: (handler: Handler) => Promise<string>;
  readonly before?: (ask: () => Promise<Answer>, store: Store) => Promise<unknown>;
}

const gone = async (): Promise<never> => {
  throw new StorageError('UNAVAILABLE', 'closed');
};

const damaged = async (): Promise<never> => {
  throw new StorageError('SEAL_BROKEN', 'changed');
};

const ANY: Readonly<Partial<Record<ProblemCode, Provocation>>> = {
  AUTH_REQUEST_INVALID: { call: { headers: { authorization: 'Bearer a b' } } },
  AUTH_CREDENTIALS_MISSING: { call: { token: null } },
  AUTH_TOKEN_INVALID: { call: { token: 'nobody' } },
  AUTH_SCOPE_INSUFFICIENT: { call: { token: 'acme.nothing' } },
  TOO_MANY_REQUESTS: { options: { limits: { requestsPerSecond: 0.1 } }, before: (ask) => ask() },
  UNEXPECTED_ERROR: { options: { authenticate: () => Promise.reject(new Error('broken')) } },
  AUTH_UNAVAILABLE: { options: { authenticate: () => Promise.reject(new VerifierUnavailable('TIMEOUT')) } },
  DATA_UNREADABLE: {
    options: { store: { transaction: damaged, tidy: gone, retention: gone, draftKeys: gone, now: gone, ping: gone, close: gone } },
  },
  SERVICE_UNAVAILABLE: {
    options: { store: { transaction: gone, tidy: gone, retention: gone, draftKeys: gone, now: gone, ping: gone, close: gone } },
  },
  JSON_PAYLOAD_MALFORMED: { call: { body: '{' } },
  JSON_PAYLOAD_INVALID_TYPE: { call: { body: [] } },
  JSON_PAYLOAD_TOO_LARGE: { options: { limits: { bodyBytes: 1, bulkBodyBytes: 1 } } },
  JSON_PAYLOAD_MISSING_REQUIRED_FIELD: { call: { body: {} } },
  UNSUPPORTED_MEDIA_TYPE: { call: { headers: { 'content-type': 'text/plain' } } },
  WEBHOOK_ENDPOINT_URL_INVALID: { call: { body: { title: 'x', url: 'http://hooks.example.com/', events: [] } } },
  WEBHOOK_SUBSCRIPTIONS_LIMIT_REACHED: { options: { limits: { subscriptions: 0 } } },
  NOT_FOUND: {},
  IDEMPOTENCY_KEY_HEADER_MISSING: { call: { headers: { 'idempotency-key': '' } } },
  IDEMPOTENCY_KEY_REQUEST_MISMATCH: {
    before: (ask) => ask(),
    call: { body: { externalUserId: 'another', returnUrl: 'https://shop.example.com/' } },
  },
};

/** What depends on the operation. */
const OWN: Readonly<Record<string, Readonly<Partial<Record<ProblemCode, Provocation>>>>> = {
  validatePayments: { BAD_REQUEST: { call: { body: { items: new Array(21).fill({}) } } } },
  enrichPayments: { BAD_REQUEST: { call: { body: { items: new Array(21).fill({}) } } } },
  createSession: {
    BAD_REQUEST: { call: { body: { externalUserId: '', returnUrl: 'https://shop.example.com/' } } },
    JSON_PAYLOAD_INVALID_ENUM_VALUE: {
      call: { body: { externalUserId: 'ada', returnUrl: 'https://shop.example.com/', options: { allowedRecipientTypes: ['CAT'] } } },
    },
    IDEMPOTENCY_KEY_IN_USE: { before: (_, store) => takeKey(store, SCOPE, sessionExample()) },
  },
  listRecipients: { BAD_REQUEST: { query: '&limit=0' } },
  listRecipientChecks: { BAD_REQUEST: { query: '&status=MAYBE' } },
  createSubscription: {
    BAD_REQUEST: { call: { body: { title: '', url: 'https://hooks.example.com/', events: [] } } },
    JSON_PAYLOAD_INVALID_ENUM_VALUE: { call: { body: { title: 'x', url: 'https://hooks.example.com/', events: ['ALL'] } } },
  },
  updateSubscription: {
    PRECONDITION_FAILED: { call: { headers: { 'if-match': '"another"' } }, line: updateOfNew },
    WEBHOOK_ENDPOINT_URL_INVALID: { call: { body: { url: 'http://hooks.example.com/' } }, line: updateOfNew },
    BAD_REQUEST: { call: { body: { title: '' } } },
    JSON_PAYLOAD_INVALID_ENUM_VALUE: { call: { body: { events: ['ALL'] } } },
  },
  explainPayments: { BAD_REQUEST: { call: { body: { items: new Array(21).fill({}) } } } },
  listRequirements: { BAD_REQUEST: { query: '&country=FR' } },
  searchBanks: { BAD_REQUEST: { query: '&limit=0' } },
  describeReturn: { BAD_REQUEST: { line: async () => 'GET /engine/returns/AC04?list=NACHA&list=BACS' } },
  findValueDate: { BAD_REQUEST: { call: { body: { system: 'SCT', on: '2026-12-24', time: '25:00' } } } },
  getBank: {
    BAD_REQUEST: { line: async () => 'GET /engine/banks/ZZ/37040044' },
    NOT_FOUND: { line: async () => 'GET /engine/banks/DE/00000000' },
  },
  compareNames: {
    BAD_REQUEST: { call: { body: { given: 'Ada', held: 'Ada', country: 'ZZ' } } },
    JSON_PAYLOAD_INVALID_ENUM_VALUE: { call: { body: { given: 'Ada', held: 'Ada', type: 'CAT' } } },
  },
  extractPayment: { BAD_REQUEST: { call: { body: { text: 'IBAN', country: 'ZZ' } } } },
  readReference: {
    BAD_REQUEST: { call: { body: { value: 'RF', country: 'ZZ' } } },
    JSON_PAYLOAD_INVALID_ENUM_VALUE: { call: { body: { value: 'RF', kind: 'CAT' } } },
  },
  listDeliveries: { BAD_REQUEST: { query: '&state=LOST' } },
  rotateSecret: {
    BAD_REQUEST: { call: { headers: { 'idempotency-key': 'ä' } } },
    IDEMPOTENCY_KEY_IN_USE: { before: (_, store) => takeKey(store, rotationScope(), {}) },
  },
  sendTestEvent: { WEBHOOK_SUBSCRIPTION_DISABLED: { line: testOfDisabled } },
};

/** Of the subscription of the examples. */
function rotationScope(): IdempotencyScope {
  const rotation = OPERATIONS.find(({ id }) => id === 'rotateSecret');
  const [path = ''] = rotation === undefined ? [] : (lineOf(rotation).split(' ')[1] ?? '').split('?');
  return { ...SCOPE, path };
}

/** A test of a subscription that is disabled. */
async function testOfDisabled(handler: Handler): Promise<string> {
  const body = { title: 'x', url: 'https://hooks.example.com/', events: [], enabled: false };
  const { id } = (await call(handler, 'POST /webhooks/subscriptions', { body })).body;
  return `POST /webhooks/management/subscriptions/${id}/test-events`;
}

const now = Date.parse('2026-11-20T12:00:00Z');

const exampleOf = ({ examples }: Operation): unknown => Object.values(examples)[0]?.request;

function sessionExample(): unknown {
  const session = OPERATIONS.find(({ id }) => id === 'createSession');
  return session && exampleOf(session);
}

/** As a request that is not answered yet. */
async function takeKey(store: Store, scope: IdempotencyScope, body: unknown): Promise<void> {
  const fingerprint = await fingerprintOf(body);
  const later = new Date(now + 60_000);
  await store.transaction((tx) => tx.idempotency.take(scope, { fingerprint, now: new Date(now), lease: later, expires: later }));
}

/** The change of a subscription that there is. */
async function updateOfNew(handler: Handler): Promise<string> {
  const body = { title: 'x', url: 'https://hooks.example.com/', events: [] };
  return `PATCH /webhooks/subscriptions/${(await call(handler, 'POST /webhooks/subscriptions', { body })).body.id}`;
}

/** The path of an operation, with values for its parameters. */
function lineOf({ line, parameters = [] }: Operation, query = ''): string {
  const path = parameters.reduce((text, { name, example }) => text.replace(`{${name}}`, String(example)), line);
  const required = parameters.filter((parameter) => parameter.in === 'query' && parameter.required);
  return `${path}?${required.map(({ name, example }) => `${name}=${example}`).join('&')}${query}`;
}

async function provoke(operation: Operation, code: ProblemCode): Promise<Answer> {
  const provocation = OWN[operation.id]?.[code] ?? ANY[code];
  if (provocation === undefined) throw new Error(`nothing here makes ${operation.id} answer ${code}`);
  const store = memoryStore();
  const clock = () => new Date(now);
  const handler = createHandler({ engine, store, authenticate, clock, publicUrl: ORIGIN, ...provocation.options });
  const body = exampleOf(operation);
  const headers = { 'idempotency-key': KEY };
  const line = (await provocation.line?.(handler)) ?? lineOf(operation, provocation.query);
  await provocation.before?.(() => call(handler, line, { body, headers }), store);
  return call(handler, line, { body, ...provocation.call, headers: { ...headers, ...provocation.call?.headers } });
}

describe.each(OPERATIONS.map((operation) => [operation.id, operation] as const))('%s', (_, operation) => {
  test.each(operationProblems(operation))('answers %s', async (code) => {
    const { status, body } = await provoke(operation, code);
    expect([status, body.code]).toEqual([PROBLEMS[code][0], code]);
  });
});

test('every other code belongs to paths that are no operations', () => {
  const told = new Set(OPERATIONS.flatMap(operationProblems));
  const others = (Object.keys(PROBLEMS) as readonly ProblemCode[]).filter((code) => !told.has(code));
  expect(others).toEqual(['METHOD_NOT_ALLOWED', 'PRECONDITION_REQUIRED', 'RECIPIENT_REFUSED', 'AUTH_SESSION_INVALID']);
});
