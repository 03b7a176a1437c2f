/** Alerts: the third intermediary agent. */
import { alert } from '../vocabulary/alert.js';
import { ada, sct } from './shared/instructions.js';
import {
  mergedBic,
  misshapenBic,
  otherBank,
  otherCurrency,
  repeatedAgent,
  testBic,
  unknownBic,
  unusedAgent,
  wrongBankIdentifier,
  wrongType,
} from './shared/intermediary-agent.js';

export const intermediaryAgent3 = {
  INTERMEDIARY_AGENT3_INVALID_FORMAT: alert({
    ...wrongType,
    example: { intermediaryAgent3: { bic: 7 } },
    text: 'The third intermediary agent, or a field of it, cannot be read: a value has the wrong type, such as a number in place of a text.',
  }),

  INTERMEDIARY_AGENT3_BIC_INVALID_FORMAT: alert({
    ...misshapenBic,
    example: { intermediaryAgent3: { bic: '' } },
    text: 'The BIC of the third intermediary agent must have eight or eleven characters with a country code.',
  }),

  INTERMEDIARY_AGENT3_BIC_DOES_NOT_EXIST: alert({
    ...unknownBic,
    example: { intermediaryAgent3: { bic: 'COBADEFO' } },
    text: 'The BIC of the third intermediary agent does not exist.',
  }),

  INTERMEDIARY_AGENT3_BIC_DISCONTINUED: alert({
    ...mergedBic,
    example: { intermediaryAgent3: { bic: 'SKBASI2X' } },
    text: 'The third intermediary agent is part of another bank now, and no current list has its BIC.',
  }),

  INTERMEDIARY_AGENT3_BIC_NOT_ALLOWED: alert({
    ...testBic,
    example: { intermediaryAgent3: { bic: 'COBADEF0' } },
    text: 'The BIC of the third intermediary agent is for tests only.',
  }),

  INTERMEDIARY_AGENT3_BANK_IDENTIFIER_INVALID_FORMAT: alert({
    ...wrongBankIdentifier,
    example: { intermediaryAgent3: { clearingSystemMemberId: { memberId: 'DEBLZ3704' } } },
    text: 'The bank identifier of the third intermediary agent is not a valid one of {country: place en}.',
  }),

  INTERMEDIARY_AGENT3_BIC_BANK_IDENTIFIER_INCONSISTENCY: alert({
    ...otherBank,
    example: {
      intermediaryAgent3: { bic: 'DEUTDEFF', clearingSystemMemberId: { memberId: 'DEBLZ37040044' } },
    },
    text: 'The BIC and the bank identifier of the third intermediary agent belong to different banks.',
  }),

  INTERMEDIARY_AGENT3_NOT_ALLOWED: alert({
    ...unusedAgent,
    example: { ...ada, ...sct, intermediaryAgent3: { bic: 'DEUTDEFF' } },
    text: '{by: place en} does not use intermediary agents.',
  }),

  INTERMEDIARY_AGENT3_SEQUENCE_INCONSISTENCY: alert({
    severity: 'warning',
    reason: 'RC11',
    rules: { 'intermediary/sequence': 'ISO 20022, pacs.008, IntermediaryAgent2 and IntermediaryAgent3 rules' },
    cause: 'The chain of banks has a gap, and the message is rejected.',
    fix: 'Move the third agent to the second place, or add the one that is missing.',
    example: { intermediaryAgent1: { bic: 'BARCUS33' }, intermediaryAgent3: { bic: 'DEUTDEFF' } },
    text: 'There is a first and a third intermediary agent, but no second.',
  }),

  INTERMEDIARY_AGENT3_DUPLICATE: alert({
    ...repeatedAgent,
    example: { intermediaryAgent2: { bic: 'BARCUS33' }, intermediaryAgent3: { bic: 'BARCUS33' } },
    text: 'The third intermediary agent is the creditor’s bank, or repeats another intermediary agent.',
  }),

  INTERMEDIARY_AGENT3_CURRENCY_INCONSISTENCY: alert({
    ...otherCurrency,
    example: { currency: 'EUR', intermediaryAgent3: { bic: 'BARCUS33' } },
    text: 'The third intermediary agent is in {found: place en}, where {currency} is not cleared.',
  }),
};
