/** The bank of the creditor in the directory of its country: by the code inside a valid IBAN, else by the bank identifier, else inside the number. */
import { bankCodeIn } from '../../identifiers/country/layout.js';
import type { KnownBank } from '../../rules-and-data/known-bank.js';
import type { Payment } from '../payment.js';
import { bankCodeOf, memberInNumber } from './account.js';

/** Undefined where there is no directory, or no code. */
export function lookUpBank(payment: Payment): KnownBank | undefined {
  const { validIban, engine } = payment;
  const member = validIban ?? payment.member ?? memberInNumber(payment);
  if (member === undefined) return undefined;
  const code = 'text' in member ? bankCodeIn(member.text, member.country, 4) : bankCodeOf(member);
  return code === '' ? undefined : engine.data.bank(member.country.rule.code, code);
}
