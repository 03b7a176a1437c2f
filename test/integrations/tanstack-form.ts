/** TanStack Form: the schema is a validator as it is, and errors stand at the fields. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FieldApi, FormApi } from '@tanstack/form-core';
import { ibanSchema, type PaymentInstruction } from 'payprep/standard-schema';
import { CHECK_DIGITS, faulty, schema, typed } from './payments.ts';

const formOf = (values: PaymentInstruction) => {
  const submitted: unknown[] = [];
  const form = new FormApi({
    defaultValues: values,
    validators: { onSubmit: schema },
    onSubmit: ({ value }) => void submitted.push(value),
  });
  form.mount();
  return { form, submitted };
};

test('a payment in order is submitted', async () => {
  const { form, submitted } = formOf(typed);
  await form.handleSubmit();
  assert.equal(submitted.length, 1);
});

test('a faulty one is not, and each error stands at its field', async () => {
  const { form, submitted } = formOf(faulty);
  await form.handleSubmit();
  const errors = form.getAllErrors().form.errorMap.onSubmit;
  const said = Object.entries(errors ?? {}).map(([field, issues]) => [field, issues.map(({ message }) => message)]);
  assert.deepEqual(Object.fromEntries(said), { 'creditor.name': ['Required.'], 'creditorAccount.id.value': [CHECK_DIGITS] });
  assert.deepEqual(submitted, []);
});

test('the schema of an IBAN validates one field', () => {
  const form = new FormApi({ defaultValues: { iban: '' } });
  form.mount();
  const field = new FieldApi({ form, name: 'iban', validators: { onChange: ibanSchema() } });
  field.mount();
  field.handleChange('DE88370400440532013000');
  assert.deepEqual(
    field.state.meta.errors.map((issue) => issue?.message),
    [CHECK_DIGITS],
  );
  field.handleChange('DE89370400440532013000');
  assert.deepEqual(field.state.meta.errors, []);
});
