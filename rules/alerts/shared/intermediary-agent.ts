/**
 * What the alerts of the first, the second and the third intermediary agent have in common: all but code, example and text, which stand in
 * `intermediary-agent-1.ts` and its two neighbours.
 */
import { bicExistence, discontinuedBic } from './bic-existence.js';
import { nationalChecks } from './national-checks.js';
import { refusalRules } from './requirement-rules.js';

export const wrongType = {
  severity: 'error',
  reason: 'RC11',
  rules: { 'instruction/shape': 'Payment Preparation Interface, payment instruction' },
  cause: 'The agent cannot be read, so the payment cannot take this way.',
  fix: 'Send the field with the JSON type that the contract gives it.',
} as const;

export const misshapenBic = {
  severity: 'error',
  reason: 'RC11',
  rules: { 'bic/form': 'ISO 9362' },
  cause: 'The message is rejected: the BIC cannot be read.',
  fix: 'Compare the BIC with the original, character by character.',
} as const;

export const unknownBic = {
  severity: 'error',
  reason: 'RC11',
  rules: bicExistence,
  cause: 'The payment cannot be routed and is returned.',
  fix: 'Compare the BIC with the original; ask the creditor’s bank if it looks the same.',
} as const;

export const mergedBic = {
  ...discontinuedBic,
  reason: 'RC11',
  fix: 'Ask the creditor’s bank through which bank it is paid now.',
} as const;

export const testBic = {
  severity: 'error',
  reason: 'RC11',
  rules: { 'bic/test': 'ISO 9362, eighth character 0' },
  cause: 'The network does not deliver payments to test addresses.',
  fix: 'Ask the bank for its BIC for payments.',
} as const;

export const wrongBankIdentifier = {
  severity: 'error',
  reason: 'RC11',
  rules: { 'bank-identifier/national-check/*': nationalChecks, 'bank-identifier/form': 'the country’s rules' },
  cause: 'The payment cannot be routed and is rejected.',
  fix: 'Compare the identifier with the original, digit by digit.',
} as const;

export const otherBank = {
  severity: 'error',
  reason: 'AGNT',
  rules: { 'bic/bank-identifier': 'the country’s bank directory, see editions' },
  cause: 'The payment goes to one of the two banks, and the wrong one returns it.',
  fix: 'Ask the creditor’s bank which of the two is right.',
} as const;

export const unusedAgent = {
  severity: 'warning',
  reason: 'AGNT',
  rules: refusalRules,
  cause: 'The agent is ignored, or the message is rejected.',
  fix: 'Remove the agent, or choose a system that passes payments through other banks.',
} as const;

export const repeatedAgent = {
  severity: 'warning',
  reason: 'AGNT',
  rules: { 'intermediary/repetition': 'payprep, heuristic' },
  cause: 'A bank that stands in the chain twice may hold or reject the payment.',
  fix: 'Name each bank once.',
} as const;

export const otherCurrency = {
  severity: 'info',
  reason: 'ED01',
  rules: { 'intermediary/currency': 'ISO 4217, entities of a currency' },
  cause: 'The payment takes a longer way, and each bank may charge for it.',
  fix: 'Check the agent; ask the creditor’s bank for its correspondent in this currency.',
} as const;
