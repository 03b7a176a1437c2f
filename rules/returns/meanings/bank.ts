/** Meanings of return codes: the banks between payer and payee. */
import { agentCodes } from '../../vocabulary/agent-alert.js';
import { meanings } from '../meaning.js';

const MEMBER = '/creditorAgent/clearingSystemMemberId/memberId';
const BIC = '/creditorAgent/bic';
const SYSTEM = '/settlementInformation/settlementSystem';

export const ofBank = meanings({
  BANK_IDENTIFIER_INCORRECT: {
    text: 'The bank of the payee, or its country, is missing or wrong. Ask the payee for the BIC or the bank code.',
    fields: [BIC, MEMBER],
    actor: 'payer',
    retry: 'corrected',
    alerts: [
      'CREDITOR_AGENT_MISSING',
      'CREDITOR_AGENT_INVALID_FORMAT',
      'CREDITOR_BANK_IDENTIFIER_MISSING',
      'CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT',
      'CREDITOR_BANK_IDENTIFIER_UNKNOWN',
      'CREDITOR_BIC_MISSING',
      'CREDITOR_BIC_NOT_PROVIDED',
      'CREDITOR_BIC_INVALID_FORMAT',
      'CREDITOR_BIC_DOES_NOT_EXIST',
      'CREDITOR_BIC_DISCONTINUED',
      'CREDITOR_BIC_BANK_IDENTIFIER_INCONSISTENCY',
    ],
  },
  BIC_INCORRECT: {
    text: 'The BIC of the payee’s bank is missing or wrong. Ask the payee for it.',
    fields: [BIC],
    actor: 'payer',
    retry: 'corrected',
    alerts: [
      'CREDITOR_BIC_MISSING',
      'CREDITOR_BIC_NOT_PROVIDED',
      'CREDITOR_BIC_INVALID_FORMAT',
      'CREDITOR_BIC_DOES_NOT_EXIST',
      'CREDITOR_BIC_DISCONTINUED',
      'CREDITOR_BIC_NOT_ALLOWED',
      'CREDITOR_BIC_COUNTRY_INCONSISTENCY',
      'CREDITOR_BIC_IBAN_INCONSISTENCY',
    ],
  },
  BANK_CODE_INCORRECT: {
    text: 'The bank code of the payee’s bank (sort code, routing number …) is missing, wrong or no longer in use. Ask the payee for it.',
    fields: [MEMBER],
    actor: 'payer',
    retry: 'corrected',
    alerts: [
      'CREDITOR_BANK_IDENTIFIER_MISSING',
      'CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT',
      'CREDITOR_BANK_IDENTIFIER_UNKNOWN',
      'CREDITOR_BANK_IDENTIFIER_IBAN_INCONSISTENCY',
      'CREDITOR_BIC_BANK_IDENTIFIER_INCONSISTENCY',
      'CREDITOR_IBAN_BANK_IDENTIFIER_UNKNOWN',
    ],
  },
  BRANCH_INCORRECT: {
    text: 'The branch of the payee’s bank is missing or wrong. Ask the payee for the branch number.',
    fields: ['/creditorAgent/branchId'],
    actor: 'payer',
    retry: 'corrected',
    alerts: ['CREDITOR_BRANCH_IDENTIFIER_MISSING', 'CREDITOR_BRANCH_IDENTIFIER_INVALID_FORMAT', 'CREDITOR_BRANCH_IDENTIFIER_UNKNOWN'],
  },
  BANK_NOT_REACHABLE: {
    text: 'The bank of the payee does not take part in this payment system. Pay by another system, or ask the payee for another account.',
    fields: [BIC, MEMBER, SYSTEM],
    actor: 'payer',
    retry: 'corrected',
    alerts: [
      'CREDITOR_AGENT_SETTLEMENT_SYSTEM_NOT_REACHABLE',
      'CREDITOR_BIC_NOT_REACHABLE',
      'CREDITOR_BIC_NOT_CONNECTED',
      'SETTLEMENT_SYSTEM_DISCONTINUED',
    ],
  },
  BANK_UNAVAILABLE: {
    text: 'The bank of the payee could not process the payment at this moment. Make sure that it was not made, and try later.',
    fields: [],
    actor: 'payeeBank',
    retry: 'later',
    alerts: [],
  },
  BANK_SUSPENDED: {
    text: 'A bank is suspended from this payment system. Pay by another system, or ask the payee for an account at another bank.',
    fields: [BIC, MEMBER, SYSTEM],
    actor: 'payeeBank',
    retry: 'unknown',
    alerts: ['CREDITOR_BIC_NOT_REACHABLE', 'CREDITOR_AGENT_SETTLEMENT_SYSTEM_NOT_REACHABLE'],
  },
  AGENT_INCORRECT: {
    text: 'A bank on the way of the payment is wrong. Check the bank of the payee and the intermediary banks.',
    fields: ['/creditorAgent', '/intermediaryAgent1', '/intermediaryAgent2', '/intermediaryAgent3'],
    actor: 'payer',
    retry: 'corrected',
    alerts: [
      'CREDITOR_AGENT_INVALID_FORMAT',
      'CREDITOR_BIC_NOT_CONNECTED',
      'INTERMEDIARY_AGENT1_INVALID_FORMAT',
      'INTERMEDIARY_AGENT1_DUPLICATE',
    ],
  },
  INTERMEDIARY_INCORRECT: {
    text: 'The intermediary bank is missing, wrong or does not take such payments. Ask the payee for another, or leave the choice to your bank.',
    fields: ['/intermediaryAgent1', '/intermediaryAgent2', '/intermediaryAgent3'],
    actor: 'payer',
    retry: 'corrected',
    alerts: [
      ...agentCodes('INVALID_FORMAT'),
      ...agentCodes('BIC_INVALID_FORMAT'),
      ...agentCodes('BIC_DOES_NOT_EXIST'),
      ...agentCodes('BIC_DISCONTINUED'),
      ...agentCodes('NOT_ALLOWED'),
    ],
  },
  PAYER_BANK_INCORRECT: {
    text: 'The bank of the payer is missing or wrong in the payment. The payer’s bank, or whoever makes the payment file, has to correct it.',
    fields: [],
    actor: 'payerBank',
    retry: 'corrected',
    alerts: [],
  },
  PAYER_BANK_NOT_REACHABLE: {
    text: 'The bank of the payer does not take part in this payment system, or no longer does. Pay by another system or from another bank.',
    fields: [SYSTEM],
    actor: 'payerBank',
    retry: 'corrected',
    alerts: [],
  },
  PAYER_BANK_UNAVAILABLE: {
    text: 'The bank of the payer could not process the payment at this moment. Make sure that it was not made, and try later.',
    fields: [],
    actor: 'payerBank',
    retry: 'later',
    alerts: [],
  },
  PAYER_BANK_SERVICE: {
    text: 'A service of the payer’s bank stopped the payment, such as a list of those who may collect, or a limit. The payer has to speak to their bank.',
    fields: [],
    actor: 'payer',
    retry: 'unknown',
    alerts: [],
  },
  PAYEE_BANK_SERVICE: {
    text: 'A service of the payee’s bank stopped the payment, such as a list of those who may pay. The payee has to speak to their bank.',
    fields: [],
    actor: 'payee',
    retry: 'unknown',
    alerts: [],
  },
  BANK_ERROR: {
    text: 'A bank made a mistake and sent the money back. Ask your bank whether the payment is to be made again.',
    fields: [],
    actor: 'payeeBank',
    retry: 'unknown',
    alerts: [],
  },
});
