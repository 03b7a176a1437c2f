/** Alerts: the first intermediary agent. */
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

export const intermediaryAgent1 = {
  INTERMEDIARY_AGENT1_INVALID_FORMAT: alert({
    ...wrongType,
    example: { intermediaryAgent1: 'COBADEFF' },
    text: 'The first intermediary agent, or a field of it, cannot be read: a value has the wrong type, such as a number in place of a text.',
  }),

  INTERMEDIARY_AGENT1_BIC_INVALID_FORMAT: alert({
    ...misshapenBic,
    example: { intermediaryAgent1: { bic: 'COBADEF' } },
    text: 'The BIC of the first intermediary agent must have eight or eleven characters with a country code.',
  }),

  INTERMEDIARY_AGENT1_BIC_DOES_NOT_EXIST: alert({
    ...unknownBic,
    example: { intermediaryAgent1: { bic: 'COBADE1F' } },
    text: 'The BIC of the first intermediary agent does not exist.',
  }),

  INTERMEDIARY_AGENT1_BIC_DISCONTINUED: alert({
    ...mergedBic,
    example: { intermediaryAgent1: { bic: 'SKBASI2X' } },
    text: 'The first intermediary agent is part of another bank now, and no current list has its BIC.',
  }),

  INTERMEDIARY_AGENT1_BIC_NOT_ALLOWED: alert({
    ...testBic,
    example: { intermediaryAgent1: { bic: 'COBADEF0' } },
    text: 'The BIC of the first intermediary agent is for tests only.',
  }),

  INTERMEDIARY_AGENT1_BANK_IDENTIFIER_INVALID_FORMAT: alert({
    ...wrongBankIdentifier,
    example: {
      intermediaryAgent1: { bic: 'BARCUS33', clearingSystemMemberId: { memberId: '021000022' } },
    },
    text: 'The bank identifier of the first intermediary agent is not a valid one of {country: place en}.',
  }),

  INTERMEDIARY_AGENT1_BIC_BANK_IDENTIFIER_INCONSISTENCY: alert({
    ...otherBank,
    example: {
      intermediaryAgent1: { bic: 'DEUTDEFF', clearingSystemMemberId: { memberId: '37040044' } },
    },
    text: 'The BIC and the bank identifier of the first intermediary agent belong to different banks.',
  }),

  INTERMEDIARY_AGENT1_NOT_ALLOWED: alert({
    ...unusedAgent,
    example: { ...ada, ...sct, intermediaryAgent1: { bic: 'DEUTDEFF' } },
    text: '{by: place en} does not use intermediary agents.',
  }),

  INTERMEDIARY_AGENT1_DUPLICATE: alert({
    ...repeatedAgent,
    example: { creditorAgent: { bic: 'COBADEFF' }, intermediaryAgent1: { bic: 'COBADEFFXXX' } },
    text: 'The first intermediary agent is the creditor’s bank, or repeats another intermediary agent.',
  }),

  INTERMEDIARY_AGENT1_CURRENCY_INCONSISTENCY: alert({
    ...otherCurrency,
    example: { currency: 'USD', intermediaryAgent1: { bic: 'BARCGB22' } },
    text: 'The first intermediary agent is in {found: place en}, where {currency} is not cleared.',
  }),
};
