/** The bank of the creditor in the directory of its country: by the code inside a valid IBAN, else by the bank identifier, else inside the number. */

import type { Severity } from '../../../rules/alert-codes/alert-code.js';
import { publishedIbans } from '../../../rules/banks/account-samples.js';
import { isOlderThan } from '../../findings/outdated.js';
import { type Basis, basisOfDataset, counts, isMoreThanInfo, MAX_AGE, severityOf } from '../../findings/severity.js';
import { bankCodeIn } from '../../identifiers/country/layout.js';
import type { KnownBank } from '../../rules-and-data/known-bank.js';
import type { Payment } from '../payment.js';
import { bankCodeOf, memberInNumber, rangeCodeOf } from './account.js';

/** The country of the bank and its code there; undefined where nothing names it. */
export function bankKeyOf(payment: Payment): { readonly country: string; readonly code: string } | undefined {
  const member = payment.validIban ?? payment.member ?? memberInNumber(payment);
  if (member === undefined) return undefined;
  const code = 'text' in member ? bankCodeIn(member.text, member.country, 4) : bankCodeOf(member) || rangeCodeOf(payment, member);
  return code === '' ? undefined : { country: member.country.rule.code, code };
}

/** Undefined where there is no directory, or no code. */
export function lookUpBank(payment: Payment): KnownBank | undefined {
  const key = bankKeyOf(payment);
  return key && payment.engine.data.bank(key.country, key.code);
}

/**
 * What the directory knows of the bank. `known`: it has an entry. `closed`: the bank has closed. `unassigned`: the directory has every code of the kind,
 * and not this one. `unlisted`: it has most, and not this one. `not-covered`: nothing follows.
 */
export type BankStatus = 'known' | 'closed' | 'unassigned' | 'unlisted' | 'not-covered';

/**
 * What the directory knows of the bank on the day of the engine. An overlay goes before the shipped entry. Examples that authorities have published name banks
 * that no longer exist, or never did: nothing follows from these, and they have an alert of their own.
 */
export function bankStatus(payment: Payment): BankStatus {
  const { bank, engine, validIban } = payment;
  if (bank === undefined || isInRangeAtMost(payment)) return 'not-covered';
  const { candidates, space } = bank;
  if (candidates[0] !== undefined && engine.on < (candidates[0].closedOn ?? '9999')) return 'known';
  if (validIban !== undefined && publishedIbans.has(validIban.text)) return 'not-covered';
  if (candidates[0] !== undefined) return 'closed';
  if (space === undefined || space.listed === 'excerpt') return 'not-covered';
  if (isBeginningOfBic(payment, bank)) return 'known';
  const isSure = space.listed === 'complete' && isMoreThanInfo(basisOfDataset(space, engine.on));
  // since a list was made, banks may have been founded
  return isSure && !isOlderThan(MAX_AGE, space.edition, engine.on) ? 'unassigned' : 'unlisted';
}

/** What it rests on that no bank has the code; undefined where nothing says so. */
export const BANK_DOUBTS: Readonly<Partial<Record<BankStatus, Basis>>> = { closed: 'likely', unassigned: 'likely', unlisted: 'possible' };

/** True where it is doubtful that the bank exists, and that is no milder than the threshold. */
export function isDoubtfulBank(payment: Payment, threshold: Severity): boolean {
  const restsOn = BANK_DOUBTS[bankStatus(payment)];
  return restsOn !== undefined && counts(severityOf(restsOn), threshold);
}

/** True where the identifier holds no code of a bank: who was given a range says nothing of a code in it. */
const isInRangeAtMost = ({ validIban, member }: Payment): boolean =>
  validIban === undefined && member?.country.facts.bankInRanges !== undefined && bankCodeOf(member) === '';

/** True where bank codes are the beginnings of BICs, and a BIC of the country begins with this one. */
function isBeginningOfBic({ validIban, localRules, engine }: Payment, { code }: KnownBank): boolean {
  const { rule } = validIban?.country ?? localRules ?? {};
  return rule?.bankIsBicPrefix === true && (engine.data.bics(rule.code)?.byParty(code) ?? []).length > 0;
}
