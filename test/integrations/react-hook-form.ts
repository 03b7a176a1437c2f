/** React Hook Form: errors stand at the fields, and the submitted values are tidied and typed. No React runs here: the form control does without. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { createFormControl } from 'react-hook-form';
import { CHECK_DIGITS, faulty, schema, tidied, typed } from './payments.ts';

const resolver = standardSchemaResolver(schema);

test('a payment in order is submitted, tidied', async () => {
  const { handleSubmit } = createFormControl({ resolver, defaultValues: typed });
  const submitted: unknown[] = [];
  await handleSubmit((payment) => {
    const name: string = payment.creditor.name;
    submitted.push(payment, name);
  })();
  assert.deepEqual(submitted, [tidied, 'Ada Example']);
});

test('a faulty one is not, and each error stands at its field', async () => {
  const { handleSubmit, register, getFieldState } = createFormControl({ resolver, defaultValues: faulty });
  register('creditor.name');
  register('creditorAccount.id.value');
  let isSubmitted = false;
  await handleSubmit(() => {
    isSubmitted = true;
  })();
  assert.equal(isSubmitted, false);
  assert.equal(getFieldState('creditorAccount.id.value').error?.message, CHECK_DIGITS);
  assert.equal(getFieldState('creditor.name').error?.message, 'Required.');
  assert.equal(getFieldState('country').error, undefined);
});
