/** What enriching knows of the creditor's bank: by the code inside the IBAN, the bank identifier, the BIC, or the code inside the account number. */
import { lazy } from '../../rules/lazy.js';
import type { Bank } from '../directory/banks.js';
import type { Branch } from '../directory/branches.js';
import type { DatasetOrigin } from '../directory/dataset.js';
import { changeAfter, findSuccessions, type Succession } from '../directory/successions.js';
import { type Bic, isConnected } from '../identifiers/bic.js';
import { hasOtherDomesticCode, memberIdFields } from '../identifiers/domestic-parts.js';
import { bankCodeIn, type CompiledCountry, joined } from '../identifiers/layout.js';
import { type AgentAddress, addressOfBank, addressOfBranch } from './agent-address.js';
import type { RulesAndData } from './engine-data.js';
import type { Account } from './enrich-account.js';
import { keptByData } from './enrich-cache.js';
import { issuerOf } from './enrich-method.js';
import type { Payment } from './payment.js';
import { bankCodeOf, memberInNumber } from './resolve/account.js';
import { isBicDisputed } from './resolve/agent.js';

/** While it is being put together: member by member, because most are absent and spreading them costs more than finding them. */
export type Writable<Shape> = { -readonly [Member in keyof Shape]: Shape[Member] };

export interface EnrichedAgent {
  readonly name?: string;
  readonly address?: AgentAddress;
  /** Eleven characters. */
  readonly bic?: string;
  readonly clearingSystemMemberId?: { readonly memberId: string };
  /** A data URI. */
  readonly logo?: string;
}

/** What directories say of a bank: the same for all payments with its code, and the same BIC beside it. */
export interface BankFacts {
  /** The entries of the bank code, the main entry first; none where there is no code, or none is known. */
  readonly banks: readonly Bank[];
  /** The entry of the bank: of several, that of the BIC that was given. */
  readonly bank: Bank | undefined;
  /** The BIC of the account's bank, eleven characters; that which was given only where nothing speaks against it. */
  readonly bankBic: string | undefined;
  /** The name that the bank has on the day of the engine, and the dataset that says it. */
  readonly name: NameOnDay | undefined;
  /** What became of the bank, the oldest change first. */
  readonly successions: readonly Succession[];
  /** The entry that says the address. */
  readonly placed: Bank | undefined;
  /** The address of this entry, put together when it is first wanted. */
  readonly address: () => AgentAddress | undefined;
}

/** What was found of the creditor's bank: what `enrich` writes down, and what `explain` says of it. */
export interface AgentLookup extends Omit<BankFacts, 'address'> {
  readonly facts: BankFacts;
  /** The BIC that was given, eleven characters: kept, whatever else is known. */
  readonly givenBic: string | undefined;
  /** The bank identifier that was given, where the IBAN has another one: kept, too. */
  readonly givenMemberId: string | undefined;
  /** The branch, where its directory knows more of it than that it exists: the bank's own address is that of its head office. */
  readonly branch: Branch | undefined;
  /** By what the bank was looked up: the code inside the IBAN, or the bank identifier. */
  readonly code: BankCode | undefined;
}

/** A name, and the dataset that says it. */
interface NameOnDay {
  readonly value: string;
  readonly origin: DatasetOrigin;
}

const keptBanks = /* @__PURE__ */ keptByData<BankFacts>();

/** Looks the bank up: by the code inside the IBAN, else by the bank identifier, else by the BIC, else by the code inside the account number. */
export function lookUpAgent(payment: Payment, account: Account | undefined): AgentLookup {
  const { engine } = payment;
  const bic = undisputedBic(payment);
  const code = account ? codeOfIban(payment, account) : (codeOfMember(payment) ?? codeInNumber(payment));
  const find = () => factsOf(engine, code, bic, account);
  const facts =
    code === undefined
      ? find()
      : keptBanks(engine.data)(`${code.country.rule.code} ${code.bankCode} ${bic?.bic} ${account ? account.bic : ''}`, find);
  const branch = branchOf(payment, code);
  const givenMemberId = code && payment.soundIban !== undefined ? contradictingMemberId(payment, code) : undefined;
  const { banks, bank, bankBic, name, successions, placed } = facts;
  return { facts, banks, bank, givenBic: payment.bic?.bic, givenMemberId, bankBic, branch, name, successions, placed, code };
}

