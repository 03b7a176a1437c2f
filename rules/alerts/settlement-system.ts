/** Alerts: the settlement system. */
import { alert } from '../vocabulary/alert.js';
import { iban, local, sct } from './shared/instructions.js';

export const settlementSystem = {
  SETTLEMENT_INFORMATION_INVALID_FORMAT: alert({
    severity: 'error',
    reason: 'FF01',
    rules: { 'instruction/shape': 'Payment Preparation Interface, payment instruction' },
    cause: 'The settlement system cannot be read, and the payment may take another one.',
    fix: 'Send the field with the JSON type that the contract gives it.',
    example: { settlementInformation: { settlementSystem: 7 } },
    text: 'The settlement information, or a field of it, cannot be read: a value has the wrong type, such as a number in place of a text.',
  }),

  SETTLEMENT_SYSTEM_UNKNOWN: alert({
    severity: 'warning',
    reason: 'FF04',
    rules: { 'settlement-system': 'the rules of the settlement system' },
    cause: 'Nobody can tell whether the payment can be carried; nothing is checked against the system’s rules.',
    fix: 'Use one of the names in docs/coverage.md.',
    example: { settlementInformation: { settlementSystem: 'SEPA' } },
    optional: ['meant'],
    text: 'No settlement system has this name (did you mean {meant}?).',
  }),

  SETTLEMENT_SYSTEM_DISCONTINUED: alert({
    severity: 'error',
    reason: 'FF04',
    rules: { 'settlement-system': 'the rules of the settlement system' },
    cause: 'The payment cannot be sent through a system that is closed.',
    fix: 'Use the system that replaced it; enrichment lists those that fit.',
    example: { country: 'BG', settlementInformation: { settlementSystem: 'BG_RINGS' } },
    text: 'The settlement system {system} is not in operation on {on: date en-GB}.',
  }),

  SETTLEMENT_SYSTEM_COUNTRY_INCONSISTENCY: alert({
    severity: 'error',
    reason: 'AG03',
    rules: { 'settlement-system': 'the rules of the settlement system' },
    cause: 'The system rejects the payment.',
    fix: 'Choose a settlement system that reaches the country.',
    example: { country: 'US', settlementInformation: { settlementSystem: 'SCT' } },
    text: 'The settlement system {system} does not reach accounts in {country: place en}.',
  }),

  SETTLEMENT_SYSTEM_CURRENCY_INCONSISTENCY: alert({
    severity: 'error',
    reason: 'CURR',
    rules: { 'settlement-system': 'the rules of the settlement system' },
    cause: 'The system rejects the payment.',
    fix: 'Choose a settlement system of the currency, or pay in another currency.',
    example: { currency: 'USD', settlementInformation: { settlementSystem: 'SCT' } },
    text: 'The settlement system {system} does not carry payments in {currency}.',
  }),

  SETTLEMENT_SYSTEM_ACCOUNT_NUMBER_INCONSISTENCY: alert({
    severity: 'error',
    reason: 'AG03',
    rules: { 'settlement-system': 'the rules of the settlement system' },
    cause: 'The system rejects the payment.',
    fix: 'Ask for an identifier that the system accepts, or choose another system; to a QR-IBAN, pay with the QR reference of the bill.',
    example: {
      ...local('DE', '37040044', '532013000'),
      settlementInformation: { settlementSystem: 'SCT' },
    },
    optional: ['lacks'],
    text: 'The settlement system {system} does not accept account identifiers of this type ({lacks: reference=a QR-IBAN is paid with its QR reference only}).',
  }),

  SETTLEMENT_SYSTEM_TYPE_INCONSISTENCY: alert({
    severity: 'warning',
    reason: 'AG03',
    rules: { 'settlement-system/creditor-type': 'the rules of the settlement system' },
    cause: 'The system rejects the payment: it serves only individuals, or only businesses.',
    fix: 'Correct the type of the creditor, or choose another system.',
    example: {
      country: 'CN',
      creditorAgent: { bic: 'ICBKCNBJ' },
      creditor: { name: 'Ada Example', type: 'INDIVIDUAL', documents: [{ type: 'PASSPORT', value: 'E12345678' }] },
      creditorAccount: { id: { value: '69118931102179928882968580945690', type: 'ACCOUNT_NUMBER' } },
      settlementInformation: { settlementSystem: 'CIPS' },
    },
    text: 'The settlement system {system} does not pay to creditors of this type.',
  }),

  CREDITOR_AGENT_SETTLEMENT_SYSTEM_NOT_REACHABLE: alert({
    severity: 'warning',
    reason: 'CNOR',
    rules: { 'settlement-system/reach': 'the system’s list of participants, see editions' },
    cause: 'The system rejects the payment: the bank does not take part.',
    fix: 'Choose a system in which the bank takes part.',
    example: { ...sct, creditor: { name: 'Ada Example' }, ...iban('AD8400080001000012345678') },
    text: 'The settlement system {system} does not reach the creditor’s bank.',
  }),
};
