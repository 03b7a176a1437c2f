/**
 * Completes an instruction: the bank, the BIC, the IBAN of a local account and the local form of an IBAN, the schemes that can carry it.
 *
 * What is not known is absent. Nothing is built on an account number that fails its checks.
 */
import type { AlertCode } from '../../rules/alerts/codes.js';
import type { AccountIdType } from '../../rules/scheme.js';
import type { Bank } from '../directory/banks.js';
import { logoLookup } from '../directory/bics.js';
import { participationLookup } from '../directory/sepa.js';
import { type Bic, isConnected } from '../identifiers/bic.js';
import { domesticCountry } from '../identifiers/domestic-country.js';
import { checkDigits, ibanCountry } from '../identifiers/iban.js';
import { bankCodeIn, type CompiledCountry } from '../identifiers/layout.js';
import { atHome, buildIban, hasOtherCodeAtHome, memberIdFields } from '../identifiers/local-account.js';
import type { Engine } from './create-engine.js';
import { isCarriedBy, issuerOf, methodIds } from './enrich-method.js';
import { judge } from './judge.js';
import { bankCodeOf, readMember } from './judges/agent.js';
import { accountCountry, type Case, soundIban, tablesOf, territoryOf } from './judges/case.js';
import { localDetails } from './judges/local-account.js';
import { given } from './reading.js';
import { type IntermediaryAgents, intermediaryAgents } from './routing.js';
import { fittingSchemes } from './schemes.js';

/** The contract's address object, as far as a bank's is known. */
export interface AgentAddress {
  readonly country: string;
  /** The branch, where a directory names it. */
  readonly department?: string;
  readonly streetName?: string;
  readonly postCode?: string;
  readonly townName?: string;
}

export interface EnrichedAgent {
  readonly name?: string;
  readonly address?: AgentAddress;
  /** Eleven characters. */
  readonly bic?: string;
  readonly clearingSystemMemberId?: { readonly memberId: string };
  /** A data URI. */
  readonly logo?: string;
}

export interface AccountId {
  readonly value: string;
  readonly type: AccountIdType;
}

/** The contract's enrichment result. */
export interface Enrichments extends IntermediaryAgents {
  readonly creditorAgent?: EnrichedAgent;
  readonly creditorAccount?: { readonly ids: readonly AccountId[] };
  readonly settlementInformation?: { readonly settlementSystems: readonly string[] };
}

export interface EnrichmentResult {
  readonly enrichments: Enrichments;
}

/** What is known of the account by now: the IBAN, given or built, and its country. */
interface Account {
  readonly iban: string;
  readonly country: CompiledCountry;
}

/** Enriches one instruction: any JSON value. */
export function enrichWith(instruction: unknown, engine: Engine): EnrichmentResult {
  const { subject } = judge(instruction, engine);
  if (subject === undefined) return { enrichments: {} };
  const account = accountOf(subject);
  const creditorAgent = enrichedAgent(subject, account);
  const ids = account ? idsOf(account) : methodIds(subject);
  const schemes = schemesOf(subject, account, creditorAgent?.bic);
  return {
    enrichments: {
      ...(creditorAgent && { creditorAgent }),
      ...(ids && { creditorAccount: { ids } }),
      ...intermediaryAgents(subject, creditorAgent?.bic),
      ...(schemes.length > 0 && { settlementInformation: { settlementSystems: schemes } }),
    },
  };
}

/** Enriches many, in their order. */
export function* enrichAllWith(instructions: Iterable<unknown>, engine: Engine): Generator<EnrichmentResult, void, undefined> {
  for (const instruction of instructions) yield enrichWith(instruction, engine);
}

/** The sound IBAN of the instruction, or the one that its local details make. */
function accountOf(subject: Case): Account | undefined {
  const sound = soundIban(subject);
  if (sound !== undefined) return { iban: underOwnPrefix(sound.text, sound.country), country: sound.country };
  const details = localDetails(subject);
  const country = details && ibanCountry(details.country);
  if (details === undefined || country === undefined) return undefined;
  const built = buildIban(details, tablesOf(subject));
  return built.ok ? { iban: built.iban, country } : undefined;
}

/** An IBAN under a territory's code is written under the country's, with the check digits that belong to it. */
function underOwnPrefix(text: string, { rule }: CompiledCountry): string {
  const bban = text.slice(4);
  return text.startsWith(rule.code) ? text : rule.code + checkDigits(rule.code, bban) + bban;
}

