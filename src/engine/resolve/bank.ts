/** The bank of the creditor in the directory of its country: by the code inside a sound IBAN, else by the bank identifier. */
import { bankCodeIn } from '../../identifiers/layout.js';
import type { KnownBank } from '../known-bank.js';
import type { Payment } from '../payment.js';
import { bankCodeOf } from './account.js';

/** Undefined where there is no directory, or no code. */
export function lookUpBank({ soundIban, member, engine: { data } }: Payment): KnownBank | undefined {
  const country = soundIban?.country ?? member?.country;
  if (country === undefined) return undefined;
  const code = soundIban ? bankCodeIn(soundIban.text, soundIban.country, 4) : member ? bankCodeOf(member) : '';
  return code === '' ? undefined : data.bank(country.rule.code, code);
}
