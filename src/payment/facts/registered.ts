/**
 * An identifier that a settlement system registers in place of an account, such as a Pix key, where no method gives it its form.
 */
import type { MethodIdentifier } from '../../../rules/vocabulary/method.js';
import type { AccountIdType, SchemeRule } from '../../../rules/vocabulary/scheme.js';
import { ruleConfidence } from '../../findings/severity.js';
import { readMethodIdentifier } from '../../identifiers/method-identifier.js';
import { given } from '../../instruction/values.js';
import { isOfABank } from '../../rules-and-data/membership.js';
import type { Payment, RegisteredReading } from '../payment.js';
import { accountValueOf } from './iban.js';
import { isOfType, isUsedIn } from './method-account.js';
import { isOneCharacter, readBy } from './tax-id.js';

/** The forms of what no system need declare. Every e-mail address has the same form. */
const EMAIL: MethodIdentifier = { type: 'EMAIL', as: 'email' };

/** A tax identifier has the check digits of its country. */
const TAX_ID: MethodIdentifier = { type: 'TAX_ID', pattern: /^[0-9A-Z]{1,20}$/ };

/** The number of a card, of any network. */
const CARD: MethodIdentifier = { type: 'CARD_NUMBER', pattern: /^\d{12,19}$/ };

/** False for an account at a bank. A card is one of its customer’s, but its number has a form of its own. */
export const isRegistered = (type: string): boolean => type === CARD.type || !isOfABank(type);

/** Whatever its form, a telephone number has four digits. */
const TELEPHONE_NUMBER = /(?:\d\D*){4}/;

/** The forms in which the system takes identifiers of this type where the account is: those that it declares, else what is the same everywhere. */
function formsFor({ accountCountry, engine: { rules } }: Payment, scheme: SchemeRule, type: string): readonly MethodIdentifier[] {
  const own = rules.registeredBy(scheme).filter((form) => isOfType(form, type) && isUsedIn(form, accountCountry));
  return own.length === 0 ? [EMAIL, TAX_ID, CARD].filter((form) => form.type === type) : own;
}

/** Reads the account identifier by the systems that register identifiers of its type; undefined where it is none, or no system does. */
export function readRegistered(payment: Payment): RegisteredReading | undefined {
  const { reading, method, isMethodUncovered, iban } = payment;
  const type = given(reading.accountIdType);
  if (method !== undefined || isMethodUncovered || iban !== undefined || type === undefined || !isRegistered(type)) return undefined;
  const value = accountValueOf(reading);
  if (value === undefined) return undefined;
  const systems = systemsTaking(payment, type);
  if (systems.length === 0) return undefined;
  // what can be no telephone number is wrong for every system, whether or not it declares a form
  const isNoNumber = type === 'PHONE' && !TELEPHONE_NUMBER.test(value);
  const asked = systems
    .map((scheme) => ({ scheme, forms: formsFor(payment, scheme, type) }))
    .filter(({ forms }) => isNoNumber || forms.length > 0);
  const found = asked.flatMap(({ scheme, forms }) =>
    forms.flatMap((form) => {
      const text = readMethodIdentifier(form, value);
      return text === undefined || isMistyped(payment, scheme, form.type, text) ? [] : [{ scheme, type: form.type, value: text }];
    }),
  );
  return { type, asked: asked.map(({ scheme }) => scheme), isOpen: asked.length < systems.length, found };
}

/** A tax or identity number that fails its check digits, which are as sure as the forms of the system, or repeats one digit: it has registered neither. */
function isMistyped({ creditors }: Payment, scheme: SchemeRule, type: AccountIdType, text: string): boolean {
  if (type !== 'TAX_ID' && type !== 'NRIC') return false;
  const { valid, faulty, severity } = readBy(creditors?.taxIdReaders ?? [], text);
  if (valid.length > 0) return isOneCharacter(text);
  return faulty.length > 0 && (severity === 'error' || (severity === 'warning' && ruleConfidence(scheme, 'registered') === 'known'));
}

/** The system that is asked for, else those of the country that carry the currency. */
function systemsTaking({ system, accountCountry, reading, engine: { rules, on } }: Payment, type: string): readonly SchemeRule[] {
  if (system !== undefined) return system.account.some((taken) => taken === type) ? [system] : [];
  if (accountCountry === undefined) return [];
  return rules.schemes.fitting({ accountCountry, currency: given(reading.currency), accountIdTypes: [type], bicIsUsable: false }, on);
}

/** False for a system that cannot read the identifier. */
export const canTake = (reading: RegisteredReading, code: string): boolean =>
  reading.asked.every((scheme) => scheme.code !== code) || reading.found.some(({ scheme }) => scheme.code === code);