function factsOf(engine: RulesAndData, code: BankCode | undefined, bic: Bic | undefined, account: Account | undefined): BankFacts {
  const banks = code ? banksOf(engine, code) : [];
  const own =
    bic && (banks.find((entry) => entry.bic?.padEnd(11, 'X') === bic.bic) ?? banks.find((entry) => entry.bic?.startsWith(bic.bic8)));
  const bank = own ?? banks[0];
  const known =
    (bank && bicEntryOf(bank, banks)?.bic) ?? account?.bic ?? (account === undefined || bank === undefined ? bic?.bic : undefined);
  const bankBic = known?.padEnd(11, 'X');
  const { named, placed } = whoIs(engine, bank, bankBic);
  const successions = findSuccessions(engine.data.datasets, {
    country: code?.country.rule.code,
    // a Brazilian bank has two codes: the list has that of its entry
    bankCode: bank?.bankCode ?? code?.bankCode,
    bic: bankBic,
    name: named?.name,
  });
  const name = nameOn(engine.on, named, successions);
  const address = lazy(() => placed && addressOfBank(placed, engine));
  return { banks, bank, bankBic, name, successions, placed, address };
}

/** The name in the directory, which is that of today; the former name before the day on which it changed. */
function nameOn(on: string, named: Bank | undefined, successions: readonly Succession[]): NameOnDay | undefined {
  const change = changeAfter(on, successions);
  if (change !== undefined) return { value: change.formerName, origin: change.origin };
  return named?.name === undefined ? undefined : { value: named.name, origin: named };
}

/** The entry with the bank's BIC: its own, or where an overlay says nothing of it, the first of the datasets behind that. */
export function bicEntryOf(bank: Bank, entries: readonly Bank[]): Bank | undefined {
  if (bank.bic !== undefined) return bank;
  const behind = bank.hasNoBic ? undefined : entries.find(({ rank }) => rank > bank.rank);
  return behind && bicEntryOf(behind, entries);
}

/** The bank as `enrich` says it; undefined where nothing is known but a name. What the payer gave is kept: a better BIC is a candidate of `explain`. */
export function agentFrom(lookup: AgentLookup, engine: RulesAndData): EnrichedAgent | undefined {
  const { givenBic, bankBic, code } = lookup;
  const memberId = lookup.givenMemberId ?? code?.memberId;
  const name = lookup.name?.value;
  const address = addressFrom(lookup, engine);
  const bic = givenBic ?? bankBic;
  const logo = bankBic && engine.data.logos()(bankBic)?.dataUri;
  const agent: Writable<EnrichedAgent> = {};
  if (name !== undefined) agent.name = name;
  if (address !== undefined) agent.address = address;
  if (bic !== undefined) agent.bic = bic;
  if (memberId !== undefined) agent.clearingSystemMemberId = { memberId };
  if (logo !== undefined) agent.logo = logo;
  return address === undefined && bic === undefined && memberId === undefined ? undefined : agent;
}

/** By the directory; else, where the bank code is the beginning of the BIC, by the only connected BIC that begins so. */
function banksOf(engine: RulesAndData, { country: { rule }, bankCode }: BankCode): readonly Bank[] {
  const listed = engine.data.bank(rule.code, bankCode)?.candidates ?? [];
  if (listed.length > 0 || !rule.bankIsBicPrefix) return listed;
  const connected = (engine.data.bics(rule.code)?.byParty(bankCode) ?? []).filter(({ bic }) => isConnected(`${bic}`));
  const headOffices = connected.filter(({ bic }) => bic?.length === 8);
  return new Set(connected.map(({ bic }) => bic?.slice(0, 8))).size === 1 ? headOffices : [];
}

/** The BIC that was given, unless it is of another bank than the account; else that of the wallet's issuer. */
const undisputedBic = (payment: Payment): Bic | undefined => (isBicDisputed(payment) ? undefined : payment.bic) ?? issuerOf(payment);

/** A bank by its code, and what a domestic payment calls it. */
export interface BankCode {
  readonly country: CompiledCountry;
  readonly bankCode: string;
  /** Absent where domestic payments use a code that we do not know. */
  readonly memberId: string | undefined;
  /** The branch, where the bank identifier names one. */
  readonly branch?: string | undefined;
}

