/** Alerts: the second intermediary agent. */
import { alert } from '../vocabulary/alert.js';
import { bicExistence } from './shared/bic-existence.js';
import { ada, sct } from './shared/instructions.js';
import { nationalChecks } from './shared/national-checks.js';
import { refusalRules } from './shared/requirement-rules.js';

export const intermediaryAgent2 = {
  INTERMEDIARY_AGENT2_INVALID_FORMAT: alert({
    severity: 'error',
    reason: 'RC11',
    rules: { 'instruction/shape': 'Payment Preparation Interface, payment instruction' },
    cause: 'The agent cannot be read, so the payment cannot take this way.',
    fix: 'Send the field with the JSON type that the contract gives it.',
    example: { intermediaryAgent2: [] },
    text: 'The second intermediary agent, or a field of it, cannot be read: a value has the wrong type, such as a number in place of a text.',
  }),

  INTERMEDIARY_AGENT2_BIC_INVALID_FORMAT: alert({
    severity: 'error',
    reason: 'RC11',
    rules: { 'bic/form': 'ISO 9362' },
    cause: 'The message is rejected: the BIC cannot be read.',
    fix: 'Compare the BIC with the original, character by character.',
    example: { intermediaryAgent2: { bic: 'COBADEFFX' } },
    text: 'The BIC of the second intermediary agent must have eight or eleven characters with a country code.',
  }),

  INTERMEDIARY_AGENT2_BIC_DOES_NOT_EXIST: alert({
    severity: 'error',
    reason: 'RC11',
    rules: bicExistence,
    cause: 'The payment cannot be routed and is returned.',
    fix: 'Compare the BIC with the original; ask the creditor’s bank if it looks the same.',
    example: { intermediaryAgent2: { bic: 'COBADE0F' } },
    text: 'The BIC of the second intermediary agent does not exist.',
  }),

  INTERMEDIARY_AGENT2_BIC_NOT_ALLOWED: alert({
    severity: 'error',
    reason: 'RC11',
    rules: { 'bic/test': 'ISO 9362, eighth character 0' },
    cause: 'The network does not deliver payments to test addresses.',
    fix: 'Ask the bank for its BIC for payments.',
    example: { intermediaryAgent2: { bic: 'COBADEF0XXX' } },
    text: 'The BIC of the second intermediary agent is for tests only.',
  }),

  INTERMEDIARY_AGENT2_BANK_IDENTIFIER_INVALID_FORMAT: alert({
    severity: 'error',
    reason: 'RC11',
    rules: { 'bank-identifier/national-check/*': nationalChecks, 'bank-identifier/form': 'the country’s rules' },
    cause: 'The payment cannot be routed and is rejected.',
    fix: 'Compare the identifier with the original, digit by digit.',
    example: { intermediaryAgent2: { clearingSystemMemberId: { memberId: '//FW02100002' } } },
    text: 'The bank identifier of the second intermediary agent is not a valid one of {country}.',
  }),

  INTERMEDIARY_AGENT2_BIC_BANK_IDENTIFIER_INCONSISTENCY: alert({
    severity: 'error',
    reason: 'AGNT',
    rules: { 'bic/bank-identifier': 'the country’s bank directory, see editions' },
    cause: 'The payment goes to one of the two banks, and the wrong one returns it.',
    fix: 'Ask the creditor’s bank which of the two is right.',
    example: {
      intermediaryAgent2: { bic: 'DEUTDEFF', clearingSystemMemberId: { memberId: '//BL37040044' } },
    },
    text: 'The BIC and the bank identifier of the second intermediary agent belong to different banks.',
  }),

  INTERMEDIARY_AGENT2_NOT_ALLOWED: alert({
    severity: 'warning',
    reason: 'AGNT',
    rules: refusalRules,
    cause: 'The agent is ignored, or the message is rejected.',
    fix: 'Remove the agent, or choose a system that passes payments through other banks.',
    example: { ...ada, ...sct, intermediaryAgent2: { bic: 'DEUTDEFF' } },
    text: '{by} does not use intermediary agents.',
  }),

  INTERMEDIARY_AGENT2_DUPLICATE: alert({
    severity: 'warning',
    reason: 'AGNT',
    rules: { 'intermediary/repetition': 'payprep, heuristic' },
    cause: 'A bank that stands in the chain twice may hold or reject the payment.',
    fix: 'Name each bank once.',
    example: { intermediaryAgent1: { bic: 'BARCUS33' }, intermediaryAgent2: { bic: 'BARCUS33XXX' } },
    text: 'The second intermediary agent is the creditor’s bank, or repeats another intermediary agent.',
  }),

  INTERMEDIARY_AGENT2_CURRENCY_INCONSISTENCY: alert({
    severity: 'info',
    reason: 'ED01',
    rules: { 'intermediary/currency': 'ISO 4217, entities of a currency' },
    cause: 'The payment takes a longer way, and each bank may charge for it.',
    fix: 'Check the agent; ask the creditor’s bank for its correspondent in this currency.',
    example: { currency: 'JPY', intermediaryAgent2: { bic: 'DEUTDEFF' } },
    text: 'The second intermediary agent is in {found}, where {currency} is not cleared.',
  }),
};
