/**
 * The corridor of a payment: what decides which checks apply and which fields are required. There are a handful of corridors and millions of payments.
 *
 * A corridor consists of codes of our own lists, never of texts from an instruction, so the number of cached plans is bounded.
 */
import { isAccountIdType } from '../instruction/account-id-type.js';
import { CREDITOR_TYPES } from '../instruction/fields.js';
import { hasAddress } from '../instruction/presence.js';
import { given } from '../instruction/values.js';
import type { CorridorFacts } from './corridor-plan.js';
import { namesItsBank } from './facts/account.js';
import { accountValueOf, isUncoveredIban } from './facts/iban.js';
import { isDenied } from './facts/reach.js';
import type { Payment } from './payment.js';

/** True where two payments have the same corridor. What differs most often comes first. */
export const isSameCorridor = (one: CorridorFacts, other: CorridorFacts): boolean =>
  one.system === other.system &&
  one.currency === other.currency &&
  one.creditorType === other.creditorType &&
  one.accountIdType === other.accountIdType &&
  one.method === other.method &&
  one.hasAddress === other.hasAddress &&
  one.bankInAccount === other.bankInAccount &&
  one.place === other.place &&
  one.paidTo === other.paidTo &&
  one.isReached === other.isReached &&
  one.country === other.country;

export function corridorOf(payment: Payment): CorridorFacts {
  const { reading, system, method } = payment;
  const accountIdType = accountIdTypeOf(payment);
  return {
    country: payment.payeeCountry,
    currency: currencyOf(payment),
    system,
    method,
    creditorType: creditorTypeOf(given(reading.creditorType)),
    accountIdType,
    hasAddress: hasAddress(reading),
    bankInAccount: accountIdType === 'ACCOUNT_NUMBER' && (system !== undefined || method !== undefined) && namesItsBank(payment),
    // an IBAN with a fault has an alert of its own, and names no place; nor does one whose faults are not known
    place: (payment.iban && !payment.validIban) || isUncoveredIban(payment) ? undefined : payment.place,
    paidTo: paidToOf(payment),
    isReached: !isDenied(payment) && !payment.isMethodUncovered,
  };
}

/**
 * In place of a text that has the form of a currency and is none, and of a currency that is missing and must not be assumed: only a system that carries any
 * currency carries them.
 */
export const NO_CURRENCY = 'XXX-none';
/** In place of a text without the form of a currency. */
export const MISSHAPEN_CURRENCY = '';

/** True where the instruction names a settlement system whose rules are not loaded. */
const isSystemUncovered = ({ reading, system, engine: { rules } }: Payment): boolean =>
  system === undefined &&
  !rules.isComplete &&
  rules.schemes.find(given(reading.settlementSystem) ?? '') === undefined &&
  reading.settlementSystem !== undefined;

function currencyOf(payment: Payment): string | undefined {
  const { reading, currencyStatus, engine } = payment;
  const currency = given(reading.currency);
  // the system may carry only a currency that is not that of the country: nothing is assumed
  if (currency === undefined && isSystemUncovered(payment)) return NO_CURRENCY;
  if (currency === undefined || currencyStatus !== 'unknown' || engine.rules.currencies.has(currency)) return currency;
  return /^[A-Z]{3}$/.test(currency) ? NO_CURRENCY : MISSHAPEN_CURRENCY;
}

const creditorTypeOf = (type: string | undefined): string | undefined =>
  (CREDITOR_TYPES as readonly (string | undefined)[]).includes(type) ? type : undefined;

/** In place of a type of account identifier that nobody knows. */
export const UNKNOWN_ID_TYPE = 'OTHER';

const knownType = (type: string): string => (isAccountIdType(type) ? type : UNKNOWN_ID_TYPE);

/** An IBAN whatever its type says, else the type, a number unless it says more. */
const typeOfId = (payment: Payment): string =>
  payment.iban !== undefined || isUncoveredIban(payment) ? 'IBAN' : knownType(given(payment.reading.accountIdType) ?? 'ACCOUNT_NUMBER');

/** Undefined where there is no account. */
const accountIdTypeOf = (payment: Payment): string | undefined =>
  given(payment.reading.accountValue) === undefined ? undefined : typeOfId(payment);

function paidToOf(payment: Payment): string | undefined {
  if (payment.isMethodUncovered) return undefined;
  if (payment.methodAccount !== undefined) return payment.methodAccount.identifier?.type;
  return accountValueOf(payment.reading) === undefined ? undefined : typeOfId(payment);
}
