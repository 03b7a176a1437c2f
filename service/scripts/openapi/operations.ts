/** The list of all operations in `openapi.json`. */
import { beneficiaryOperations } from './beneficiary-operations.js';
import { engineOperations } from './engine-operations.js';
import type { Operation } from './operation.js';
import { paymentOperations } from './payment-operations.js';
import { subscriptionOperations } from './subscription-operations.js';
import { webhookManagementOperations } from './webhook-management-operations.js';

/** Tag → what its operations are for. */
export const TAGS: Readonly<Record<string, string>> = {
  Payments: 'Say whether a payment is likely to land, and complete it. Nothing is stored.',
  Beneficiaries: 'Sessions in which end-users manage their recipients, and the recipients themselves.',
  Webhooks: 'Subscriptions to events of recipients.',
  Engine: 'What the engine knows beyond the contract: reasons, required fields, banks, names, addresses, codes. Nothing is stored.',
  'Webhook management': 'For operators of receivers: the state of subscriptions, their deliveries, and tests.',
};

export const OPERATIONS: readonly Operation[] = [
  ...paymentOperations,
  ...beneficiaryOperations,
  ...subscriptionOperations,
  ...webhookManagementOperations,
  ...engineOperations,
];
