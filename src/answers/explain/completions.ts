/**
 * What each completed member of an enrichment rests on, and what else it could have been.
 *
 * It names members by pointer and never repeats an account number. The gotcha: a bank identifier has a candidate only where the payer gave
 * another one than that of the IBAN.
 */
import type { Bank } from '../../directory/banks.js';
import type { DatasetOrigin } from '../../directory/dataset.js';
import type { Payment } from '../../payment/payment.js';
import type { RulesAndData } from '../../rules-and-data/engine-data.js';
import type { Account } from '../enrich/account.js';
import { type AgentLookup, agentFrom } from '../enrich/agent.js';
import { type AgentAddress, addressOfBank } from '../enrich/agent-address.js';
import { bicEntryOf, bicInUse, entriesOf } from '../enrich/bank-facts.js';
import { routedAgents } from '../enrich/routing.js';

/** What a member of the enrichment rests on. */
export type CompletionOrigin =
  | ({ readonly from: 'dataset' } & DatasetOrigin)
  /** Given by the payer, and kept. */
  | { readonly from: 'instruction' }
  /** Follows from what was given by the rules of the country or of the method. */
  | { readonly from: 'rules' };

/** Another value that a member could have, with its origin. */
export type Candidate = CompletionOrigin & {
  /** An address for a pointer that ends in `address`, else a text. */
  readonly value: string | AgentAddress;
};

/**
 * A member of the enrichment, with its origin.
 *
 * @example
 * const completion: Completion = {
 *   pointer: '/creditorAgent/bic',
 *   from: 'instruction',
 *   candidates: [{ value: 'TRWIGB22XXX', from: 'dataset', dataset: 'banks/GB', edition: '2026-03', confidence: 'manual' }],
 * };
 */
export type Completion = CompletionOrigin & {
  /** Within `enrichments`, RFC 6901. */
  readonly pointer: string;
  /** What else it could be, the best first: overlays before what is shipped, the main entry of a bank before the others. */
  readonly candidates?: readonly Candidate[];
};

/** More are of no use to anybody. */
const MAX_CANDIDATES = 10;

const RULES: CompletionOrigin = { from: 'rules' };

/** What a dataset, or an entry of one, says of its origin. */
export const originOf = ({ dataset, edition, confidence }: DatasetOrigin): DatasetOrigin => ({ dataset, edition, confidence });

/** The origin of what a dataset says; the rules, where none says it. */
const originIn = (origin: DatasetOrigin | undefined): CompletionOrigin => (origin ? { from: 'dataset', ...originOf(origin) } : RULES);

/** What the entries say, each value once, but for the one that was taken. */
function candidatesIn(
  entries: readonly Bank[],
  read: (entry: Bank) => Candidate['value'] | undefined,
  taken: Candidate['value'],
): readonly Candidate[] {
  const seen = new Set([JSON.stringify(taken)]);
  return entries
    .flatMap((entry) => {
      const value = read(entry);
      const key = JSON.stringify(value);
      if (value === undefined || seen.has(key)) return [];
      seen.add(key);
      return [{ value, ...originIn(entry) }];
    })
    .slice(0, MAX_CANDIDATES);
}

function completion(pointer: string, origin: CompletionOrigin, candidates: readonly Candidate[] = []): Completion {
  return { pointer, ...origin, ...(candidates.length > 0 && { candidates }) };
}

/** Each member that `enrich` adds, in the order of the contract. */
export function completionsOf(payment: Payment, account: Account | undefined, lookup: AgentLookup): readonly Completion[] {
  return [
    ...agentCompletions(payment, lookup),
    ...accountCompletions(payment, account),
    ...intermediaryCompletions(payment, lookup.bank.bic),
  ];
}