function idsOf({ iban, country }: Account): readonly AccountId[] {
  const { account } = atHome(country, iban.slice(4));
  return [{ value: iban, type: 'IBAN' }, ...(account === undefined ? [] : [{ value: account, type: 'ACCOUNT_NUMBER' } as const])];
}

/** The bank: by the code inside the IBAN, else by the bank identifier, else by the BIC. */
function enrichedAgent(subject: Case, account: Account | undefined): EnrichedAgent | undefined {
  const { engine } = subject;
  const bic = undisputedBic(subject);
  const code = account ? codeOfIban(subject, account) : codeOfMember(subject);
  const banks = code ? banksOf(engine, code) : [];
  // a BIC that was given is kept where it is one of the bank's
  const bank = banks.find((candidate) => bic !== undefined && candidate.bic?.slice(0, 8) === bic.bic8) ?? banks[0];
  const bankBic = bank?.bic ?? (account === undefined || bank === undefined ? bic?.bic : undefined);
  const fullBic = bankBic?.padEnd(11, 'X');
  const { named, placed } = whoIs(entriesOf(engine, bank, fullBic));
  const agent: EnrichedAgent = {
    ...pick('name', named?.name),
    ...pick('address', branchAddress(subject, code) ?? (placed && addressOf(placed))),
    ...pick('bic', fullBic),
    ...pick('clearingSystemMemberId', code?.memberId === undefined ? undefined : { memberId: code.memberId }),
    ...pick('logo', fullBic && engine.data.made(logoLookup, 'logos/banks')(fullBic)),
  };
  return Object.keys(agent).length > 0 ? agent : undefined;
}

/** By the directory; else, where the bank code is the beginning of the BIC, by the only connected BIC that begins so. */
function banksOf(engine: Engine, { country: { rule }, bankCode }: BankCode): readonly Bank[] {
  const listed = engine.data.banks(rule.code)?.byCode(bankCode) ?? [];
  if (listed.length > 0 || !rule.bankIsBicPrefix) return listed;
  const connected = (engine.data.bics(rule.code)?.byParty(bankCode) ?? []).filter(({ bic }) => isConnected(`${bic}`));
  const headOffices = connected.filter(({ bic }) => bic?.length === 8);
  return new Set(connected.map(({ bic }) => bic?.slice(0, 8))).size === 1 ? headOffices : [];
}

/** Faults that say that the BIC is of another bank than the account. */
const DISPUTES: ReadonlySet<AlertCode> = new Set<AlertCode>([
  'CREDITOR_BIC_IBAN_INCONSISTENCY',
  'CREDITOR_BIC_BANK_IDENTIFIER_INCONSISTENCY',
]);

/** The BIC that was given, unless it is of another bank than the account; else that of the wallet's issuer. */
const undisputedBic = (subject: Case): Bic | undefined =>
  (subject.findings.alerts.some(({ code }) => DISPUTES.has(code)) ? undefined : subject.bic) ?? issuerOf(subject);

const pick = <Name extends string, Value>(name: Name, value: Value | undefined): { readonly [Key in Name]?: Value } =>
  (value === undefined ? {} : { [name]: value }) as { readonly [Key in Name]?: Value };

/** A bank by its code, and what a domestic payment calls it. */
interface BankCode {
  readonly country: CompiledCountry;
  readonly bankCode: string;
  /** Absent where domestic payments use a code that we do not know. */
  readonly memberId: string | undefined;
  /** The branch, where the bank identifier names one. */
  readonly branch?: string | undefined;
}

function codeOfIban(subject: Case, { iban, country }: Account): BankCode {
  const bban = iban.slice(4);
  const isKnownAtHome = domesticCountry(country.rule.code)?.rule.iban !== undefined;
  const given = codeOfMember(subject);
  const fromIban = hasOtherCodeAtHome(country) && !isKnownAtHome ? undefined : atHome(country, bban).memberId;
  const memberId = fromIban ?? (isKnownAtHome && given?.country !== country ? given?.memberId : undefined);
  return { country, bankCode: bankCodeIn(bban, country), memberId };
}

function codeOfMember(subject: Case): BankCode | undefined {
  const member = readMember(subject);
  if (member === undefined) return undefined;
  const { country, fields } = member;
  const memberId = memberIdFields(country)
    .map((name) => fields[name] ?? '')
    .join('');
  return { country, bankCode: bankCodeOf(member), memberId, branch: fields.branch };
}

