/** What an access token may do: all of a group, or what reads in it, or what changes something. And how much a client may ask. */
import { describe, expect, test } from 'vitest';
import { createHandler } from '../../http/handler.js';
import { memoryStore } from '../../storage/memory.js';
import { authenticate, call, engine } from './calls.js';

const ID = '00000000-0000-4000-8000-000000000000';
const SUBSCRIPTION = `/webhooks/management/subscriptions/${ID}`;
const DELIVERY = `/webhooks/management/deliveries/${ID}`;

const READS: Readonly<Record<string, readonly string[]>> = {
  webhooks: ['GET /webhooks/subscriptions', `GET ${SUBSCRIPTION}`, `GET ${SUBSCRIPTION}/deliveries`, `GET ${DELIVERY}`],
  beneficiaries: [`GET /beneficiaries/organizations/recipients/${ID}`, 'GET /beneficiaries/organizations/recipients?externalUserId=ann'],
};

const WRITES: Readonly<Record<string, readonly string[]>> = {
  webhooks: [
    'POST /webhooks/subscriptions',
    `PATCH /webhooks/subscriptions/${ID}`,
    `POST ${SUBSCRIPTION}/secret-rotations`,
    `POST ${SUBSCRIPTION}/test-events`,
    `POST ${DELIVERY}/redeliveries`,
  ],
  beneficiaries: ['POST /beneficiaries/organizations/sessions'],
};

/** A token has no colon (RFC 6750), a scope may. */
const handler = createHandler({
  engine,
  store: memoryStore(),
  authenticate: (token) => authenticate(token.replaceAll('~', ':')),
});
const as = (scopes: string, line: string) =>
  call(handler, line, {
    token: `acme.${scopes.replaceAll(':', '~')}`,
    headers: { 'idempotency-key': 'k' },
    ...(line.startsWith('P') && { body: {} }),
  });

describe.each(['webhooks', 'beneficiaries'])('%s', (group) => {
  const cases = [
    ...(READS[group] ?? []).map((line) => [line, 'read', 'write'] as const),
    ...(WRITES[group] ?? []).map((line) => [line, 'write', 'read'] as const),
  ];

  test.each(cases)('%s takes the whole group or :%s, and not :%s', async (line, enough, other) => {
    for (const scopes of [group, `${group}:${enough}`, `payments.${group}:${enough}`])
      expect((await as(scopes, line)).status).not.toBe(403);
    const others = group === 'webhooks' ? 'beneficiaries' : 'webhooks';
    for (const scopes of [
      'payments',
      `${group}:${other}`,
      `${others}:${enough}`,
      `${others}.payments`,
      `${group}:`,
      `${group}:${enough}:x`,
    ]) {
      const { status, headers, body } = await as(scopes, line);
      expect([status, body.code, headers.get('www-authenticate')]).toEqual([
        403,
        'AUTH_SCOPE_INSUFFICIENT',
        `Bearer error="insufficient_scope", scope="${group}"`,
      ]);
    }
  });
});

test('requests are counted by client, beside the organization', async () => {
  let now = 0;
  const limited = createHandler({
    engine,
    store: memoryStore(),
    authenticate: async (token) => {
      const [clientId, organization = ''] = token.split('.');
      return { organization, scopes: new Set(['webhooks']), ...(clientId !== 'none' && { clientId }) };
    },
    clock: () => new Date(now),
    limits: { clientRequestsPerSecond: 5, requestsPerSecond: 10 },
  });
  const statuses = async (token: string, count: number) =>
    Promise.all(Array.from({ length: count }, async () => (await call(limited, 'GET /webhooks/subscriptions', { token })).status));
  const refused = (all: readonly number[]) => all.filter((status) => status === 429).length;
  expect(refused(await statuses('one.acme', 12))).toBe(2);
  // the organization has ten left, another client nine of them, and a token without a client what remains
  expect(refused(await statuses('two.acme', 9))).toBe(0);
  expect(refused(await statuses('none.acme', 3))).toBe(2);
  now += 200;
  expect(refused(await statuses('one.acme', 2))).toBe(1);
});
