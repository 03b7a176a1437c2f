/** The bank of the creditor in the directory of its country: by the code inside a valid IBAN, else by the bank identifier, else inside the number. */
import { bankCodeIn } from '../../identifiers/country/layout.js';
import type { KnownBank } from '../../rules-and-data/known-bank.js';
import type { Payment } from '../payment.js';
import { bankCodeOf, memberInNumber } from './account.js';

/** The country of the bank and its code there; undefined where nothing names it. */
export function bankKeyOf(payment: Payment): { readonly country: string; readonly code: string } | undefined {
  const member = payment.validIban ?? payment.member ?? memberInNumber(payment);
  if (member === undefined) return undefined;
  const code = 'text' in member ? bankCodeIn(member.text, member.country, 4) : bankCodeOf(member);
  return code === '' ? undefined : { country: member.country.rule.code, code };
}

/** Undefined where there is no directory, or no code. */
export function lookUpBank(payment: Payment): KnownBank | undefined {
  const key = bankKeyOf(payment);
  return key && payment.engine.data.bank(key.country, key.code);
}
