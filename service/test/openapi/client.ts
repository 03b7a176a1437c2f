/** A client that openapi-typescript makes of the document: it compiles under `strict`, and calls each of the endpoints. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { components, paths } from 'openapi-client';
import createClient from 'openapi-fetch';
import { createService, ORIGIN, TOKEN } from './handler.js';

type Schemas = components['schemas'];

const service = createService();
const api = createClient<paths>({
  baseUrl: ORIGIN,
  headers: { authorization: `Bearer ${TOKEN}` },
  fetch: (request: Request) => service(request),
});

/** The answer of a call that succeeds. */
async function answered<Data, Error>(asked: Promise<{ readonly data?: Data; readonly error?: Error }>): Promise<Data> {
  const { data, error } = await asked;
  assert.equal(error, undefined);
  assert.ok(data !== undefined);
  return data;
}

const iban = (value: string): Schemas['Instruction'] => ({ creditorAccount: { id: { value, type: 'IBAN' } } });
const GERMAN = iban('DE89370400440532013000');

test('payments', async () => {
  const { status, alerts } = await answered(api.POST('/payments/validations', { body: iban('DE88370400440532013000') }));
  const codes: readonly Schemas['AlertCode'][] = alerts.map(({ code }) => code);
  assert.deepEqual([status, codes], ['ALERT', ['CREDITOR_IBAN_INCORRECT_CHECK_DIGITS']]);
  const validated = await answered(api.POST('/payments/bulk-validations', { body: { items: [GERMAN, {}] } }));
  assert.equal(validated.items.length, 2);
  const { enrichments } = await answered(api.POST('/payments/enrichments', { body: GERMAN }));
  assert.equal(enrichments.creditorAgent?.bic, 'COBADEFFXXX');
  const enriched = await answered(api.POST('/payments/bulk-enrichments', { body: { items: [GERMAN] } }));
  assert.deepEqual(enriched.items, [{ enrichments }]);
});

test('the engine', async () => {
  const headers = { 'Accept-Language': 'de' };
  const explained = await answered(api.POST('/engine/explanations', { body: iban('DE88370400440532013000'), params: { header: headers } }));
  const [alert]: readonly Schemas['ExplainedAlert'][] = explained.alerts;
  assert.equal(alert?.pointer, '/creditorAccount/id/value');
  const { items } = await answered(api.POST('/engine/bulk-explanations', { body: { items: [GERMAN] }, params: {} }));
  assert.equal(items[0]?.completions?.length !== 0, true);
  const query = { country: 'DE', currency: 'EUR' };
  const asked = await answered(api.GET('/engine/requirements', { params: { query, header: headers } }));
  assert.ok(asked.requirements.fields.some(({ required }) => required));
  const rest = await answered(api.POST('/engine/requirements', { body: { ...query, ...GERMAN } }));
  assert.ok(rest.requirements.fields.length < asked.requirements.fields.length);
  const found = await answered(api.GET('/engine/banks', { params: { query: { country: 'NG', q: 'gtbank', limit: 1 } } }));
  assert.equal(found.items[0]?.bankCode, '058');
  const bank = await answered(api.GET('/engine/banks/{country}/{code}', { params: { path: { country: 'DE', code: '37040044' } } }));
  assert.equal(bank.bic, 'COBADEFFXXX');
  const { result } = await answered(api.POST('/engine/names/comparisons', { body: { given: 'Smith, John', held: ['Mr John Smith'] } }));
  assert.equal(result, 'MATCH');
  const { address } = await answered(api.POST('/engine/addresses/structures', { body: { text: '10115 Berlin', country: 'DE' } }));
  assert.equal(address.townName, 'Berlin');
  const { instruction } = await answered(api.POST('/engine/texts/extractions', { body: { text: 'IBAN: DE89 3704 0044 0532 0130 00' } }));
  assert.equal(instruction?.creditorAccount?.id?.value, 'DE89370400440532013000');
  const { problems } = await answered(api.POST('/engine/payment-codes/readings', { body: { text: 'none' } }));
  assert.equal(problems[0]?.code, 'NOT_A_PAYMENT_CODE');
  const { reference } = await answered(api.POST('/engine/references/readings', { body: { kind: 'RF', value: 'RF18539007547034' } }));
  assert.equal(reference?.check, 'passed');
  assert.ok((await answered(api.GET('/engine/alerts'))).items.length > 0);
  assert.ok((await answered(api.GET('/engine/reference-data'))).items.length > 0);
});

