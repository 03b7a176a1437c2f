/**
 * `payprep/standard-schema`: payments, recipients, IBANs and BICs as schemas of Standard Schema V1, for whatever takes one: form libraries,
 * routers, RPC.
 *
 * @see https://standardschema.dev
 */
export type { AlertCode } from '../rules/alert-codes/alert-code.js';
export type { AlertTexts } from '../rules/texts/alert-texts.js';
export type { Corridor } from './answers/requirements.js';
export type { Engine } from './engine/engine.js';
export type { PaymentInstruction, Recipient } from './instruction/payment-instruction.js';
export type { Messages } from './messages/describe.js';
export { bicSchema, type IdentifierSchemaOptions, ibanSchema } from './standard-schema/identifiers.js';
export { type PaymentSchemaOptions, paymentSchema, recipientSchema } from './standard-schema/payment.js';
export type { RequiredOf, RequiredPointer } from './standard-schema/required.js';
export type { Schema, SchemaIssue, SchemaResult } from './standard-schema/standard.js';
