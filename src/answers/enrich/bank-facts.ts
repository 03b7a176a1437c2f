/** What directories say of a bank: the same for all payments with its code, and the same BIC beside it. */
import { lazy } from '../../../rules/vocabulary/lazy.js';
import type { Bank } from '../../directory/banks.js';
import type { DatasetOrigin } from '../../directory/dataset.js';
import { changeAfter, findSuccessions, type Succession } from '../../directory/successions.js';
import { type Bic, isConnected } from '../../identifiers/bic.js';
import type { CompiledCountry } from '../../identifiers/country/layout.js';
import type { RulesAndData } from '../../rules-and-data/engine-data.js';
import type { Account } from './account.js';
import { type AgentAddress, addressOfBank } from './agent-address.js';
import { keptByData } from './cache.js';
import type { Writable } from './writable.js';

/** A bank by its code, and what a domestic payment calls it. */
export interface BankCode {
  readonly country: CompiledCountry;
  readonly bankCode: string;
  /** Absent where domestic payments use a code that we do not know. */
  readonly memberId: string | undefined;
  /** The branch, where the bank identifier names one. */
  readonly branch?: string | undefined;
}

export interface BankFacts {
  /** The entries of the bank code, the main entry first; none where there is no code, or none is known. */
  readonly entries: readonly Bank[];
  /** The bank's directory entry; if there are several, the one with the given BIC. */
  readonly entry: Bank | undefined;
  /** The BIC of the account's bank, eleven characters; that which was given only where nothing speaks against it. */
  readonly bic: string | undefined;
  /** The name that the bank has on the day of the engine, and the dataset that says it. */
  readonly name: NameOnDay | undefined;
  /** What became of the bank, the oldest change first. */
  readonly successions: readonly Succession[];
  /** The entry that says the address. */
  readonly addressEntry: Bank | undefined;
  /** The address of this entry, put together when it is first wanted. */
  readonly address: () => AgentAddress | undefined;
}

/** A name, and the dataset that says it. */
interface NameOnDay {
  readonly value: string;
  readonly origin: DatasetOrigin;
}

const keptFacts = /* @__PURE__ */ keptByData<BankFacts>();

/** Of the bank with this code, else of the bank with this BIC, which the payer gave. */
export function bankFactsOf(
  engine: RulesAndData,
  code: BankCode | undefined,
  bic: Bic | undefined,
  account: Account | undefined,
): BankFacts {
  const find = () => findFacts(engine, code, bic, account);
  if (code === undefined) return find();
  return keptFacts(engine.data)(`${code.country.rule.code} ${code.bankCode} ${bic?.bic} ${account ? account.bic : ''}`, find);
}

function findFacts(engine: RulesAndData, code: BankCode | undefined, given: Bic | undefined, account: Account | undefined): BankFacts {
  const entries = code ? entriesOfCode(engine, code) : [];
  const own =
    given && (entries.find(({ bic }) => bic?.padEnd(11, 'X') === given.bic) ?? entries.find(({ bic }) => bic?.startsWith(given.bic8)));
  const entry = own ?? entries[0];
  const known =
    (entry && bicEntryOf(entry, entries)?.bic) ?? account?.bic ?? (account === undefined || entry === undefined ? given?.bic : undefined);
  const listed = known?.padEnd(11, 'X');
  const { nameEntry, addressEntry } = nearestEntries(engine, entry, listed);
  const successions = findSuccessions(engine.data.datasets, {
    country: code?.country.rule.code,
    // a Brazilian bank has two codes: the list has that of its entry
    bankCode: entry?.bankCode ?? code?.bankCode,
    bic: listed,
    name: nameEntry?.name,
  });
  // of a BIC that nothing but the payer names, there is no bank to say another
  const bic = entry === undefined && account === undefined ? listed : bicInUse(engine, listed);
  const name = nameOn(engine.on, nameEntry, successions);
  const address = lazy(() => addressEntry && addressOfBank(addressEntry, engine));
  return { entries, entry, bic, name, successions, addressEntry, address };
}

/** By the directory; else, where the bank code is the beginning of the BIC, by the only connected BIC that begins so. */
function entriesOfCode(engine: RulesAndData, { country: { rule }, bankCode }: BankCode): readonly Bank[] {
  const listed = engine.data.bank(rule.code, bankCode)?.candidates ?? [];
  if (listed.length > 0 || !rule.bankIsBicPrefix) return listed;
  const connected = (engine.data.bics(rule.code)?.byParty(bankCode) ?? []).filter(({ bic }) => isConnected(`${bic}`));
  const headOffices = connected.filter(({ bic }) => bic?.length === 8);
  return new Set(connected.map(({ bic }) => bic?.slice(0, 8))).size === 1 ? headOffices : [];
}

/** The entry with the bank's BIC: its own, or where an overlay says nothing of it, the first of the datasets behind that. */
export function bicEntryOf(entry: Bank, entries: readonly Bank[]): Bank | undefined {
  if (entry.bic !== undefined) return entry;
  const behind = entry.hasNoBic ? undefined : entries.find(({ rank }) => rank > entry.rank);
  return behind && bicEntryOf(behind, entries);
}

/** The BIC of eleven characters, or the one that took its place where it went out of use with its bank; none where that is not sure. */
export function bicInUse({ data, on }: RulesAndData, bic: string | undefined): string | undefined {
  const gone = bic === undefined ? undefined : data.gone(bic.slice(0, 8), on);
  return gone === undefined ? bic : gone.successor?.padEnd(11, 'X');
}

/**
 * The name in the directory, which is that of today; the former name before the day on which it changed. A bank that no directory has any more is
 * called as the bank that it became.
 */
function nameOn(on: string, entry: Bank | undefined, successions: readonly Succession[]): NameOnDay | undefined {
  const change = changeAfter(on, successions);
  if (change !== undefined) return { value: change.formerName, origin: change.origin };
  if (entry?.name !== undefined) return { value: entry.name, origin: entry };
  // several may be of several banks, which one BIC had
  const [only, ...more] = successions;
  return only === undefined || only.kind === 'closed' || more.length > 0 ? undefined : { value: only.name, origin: only.origin };
}

const KINDS = ['banks', 'bics'] as const;

/**
 * The entries of a bank, the nearest first: itself, then its BIC in its country's bank directory and in the world-wide list; the branch
 * before its head office. No directory is read before it is asked.
 */
export function* entriesOf({ data }: RulesAndData, entry: Bank | undefined, bic: string | undefined): Generator<Bank, void, undefined> {
  if (entry !== undefined) yield entry;
  if (bic === undefined) return;
  for (const key of [bic, bic.slice(0, 8)]) {
    for (const kind of KINDS) yield* data[kind](key.slice(4, 6))?.byBic(key) ?? [];
  }
}

/** The first entry with a name, and the first with a town; without a town anywhere, the first entry says at least the country. */
interface NearestEntries {
  readonly nameEntry: Bank | undefined;
  readonly addressEntry: Bank | undefined;
}

function nearestEntries(engine: RulesAndData, own: Bank | undefined, bic: string | undefined): NearestEntries {
  const found: Writable<NearestEntries> = { nameEntry: undefined, addressEntry: undefined };
  let first: Bank | undefined;
  for (const entry of entriesOf(engine, own, bic)) {
    first ??= entry;
    if (entry.name !== undefined) found.nameEntry ??= entry;
    if (entry.town !== undefined) found.addressEntry ??= entry;
    // nothing is left to learn, and the next directory need not be read
    if (found.nameEntry !== undefined && found.addressEntry !== undefined) return found;
  }
  found.addressEntry ??= first;
  return found;
}
