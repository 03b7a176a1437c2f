/** Alerts: the account of the creditor: its JSON, its type, its currency. */
import { alert } from '../vocabulary/alert.js';
import { ada, iban, paid } from './shared/instructions.js';
import { requirementRules } from './shared/requirement-rules.js';

export const creditorAccount = {
  CREDITOR_ACCOUNT_INVALID_FORMAT: alert({
    severity: 'error',
    reason: 'AC03',
    rules: { 'instruction/shape': 'Payment Preparation Interface, payment instruction' },
    cause: 'The account cannot be read, so the payment cannot be sent.',
    fix: 'Send the field with the JSON type that the contract gives it.',
    example: { creditorAccount: { id: 'DE89370400440532013000' } },
    text: 'The creditor account, or a field of it, cannot be read: a value has the wrong type, such as a number in place of a text.',
  }),

  CREDITOR_ACCOUNT_MISSING: alert({
    severity: 'error',
    reason: 'AC03',
    rules: { ...requirementRules, 'required/payment': 'a payment is credited to an account at a bank, or to what stands for one' },
    cause: 'Without an account, the payment cannot be credited.',
    fix: 'Ask the creditor for the account, or take it from an invoice or a bank statement.',
    example: { ...ada, settlementInformation: { settlementSystem: 'SCT' } },
    text: '{by: payment=A payment; place en} requires the account of the creditor.',
  }),

  CREDITOR_ACCOUNT_ID_TYPE_NOT_SUPPORTED: alert({
    severity: 'error',
    reason: 'AC03',
    rules: {
      'account-id/type': 'the rules of the method',
      'account-id/vocabulary':
        'Payment Preparation Interface, payment instruction; ISO 20022 external code sets of account and proxy types',
    },
    cause: 'Nobody can tell what the identifier is, or the provider does not find the account and rejects the payment.',
    fix: 'Send the type that the identifier has; ask for another identifier, or choose another method, where the method does not accept it.',
    example: {
      country: 'AU',
      method: 'BPAY',
      creditor: { name: 'Example Energy' },
      creditorAccount: { id: { value: 'ada@example.org', type: 'EMAIL' } },
      creditorAgent: { clearingSystemMemberId: { memberId: '12345' } },
    },
    optional: ['method'],
    text: 'Account identifiers of this type are not accepted ({method}).',
  }),

  CREDITOR_ACCOUNT_TYPE_MISSING: alert({
    severity: 'warning',
    reason: 'AC14',
    rules: requirementRules,
    cause: 'The bank cannot tell which account to credit and returns the payment.',
    fix: 'Ask the creditor which type the account is.',
    example: { ...paid('US', '097237624', '58077575655350514', 'US_FEDACH'), ...ada },
    optional: ['types'],
    text: '{by: place en} requires the type of the account ({types}).',
  }),

  CREDITOR_ACCOUNT_TYPE_NOT_SUPPORTED: alert({
    severity: 'warning',
    reason: 'AC14',
    rules: { 'account/type': 'what payout providers and central banks ask for in the country' },
    cause: 'The bank cannot tell which account to credit and may return the payment.',
    fix: 'Use one of the types that the text lists.',
    example: {
      ...ada,
      country: 'US',
      currency: 'USD',
      creditorAccount: { id: { value: '58077575655350514', type: 'ACCOUNT_NUMBER' }, type: 'GOLD' },
    },
    text: 'There are no accounts of this type in {country: place en} (possible: {types}).',
  }),

  CREDITOR_ACCOUNT_CURRENCY_INCONSISTENCY: alert({
    severity: 'warning',
    reason: 'AC11',
    rules: { 'account-number/currency': 'the country’s rules' },
    cause: 'The bank converts the amount at its own rate, or returns it.',
    fix: 'Pay in the currency of the account, or ask for an account in the other currency.',
    example: { currency: 'USD', ...iban('RU0304452522540817810538091310419') },
    text: 'By its number, the account is held in {found}, but the payment is in {currency}.',
  }),
};
