/**
 * Whether the creditor's bank takes part in a settlement system, and what says so: one rule for all systems.
 *
 * Unknown is not yes: a system that banks join of their own will is withheld until something says that this bank did.
 *
 * @see docs/decisions/0017-membership.md
 */

import type { AccountIdType, Mandate, SchemeKind, SchemeRule } from '../../rules/vocabulary/scheme.js';

/** What is known of a bank's part in a system. */
export type Membership =
  /** A list names the bank. */
  | 'listed'
  /** The payment goes to an identifier that the system itself registers, and only a bank that takes part can have it registered. */
  | 'registered'
  /** The law obliges every institution of its country. */
  | 'required'
  /** The law obliges the banks of its country; nobody checked that this institution is one. */
  | 'required-of-banks'
  /** Every bank joins; nobody checked that this one did. */
  | 'not-checked'
  /** Every bank joins; a list says that this institution is none, and none says that it joined. */
  | 'banks-only'
  /** Banks join of their own will, and nothing says that this one did. */
  | 'unknown'
  /** A list says that the bank does not take part. */
  | 'denied';

/** What lists say of the bank and a system; undefined where they say nothing. */
export type ReachedBy = (code: string) => boolean | undefined;

/** What stands for an account at a bank; every other identifier is registered with the system. */
const OF_A_BANK: readonly string[] = ['IBAN', 'ACCOUNT_NUMBER', 'CARD_NUMBER'] satisfies readonly AccountIdType[];

/** False for an identifier that is registered with a system. */
export const isOfABank = (type: string): boolean => OF_A_BANK.includes(type);

/** What a bank's part in a system follows from. */
export interface MembershipFacts {
  /** Where the account is, or the territory. */
  readonly country: string;
  /** The account identifiers that were given or made; empty where none is known. */
  readonly accountIdTypes: readonly string[];
  readonly reaches: ReachedBy;
  /** False where a list says that the institution is no bank: one of electronic money or payments, or a wallet. */
  readonly isBank?: boolean | undefined;
}

/** What moves large amounts and goes abroad settles at the central bank and with correspondents: banks do, and others through a bank of theirs. */
const OF_BANKS: readonly SchemeKind[] = ['high-value', 'cross-border'];

/** Finds what is known on a day of a bank's part in a system. */
export function membershipOf(
  { code, kind, membership, mandatory = [] }: SchemeRule,
  { country, accountIdTypes, reaches, isBank }: MembershipFacts,
  on: string,
): Membership {
  const isListed = reaches(code);
  if (isListed !== undefined) return isListed ? 'listed' : 'denied';
  if (membership === 'all') return isBank === false && OF_BANKS.includes(kind) ? 'banks-only' : 'not-checked';
  if (accountIdTypes.length > 0 && !accountIdTypes.some(isOfABank)) return 'registered';
  const obliging = mandatory.filter(
    (mandate) => obliges(mandate, country, on) && (isBank !== false || mandate.of === 'all') && isBound(mandate, reaches),
  );
  if (obliging.length === 0) return 'unknown';
  return obliging.some((mandate) => mandate.of === 'all') ? 'required' : 'required-of-banks';
}

const obliges = ({ from, countries }: Mandate, country: string, on: string): boolean => from <= on && countries.includes(country);

const isBound = ({ participantsOf }: Mandate, reaches: ReachedBy): boolean =>
  participantsOf === undefined || reaches(participantsOf) === true;

const WITHHELD: readonly Membership[] = ['unknown', 'denied', 'banks-only'];

/** True where a payer is offered the system. */
export const isOffered = (membership: Membership): boolean => !WITHHELD.includes(membership);
