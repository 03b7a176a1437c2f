/** The types: those of the specification take ours, and what goes in and comes out is inferred. */
import type { StandardSchemaV1 } from '@standard-schema/spec';
import { expect, expectTypeOf, test } from 'vitest';
import { bicSchema, ibanSchema, type PaymentInstruction, paymentSchema, recipientSchema } from '../../src/standard-schema.js';

/** What a library does that takes a schema. */
function parseWith<Schema extends StandardSchemaV1>(schema: Schema, value: unknown): StandardSchemaV1.InferOutput<Schema> {
  const result = schema['~standard'].validate(value);
  if (result instanceof Promise || result.issues) throw new TypeError('refused');
  return result.value;
}

test('the types of the specification take each schema', () => {
  const schemas: readonly StandardSchemaV1[] = [paymentSchema(), recipientSchema(), ibanSchema(), bicSchema()];
  expect(schemas.length).toBe(4);
});

test('an identifier is text', () => {
  const iban = parseWith(ibanSchema(), 'DE89370400440532013000');
  expectTypeOf(iban).toEqualTypeOf<string>();
});

test('a payment goes in and comes out as one', () => {
  const schema = paymentSchema();
  expectTypeOf<StandardSchemaV1.InferInput<typeof schema>>().toEqualTypeOf<PaymentInstruction>();
  expectTypeOf<StandardSchemaV1.InferOutput<typeof schema>>().toEqualTypeOf<PaymentInstruction>();
  const along = paymentSchema({ require: { country: 'DE', currency: 'EUR' } });
  expectTypeOf<StandardSchemaV1.InferOutput<typeof along>>().toEqualTypeOf<PaymentInstruction>();
});

test('what is required is there', () => {
  const given = {
    country: 'DE',
    creditor: { name: 'Ada Example', documents: [] },
    creditorAccount: { id: { value: 'DE89370400440532013000' } },
  };
  const payment = parseWith(paymentSchema({ require: ['/country', '/creditor/name', '/creditorAccount/id/value'] }), given);
  expectTypeOf(payment.country).toExtend<string>();
  expectTypeOf(payment.creditor.name).toEqualTypeOf<string>();
  expectTypeOf(payment.creditor.taxId).toEqualTypeOf<string | undefined>();
  expectTypeOf(payment.creditorAccount.id.value).toEqualTypeOf<string>();
  expectTypeOf(payment.currency).toEqualTypeOf<PaymentInstruction['currency']>();
});

test('of a recipient country, currency and method are there', () => {
  const schema = recipientSchema({ require: ['/creditor/type'] });
  type Recipient = StandardSchemaV1.InferOutput<typeof schema>;
  expectTypeOf<Recipient['country']>().toExtend<string>();
  expectTypeOf<Recipient['currency']>().toExtend<string>();
  expectTypeOf<undefined>().not.toExtend<Recipient['method']>();
  expectTypeOf<undefined>().not.toExtend<Recipient['creditor']['type']>();
});

test('a misspelt member of `require` does not compile, and is refused at once', () => {
  // @ts-expect-error: /creditor/nmae
  expect(() => paymentSchema({ require: ['/creditor/nmae'] })).toThrow(/'\/creditor\/nmae', which is no member/);
  // @ts-expect-error: an object says nothing by itself
  paymentSchema({ require: ['/creditor'] });
});
