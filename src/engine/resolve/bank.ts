import { bankCodeIn } from '../../identifiers/layout.js';
import type { BankLookup, Payment } from '../payment.js';
import { bankCodeOf } from './account.js';

/** By the code inside a sound IBAN, else by the bank identifier; undefined where there is no directory, or no code. */
export function lookUpBank({ soundIban, member, engine }: Payment): BankLookup | undefined {
  const country = soundIban?.country ?? member?.country;
  const directory = country && engine.data.banks(country.rule.code);
  if (directory === undefined) return undefined;
  const code = soundIban ? bankCodeIn(soundIban.text.slice(4), soundIban.country) : member ? bankCodeOf(member) : '';
  return code === '' ? undefined : { directory, code, candidates: directory.byCode(code) };
}
