/** The correction of a code that is none: of a country, a currency or a recipient method. */

import type { AlertCode } from '../../../rules/alert-codes/alert-code.js';
import { METHOD_CODES } from '../../../rules/vocabulary/method.js';
import type { Correction } from '../../characters/correction.js';
import { countryMeant } from '../../identifiers/country/meant.js';
import { currencyMeant } from '../../identifiers/currency-meant.js';
import { closestName } from '../../instruction/closest-name.js';
import { given } from '../../instruction/values.js';
import type { ResolvedPayment } from '../../payment/resolve.js';
import { nearestSystems } from '../enrich/nearest-systems.js';

/** A shorter name is near to too many: GPAY is another wallet than GOPAY. */
const SHORTEST_METHOD = 5;
/** A longer text is no code. */
const LONGEST = 32;

/** What a bank account is known by. */
const BANK_ACCOUNTS: readonly (string | undefined)[] = ['IBAN', 'ACCOUNT_NUMBER'];

/** The value of a code, and what was probably meant by it. */
type Reader = (payment: ResolvedPayment) => readonly [value: string, meant: string | undefined];

const country: Reader = ({ reading }) => {
  const value = given(reading.country) ?? '';
  return [value, countryMeant(value)];
};

const countryOfAddress: Reader = ({ reading }) => {
  const value = given(reading.addressFields.country) ?? '';
  return [value, countryMeant(value)];
};

const currency: Reader = ({ reading, engine }) => {
  const value = given(reading.currency) ?? '';
  return [value, currencyMeant(value, engine.on)];
};

/** A settlement system that can carry the payment to a bank account, in the place of the method: ACH, FPS, SEPA. */
const namesSystem = (payment: ResolvedPayment, value: string): boolean =>
  BANK_ACCOUNTS.includes(payment.plan.corridor.paidTo) && nearestSystems(payment, value).carry;

const method: Reader = (payment) => {
  const value = given(payment.reading.method) ?? '';
  if (value.length > LONGEST) return [value, undefined];
  const meant = value.length < SHORTEST_METHOD ? undefined : closestName(value, METHOD_CODES);
  return [value, meant ?? (namesSystem(payment, value) ? 'BANK_ACCOUNT' : undefined)];
};

const READERS: Partial<Record<AlertCode, Reader>> = {
  COUNTRY_UNKNOWN: country,
  COUNTRY_INVALID_FORMAT: country,
  CREDITOR_ADDRESS_COUNTRY_UNKNOWN: countryOfAddress,
  CREDITOR_ADDRESS_COUNTRY_INVALID_FORMAT: countryOfAddress,
  CURRENCY_UNKNOWN: currency,
  CURRENCY_INVALID_FORMAT: currency,
  RECIPIENT_METHOD_UNKNOWN: method,
};

/** The whole code that was meant, in place of the one that was given; undefined where that is not sure. */
export function correctCode(code: AlertCode, payment: ResolvedPayment): Correction | undefined {
  const [value = '', meant] = READERS[code]?.(payment) ?? [];
  return meant === undefined || value.length > LONGEST ? undefined : { at: 0, remove: value.length, insert: meant };
}
