/** Alerts: the BIC of the creditor’s bank. */
import { alert } from '../vocabulary/alert.js';
import { bicExistence, discontinuedBic } from './shared/bic-existence.js';
import { ada, iban, paid } from './shared/instructions.js';
import { requirementRules } from './shared/requirement-rules.js';

export const creditorBic = {
  CREDITOR_BIC_MISSING: alert({
    severity: 'error',
    reason: 'RC07',
    rules: requirementRules,
    cause: 'Without the BIC, the payment cannot be routed.',
    fix: 'Ask the creditor for the BIC, or take it from an invoice or a bank statement.',
    example: { ...ada, ...paid('US', undefined, '58077575655350514', 'SWIFT') },
    text: '{by: place en} requires the BIC of the creditor’s bank.',
  }),

  CREDITOR_BIC_NOT_PROVIDED: alert({
    severity: 'info',
    reason: 'RC07',
    rules: { 'bic/not-provided': 'European Payments Council, SCT customer-to-PSP implementation guidelines: NOTPROVIDED' },
    cause: 'The field says nothing of the bank: the payment is routed by the account alone.',
    fix: 'Leave the field out, or send the BIC.',
    example: { creditorAgent: { bic: 'NOTPROVIDED' }, ...iban('DE89370400440532013000') },
    text: 'The field of the BIC says that there is none: it is read as empty.',
  }),

  CREDITOR_BIC_INVALID_FORMAT: alert({
    severity: 'error',
    reason: 'RC01',
    rules: { 'bic/form': 'ISO 9362' },
    cause: 'The message is rejected: the BIC cannot be read.',
    fix: 'Compare the BIC with the original, character by character; ask the creditor if it looks the same.',
    example: { creditorAgent: { bic: 'COBADEF' } },
    text: 'A BIC has eight or eleven characters with a country code in the fifth and sixth place; this one does not.',
  }),

  CREDITOR_BIC_DOES_NOT_EXIST: alert({
    severity: 'error',
    reason: 'RC07',
    rules: bicExistence,
    cause: 'The payment cannot be routed and is returned.',
    fix: 'Compare the BIC with the original; ask the creditor if it looks the same.',
    example: { creditorAgent: { bic: 'BARCGB00XXX' } },
    text: 'This BIC does not exist.',
  }),

  CREDITOR_BIC_DISCONTINUED: alert({
    ...discontinuedBic,
    reason: 'RC07',
    fix: 'Ask the creditor for the BIC of the bank that has the account now.',
    example: { creditorAgent: { bic: 'SKBASI2X' } },
    text: 'The bank of this BIC is part of another one now, and no current list has the BIC.',
  }),

  CREDITOR_BIC_NOT_ALLOWED: alert({
    severity: 'error',
    reason: 'RC07',
    rules: { 'bic/test': 'ISO 9362, eighth character 0' },
    cause: 'The network does not deliver payments to test addresses.',
    fix: 'Ask the bank for its BIC for payments.',
    example: { creditorAgent: { bic: 'COBADEF0' } },
    text: 'This BIC is for tests only: its eighth character is 0.',
  }),

  CREDITOR_BIC_NOT_CONNECTED: alert({
    severity: 'info',
    reason: 'RC07',
    rules: { 'bic/passive': 'ISO 9362, eighth character 1' },
    cause: 'The payment takes a longer way or needs an intermediary.',
    fix: 'Ask the bank which bank receives payments for it.',
    example: { creditorAgent: { bic: 'NTSBDEB1XXX' } },
    text: 'This BIC is not connected to the SWIFT network: payments reach the bank through its national system or another bank.',
  }),

  CREDITOR_BIC_COUNTRY_INCONSISTENCY: alert({
    severity: 'warning',
    reason: 'AG06',
    rules: { 'bic/country': 'ISO 9362' },
    cause: 'The payment is routed to a bank in another country.',
    fix: 'Ask the creditor which of the two is right.',
    example: { country: 'FR', creditorAgent: { bic: 'COBADEFF' } },
    text: 'The BIC belongs to {found: place en}, but the payment goes to {country: place en}.',
  }),

  CREDITOR_BIC_IBAN_INCONSISTENCY: alert({
    severity: 'error',
    reason: 'AGNT',
    rules: { 'bic/iban': 'the country’s bank directory, see editions' },
    cause: 'The payment goes to one of the two banks, and the wrong one returns it.',
    fix: 'Ask the creditor which of the two is right: the account may have moved to another bank.',
    example: { currency: 'CHF', creditorAgent: { bic: 'POFICHBE' }, ...iban('CH1000230000000012345') },
    text: 'The BIC and the IBAN belong to different banks.',
  }),

  CREDITOR_BIC_BANK_IDENTIFIER_INCONSISTENCY: alert({
    severity: 'error',
    reason: 'AGNT',
    rules: { 'bic/issuer': 'the rules of the method', 'bic/bank-identifier': 'the country’s bank directory, see editions' },
    cause: 'The payment goes to one of the two banks, and the wrong one returns it.',
    fix: 'Ask the creditor which of the two is right: the account may have moved to another bank.',
    example: {
      country: 'DE',
      creditorAgent: { bic: 'DEUTDEFF', clearingSystemMemberId: { memberId: '37040044' } },
    },
    text: 'The BIC belongs to another bank than the bank identifier, or the method, names.',
  }),

  CREDITOR_BIC_NOT_REACHABLE: alert({
    severity: 'warning',
    reason: 'CNOR',
    rules: { 'bic/sepa': 'European Payments Council, registers of participants, see editions' },
    cause: 'The payment goes out as a slower and dearer transfer, or comes back.',
    fix: 'Use another system, or ask for an account at a bank that takes part in SEPA.',
    // the bank has left: the register gives the day
    example: { currency: 'EUR', creditorAgent: { bic: 'FNNBMTMT' } },
    text: 'No SEPA scheme reaches the bank with this BIC.',
  }),
};
