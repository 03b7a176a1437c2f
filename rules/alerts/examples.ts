/** For each code an instruction that raises it, judged with every directory at hand. All numbers are registry examples or made up. */
import type { AlertCode } from './codes.js';

const iban = (value: string) => ({ creditorAccount: { id: { value, type: 'IBAN' } } });

const local = (country: string, memberId: string, value: string) => ({
  country,
  creditorAgent: { clearingSystemMemberId: { memberId } },
  creditorAccount: { id: { value, type: 'ACCOUNT_NUMBER' } },
});

export const examples: Readonly<Record<AlertCode, unknown>> = {
  PAYMENT_INSTRUCTION_INVALID_FORMAT: [],

  COUNTRY_INVALID_FORMAT: { country: 'Germany' },
  COUNTRY_UNKNOWN: { country: 'ZZ' },

  CURRENCY_INVALID_FORMAT: { currency: '€' },
  CURRENCY_UNKNOWN: { currency: 'EUX' },
  CURRENCY_DISCONTINUED: { currency: 'BGN' },

  CREDITOR_INVALID_FORMAT: { creditor: 'Ada Example' },
  CREDITOR_EMAIL_INVALID_FORMAT: { creditor: { contactDetails: { email: 'ada@example' } } },
  CREDITOR_PHONE_INVALID_FORMAT: { creditor: { contactDetails: { phone: '+49 1' } } },
  CREDITOR_DATE_OF_BIRTH_INVALID_FORMAT: { creditor: { dateOfBirth: '2023-02-29' } },
  CREDITOR_DATE_OF_BIRTH_SUSPICIOUS: { creditor: { dateOfBirth: '1850-01-01' } },

  CREDITOR_ACCOUNT_INVALID_FORMAT: { creditorAccount: { id: 'DE89370400440532013000' } },
  CREDITOR_IBAN_INVALID_FORMAT: iban('370400440532013000'),
  CREDITOR_IBAN_INVALID_BBAN_STRUCTURE: iban('DE8937040044053201300'),
  CREDITOR_IBAN_INCORRECT_CHECK_DIGITS: iban('DE88370400440532013000'),
  CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS: iban('BE41091811735141'),
  CREDITOR_IBAN_COUNTRY_INCONSISTENCY: { country: 'AT', ...iban('DE89370400440532013000') },
  CREDITOR_IBAN_TERRITORY_PREFIX: iban('RE4220041010050500013M02606'),
  CREDITOR_IBAN_COUNTRY_NOT_IN_REGISTRY: iban('CI93CI0080111398682828807270'),
  CREDITOR_IBAN_BANK_IDENTIFIER_UNKNOWN: iban('DE23999999990000000000'),
  CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT: local('DE', '37040044', '12345678901'),
  CREDITOR_ACCOUNT_NUMBER_INCORRECT_CHECK_DIGITS: local('CZ', '0800', '19-2000145398'),
  CREDITOR_BANK_IDENTIFIER_ACCOUNT_NUMBER_INCONSISTENCY: local('GB', '040075', '49976223'),

  CREDITOR_AGENT_INVALID_FORMAT: { creditorAgent: { clearingSystemMemberId: '37040044' } },
  CREDITOR_BIC_INVALID_FORMAT: { creditorAgent: { bic: 'COBADEF' } },
  CREDITOR_BIC_DOES_NOT_EXIST: { creditorAgent: { bic: 'BARCGB00XXX' } },
  CREDITOR_BIC_NOT_ALLOWED: { creditorAgent: { bic: 'COBADEF0' } },
  CREDITOR_BIC_NOT_CONNECTED: { creditorAgent: { bic: 'NTSBDEB1XXX' } },
  CREDITOR_BIC_COUNTRY_INCONSISTENCY: { country: 'FR', creditorAgent: { bic: 'COBADEFF' } },
  CREDITOR_BIC_IBAN_INCONSISTENCY: { creditorAgent: { bic: 'BARCGB22' }, ...iban('GB45CITI18502612467878') },
  CREDITOR_BIC_BANK_IDENTIFIER_INCONSISTENCY: {
    country: 'DE',
    creditorAgent: { bic: 'DEUTDEFF', clearingSystemMemberId: { memberId: '37040044' } },
  },
  CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT: { country: 'DE', creditorAgent: { clearingSystemMemberId: { memberId: '3704' } } },
  CREDITOR_BANK_IDENTIFIER_UNKNOWN: { country: 'DE', creditorAgent: { clearingSystemMemberId: { memberId: '99999999' } } },
  CREDITOR_BANK_IDENTIFIER_IBAN_INCONSISTENCY: {
    creditorAgent: { clearingSystemMemberId: { memberId: '10000000' } },
    ...iban('DE89370400440532013000'),
  },
  CREDITOR_BRANCH_IDENTIFIER_INVALID_FORMAT: {
    country: 'ES',
    creditorAgent: { clearingSystemMemberId: { memberId: '2100' }, branchId: '41' },
  },

  INTERMEDIARY_AGENT1_INVALID_FORMAT: { intermediaryAgent1: 'COBADEFF' },
  INTERMEDIARY_AGENT1_BIC_INVALID_FORMAT: { intermediaryAgent1: { bic: 'COBADEF' } },
  INTERMEDIARY_AGENT1_BIC_DOES_NOT_EXIST: { intermediaryAgent1: { bic: 'COBADE1F' } },
  INTERMEDIARY_AGENT1_BIC_NOT_ALLOWED: { intermediaryAgent1: { bic: 'COBADEF0' } },
  INTERMEDIARY_AGENT2_INVALID_FORMAT: { intermediaryAgent2: [] },
  INTERMEDIARY_AGENT2_BIC_INVALID_FORMAT: { intermediaryAgent2: { bic: 'COBADEFFX' } },
  INTERMEDIARY_AGENT2_BIC_DOES_NOT_EXIST: { intermediaryAgent2: { bic: 'COBADE0F' } },
  INTERMEDIARY_AGENT2_BIC_NOT_ALLOWED: { intermediaryAgent2: { bic: 'COBADEF0XXX' } },
  INTERMEDIARY_AGENT3_INVALID_FORMAT: { intermediaryAgent3: { bic: 7 } },
  INTERMEDIARY_AGENT3_BIC_INVALID_FORMAT: { intermediaryAgent3: { bic: '' } },
  INTERMEDIARY_AGENT3_BIC_DOES_NOT_EXIST: { intermediaryAgent3: { bic: 'COBADEFO' } },
  INTERMEDIARY_AGENT3_BIC_NOT_ALLOWED: { intermediaryAgent3: { bic: 'COBADEF0' } },

  SETTLEMENT_INFORMATION_INVALID_FORMAT: { settlementInformation: { settlementSystem: 7 } },
  SETTLEMENT_SYSTEM_UNKNOWN: { settlementInformation: { settlementSystem: 'SEPA' } },
  SETTLEMENT_SYSTEM_DISCONTINUED: { country: 'BG', settlementInformation: { settlementSystem: 'BG_RINGS' } },
  SETTLEMENT_SYSTEM_COUNTRY_INCONSISTENCY: { country: 'US', settlementInformation: { settlementSystem: 'SCT' } },
  SETTLEMENT_SYSTEM_CURRENCY_INCONSISTENCY: { currency: 'USD', settlementInformation: { settlementSystem: 'SCT' } },
  SETTLEMENT_SYSTEM_ACCOUNT_NUMBER_INCONSISTENCY: {
    ...local('DE', '37040044', '532013000'),
    settlementInformation: { settlementSystem: 'SCT' },
  },
};
