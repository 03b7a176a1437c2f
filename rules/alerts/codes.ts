/**
 * The alert codes: how grave each is, and the reason that a bank would send back for the same fault.
 *
 * A code is API: it is added, never renamed. `error`: the payment will be rejected. `warning`: it is likely wrong.
 * `info`: worth knowing.
 *
 * @see ISO 20022 external code sets, ExternalStatusReason1Code
 */

export type Severity = 'error' | 'warning' | 'info';

interface AlertDeclaration {
  readonly severity: Severity;
  /** ExternalStatusReason1Code. */
  readonly reason: string;
}

const error = <Reason extends string>(reason: Reason) => ({ severity: 'error', reason }) as const;
const warning = <Reason extends string>(reason: Reason) => ({ severity: 'warning', reason }) as const;
const info = <Reason extends string>(reason: Reason) => ({ severity: 'info', reason }) as const;

/** In the order of the fields of an instruction, then of the checks. */
export const codes = {
  PAYMENT_INSTRUCTION_INVALID_FORMAT: error('FF01'),

  COUNTRY_INVALID_FORMAT: error('BE09'),
  COUNTRY_UNKNOWN: error('BE09'),

  CURRENCY_INVALID_FORMAT: error('AM11'),
  CURRENCY_UNKNOWN: error('AM11'),
  CURRENCY_DISCONTINUED: error('AM11'),

  CREDITOR_INVALID_FORMAT: error('FF01'),
  CREDITOR_EMAIL_INVALID_FORMAT: error('BE18'),
  CREDITOR_PHONE_INVALID_FORMAT: error('BE18'),
  CREDITOR_DATE_OF_BIRTH_INVALID_FORMAT: error('RR12'),
  CREDITOR_DATE_OF_BIRTH_SUSPICIOUS: warning('RR12'),

  CREDITOR_ACCOUNT_INVALID_FORMAT: error('AC03'),
  CREDITOR_IBAN_INVALID_FORMAT: error('AC03'),
  CREDITOR_IBAN_INVALID_BBAN_STRUCTURE: error('AC03'),
  CREDITOR_IBAN_INCORRECT_CHECK_DIGITS: error('AC03'),
  CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS: error('AC03'),
  CREDITOR_IBAN_COUNTRY_INCONSISTENCY: warning('BE11'),
  CREDITOR_IBAN_TERRITORY_PREFIX: warning('AC03'),
  CREDITOR_IBAN_COUNTRY_NOT_IN_REGISTRY: info('AC03'),
  CREDITOR_IBAN_BANK_IDENTIFIER_UNKNOWN: warning('RC04'),
  CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT: error('AC03'),
  CREDITOR_ACCOUNT_NUMBER_INCORRECT_CHECK_DIGITS: error('AC03'),
  CREDITOR_BANK_IDENTIFIER_ACCOUNT_NUMBER_INCONSISTENCY: error('AC03'),

  CREDITOR_AGENT_INVALID_FORMAT: error('RC04'),
  CREDITOR_BIC_INVALID_FORMAT: error('RC01'),
  CREDITOR_BIC_DOES_NOT_EXIST: error('RC07'),
  CREDITOR_BIC_NOT_ALLOWED: error('RC07'),
  CREDITOR_BIC_NOT_CONNECTED: info('RC07'),
  CREDITOR_BIC_COUNTRY_INCONSISTENCY: warning('AG06'),
  CREDITOR_BIC_IBAN_INCONSISTENCY: error('AGNT'),
  CREDITOR_BIC_BANK_IDENTIFIER_INCONSISTENCY: error('AGNT'),
  CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT: error('RC10'),
  CREDITOR_BANK_IDENTIFIER_UNKNOWN: warning('RC10'),
  CREDITOR_BANK_IDENTIFIER_IBAN_INCONSISTENCY: error('RC04'),
  CREDITOR_BRANCH_IDENTIFIER_INVALID_FORMAT: error('AC08'),

  INTERMEDIARY_AGENT1_INVALID_FORMAT: error('RC11'),
  INTERMEDIARY_AGENT1_BIC_INVALID_FORMAT: error('RC11'),
  INTERMEDIARY_AGENT1_BIC_DOES_NOT_EXIST: error('RC11'),
  INTERMEDIARY_AGENT1_BIC_NOT_ALLOWED: error('RC11'),
  INTERMEDIARY_AGENT2_INVALID_FORMAT: error('RC11'),
  INTERMEDIARY_AGENT2_BIC_INVALID_FORMAT: error('RC11'),
  INTERMEDIARY_AGENT2_BIC_DOES_NOT_EXIST: error('RC11'),
  INTERMEDIARY_AGENT2_BIC_NOT_ALLOWED: error('RC11'),
  INTERMEDIARY_AGENT3_INVALID_FORMAT: error('RC11'),
  INTERMEDIARY_AGENT3_BIC_INVALID_FORMAT: error('RC11'),
  INTERMEDIARY_AGENT3_BIC_DOES_NOT_EXIST: error('RC11'),
  INTERMEDIARY_AGENT3_BIC_NOT_ALLOWED: error('RC11'),

  SETTLEMENT_INFORMATION_INVALID_FORMAT: error('FF01'),
  SETTLEMENT_SYSTEM_UNKNOWN: warning('FF04'),
  SETTLEMENT_SYSTEM_DISCONTINUED: error('FF04'),
  SETTLEMENT_SYSTEM_COUNTRY_INCONSISTENCY: error('AG03'),
  SETTLEMENT_SYSTEM_CURRENCY_INCONSISTENCY: error('CURR'),
  SETTLEMENT_SYSTEM_ACCOUNT_NUMBER_INCONSISTENCY: error('AG03'),
} as const satisfies Readonly<Record<string, AlertDeclaration>>;

export type AlertCode = keyof typeof codes;
