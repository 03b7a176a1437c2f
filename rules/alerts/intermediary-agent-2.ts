/** Alerts: the second intermediary agent. */
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

export const intermediaryAgent2 = {
  INTERMEDIARY_AGENT2_INVALID_FORMAT: alert({
    ...wrongType,
    example: { intermediaryAgent2: [] },
    text: 'The second intermediary agent, or a field of it, cannot be read: a value has the wrong type, such as a number in place of a text.',
  }),

  INTERMEDIARY_AGENT2_BIC_INVALID_FORMAT: alert({
    ...misshapenBic,
    example: { intermediaryAgent2: { bic: 'COBADEFFX' } },
    text: 'The BIC of the second intermediary agent must have eight or eleven characters with a country code.',
  }),

  INTERMEDIARY_AGENT2_BIC_DOES_NOT_EXIST: alert({
    ...unknownBic,
    example: { intermediaryAgent2: { bic: 'COBADE0F' } },
    text: 'The BIC of the second intermediary agent does not exist.',
  }),

  INTERMEDIARY_AGENT2_BIC_DISCONTINUED: alert({
    ...mergedBic,
    example: { intermediaryAgent2: { bic: 'SKBASI2X' } },
    text: 'The second intermediary agent is part of another bank now, and no current list has its BIC.',
  }),

  INTERMEDIARY_AGENT2_BIC_NOT_ALLOWED: alert({
    ...testBic,
    example: { intermediaryAgent2: { bic: 'COBADEF0XXX' } },
    text: 'The BIC of the second intermediary agent is for tests only.',
  }),

  INTERMEDIARY_AGENT2_BANK_IDENTIFIER_INVALID_FORMAT: alert({
    ...wrongBankIdentifier,
    example: { intermediaryAgent2: { clearingSystemMemberId: { memberId: '//FW02100002' } } },
    text: 'The bank identifier of the second intermediary agent is not a valid one of {country: place en}.',
  }),

  INTERMEDIARY_AGENT2_BIC_BANK_IDENTIFIER_INCONSISTENCY: alert({
    ...otherBank,
    example: {
      intermediaryAgent2: { bic: 'DEUTDEFF', clearingSystemMemberId: { memberId: '//BL37040044' } },
    },
    text: 'The BIC and the bank identifier of the second intermediary agent belong to different banks.',
  }),

  INTERMEDIARY_AGENT2_NOT_ALLOWED: alert({
    ...unusedAgent,
    example: { ...ada, ...sct, intermediaryAgent2: { bic: 'DEUTDEFF' } },
    text: '{by: place en} does not use intermediary agents.',
  }),

  INTERMEDIARY_AGENT2_DUPLICATE: alert({
    ...repeatedAgent,
    example: { intermediaryAgent1: { bic: 'BARCUS33' }, intermediaryAgent2: { bic: 'BARCUS33XXX' } },
    text: 'The second intermediary agent is the creditor’s bank, or repeats another intermediary agent.',
  }),

  INTERMEDIARY_AGENT2_CURRENCY_INCONSISTENCY: alert({
    ...otherCurrency,
    example: { currency: 'JPY', intermediaryAgent2: { bic: 'DEUTDEFF' } },
    text: 'The second intermediary agent is in {found: place en}, where {currency} is not cleared.',
  }),
};
