/**
 * A client as an organization would write it: from the interface, for a base URL and an access token. It knows nothing of what answers.
 *
 * Whatever comes back is held to what every answer promises.
 */
import { expect } from 'vitest';
import { faultsIn, problem } from './shapes.js';

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: any shape, for the expectations to say
  readonly body: any;
}

interface Sent {
  /** JSON, or a text that is sent as it is. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Client {
  /** `POST /payments/validations`, and the like. */
  send(line: string, sent?: Sent): Promise<Reply>;
  openSession(body: unknown, key?: string): Promise<Reply>;
}

/** The ten endpoints, with bodies that are taken; an id stands for none that exists. */
export const NO_ID = '5b1f7a52-0c1e-4d7a-9b60-7d9a35c3a0f1';

export const SESSION = { externalUserId: 'ada', returnUrl: 'https://shop.example.com/back' };

export const SUBSCRIPTION = {
  title: 'Ours',
  enabled: true,
  url: 'https://hooks.example.com/payprep',
  events: ['RECIPIENT_CREATED', 'RECIPIENT_UPDATED', 'RECIPIENT_DELETED'],
};

export const ENDPOINTS: readonly { readonly line: string; readonly scope: string; readonly body?: unknown }[] = [
  { line: 'POST /payments/validations', scope: 'payments', body: {} },
  { line: 'POST /payments/bulk-validations', scope: 'payments', body: { items: [] } },
  { line: 'POST /payments/enrichments', scope: 'payments', body: {} },
  { line: 'POST /payments/bulk-enrichments', scope: 'payments', body: { items: [] } },
  { line: 'POST /beneficiaries/organizations/sessions', scope: 'beneficiaries', body: SESSION },
  { line: `GET /beneficiaries/organizations/recipients/${NO_ID}`, scope: 'beneficiaries' },
  { line: 'GET /beneficiaries/organizations/recipients?externalUserId=ada', scope: 'beneficiaries' },
  { line: 'POST /webhooks/subscriptions', scope: 'webhooks', body: SUBSCRIPTION },
  { line: 'GET /webhooks/subscriptions', scope: 'webhooks' },
  { line: `PATCH /webhooks/subscriptions/${NO_ID}`, scope: 'webhooks', body: { enabled: false } },
];

/** Those beside them, for those who look after recipients and receivers: each of something that is there. */
export const MANAGEMENT_ENDPOINTS: typeof ENDPOINTS = [
  { line: `GET /beneficiaries/management/recipients/${NO_ID}`, scope: 'beneficiaries' },
  { line: `GET /webhooks/subscriptions/${NO_ID}`, scope: 'webhooks' },
  { line: `DELETE /webhooks/subscriptions/${NO_ID}`, scope: 'webhooks' },
  { line: `GET /webhooks/management/subscriptions/${NO_ID}`, scope: 'webhooks' },
  { line: `GET /webhooks/management/subscriptions/${NO_ID}/deliveries`, scope: 'webhooks' },
  { line: `POST /webhooks/management/subscriptions/${NO_ID}/secret-rotations`, scope: 'webhooks' },
  { line: `POST /webhooks/management/subscriptions/${NO_ID}/test-events`, scope: 'webhooks' },
  { line: `GET /webhooks/management/deliveries/${NO_ID}`, scope: 'webhooks' },
  { line: `POST /webhooks/management/deliveries/${NO_ID}/redeliveries`, scope: 'webhooks' },
];

/** What was found of all. */
export const LIST_ENDPOINTS: typeof ENDPOINTS = [{ line: 'GET /beneficiaries/management/recipients', scope: 'beneficiaries' }];

/** What the library knows, beside them. */
export const ENGINE_ENDPOINTS: typeof ENDPOINTS = [
  { line: 'POST /engine/explanations', scope: 'payments', body: {} },
  { line: 'POST /engine/bulk-explanations', scope: 'payments', body: { items: [] } },
  { line: 'GET /engine/requirements?country=DE&currency=EUR', scope: 'payments' },
  { line: 'POST /engine/requirements', scope: 'payments', body: {} },
  { line: 'GET /engine/banks?country=DE', scope: 'payments' },
  { line: 'GET /engine/banks/DE/37040044', scope: 'payments' },
  { line: 'POST /engine/names/comparisons', scope: 'payments', body: { given: 'Ada', held: 'Ada' } },
  { line: 'POST /engine/addresses/structures', scope: 'payments', body: { text: '' } },
  { line: 'POST /engine/texts/extractions', scope: 'payments', body: { text: '' } },
  { line: 'POST /engine/payment-codes/readings', scope: 'payments', body: { text: '' } },
  { line: 'POST /engine/references/readings', scope: 'payments', body: { value: '' } },
  { line: 'POST /engine/payees/comparisons', scope: 'payments', body: { before: {}, after: {} } },
  { line: 'POST /engine/value-dates', scope: 'payments', body: { system: 'SCT', on: '2026-12-24' } },
  { line: 'GET /engine/returns/AC04', scope: 'payments' },
  { line: 'GET /engine/alerts', scope: 'payments' },
  { line: 'GET /engine/reference-data', scope: 'payments' },
];

/** What holds for each answer, good or bad. */
function expectPromises({ status, headers, text, body }: Reply): void {
  expect(headers.get('x-request-id')).toMatch(/^[\w.:-]{1,128}$/);
  expect(headers.get('cache-control')).toBe('no-store');
  expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
  expect(headers.get('set-cookie')).toBeNull();
  if (text === '') return;
  expect(headers.get('content-type')).toBe(status < 400 ? 'application/json' : 'application/problem+json');
  if (status >= 400) expect(faultsIn(body, problem(status))).toEqual([]);
}

/** Any header may be given anew; an empty one is left out. */
export async function send(baseUrl: string, line: string, { body, headers = {} }: Sent = {}): Promise<Reply> {
  const [method = '', path = ''] = line.split(' ');
  const sent = Object.entries({ ...(body !== undefined && { 'content-type': 'application/json' }), ...headers });
  const response = await fetch(baseUrl + path, {
    method,
    headers: sent.filter(([, value]) => value !== ''),
    body: body === undefined ? null : typeof body === 'string' || body instanceof Uint8Array ? (body as string) : JSON.stringify(body),
    redirect: 'manual',
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  const reply: Reply = { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : undefined };
  expectPromises(reply);
  return reply;
}

export function createClient(baseUrl: string, accessToken: string): Client {
  const own: Client['send'] = (line, sent = {}) =>
    send(baseUrl, line, { ...sent, headers: { authorization: `Bearer ${accessToken}`, ...sent.headers } });
  return {
    send: own,
    openSession: (body, key = crypto.randomUUID()) =>
      own('POST /beneficiaries/organizations/sessions', { body, headers: { 'idempotency-key': key } }),
  };
}

/** The end-user's page: it has what stands behind `#` in the URL of a session. */
export function createPage(baseUrl: string, url: string): Client['send'] {
  const token = new URL(url).hash.slice(1);
  return (line, sent = {}) => {
    const [method, path = ''] = line.split(' ');
    return send(baseUrl, `${method} /session/api${path}`, { ...sent, headers: { authorization: `Bearer ${token}`, ...sent.headers } });
  };
}
