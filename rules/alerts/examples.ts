/** For each code an instruction that raises it, judged with every directory at hand. All numbers are registry examples or made up. */
import type { AlertCode } from './codes.js';

/** Asks for a SEPA credit transfer. */
const sct = {
  creditorAccount: { id: { value: 'DE45100610068891691189', type: 'IBAN' } },
  settlementInformation: { settlementSystem: 'SCT' },
};

/** A payment by an account number and its bank, by a system. */
const paid = (country: string, memberId: string | undefined, value: string, settlementSystem: string) => ({
  country,
  ...(memberId && { creditorAgent: { clearingSystemMemberId: { memberId } } }),
  creditorAccount: { id: { value, type: 'ACCOUNT_NUMBER' } },
  settlementInformation: { settlementSystem },
});

const ada = { creditor: { name: 'Ada Example' } };

const philippine = {
  country: 'PH',
  creditorAgent: { bic: 'AUBKPHMM' },
  creditorAccount: { id: { value: '03168852927272302752', type: 'ACCOUNT_NUMBER' } },
  settlementInformation: { settlementSystem: 'PH_PESONET' },
};

const paygate = {
  country: 'KR',
  method: 'PAYGATE',
  creditorAgent: { clearingSystemMemberId: { memberId: '004' } },
  creditorAccount: { id: { value: '28891691189311', type: 'ACCOUNT_NUMBER' } },
};

const iban = (value: string) => ({ creditorAccount: { id: { value, type: 'IBAN' } } });

const local = (country: string, memberId: string, value: string) => ({
  country,
  creditorAgent: { clearingSystemMemberId: { memberId } },
  creditorAccount: { id: { value, type: 'ACCOUNT_NUMBER' } },
});

/** Paid by its telephone number. */
const wallet = (value: string) => ({ creditor: { name: 'Ada Example' }, creditorAccount: { id: { value, type: 'PHONE' } } });

