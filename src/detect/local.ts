/** Reads domestic account numbers and bank identifiers by the rules of a country. */
import type { Fields } from '../../rules/vocabulary/account-form.js';
import type { Outcome } from '../../rules/vocabulary/check.js';
import { MAX_TEXT } from '../characters/text.js';
import { checkFields, contradictsBank, readAccount } from '../identifiers/account/local-account.js';
import { readMemberId } from '../identifiers/account/member-id.js';
import type { Countries } from '../identifiers/country/countries.js';
import type { CompiledCountry } from '../identifiers/country/layout.js';

/** Whether the check digits of a number are right; `not-covered` if it has none, or if they need a published table. */
export const checkDigitsOf = (country: CompiledCountry, fields: Fields, others: Fields = {}): Outcome =>
  checkFields(country, fields, others, ({ severity }) => severity !== 'info');

/** The fields of a bank identifier, or of an account number; undefined where the text is not in the form of the country. */
export function readLocalFields(country: CompiledCountry, text: string, part: 'bank' | 'account'): Fields | undefined {
  if (text.length > MAX_TEXT || !/\d/.test(text)) return undefined;
  return part === 'bank' ? readMemberId(country, text) : readAccount(country, text);
}

/** The fields of a bank identifier whose check digits, if it has any, hold. */
export function readBankCode(code: string, text: string, countries: Countries): Fields | undefined {
  const country = countries.domestic(code);
  const fields = country && text.length <= MAX_TEXT ? readMemberId(country, text) : undefined;
  return country && fields && checkDigitsOf(country, fields) !== 'failed' ? fields : undefined;
}

/** A domestic account number that was read. */
export interface DetectedNumber {
  readonly fields: Fields;
  readonly outcome: Outcome;
}

/** The fields of an account number, and whether its check digits hold. */
export function readLocalAccount(code: string, text: string, countries: Countries, bank: Fields = {}): DetectedNumber | undefined {
  const country = countries.domestic(code);
  const fields = country && /\d{2}/.test(text) ? readAccount(country, text, bank) : undefined;
  if (country === undefined || fields === undefined || contradictsBank(country, bank, fields)) return undefined;
  const outcome = checkDigitsOf(country, fields, bank);
  return outcome === 'failed' ? undefined : { fields, outcome };
}

const ANY_NUMBER = /^[A-Z\d]{6,}$/;

/** The same of a number that its label and its bank name: a country that declares no form of account numbers has them in any, up to the length of the field. */
export function readNamedAccount(code: string, text: string, countries: Countries, bank?: Fields): DetectedNumber | undefined {
  const read = readLocalAccount(code, text, countries, bank);
  const { facts, layout } = countries.domestic(code) ?? {};
  const account = text.replace(/[\s-]/g, '');
  const { start, end } = layout?.spans.account ?? { start: 0, end: 0 };
  if (read !== undefined || facts === undefined || facts.forms !== undefined || countries.withIban(code) !== undefined) return read;
  const isFree = end - start > MIN_FREE && ANY_NUMBER.test(account) && account.length <= end - start && /\d{4}/.test(account);
  return isFree ? { fields: { account }, outcome: 'not-covered' } : undefined;
}
/** A shorter field holds numbers of a length that is fixed. */
const MIN_FREE = 18;
