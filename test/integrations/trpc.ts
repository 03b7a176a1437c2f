/** tRPC: the schema is the input of a procedure, which is given the tidied payment with its type. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { initTRPC } from '@trpc/server';
import { faulty, IBAN_PATH, schema, tidied, typed } from './payments.ts';

const t = initTRPC.create();
const router = t.router({
  prepare: t.procedure.input(schema).query(({ input }) => {
    const name: string = input.creditor.name;
    return { name, input };
  }),
});
const caller = t.createCallerFactory(router)({});

test('a payment in order reaches the procedure, tidied', async () => {
  assert.deepEqual(await caller.prepare(typed), { name: 'Ada Example', input: tidied });
});

test('a faulty one is a bad request that says why', async () => {
  await assert.rejects(caller.prepare(faulty), (error: { code?: string; cause?: { issues?: readonly { path?: unknown }[] } }) => {
    assert.equal(error.code, 'BAD_REQUEST');
    assert.deepEqual(
      error.cause?.issues?.map(({ path }) => path),
      [IBAN_PATH, ['creditor', 'name']],
    );
    return true;
  });
});

// @ts-expect-error: a misspelt member of the input does not compile
void (() => caller.prepare({ creditor: { nmae: 'Ada Example' } }));