test('sessions and recipients', async () => {
  const asked = {
    params: { header: { 'Idempotency-Key': 'a-key' } },
    body: { externalUserId: 'user-1', returnUrl: 'https://www.example.com/' },
  };
  const session = await answered(api.POST('/beneficiaries/organizations/sessions', asked));
  assert.deepEqual(await answered(api.POST('/beneficiaries/organizations/sessions', asked)), session);
  const recipient = await added(session.url);
  const path = { recipientId: recipient.id };
  const found = await answered(api.GET('/beneficiaries/organizations/recipients/{recipientId}', { params: { path } }));
  assert.deepEqual(found, recipient);
  const query = { externalUserId: 'user-1', limit: 10 };
  const { items } = await answered(api.GET('/beneficiaries/organizations/recipients', { params: { query } }));
  assert.deepEqual(items, [found]);
});

/** As the page of the session adds it. */
async function added(url: string): Promise<Schemas['Recipient']> {
  const details = {
    country: 'DE',
    currency: 'EUR',
    method: 'BANK_ACCOUNT',
    creditor: { name: 'Ada Example', type: 'INDIVIDUAL' },
    ...GERMAN,
  };
  const headers = { authorization: `Bearer ${new URL(url).hash.slice(1)}`, 'content-type': 'application/json' };
  const request = new Request(`${ORIGIN}/session/api/recipients`, { method: 'POST', headers, body: JSON.stringify(details) });
  return (await (await service(request)).json()) as Schemas['Recipient'];
}

test('subscriptions', async () => {
  const body = { title: 'Mine', url: 'https://hooks.example.com/', events: ['RECIPIENT_CREATED'] } satisfies Schemas['NewSubscription'];
  const made = await answered(api.POST('/webhooks/subscriptions', { body }));
  const path = { subscriptionId: made.id };
  const changed = await answered(api.PATCH('/webhooks/subscriptions/{subscriptionId}', { params: { path }, body: { enabled: false } }));
  assert.deepEqual(changed, { ...made, enabled: false });
  assert.deepEqual((await answered(api.GET('/webhooks/subscriptions'))).items, [changed]);
  assert.deepEqual(await answered(api.GET('/webhooks/subscriptions/{subscriptionId}', { params: { path } })), changed);
  const { response } = await api.DELETE('/webhooks/subscriptions/{subscriptionId}', { params: { path } });
  assert.equal(response.status, 204);
});

test('webhook management', async () => {
  const body = { title: 'Mine', url: 'https://hooks.example.com/', events: ['RECIPIENT_CREATED'] } satisfies Schemas['NewSubscription'];
  const { id: subscriptionId, secret } = await answered(api.POST('/webhooks/subscriptions', { body }));
  const path = { subscriptionId };
  const own = '/webhooks/management/subscriptions/{subscriptionId}';
  assert.equal((await answered(api.GET(own, { params: { path } }))).enabled, true);
  const header = { 'Idempotency-Key': 'another-key' };
  const rotated = await answered(api.POST(`${own}/secret-rotations`, { params: { path, header } }));
  assert.notEqual(rotated.secret, secret);
  const tested = await answered(api.POST(`${own}/test-events`, { params: { path } }));
  assert.deepEqual((await answered(api.GET(`${own}/deliveries`, { params: { path } }))).items, [tested]);
  const delivery = { path: { deliveryId: tested.id } };
  assert.deepEqual(await answered(api.GET('/webhooks/management/deliveries/{deliveryId}', { params: delivery })), tested);
  const again = await answered(api.POST('/webhooks/management/deliveries/{deliveryId}/redeliveries', { params: delivery }));
  assert.equal(again.id, tested.id);
});

test('a problem has a code that the types know', async () => {
  const path = { recipientId: '00000000-0000-4000-8000-000000000000' };
  const { error, response } = await api.GET('/beneficiaries/organizations/recipients/{recipientId}', { params: { path } });
  const code: Schemas['ProblemCode'] | undefined = error?.code;
  assert.deepEqual([response.status, code], [404, 'NOT_FOUND']);
  assert.ok(response.headers.get('x-request-id'));
});

test('what the document does not have does not compile', () => {
  const mistakes = () => [
    // @ts-expect-error a member that is not there
    { credtor: {} } satisfies Schemas['Instruction'],
    // @ts-expect-error an event that is none
    api.POST('/webhooks/subscriptions', { body: { title: '', url: '', events: ['ALL'] } }),
    // @ts-expect-error the key is required
    api.POST('/beneficiaries/organizations/sessions', { body: { externalUserId: '', returnUrl: '' } }),
    // @ts-expect-error the end-user is required
    api.GET('/beneficiaries/organizations/recipients', { params: {} }),
  ];
  assert.equal(typeof mistakes, 'function');
});

/** What a receiver is sent has a type, too. */
const event = {
  id: '',
  createdDate: '',
  eventType: 'RECIPIENT_CREATED',
  object: { id: '', externalUserId: '' },
} satisfies Schemas['Event'];
test('an event has a type', () => assert.equal(event.eventType, 'RECIPIENT_CREATED'));
