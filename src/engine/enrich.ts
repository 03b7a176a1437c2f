/**
 * Completes an instruction: the bank, the BIC, the IBAN of a local account and the local form of an IBAN, the schemes that can carry it.
 *
 * What is not known is absent. Nothing is built on an account number that fails its checks.
 */
import type { Bank } from '../directory/banks.js';
import { sepaSchemes } from '../directory/sepa.js';
import { parse as parseBic } from '../identifiers/bic.js';
import { checkDigits, ibanCountry } from '../identifiers/iban.js';
import { type CompiledCountry, textOf } from '../identifiers/layout.js';
import { buildIban, memberIdFields, readMemberId, toLocal } from '../identifiers/local-account.js';
import type { Engine } from './create-engine.js';
import { judge } from './judge.js';
import { accountCountry, type Case, soundIban } from './judges/case.js';
import { localDetails } from './judges/local-account.js';
import { type AgentReading, given } from './reading.js';

/** The contract's address object, as far as a bank's is known. */
export interface AgentAddress {
  readonly country: string;
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
  readonly type: 'IBAN' | 'ACCOUNT_NUMBER';
}

/** The contract's enrichment result. */
export interface Enrichments {
  readonly creditorAgent?: EnrichedAgent;
  readonly creditorAccount?: { readonly ids: readonly AccountId[] };
  readonly intermediaryAgent1?: { readonly bic: string };
  readonly intermediaryAgent2?: { readonly bic: string };
  readonly intermediaryAgent3?: { readonly bic: string };
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
  const creditorAccount = account && { ids: idsOf(account) };
  const schemes = account ? schemesOf(subject, account, creditorAgent?.bic) : [];
  return {
    enrichments: {
      ...(creditorAgent && { creditorAgent }),
      ...(creditorAccount && { creditorAccount }),
      ...Object.fromEntries(subject.reading.intermediaryAgents.flatMap(enrichedIntermediary)),
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
  const built = details && buildIban(details, subject.engine.data.tables);
  const country = details && ibanCountry(details.country);
  return built?.ok && country ? { iban: built.iban, country } : undefined;
}

/** An IBAN under a territory's code is written under the country's, with the check digits that belong to it. */
function underOwnPrefix(text: string, { rule }: CompiledCountry): string {
  const bban = text.slice(4);
  return text.startsWith(rule.code) ? text : rule.code + checkDigits(rule.code, bban) + bban;
}

function idsOf({ iban, country }: Account): readonly AccountId[] {
  const { account } = toLocal(country, iban.slice(4));
  return [
    { value: iban, type: 'IBAN' },
    { value: account, type: 'ACCOUNT_NUMBER' },
  ];
}

/** The bank: by the code inside the IBAN, else by the bank identifier, else by the BIC. */
function enrichedAgent(subject: Case, account: Account | undefined): EnrichedAgent | undefined {
  const { engine, bic } = subject;
  const code = account ? codeOfIban(account) : codeOfMember(subject);
  const banks = code ? banksOf(engine, code) : [];
  // a BIC that was given is kept where it is one of the bank's
  const bank = banks.find((candidate) => bic !== undefined && candidate.bic?.slice(0, 8) === bic.bic8) ?? banks[0];
  const bankBic = bank?.bic ?? (account === undefined || bank === undefined ? bic?.bic : undefined);
  const fullBic = bankBic?.padEnd(11, 'X');
  const described = [bank, ...(fullBic ? byBic(engine, fullBic) : [])].filter((entry) => entry !== undefined);
  const agent: EnrichedAgent = {
    ...pick('name', described.find(({ name }) => name !== undefined)?.name),
    ...pick('address', addressOf(described, code?.country ?? fullBic?.slice(4, 6))),
    ...pick('bic', fullBic),
    ...pick('clearingSystemMemberId', code?.memberId === undefined ? undefined : { memberId: code.memberId }),
    ...pick('logo', fullBic && engine.data.logos(fullBic)),
  };
  return Object.keys(agent).length > 0 ? agent : undefined;
}

/** By the directory; else, where the bank code is the beginning of the BIC, by the only connected BIC that begins so. */
function banksOf(engine: Engine, { country, bankCode }: BankCode): readonly Bank[] {
  const listed = engine.data.banks(country)?.byCode(bankCode) ?? [];
  if (listed.length > 0 || !ibanCountry(country)?.rule.bankIsBicPrefix) return listed;
  const connected = (engine.data.bics(country)?.byParty(bankCode) ?? []).filter(({ bic = '' }) => bic[7] !== '1' && bic[7] !== '0');
  const headOffices = connected.filter(({ bic = '' }) => bic.length === 8);
  return new Set(connected.map(({ bic = '' }) => bic.slice(0, 8))).size === 1 ? headOffices : [];
}

const pick = <Name extends string, Value>(name: Name, value: Value | undefined): { readonly [Key in Name]?: Value } =>
  (value === undefined ? {} : { [name]: value }) as { readonly [Key in Name]?: Value };

/** A bank by its code, and what a domestic payment calls it. */
interface BankCode {
  readonly country: string;
  readonly bankCode: string;
  readonly memberId: string | undefined;
}

function codeOfIban({ iban, country }: Account): BankCode {
  const { rule, layout } = country;
  const bban = iban.slice(4);
  const bankCode = textOf(bban, layout, rule.bankIdentifier ?? ['bank']);
  return { country: rule.code, bankCode, memberId: toLocal(country, bban).memberId };
}

function codeOfMember(subject: Case): BankCode | undefined {
  const { memberId, branchId } = subject.reading.creditorAgent;
  const country = ibanCountry(accountCountry(subject) ?? '');
  const fields = country && memberId.is === 'given' ? readMemberId(country, memberId.value, given(branchId)) : undefined;
  if (country === undefined || fields === undefined) return undefined;
  const { code, bankIdentifier = ['bank'] } = country.rule;
  const text = (names: readonly string[]): string => names.map((name) => fields[name] ?? '').join('');
  return { country: code, bankCode: text(bankIdentifier), memberId: text(memberIdFields(country)) };
}

/** What is known of a BIC: its country's bank directory, then the world-wide list; the branch itself before its head office. */
function byBic(engine: Engine, bic: string): readonly Bank[] {
  const country = bic.slice(4, 6);
  const bic8 = bic.slice(0, 8);
  const entries = [engine.data.banks(country), engine.data.bics(country)].flatMap((directory) => directory?.byBic8(bic8) ?? []);
  const isBranch = (bank: Bank): boolean => bank.bic?.padEnd(11, 'X') === bic;
  return [...entries.filter(isBranch), ...entries.filter((bank) => !isBranch(bank))];
}

/** The first known town, with the street and post code of the same entry. */
function addressOf(entries: readonly Bank[], country: string | undefined): AgentAddress | undefined {
  if (country === undefined || entries.length === 0) return undefined;
  const { street, postCode, town } = entries.find((entry) => entry.town !== undefined) ?? {};
  return { country, ...pick('streetName', street), ...pick('postCode', postCode), ...pick('townName', town) };
}

/** SEPA carries euro. Without a currency the question is what it could carry. */
function schemesOf(subject: Case, { country }: Account, bic: string | undefined): readonly string[] {
  const { engine, reading } = subject;
  const currency = given(reading.currency);
  if (currency !== undefined && currency !== 'EUR') return [];
  const where = territoryOf(subject, country, bic) ?? country.rule.code;
  return sepaSchemes(where, engine.on, bic === undefined ? {} : engine.data.participation(bic, engine.on));
}

/** The territory that the BIC or the instruction names: New Caledonia has French IBANs and is outside SEPA. */
function territoryOf(subject: Case, { rule }: CompiledCountry, bic: string | undefined): string | undefined {
  const territories = rule.territories ?? [];
  return [bic?.slice(4, 6), subject.country].find((place) => place !== undefined && territories.includes(place));
}

/** A BIC that was given comes back with eleven characters. */
function enrichedIntermediary(agent: AgentReading, index: number): readonly (readonly [string, { readonly bic: string }])[] {
  const result = parseBic(given(agent.bic) ?? '');
  return result.ok ? [[`intermediaryAgent${index + 1}`, { bic: result.bic.bic }]] : [];
}