export const examples: Readonly<Record<AlertCode, unknown>> = {
  PAYMENT_INSTRUCTION_INVALID_FORMAT: [],

  COUNTRY_INVALID_FORMAT: { country: 'Germany' },
  COUNTRY_UNKNOWN: { country: 'ZZ' },

  CURRENCY_INVALID_FORMAT: { currency: '€' },
  CURRENCY_UNKNOWN: { currency: 'EUX' },
  CURRENCY_DISCONTINUED: { currency: 'BGN' },

  COUNTRY_CURRENCY_INCONSISTENCY: { country: 'BR', currency: 'INR' },

  RECIPIENT_METHOD_INVALID_FORMAT: { method: 7 },
  RECIPIENT_METHOD_UNKNOWN: { method: 'PIGEON' },
  RECIPIENT_METHOD_COUNTRY_INCONSISTENCY: { country: 'PH', method: 'GOPAY', ...wallet('+6281234567890') },
  RECIPIENT_METHOD_CURRENCY_INCONSISTENCY: { currency: 'USD', method: 'GOPAY', ...wallet('+6281234567890') },
  RECIPIENT_METHOD_TYPE_INCONSISTENCY: {
    country: 'CN',
    method: 'ALIPAY',
    creditor: { name: 'Example Energy', type: 'BUSINESS' },
    creditorAccount: { id: { value: '+8613912345678', type: 'PHONE' } },
  },

  CREDITOR_INVALID_FORMAT: { creditor: 'Ada Example' },
  CREDITOR_NAME_MISSING: paid('US', '097237624', '58077575655350514', 'US_FEDWIRE'),
  CREDITOR_NAME_INVALID_FORMAT: { creditor: { name: '...' } },
  CREDITOR_NAME_INVALID_CHARACTERS: { creditor: { name: 'Ada\u200b Example' } },
  CREDITOR_NAME_TOO_LONG: { creditor: { name: 'Ada Example '.repeat(12) } },
  CREDITOR_NAME_SUSPICIOUS: { creditor: { name: 'asdf' } },
  CREDITOR_NAME_ACCOUNT_NUMBER_INCONSISTENCY: { creditor: { name: '12345678' } },
  CREDITOR_NAME_TYPE_INCONSISTENCY: { creditor: { name: 'Example Trading GmbH', type: 'INDIVIDUAL' } },

  CREDITOR_ADDRESS_MISSING: { ...philippine, ...ada },
  CREDITOR_ADDRESS_COUNTRY_MISSING: {
    creditor: { name: 'Ada Example', address: { streetName: 'Example Street', townName: 'Berlin' } },
    ...sct,
  },
  CREDITOR_ADDRESS_COUNTRY_INVALID_FORMAT: { creditor: { address: { country: 'Germany' } } },
  CREDITOR_ADDRESS_COUNTRY_UNKNOWN: { creditor: { address: { country: 'ZZ' } } },
  CREDITOR_ADDRESS_UNSTRUCTURED_NOT_ALLOWED: {
    creditor: { name: 'Ada Example', address: { addressLine1: '1 Example Street', addressLine2: '10115 Berlin' } },
    ...sct,
  },
  CREDITOR_ADDRESS_LINES_TOO_MANY: {
    creditor: {
      name: 'Ada Example',
      address: {
        addressLine1: '1 Example Street',
        addressLine2: 'Rear building',
        addressLine3: 'Third floor',
        townName: 'Berlin',
        country: 'DE',
      },
    },
    ...sct,
  },
  CREDITOR_ADDRESS_LINE_DUPLICATE: {
    creditor: {
      name: 'Ada Example',
      address: { addressLine1: '1 Example Street', addressLine2: '10115 Berlin', townName: 'Berlin', country: 'DE' },
    },
    ...sct,
  },
  CREDITOR_ADDRESS_FIELD_TOO_LONG: { creditor: { address: { buildingNumber: '12345678901234567' } } },
  CREDITOR_ADDRESS_INVALID_CHARACTERS: { creditor: { address: { townName: 'Ber\u200blin' } } },
  CREDITOR_ADDRESS_STREET_NAME_MISSING: {
    ...paid('BD', '292105528', '89169118931102179928', 'BD_BEFTN'),
    creditor: { name: 'Ada Example', address: { townName: 'Dhaka' }, contactDetails: { phone: '+880 1812 345678' } },
  },
  CREDITOR_ADDRESS_POST_CODE_MISSING: {
    ...paid('US', '097237624', '58077575655350514', 'US_FEDWIRE'),
    creditor: { name: 'Ada Example', address: { townName: 'Springfield', countrySubdivision: 'IL', country: 'US' } },
  },
  CREDITOR_ADDRESS_POST_CODE_INVALID_FORMAT: { creditor: { address: { country: 'DE', postCode: '1011' } } },
  CREDITOR_ADDRESS_TOWN_NAME_MISSING: {
    creditor: { name: 'Ada Example', address: { streetName: 'Example Street', country: 'DE' } },
    ...sct,
  },
  CREDITOR_ADDRESS_COUNTRY_SUBDIVISION_MISSING: {
    ...paid('US', '097237624', '58077575655350514', 'US_FEDWIRE'),
    creditor: { name: 'Ada Example', address: { townName: 'Springfield', postCode: '62701', country: 'US' } },
  },
  CREDITOR_ADDRESS_COUNTRY_SUBDIVISION_UNKNOWN: { creditor: { address: { country: 'US', countrySubdivision: 'QQ' } } },
  CREDITOR_ADDRESS_POST_CODE_COUNTRY_SUBDIVISION_INCONSISTENCY: {
    creditor: { address: { country: 'US', countrySubdivision: 'CA', postCode: '10001' } },
  },
  CREDITOR_ADDRESS_POST_BOX_NOT_ALLOWED: {
    creditor: { name: 'Ada Example', address: { postBox: '1234', townName: 'Berlin', country: 'DE' } },
    creditorAccount: { id: { value: 'DE45100610068891691189', type: 'IBAN' } },
    settlementInformation: { settlementSystem: 'SWIFT' },
  },
  CREDITOR_ADDRESS_SUSPICIOUS: { creditor: { address: { country: 'DE', townName: '12345' } } },

  CREDITOR_EMAIL_MISSING: { ...paygate, creditor: { name: 'Ada Example', type: 'BUSINESS', taxId: '116-82-00276' } },
  CREDITOR_EMAIL_INVALID_FORMAT: { creditor: { contactDetails: { email: 'ada@example' } } },
  CREDITOR_EMAIL_SUSPICIOUS: { creditor: { contactDetails: { email: 'ada@gmial.com' } } },

  CREDITOR_PHONE_MISSING: {
    ...paid('BD', '292105528', '89169118931102179928', 'BD_BEFTN'),
    creditor: { name: 'Ada Example', address: { streetName: 'Example Road', townName: 'Dhaka' } },
  },
  CREDITOR_PHONE_INVALID_FORMAT: { creditor: { contactDetails: { phone: '+49 1' } } },
  CREDITOR_PHONE_COUNTRY_INCONSISTENCY: { country: 'FR', creditor: { contactDetails: { phone: '+49 30 12345678' } } },
  CREDITOR_PHONE_SUSPICIOUS: { creditor: { contactDetails: { phone: '+1 202 555 0123' } } },
  CREDITOR_PHONE_ACCOUNT_NUMBER_INCONSISTENCY: {
    country: 'KE',
    method: 'MPESA',
    ...wallet('+254712345678'),
    creditor: { name: 'Ada Example', contactDetails: { phone: '+254712345679' } },
  },

  CREDITOR_DATE_OF_BIRTH_MISSING: {
    ...paygate,
    creditor: { name: 'Ada Example', type: 'INDIVIDUAL', contactDetails: { email: 'ada@example.org' } },
  },
  CREDITOR_DATE_OF_BIRTH_INVALID_FORMAT: { creditor: { dateOfBirth: '2023-02-29' } },
  CREDITOR_DATE_OF_BIRTH_SUSPICIOUS: { creditor: { dateOfBirth: '1850-01-01' } },
  CREDITOR_DATE_OF_BIRTH_NOT_ALLOWED: { creditor: { type: 'BUSINESS', dateOfBirth: '1970-05-17' } },
  CREDITOR_DATE_OF_BIRTH_TAX_ID_INCONSISTENCY: {
    country: 'CN',
    creditor: { dateOfBirth: '1970-05-17', taxId: '360426199101010071' },
  },

  CREDITOR_TAX_ID_MISSING: {
    ...ada,
    country: 'BR',
    currency: 'BRL',
    creditorAgent: { clearingSystemMemberId: { memberId: '028019388891' } },
    creditorAccount: { id: { value: '91189311021799288829-6', type: 'ACCOUNT_NUMBER' }, type: 'CHECKING' },
    settlementInformation: { settlementSystem: 'BR_TED' },
  },
  CREDITOR_TAX_ID_INVALID_FORMAT: { country: 'BR', creditor: { taxId: '1234' } },
  CREDITOR_TAX_ID_INCORRECT_CHECK_DIGITS: { country: 'BR', creditor: { taxId: '11144477736' } },
  CREDITOR_TAX_ID_TYPE_INCONSISTENCY: { country: 'BR', creditor: { type: 'BUSINESS', taxId: '11144477735' } },
  CREDITOR_TAX_ID_SUSPICIOUS: { country: 'BR', creditor: { taxId: '11111111111' } },

  CREDITOR_DOCUMENT_MISSING: {
    ...paid('CN', '292105528891', '69118931102179928882968580945690', 'CN_BEPS'),
    creditor: { name: 'Ada Example', type: 'INDIVIDUAL' },
  },
  CREDITOR_DOCUMENT_TYPE_MISSING: { creditor: { documents: [{ value: '11144477735' }] } },
  CREDITOR_DOCUMENT_TYPE_NOT_SUPPORTED: { creditor: { documents: [{ type: 'LIBRARY_CARD', value: '17' }] } },
  CREDITOR_DOCUMENT_VALUE_MISSING: { creditor: { documents: [{ type: 'PASSPORT' }] } },
  CREDITOR_DOCUMENT_INVALID_FORMAT: { country: 'BR', creditor: { documents: [{ type: 'CPF', value: '1234' }] } },
  CREDITOR_DOCUMENT_INCORRECT_CHECK_DIGITS: { country: 'BR', creditor: { documents: [{ type: 'CPF', value: '11144477736' }] } },
  CREDITOR_DOCUMENT_DUPLICATE: {
    country: 'BR',
    creditor: {
      documents: [
        { type: 'CPF', value: '11144477735' },
        { type: 'CPF', value: '111.444.777-35' },
      ],
    },
  },
  CREDITOR_DOCUMENT_TAX_ID_INCONSISTENCY: {
    country: 'BR',
    creditor: { taxId: '11144477735', documents: [{ type: 'CPF', value: '52998224725' }] },
  },

  CREDITOR_TYPE_MISSING: { ...paygate, creditor: { name: 'Ada Example', contactDetails: { email: 'ada@example.org' } } },
  CREDITOR_TYPE_NOT_SUPPORTED: { creditor: { type: 'ROBOT' } },

  CREDITOR_ACCOUNT_INVALID_FORMAT: { creditorAccount: { id: 'DE89370400440532013000' } },
  CREDITOR_ACCOUNT_MISSING: { ...ada, settlementInformation: { settlementSystem: 'SCT' } },
  CREDITOR_ACCOUNT_ID_TYPE_NOT_SUPPORTED: {
    country: 'AU',
    method: 'BPAY',
    creditor: { name: 'Example Energy' },
    creditorAccount: { id: { value: 'ada@example.org', type: 'EMAIL' } },
    creditorAgent: { clearingSystemMemberId: { memberId: '12345' } },
  },
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
  CREDITOR_ACCOUNT_NUMBER_SUSPICIOUS: { creditorAccount: { id: { value: 'DE89370400440532013000', type: 'IBAN' } } },
  CREDITOR_CARD_NUMBER_INVALID_FORMAT: {
    country: 'CN',
    method: 'UNIONPAY_CARD',
    creditor: { name: 'Ada Example' },
    creditorAccount: { id: { value: '4111111111111111', type: 'CARD_NUMBER' } },
  },
  CREDITOR_CARD_NUMBER_NOT_ALLOWED: { country: 'GB', creditorAccount: { id: { value: '4242424242424242', type: 'ACCOUNT_NUMBER' } } },
  CREDITOR_PROXY_INVALID_FORMAT: { country: 'KE', method: 'MPESA', ...wallet('12') },
  CREDITOR_PROXY_INCORRECT_CHECK_DIGITS: {
    country: 'AU',
    method: 'BPAY',
    creditor: { name: 'Example Energy' },
    creditorAccount: { id: { value: '000016724', type: 'BPAY_CRN' } },
    creditorAgent: { clearingSystemMemberId: { memberId: '12345' } },
  },
  CREDITOR_ACCOUNT_TYPE_MISSING: { ...paid('US', '097237624', '58077575655350514', 'US_FEDACH'), ...ada },
  CREDITOR_ACCOUNT_TYPE_NOT_SUPPORTED: {
    ...ada,
    country: 'US',
    currency: 'USD',
    creditorAccount: { id: { value: '58077575655350514', type: 'ACCOUNT_NUMBER' }, type: 'GOLD' },
  },
  CREDITOR_ACCOUNT_CURRENCY_INCONSISTENCY: { currency: 'USD', ...iban('RU0304452522540817810538091310419') },

  CREDITOR_AGENT_INVALID_FORMAT: { creditorAgent: { clearingSystemMemberId: '37040044' } },
  CREDITOR_AGENT_MISSING: { ...ada, ...paid('US', undefined, '58077575655350514', 'US_CHIPS') },
  CREDITOR_BIC_MISSING: { ...ada, ...paid('US', undefined, '58077575655350514', 'SWIFT') },
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
  // the bank has left: the register gives the day
  CREDITOR_BIC_NOT_REACHABLE: { currency: 'EUR', creditorAgent: { bic: 'FNNBMTMT' } },
  CREDITOR_BANK_IDENTIFIER_MISSING: { ...ada, ...paid('US', undefined, '58077575655350514', 'US_FEDWIRE') },
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
  CREDITOR_BRANCH_IDENTIFIER_MISSING: { ...ada, ...paid('LK', '7898', '28891691189311021799', 'LK_SLIPS') },
  CREDITOR_BRANCH_IDENTIFIER_UNKNOWN: { country: 'IN', creditorAgent: { clearingSystemMemberId: { memberId: 'HDFC0ZZZZZZ' } } },

  INTERMEDIARY_AGENT1_INVALID_FORMAT: { intermediaryAgent1: 'COBADEFF' },
  INTERMEDIARY_AGENT1_BIC_INVALID_FORMAT: { intermediaryAgent1: { bic: 'COBADEF' } },
  INTERMEDIARY_AGENT1_BIC_DOES_NOT_EXIST: { intermediaryAgent1: { bic: 'COBADE1F' } },
  INTERMEDIARY_AGENT1_BIC_NOT_ALLOWED: { intermediaryAgent1: { bic: 'COBADEF0' } },
  INTERMEDIARY_AGENT1_BANK_IDENTIFIER_INVALID_FORMAT: {
    intermediaryAgent1: { bic: 'BARCUS33', clearingSystemMemberId: { memberId: '021000022' } },
  },
  INTERMEDIARY_AGENT1_BIC_BANK_IDENTIFIER_INCONSISTENCY: {
    intermediaryAgent1: { bic: 'DEUTDEFF', clearingSystemMemberId: { memberId: '37040044' } },
  },
  INTERMEDIARY_AGENT1_NOT_ALLOWED: { ...ada, ...sct, intermediaryAgent1: { bic: 'DEUTDEFF' } },
  INTERMEDIARY_AGENT1_DUPLICATE: { creditorAgent: { bic: 'COBADEFF' }, intermediaryAgent1: { bic: 'COBADEFFXXX' } },
  INTERMEDIARY_AGENT1_CURRENCY_INCONSISTENCY: { currency: 'USD', intermediaryAgent1: { bic: 'BARCGB22' } },
  INTERMEDIARY_AGENT2_INVALID_FORMAT: { intermediaryAgent2: [] },
  INTERMEDIARY_AGENT2_BIC_INVALID_FORMAT: { intermediaryAgent2: { bic: 'COBADEFFX' } },
  INTERMEDIARY_AGENT2_BIC_DOES_NOT_EXIST: { intermediaryAgent2: { bic: 'COBADE0F' } },
  INTERMEDIARY_AGENT2_BIC_NOT_ALLOWED: { intermediaryAgent2: { bic: 'COBADEF0XXX' } },
  INTERMEDIARY_AGENT2_BANK_IDENTIFIER_INVALID_FORMAT: { intermediaryAgent2: { clearingSystemMemberId: { memberId: '//FW02100002' } } },
  INTERMEDIARY_AGENT2_BIC_BANK_IDENTIFIER_INCONSISTENCY: {
    intermediaryAgent2: { bic: 'DEUTDEFF', clearingSystemMemberId: { memberId: '//BL37040044' } },
  },
  INTERMEDIARY_AGENT2_NOT_ALLOWED: { ...ada, ...sct, intermediaryAgent2: { bic: 'DEUTDEFF' } },
  INTERMEDIARY_AGENT2_DUPLICATE: { intermediaryAgent1: { bic: 'BARCUS33' }, intermediaryAgent2: { bic: 'BARCUS33XXX' } },
  INTERMEDIARY_AGENT2_CURRENCY_INCONSISTENCY: { currency: 'JPY', intermediaryAgent2: { bic: 'DEUTDEFF' } },
  INTERMEDIARY_AGENT3_INVALID_FORMAT: { intermediaryAgent3: { bic: 7 } },
  INTERMEDIARY_AGENT3_BIC_INVALID_FORMAT: { intermediaryAgent3: { bic: '' } },
  INTERMEDIARY_AGENT3_BIC_DOES_NOT_EXIST: { intermediaryAgent3: { bic: 'COBADEFO' } },
  INTERMEDIARY_AGENT3_BIC_NOT_ALLOWED: { intermediaryAgent3: { bic: 'COBADEF0' } },
  INTERMEDIARY_AGENT3_BANK_IDENTIFIER_INVALID_FORMAT: { intermediaryAgent3: { clearingSystemMemberId: { memberId: 'DEBLZ3704' } } },
  INTERMEDIARY_AGENT3_BIC_BANK_IDENTIFIER_INCONSISTENCY: {
    intermediaryAgent3: { bic: 'DEUTDEFF', clearingSystemMemberId: { memberId: 'DEBLZ37040044' } },
  },
  INTERMEDIARY_AGENT3_NOT_ALLOWED: { ...ada, ...sct, intermediaryAgent3: { bic: 'DEUTDEFF' } },
  INTERMEDIARY_AGENT3_SEQUENCE_INCONSISTENCY: { intermediaryAgent1: { bic: 'BARCUS33' }, intermediaryAgent3: { bic: 'DEUTDEFF' } },
  INTERMEDIARY_AGENT3_DUPLICATE: { intermediaryAgent2: { bic: 'BARCUS33' }, intermediaryAgent3: { bic: 'BARCUS33' } },
  INTERMEDIARY_AGENT3_CURRENCY_INCONSISTENCY: { currency: 'EUR', intermediaryAgent3: { bic: 'BARCUS33' } },

  SETTLEMENT_INFORMATION_INVALID_FORMAT: { settlementInformation: { settlementSystem: 7 } },
  SETTLEMENT_SYSTEM_UNKNOWN: { settlementInformation: { settlementSystem: 'SEPA' } },
  SETTLEMENT_SYSTEM_DISCONTINUED: { country: 'BG', settlementInformation: { settlementSystem: 'BG_RINGS' } },
  SETTLEMENT_SYSTEM_COUNTRY_INCONSISTENCY: { country: 'US', settlementInformation: { settlementSystem: 'SCT' } },
  SETTLEMENT_SYSTEM_CURRENCY_INCONSISTENCY: { currency: 'USD', settlementInformation: { settlementSystem: 'SCT' } },
  SETTLEMENT_SYSTEM_ACCOUNT_NUMBER_INCONSISTENCY: {
    ...local('DE', '37040044', '532013000'),
    settlementInformation: { settlementSystem: 'SCT' },
  },
  SETTLEMENT_SYSTEM_TYPE_INCONSISTENCY: {
    country: 'CN',
    creditorAgent: { bic: 'ICBKCNBJ' },
    creditor: { name: 'Ada Example', type: 'INDIVIDUAL', documents: [{ type: 'PASSPORT', value: 'E12345678' }] },
    creditorAccount: { id: { value: '69118931102179928882968580945690', type: 'ACCOUNT_NUMBER' } },
    settlementInformation: { settlementSystem: 'CIPS' },
  },
  CREDITOR_AGENT_SETTLEMENT_SYSTEM_NOT_REACHABLE: { ...sct, creditor: { name: 'Ada Example' }, ...iban('MT58FNNB00000000000000012345678') },
};