function agentCompletions(payment: Payment, lookup: AgentLookup): readonly Completion[] {
  const { engine } = payment;
  const { name, address, bic, clearingSystemMemberId, logo } = agentFrom(lookup, engine) ?? {};
  const { bank, branch, code, givenMemberId } = lookup;
  const entries = [...entriesOf(engine, bank.entry, bank.bic), ...bank.entries];
  const completions: Completion[] = [];
  if (name !== undefined)
    completions.push(
      completion(
        '/creditorAgent/name',
        originIn(bank.name?.origin),
        candidatesIn(entries, (entry) => entry.name, name),
      ),
    );
  if (address !== undefined) {
    const list = branch && code && engine.data.branches(code.country.rule.code)?.datasetOf(code.bankCode, code.branch ?? '');
    const placeOf = (entry: Bank) => (entry.town === undefined ? undefined : addressOfBank(entry, engine));
    completions.push(completion('/creditorAgent/address', originIn(list ?? bank.addressEntry), candidatesIn(entries, placeOf, address)));
  }
  if (bic !== undefined) completions.push(bicCompletion(lookup, bic, engine));
  if (clearingSystemMemberId !== undefined) {
    const isGiven = givenMemberId !== undefined || (payment.validIban === undefined && payment.member !== undefined);
    const ofIban = givenMemberId === undefined ? undefined : code?.memberId;
    completions.push(
      completion(
        '/creditorAgent/clearingSystemMemberId/memberId',
        isGiven ? { from: 'instruction' } : RULES,
        ofIban === undefined ? [] : [{ value: ofIban, ...RULES }],
      ),
    );
  }
  if (logo !== undefined && bank.bic !== undefined)
    completions.push(completion('/creditorAgent/logo', originIn(engine.data.logos()(bank.bic)?.list)));
  return completions;
}

/** The BIC alone, and what it rests on: `--fix` asks for each payment of a file. Undefined where none is known. */
export function completedBic(lookup: AgentLookup, engine: RulesAndData): (Completion & { readonly bic: string }) | undefined {
  const bic = agentFrom(lookup, engine)?.bic;
  return bic === undefined ? undefined : { bic, ...bicCompletion(lookup, bic, engine) };
}

/** The BIC that was given, with those of the account's bank as candidates; else the bank's, with its others. Where one is gone, its successor's counts. */
function bicCompletion({ bank: { entry, entries, bic: bankBic }, givenBic }: AgentLookup, bic: string, engine: RulesAndData): Completion {
  const own = entry && bicEntryOf(entry, entries);
  const read = (each: Bank) => bicInUse(engine, each.bic?.padEnd(11, 'X'));
  const candidates = candidatesIn(own === undefined ? entries : [own, ...entries], read, bic);
  // no directory names that of a wallet's issuer, or of a bank's own rule
  const isByRules = own === undefined && bankBic !== undefined && bankBic !== bic;
  const gone = own?.bic && engine.data.gone(own.bic.slice(0, 8), engine.on);
  const origin: CompletionOrigin = givenBic === undefined ? originIn(gone ? gone.origin : own) : { from: 'instruction' };
  return completion('/creditorAgent/bic', origin, isByRules ? [{ value: bankBic, ...RULES }, ...candidates] : candidates);
}

/** The forms of the account that were not given. */
function accountCompletions({ validIban }: Payment, account: Account | undefined): readonly Completion[] {
  if (account === undefined) return [];
  const isBuilt = validIban === undefined;
  const hasNumber = account.local.account !== undefined;
  return [
    ...(isBuilt ? [completion('/creditorAccount/ids/0', RULES)] : []),
    ...(hasNumber ? [completion('/creditorAccount/ids/1', RULES)] : []),
  ];
}

/** The intermediary agents that were not given. */
function intermediaryCompletions(payment: Payment, bankBic: string | undefined): readonly Completion[] {
  return routedAgents(payment, bankBic).flatMap((agent, index) => {
    if (agent?.origin === undefined) return [];
    const candidates = agent.others.flatMap(({ bic, origin }) => (origin === undefined ? [] : [{ value: bic, ...originIn(origin) }]));
    return [completion(`/intermediaryAgent${index + 1}/bic`, originIn(agent.origin), candidates.slice(0, MAX_CANDIDATES))];
  });
}