function codeOfIban(payment: Payment, { iban, country, local }: Account): BankCode {
  const bban = iban.slice(4);
  const isLayoutKnown = payment.engine.rules.countries.domestic(country.rule.code)?.rule.iban !== undefined;
  const fromIban = hasOtherDomesticCode(country) && !isLayoutKnown ? undefined : local.memberId;
  const memberId = fromIban ?? (isLayoutKnown ? memberIdBeside(payment, country) : undefined);
  return { country, bankCode: bankCodeIn(bban, country), memberId };
}

/** What the bank identifier says, where it is not that of the IBAN's own country. */
function memberIdBeside(payment: Payment, country: CompiledCountry): string | undefined {
  const given = codeOfMember(payment);
  return given?.country === country ? undefined : given?.memberId;
}

/** The bank identifier that was given, where it is not that of the IBAN, nor a part of it. */
function contradictingMemberId(payment: Payment, { country, memberId }: BankCode): string | undefined {
  const given = codeOfMember(payment);
  if (given?.memberId === undefined || memberId === undefined) return undefined;
  return given.country === country && memberId.startsWith(given.memberId) ? undefined : given.memberId;
}

function codeOfMember(payment: Payment): BankCode | undefined {
  const member = payment.member;
  if (member === undefined) return undefined;
  const { country, fields } = member;
  return { country, bankCode: bankCodeOf(member), memberId: joined(fields, memberIdFields(country)), branch: fields.branch };
}

/** No bank identifier follows from the account number: where that names the bank, domestic payments ask for none. */
function codeInNumber(payment: Payment): BankCode | undefined {
  const found = payment.bic ? undefined : memberInNumber(payment);
  return found && { country: found.country, bankCode: bankCodeOf(found), memberId: undefined, branch: found.fields.branch };
}

/** The first entry with a name, and the first with a town; without a town anywhere, the first entry says at least the country. */
interface NamedAndPlaced {
  readonly named: Bank | undefined;
  readonly placed: Bank | undefined;
}

/** Adds what an entry says; true when there is nothing left to learn. */
function addEntry(known: Writable<NamedAndPlaced>, entry: Bank): boolean {
  if (entry.name !== undefined) known.named ??= entry;
  if (entry.town !== undefined) known.placed ??= entry;
  return known.named !== undefined && known.placed !== undefined;
}

const KINDS = ['banks', 'bics'] as const;

/**
 * The entries of a bank, the nearest first: itself, then its BIC in its country's bank directory and in the world-wide list; the branch
 * before its head office. No directory is read before it is asked.
 */
export function* entriesOf({ data }: RulesAndData, bank: Bank | undefined, bic: string | undefined): Generator<Bank, void, undefined> {
  if (bank !== undefined) yield bank;
  if (bic === undefined) return;
  for (const key of [bic, bic.slice(0, 8)]) {
    for (const kind of KINDS) yield* data[kind](key.slice(4, 6))?.byBic(key) ?? [];
  }
}

/** What is known of a bank, each from the nearest entry that says it. */
function whoIs(engine: RulesAndData, bank: Bank | undefined, bic: string | undefined): NamedAndPlaced {
  const known: Writable<NamedAndPlaced> = { named: undefined, placed: undefined };
  let first: Bank | undefined;
  for (const entry of entriesOf(engine, bank, bic)) {
    first ??= entry;
    if (addEntry(known, entry)) return known;
  }
  known.placed ??= first;
  return known;
}

/** The address of the branch, else that of the bank. */
function addressFrom({ branch, code, facts }: AgentLookup, engine: RulesAndData): AgentAddress | undefined {
  if (branch !== undefined && code !== undefined) return addressOfBranch(branch, code.country.rule.code, engine);
  const address = facts.address();
  // a copy: what the caller does to it is no affair of the next payment
  return address && { ...address };
}

function branchOf({ engine }: Payment, code: BankCode | undefined): Branch | undefined {
  if (code?.branch === undefined) return undefined;
  const branch = engine.data.branches(code.country.rule.code)?.find(code.bankCode, code.branch);
  return branch === undefined || Object.keys(branch).length === 0 ? undefined : branch;
}
