/** The bank of the account in its country's directory: every entry that may be meant, each with its dataset and edition. */
import type { Bank, BankDirectory } from '../../directory/banks.js';
import { bankCodeIn } from '../../identifiers/layout.js';
import type { Payment } from '../resolve.js';
import { bankCodeOf } from './account.js';

/** What a directory knows of a bank. */
export interface BankLookup {
  readonly directory: BankDirectory;
  /** The code under which it was looked up. */
  readonly code: string;
  /** The main entry first; none where the directory does not know the code. */
  readonly candidates: readonly Bank[];
}

/** By the code inside a sound IBAN, else by the bank identifier; undefined where there is no directory, or no code. */
export function lookUpBank({ soundIban, member, engine }: Payment): BankLookup | undefined {
  const country = soundIban?.country ?? member?.country;
  const directory = country && engine.data.banks(country.rule.code);
  if (directory === undefined) return undefined;
  const code = soundIban ? bankCodeIn(soundIban.text.slice(4), soundIban.country) : member ? bankCodeOf(member) : '';
  return code === '' ? undefined : { directory, code, candidates: directory.byCode(code) };
}
