/** Hono: the validator middleware takes the schema for a body. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sValidator } from '@hono/standard-validator';
import { Hono } from 'hono';
import { CHECK_DIGITS, faulty, schema, tidied, typed } from './payments.ts';

const app = new Hono().post('/payments', sValidator('json', schema), (context) => {
  const payment = context.req.valid('json');
  const name: string = payment.creditor.name;
  return context.json({ name, payment });
});

const post = (payment: unknown) =>
  app.request('/payments', { method: 'POST', body: JSON.stringify(payment), headers: { 'content-type': 'application/json' } });

test('a payment in order reaches the handler, tidied', async () => {
  const response = await post(typed);
  assert.equal(response.status, 200);
  assert.deepEqual(await response.json(), { name: 'Ada Example', payment: tidied });
});

test('a faulty one is answered 400, with the issues', async () => {
  const response = await post(faulty);
  assert.equal(response.status, 400);
  const body = await response.text();
  assert.ok(body.includes(CHECK_DIGITS));
  assert.ok(body.includes('CREDITOR_NAME_MISSING'));
});
