/** Alerts: the recipient method. */
import { alert } from '../vocabulary/alert.js';
import { wallet } from './shared/instructions.js';

export const recipientMethod = {
  RECIPIENT_METHOD_INVALID_FORMAT: alert({
    severity: 'error',
    reason: 'FF01',
    rules: { 'instruction/shape': 'Payment Preparation Interface, payment instruction' },
    cause: 'The method cannot be read, so the payment cannot be sent.',
    fix: 'Send the name of the method as a JSON string.',
    example: { method: 7 },
    text: 'The method must be a text.',
  }),

  RECIPIENT_METHOD_UNKNOWN: alert({
    severity: 'error',
    reason: 'AG03',
    rules: { method: 'Payment Preparation Interface, recipient.method' },
    cause: 'Nobody carries payments by this method.',
    fix: 'Use one of the methods that the contract lists.',
    example: { method: 'PIGEON' },
    text: 'No method has this name.',
  }),

  RECIPIENT_METHOD_COUNTRY_INCONSISTENCY: alert({
    severity: 'error',
    reason: 'AG03',
    rules: { 'method/country': 'the rules of the method' },
    cause: 'The provider rejects the payment: it has no accounts in this country.',
    fix: 'Choose a method of the creditor’s country.',
    example: { country: 'PH', method: 'GOPAY', ...wallet('+6281234567890') },
    text: 'The method {method} does not pay to {country: place en}.',
  }),

  RECIPIENT_METHOD_CURRENCY_INCONSISTENCY: alert({
    severity: 'error',
    reason: 'AG03',
    rules: { 'method/currency': 'the rules of the method' },
    cause: 'The provider rejects the payment: it pays in other currencies only.',
    fix: 'Pay in a currency of the method, or choose another method.',
    example: { currency: 'USD', method: 'GOPAY', ...wallet('+6281234567890') },
    text: 'The method {method} does not pay in {currency}.',
  }),

  RECIPIENT_METHOD_TYPE_INCONSISTENCY: alert({
    severity: 'warning',
    reason: 'AG03',
    rules: { 'method/creditor-type': 'the rules of the method' },
    cause: 'The provider rejects the payment: it serves only individuals, or only businesses.',
    fix: 'Correct the type of the creditor, or choose another method.',
    example: {
      country: 'CN',
      method: 'ALIPAY',
      creditor: { name: 'Example Energy', type: 'BUSINESS' },
      creditorAccount: { id: { value: '+8613912345678', type: 'PHONE' } },
    },
    text: 'The method {method} does not pay to creditors of this type.',
  }),
};
