/** Alerts: the intermediary agents. What may be said of each is declared once, with an example an agent. */
import { type AgentAlert, alertsOfAgents } from '../vocabulary/agent-alert.js';
import { alert } from '../vocabulary/alert.js';
import { bicExistence, discontinuedBic } from './shared/bic-existence.js';
import { ada, sct } from './shared/instructions.js';
import { nationalChecks } from './shared/national-checks.js';
import { refusalRules } from './shared/requirement-rules.js';

const ofEach = {
  INVALID_FORMAT: {
    severity: 'error',
    reason: 'RC11',
    rules: { 'instruction/shape': 'Payment Preparation Interface, payment instruction' },
    cause: 'The agent cannot be read, so the payment cannot take this way.',
    fix: 'Send the field with the JSON type that the contract gives it.',
    examples: [{ intermediaryAgent1: 'COBADEFF' }, { intermediaryAgent2: [] }, { intermediaryAgent3: { bic: 7 } }],
    text: 'Intermediary agent {number}, or a field of it, cannot be read: a value has the wrong type, such as a number in place of a text.',
  },

  BIC_INVALID_FORMAT: {
    severity: 'error',
    reason: 'RC11',
    rules: { 'bic/form': 'ISO 9362' },
    cause: 'The message is rejected: the BIC cannot be read.',
    fix: 'Compare the BIC with the original, character by character.',
    examples: [
      { intermediaryAgent1: { bic: 'COBADEF' } },
      { intermediaryAgent2: { bic: 'COBADEFFX' } },
      { intermediaryAgent3: { bic: '' } },
    ],
    text: 'The BIC of intermediary agent {number} must have eight or eleven characters with a country code.',
  },

  BIC_DOES_NOT_EXIST: {
    severity: 'error',
    reason: 'RC11',
    rules: bicExistence,
    cause: 'The payment cannot be routed and is returned.',
    fix: 'Compare the BIC with the original; ask the creditor’s bank if it looks the same.',
    examples: [
      { intermediaryAgent1: { bic: 'COBADE1F' } },
      { intermediaryAgent2: { bic: 'COBADE0F' } },
      { intermediaryAgent3: { bic: 'COBADEFO' } },
    ],
    text: 'The BIC of intermediary agent {number} does not exist.',
  },

  BIC_DISCONTINUED: {
    ...discontinuedBic,
    reason: 'RC11',
    fix: 'Ask the creditor’s bank through which bank it is paid now.',
    examples: [
      { intermediaryAgent1: { bic: 'SKBASI2X' } },
      { intermediaryAgent2: { bic: 'SKBASI2X' } },
      { intermediaryAgent3: { bic: 'SKBASI2X' } },
    ],
    text: 'Intermediary agent {number} is part of another bank now, and no current list has its BIC.',
  },

  BIC_NOT_ALLOWED: {
    severity: 'error',
    reason: 'RC11',
    rules: { 'bic/test': 'ISO 9362, eighth character 0' },
    cause: 'The network does not deliver payments to test addresses.',
    fix: 'Ask the bank for its BIC for payments.',
    examples: [
      { intermediaryAgent1: { bic: 'COBADEF0' } },
      { intermediaryAgent2: { bic: 'COBADEF0XXX' } },
      { intermediaryAgent3: { bic: 'COBADEF0' } },
    ],
    text: 'The BIC of intermediary agent {number} is for tests only.',
  },

  BANK_IDENTIFIER_INVALID_FORMAT: {
    severity: 'error',
    reason: 'RC11',
    rules: { 'bank-identifier/national-check/*': nationalChecks, 'bank-identifier/form': 'the country’s rules' },
    cause: 'The payment cannot be routed and is rejected.',
    fix: 'Compare the identifier with the original, digit by digit.',
    examples: [
      { intermediaryAgent1: { bic: 'BARCUS33', clearingSystemMemberId: { memberId: '021000022' } } },
      { intermediaryAgent2: { clearingSystemMemberId: { memberId: '//FW02100002' } } },
      { intermediaryAgent3: { clearingSystemMemberId: { memberId: 'DEBLZ3704' } } },
    ],
    text: 'The bank identifier of intermediary agent {number} is not a valid one of {country: place en}.',
  },

  BIC_BANK_IDENTIFIER_INCONSISTENCY: {
    severity: 'error',
    reason: 'AGNT',
    rules: { 'bic/bank-identifier': 'the country’s bank directory, see editions' },
    cause: 'The payment goes to one of the two banks, and the wrong one returns it.',
    fix: 'Ask the creditor’s bank which of the two is right.',
    examples: [
      { intermediaryAgent1: { bic: 'DEUTDEFF', clearingSystemMemberId: { memberId: '37040044' } } },
      { intermediaryAgent2: { bic: 'DEUTDEFF', clearingSystemMemberId: { memberId: '//BL37040044' } } },
      { intermediaryAgent3: { bic: 'DEUTDEFF', clearingSystemMemberId: { memberId: 'DEBLZ37040044' } } },
    ],
    text: 'The BIC and the bank identifier of intermediary agent {number} belong to different banks.',
  },

  NOT_ALLOWED: {
    severity: 'warning',
    reason: 'AGNT',
    rules: refusalRules,
    cause: 'The agent is ignored, or the message is rejected.',
    fix: 'Remove the agent, or choose a system that passes payments through other banks.',
    examples: [
      { ...ada, ...sct, intermediaryAgent1: { bic: 'DEUTDEFF' } },
      { ...ada, ...sct, intermediaryAgent2: { bic: 'DEUTDEFF' } },
      { ...ada, ...sct, intermediaryAgent3: { bic: 'DEUTDEFF' } },
    ],
    text: '{by: place en} does not use intermediary agents.',
  },

  DUPLICATE: {
    severity: 'warning',
    reason: 'AGNT',
    rules: { 'intermediary/repetition': 'payprep, heuristic' },
    cause: 'A bank that stands in the chain twice may hold or reject the payment.',
    fix: 'Name each bank once.',
    examples: [
      { creditorAgent: { bic: 'COBADEFF' }, intermediaryAgent1: { bic: 'COBADEFFXXX' } },
      { intermediaryAgent1: { bic: 'BARCUS33' }, intermediaryAgent2: { bic: 'BARCUS33XXX' } },
      { intermediaryAgent2: { bic: 'BARCUS33' }, intermediaryAgent3: { bic: 'BARCUS33' } },
    ],
    text: 'Intermediary agent {number} is the creditor’s bank, or repeats another intermediary agent.',
  },

  CURRENCY_INCONSISTENCY: {
    severity: 'info',
    reason: 'ED01',
    rules: { 'intermediary/currency': 'ISO 4217, entities of a currency' },
    cause: 'The payment takes a longer way, and each bank may charge for it.',
    fix: 'Check the agent; ask the creditor’s bank for its correspondent in this currency.',
    examples: [
      { currency: 'USD', intermediaryAgent1: { bic: 'BARCGB22' } },
      { currency: 'JPY', intermediaryAgent2: { bic: 'DEUTDEFF' } },
      { currency: 'EUR', intermediaryAgent3: { bic: 'BARCUS33' } },
    ],
    text: 'Intermediary agent {number} is in {found: place en}, where {currency} is not cleared.',
  },
} as const satisfies Readonly<Record<string, AgentAlert>>;

/** Problem → its alert, before the three are made of it. */
export type IntermediaryAgentAlerts = typeof ofEach;

export const intermediaryAgent = {
  ...alertsOfAgents(ofEach),

  INTERMEDIARY_AGENT3_SEQUENCE_INCONSISTENCY: alert({
    severity: 'warning',
    reason: 'RC11',
    rules: { 'intermediary/sequence': 'ISO 20022, pacs.008, IntermediaryAgent2 and IntermediaryAgent3 rules' },
    cause: 'The chain of banks has a gap, and the message is rejected.',
    fix: 'Move the third agent to the second place, or add the one that is missing.',
    example: { intermediaryAgent1: { bic: 'BARCUS33' }, intermediaryAgent3: { bic: 'DEUTDEFF' } },
    text: 'There is a first and a third intermediary agent, but no second.',
  }),
};
