/** The account identifier as an IBAN: whether it is meant as one, and what is wrong with it. */

import { isCountry } from '../../identifiers/country/codes.js';
import type { Countries } from '../../identifiers/country/countries.js';
import { misfit } from '../../identifiers/country/layout.js';
import { electronicIban, type Inspection, inspect, isTooLong, isValidInspection } from '../../identifiers/iban/inspection.js';
import type { InstructionReading } from '../../instruction/read.js';
import { given, WRONG_TYPE } from '../../instruction/values.js';
import type { Payment, ValidIban } from '../payment.js';

/** The IBAN, where later checks may rest on it: without a fault, or with one that is no error. */
export const validIbanOf = (iban: Inspection | undefined): ValidIban | undefined =>
  iban?.country !== undefined && isValidInspection(iban) ? (iban as ValidIban) : undefined;

/** The first member of the account that has the wrong type, as a JSON Pointer: nothing more is said of the account then. */
export function wrongTypeInAccount(reading: InstructionReading): string | undefined {
  if (reading.creditorAccount === WRONG_TYPE) return '/creditorAccount';
  if (reading.accountId === WRONG_TYPE) return '/creditorAccount/id';
  if (reading.accountIdType === WRONG_TYPE) return '/creditorAccount/id/type';
  if (reading.accountType === WRONG_TYPE) return '/creditorAccount/type';
  return reading.accountValue === WRONG_TYPE ? '/creditorAccount/id/value' : undefined;
}

/** The account identifier, as long as nothing of the account has the wrong type. */
export const accountValueOf = (reading: InstructionReading): string | undefined =>
  wrongTypeInAccount(reading) === undefined ? given(reading.accountValue) : undefined;

/** The shortest IBAN has 15 characters (NO); one that lost a character is still meant as one. */
const LIKE_AN_IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{10,32}$/;

/** What an IBAN is made of. Its length and its pattern are the country's. */
const CHARACTERS_OF_IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]*$/;

/** True for text that is meant as an IBAN, whatever its type says. */
function isMeantAsIban(text: string, type: string | undefined, countries: Countries): boolean {
  if (type === 'IBAN' || !LIKE_AN_IBAN.test(text)) return type === 'IBAN';
  const country = countries.withIban(text.slice(0, 2));
  // in West Africa a BBAN begins with the country, too
  const isBban = country?.layout.length === text.length && misfit(text, country.layout.classes) < 0;
  return country !== undefined && !isBban;
}

/** True for text that may be an IBAN of a country whose rules are not at hand. */
export function isUncoveredIban({ reading, methodAccount, engine }: Payment): boolean {
  const value = accountValueOf(reading);
  const { countries } = engine.rules;
  if (countries.isComplete || value === undefined || methodAccount !== undefined || isTooLong(value)) return false;
  const text = electronicIban(value);
  const form = given(reading.accountIdType) === 'IBAN' ? CHARACTERS_OF_IBAN : LIKE_AN_IBAN;
  return form.test(text) && countries.byPrefix(text) === undefined && isCountry(text.slice(0, 2));
}

/** True where the rules that are at hand do not tell what the account identifier is. */
export const isUncoveredAccount = (payment: Payment): boolean => payment.isMethodUncovered || isUncoveredIban(payment);

/** What the account identifier is as an IBAN; undefined where it is not meant as one, or the method gives it another form. */
export function inspectAccount(payment: Payment): Inspection | undefined {
  const { reading, methodAccount, engine } = payment;
  const value = accountValueOf(reading);
  if (value === undefined || methodAccount !== undefined || isUncoveredAccount(payment)) return undefined;
  const text = isTooLong(value) ? '' : electronicIban(value);
  const { countries } = engine.rules;
  return isMeantAsIban(text, given(reading.accountIdType), countries) ? inspect(text, countries, engine.data.tables()) : undefined;
}
