/** Alerts: national bank and branch identifiers of the creditor’s bank. */
import { alert } from '../vocabulary/alert.js';
import { ada, iban, paid } from './shared/instructions.js';
import { nationalChecks } from './shared/national-checks.js';
import { requirementRules } from './shared/requirement-rules.js';

export const creditorBankIdentifier = {
  CREDITOR_BANK_IDENTIFIER_MISSING: alert({
    severity: 'error',
    reason: 'RC10',
    rules: { ...requirementRules, 'required/payment': 'a payment is credited to an account at a bank, or to what stands for one' },
    cause: 'Without the bank identifier, the payment cannot be routed.',
    fix: 'Ask the creditor for the bank identifier, or take it from an invoice or a bank statement.',
    example: { ...ada, ...paid('US', undefined, '58077575655350514', 'US_FEDWIRE') },
    text: '{by: payment=A payment; place en} requires the bank identifier.',
  }),

  CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT: alert({
    severity: 'error',
    reason: 'RC10',
    rules: {
      'bank-identifier/national-check/*': nationalChecks,
      'bank-identifier/biller': 'the rules of the method',
      'bank-identifier/form': 'the country’s rules',
    },
    cause: 'The payment cannot be routed and is rejected.',
    fix: 'Compare the identifier with the original; ask the creditor if it looks the same.',
    example: { country: 'DE', creditorAgent: { clearingSystemMemberId: { memberId: '3704' } } },
    optional: ['meant'],
    text: 'This is not a valid bank identifier of {country: place en} (did you mean {meant}?).',
  }),

  CREDITOR_BANK_IDENTIFIER_UNKNOWN: alert({
    severity: 'warning',
    reason: 'RC10',
    rules: { 'bank-identifier/directory': 'the country’s bank directory, see editions' },
    cause: 'Where no bank has it, the payment cannot be routed and is returned.',
    fix: 'Compare the identifier with the original; ask the creditor whether the bank still exists.',
    example: { country: 'DE', creditorAgent: { clearingSystemMemberId: { memberId: '99999999' } } },
    optional: ['meant'],
    text: 'No known bank in {country: place en} has this bank identifier (did you mean {meant}?).',
  }),

  CREDITOR_BANK_IDENTIFIER_IBAN_INCONSISTENCY: alert({
    severity: 'error',
    reason: 'RC04',
    rules: { 'bank-identifier/iban': 'ISO 13616-1' },
    cause: 'The payment goes to one of the two banks, and the wrong one returns it.',
    fix: 'Ask the creditor which of the two is right: the account may have moved to another bank.',
    example: {
      creditorAgent: { clearingSystemMemberId: { memberId: '10000000' } },
      ...iban('DE89370400440532013000'),
    },
    text: 'The bank identifier differs from the one in the IBAN.',
  }),

  CREDITOR_BRANCH_IDENTIFIER_INVALID_FORMAT: alert({
    severity: 'error',
    reason: 'AC08',
    rules: { 'branch-identifier/form': 'the country’s rules', 'bank-identifier/national-check/*': nationalChecks },
    cause: 'The bank cannot find the branch and returns the payment.',
    fix: 'Compare the identifier with the original; ask the creditor if it looks the same.',
    example: {
      country: 'ES',
      creditorAgent: { clearingSystemMemberId: { memberId: '2100' }, branchId: '41' },
    },
    text: 'This is not a valid branch identifier of {country: place en}.',
  }),

  CREDITOR_BRANCH_IDENTIFIER_MISSING: alert({
    severity: 'warning',
    reason: 'AC08',
    rules: requirementRules,
    cause: 'The bank cannot find the account without its branch and returns the payment.',
    fix: 'Ask the creditor for the branch, or take it from an invoice or a bank statement.',
    example: { ...ada, ...paid('LK', '7898', '28891691189311021799', 'LK_SLIPS') },
    text: '{by: place en} requires the branch identifier.',
  }),

  CREDITOR_BRANCH_IDENTIFIER_UNKNOWN: alert({
    severity: 'warning',
    reason: 'AC08',
    rules: { 'branch-identifier/directory': 'the country’s branch directory, see editions' },
    cause: 'The bank cannot find the account and returns the payment.',
    fix: 'Compare the identifier with the original; ask the creditor whether the branch still exists.',
    example: { country: 'IN', creditorAgent: { clearingSystemMemberId: { memberId: 'HDFC0ZZZZZZ' } } },
    text: 'The bank has no branch with this identifier.',
  }),
};
