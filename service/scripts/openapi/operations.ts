/** The operations of the service, as `openapi.json` describes them. */
import { beneficiaryOperations } from './beneficiary-operations.js';
import type { Operation } from './operation.js';
import { paymentOperations } from './payment-operations.js';
import { subscriptionOperations } from './subscription-operations.js';

/** Tag → what its operations are for. */
export const TAGS: Readonly<Record<string, string>> = {
  Payments: 'Whether a payment is likely to land, and what completes it. Nothing is stored.',
  Beneficiaries: 'Sessions in which end-users manage their recipients, and the recipients themselves.',
  Webhooks: 'Subscriptions to events of recipients.',
};

export const OPERATIONS: readonly Operation[] = [...paymentOperations, ...beneficiaryOperations, ...subscriptionOperations];
