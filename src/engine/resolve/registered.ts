/**
 * An identifier that a settlement system registers in place of an account, such as a Pix key, where no method gives it its form.
 */
import type { MethodIdentifier } from '../../../rules/vocabulary/method.js';
import type { AccountIdType, SchemeRule } from '../../../rules/vocabulary/scheme.js';
import { readMethodIdentifier } from '../../identifiers/method-identifier.js';
import { given } from '../../instruction/values.js';
import { isOfABank } from '../membership.js';
import type { Payment, RegisteredReading } from '../payment.js';
import { accountValueOf } from './iban.js';
import { isOfType, isUsedIn } from './method-account.js';
import { readBy } from './tax-id.js';

/** Every e-mail address has the same form. */
const EMAIL: MethodIdentifier = { type: 'EMAIL', as: 'email' };

/** The forms that the system reads where the account is. */
function formsFor({ accountCountry, engine: { rules } }: Payment, scheme: SchemeRule, type: string): readonly MethodIdentifier[] {
  const own = rules.registeredBy(scheme).filter((form) => isOfType(form, type) && isUsedIn(form, accountCountry));
  return own.length === 0 && type === 'EMAIL' ? [EMAIL] : own;
}

/** Reads the account identifier by the systems that register identifiers of its type; undefined where it is none, or no system does. */
export function readRegistered(payment: Payment): RegisteredReading | undefined {
  const { reading, method, isMethodUncovered, iban } = payment;
  const type = given(reading.accountIdType);
  if (method !== undefined || isMethodUncovered || iban !== undefined || type === undefined || isOfABank(type)) return undefined;
  const value = accountValueOf(reading);
  if (value === undefined) return undefined;
  const systems = systemsTaking(payment, type);
  if (systems.length === 0) return undefined;
  const asked = systems.map((scheme) => ({ scheme, forms: formsFor(payment, scheme, type) })).filter(({ forms }) => forms.length > 0);
  const found = asked.flatMap(({ scheme, forms }) =>
    forms.flatMap((form) => {
      const text = readMethodIdentifier(form, value);
      return text === undefined || isMistyped(payment, form.type, text) ? [] : [{ scheme, type: form.type, value: text }];
    }),
  );
  return { type, asked: asked.map(({ scheme }) => scheme), isOpen: asked.length < systems.length, found };
}

/** A tax or identity number that fails its check digits: no system has registered it. */
function isMistyped({ creditors }: Payment, type: AccountIdType, text: string): boolean {
  if (type !== 'TAX_ID' && type !== 'NRIC') return false;
  const { sound, faulty } = readBy(creditors?.taxIdReaders ?? [], text);
  return sound.length === 0 && faulty.length > 0;
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
