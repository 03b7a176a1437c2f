/** The operations of the service, as `openapi.json` describes them. */
import { beneficiaryOperations } from './beneficiary-operations.js';
import type { Operation } from './operation.js';
import { paymentOperations } from './payment-operations.js';
import { subscriptionOperations } from './subscription-operations.js';
import { webhookManagementOperations } from './webhook-management-operations.js';

/** Tag → what its operations are for. */
export const TAGS: Readonly<Record<string, string>> = {
  Payments: 'Whether a payment is likely to land, and what completes it. Nothing is stored.',
  Beneficiaries: 'Sessions in which end-users manage their recipients, and the recipients themselves.',
  Webhooks: 'Subscriptions to events of recipients.',
  'Webhook management': 'For those who look after receivers: how subscriptions fare, what became of deliveries, and a test.',
};

export const OPERATIONS: readonly Operation[] = [
  ...paymentOperations,
  ...beneficiaryOperations,
  ...subscriptionOperations,
  ...webhookManagementOperations,
];
