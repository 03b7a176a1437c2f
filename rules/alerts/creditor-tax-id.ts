/** Alerts: the tax identifier of the creditor. */
import { alert } from '../vocabulary/alert.js';
import { ada } from './shared/instructions.js';
import { requirementRules } from './shared/requirement-rules.js';

export const creditorTaxId = {
  CREDITOR_TAX_ID_MISSING: alert({
    severity: 'error',
    reason: 'RR06',
    rules: requirementRules,
    cause: 'The bank may not credit the account without it and returns the payment.',
    fix: 'Ask the creditor for their tax identifier.',
    example: {
      ...ada,
      country: 'BR',
      currency: 'BRL',
      creditorAgent: { clearingSystemMemberId: { memberId: '028019388891' } },
      creditorAccount: { id: { value: '91189311021799288829-6', type: 'ACCOUNT_NUMBER' }, type: 'CHECKING' },
      settlementInformation: { settlementSystem: 'BR_TED' },
    },
    text: '{by: place en} requires the creditor’s tax identifier.',
  }),

  CREDITOR_TAX_ID_INVALID_FORMAT: alert({
    severity: 'error',
    reason: 'RR06',
    rules: { 'tax-id/form': 'the country’s rules of its tax identifiers' },
    cause: 'The bank cannot identify the account holder and returns the payment.',
    fix: 'Compare the identifier with the original; ask the creditor if it looks the same.',
    example: { country: 'BR', creditor: { taxId: '1234' } },
    text: 'This is not a valid tax identifier of {country: place en} ({types}).',
  }),

  CREDITOR_TAX_ID_INCORRECT_CHECK_DIGITS: alert({
    severity: 'error',
    reason: 'RR06',
    rules: { 'tax-id/check-digits': 'the country’s rules of its tax identifiers' },
    cause: 'The bank cannot identify the account holder and returns the payment.',
    fix: 'Compare the identifier with the original; ask the creditor if it looks the same.',
    example: { country: 'BR', creditor: { taxId: '11144477736' } },
    text: 'The check digits of the tax identifier are wrong ({type}): a character is mistyped or swapped.',
  }),

  CREDITOR_TAX_ID_TYPE_INCONSISTENCY: alert({
    severity: 'warning',
    reason: 'BE17',
    rules: { 'tax-id/holder': 'the country’s rules of its tax identifiers' },
    cause: 'The identifier or the type is wrong, and the bank cannot match them with the account.',
    fix: 'Ask whether the account belongs to a person or a company, and correct the type or the identifier.',
    example: { country: 'BR', creditor: { type: 'BUSINESS', taxId: '11144477735' } },
    text: 'The tax identifier ({type}) is not one that creditors of this type have.',
  }),

  CREDITOR_TAX_ID_SUSPICIOUS: alert({
    severity: 'warning',
    reason: 'RR06',
    rules: { 'tax-id/placeholder': 'payprep, heuristic' },
    cause: 'The identifier was probably never filled in, and the bank returns the payment.',
    fix: 'Ask the creditor for their tax identifier.',
    example: { country: 'BR', creditor: { taxId: '11111111111' } },
    text: 'The tax identifier looks like a placeholder.',
  }),
};