/**
 * What is known of a bank, the nearest first: itself, then its BIC in its country's bank directory and in the world-wide list; the branch
 * before its head office. No directory is read before it is asked.
 */
function* entriesOf({ data }: Engine, bank: Bank | undefined, bic: string | undefined): Generator<Bank, void, undefined> {
  if (bank !== undefined) yield bank;
  if (bic === undefined) return;
  const country = bic.slice(4, 6);
  for (const key of [bic, bic.slice(0, 8)]) {
    yield* data.banks(country)?.byBic(key) ?? [];
    yield* data.bics(country)?.byBic(key) ?? [];
  }
}

/** The first entry with a name, and the first with a town; without a town anywhere, the first entry says at least the country. */
function whoIs(entries: Iterable<Bank>): { readonly named: Bank | undefined; readonly placed: Bank | undefined } {
  let first: Bank | undefined;
  let named: Bank | undefined;
  let placed: Bank | undefined;
  for (const entry of entries) {
    first ??= entry;
    if (entry.name !== undefined) named ??= entry;
    if (entry.town !== undefined) placed ??= entry;
    if (named !== undefined && placed !== undefined) break;
  }
  return { named, placed: placed ?? first };
}

/** The town, with the street, post code and country of the same entry. */
function addressOf(entry: Bank): AgentAddress {
  const { street, postCode, town } = entry;
  return { country: countryOf(entry), ...pick('streetName', street), ...pick('postCode', postCode), ...pick('townName', town) };
}

/** The address of the branch, where its directory knows more of it than that it exists: the bank's own is that of its head office. */
function branchAddress({ engine }: Case, code: BankCode | undefined): AgentAddress | undefined {
  if (code?.branch === undefined) return undefined;
  const country = code.country.rule.code;
  const branch = engine.data.branches(country)?.find(code.bankCode, code.branch);
  if (branch === undefined || Object.keys(branch).length === 0) return undefined;
  const { name, street, postCode, town } = branch;
  return {
    country,
    ...pick('department', name),
    ...pick('streetName', street),
    ...pick('postCode', postCode),
    ...pick('townName', town),
  };
}

/** An entry is in the country of its directory, or in the territory that its BIC names. */
function countryOf({ dataset, bic }: Bank): string {
  const country = dataset.slice(-2);
  const place = bic?.slice(4, 6) ?? country;
  return ibanCountry(country)?.rule.territories?.includes(place) ? place : country;
}

/** The settlement systems that can carry the payment; none for an account that is wrong, or that is not given. */
function schemesOf(subject: Case, account: Account | undefined, bic: string | undefined): readonly string[] {
  const { engine, reading } = subject;
  const currency = given(reading.currency);
  const types = account === undefined ? [acceptedType(subject)].filter((type) => type !== undefined) : ['IBAN', 'ACCOUNT_NUMBER'];
  const country = account ? (territoryOf(subject, account.country.rule.code, bic) ?? account.country.rule.code) : accountCountry(subject);
  if (types.length === 0 || country === undefined) return [];
  const listed = new Map(Object.entries(bic === undefined ? {} : participationLookup(engine.data.reach)(bic, engine.on)));
  const facts = {
    accountCountry: country,
    ...(currency !== undefined && { currency }),
    accountIdTypes: types,
    hasBic: bic !== undefined,
    bicIsUsable: bic !== undefined && isConnected(bic),
    reaches: (code: string) => listed.get(code),
  };
  // abroad a country with IBANs is paid by IBAN alone
  const isAbroad = account !== undefined || ibanCountry(country) === undefined;
  return fittingSchemes(facts, engine.on)
    .filter(({ code, kind }) => (isAbroad || kind !== 'cross-border') && isCarriedBy(subject, code))
    .map(({ code }) => code);
}

/** The type of an account number that nothing speaks against; a country with IBANs wants one, unless it has a layout of its own at home. */
function acceptedType(subject: Case): string | undefined {
  const { reading, findings, iban } = subject;
  const isWrong = findings.alerts.some(({ severity, pointer }) => severity === 'error' && /^\/creditorA(?:ccount|gent)/.test(pointer));
  if (isWrong || iban !== undefined || given(reading.accountValue) === undefined) return undefined;
  if (subject.account !== undefined) return subject.account.identifier?.type;
  const country = accountCountry(subject) ?? '';
  if (ibanCountry(country) !== undefined && domesticCountry(country) === ibanCountry(country)) return undefined;
  return given(reading.accountIdType) ?? 'ACCOUNT_NUMBER';
}
