/**
 * Through whom a currency reaches the creditor's bank, where that bank does not clear it itself: by the correspondents that banks name.
 *
 * The last of the three agents is the one at which the creditor's bank has its account: a chain fills them from the end
 * (docs/decisions/0009-routing.md).
 */
import { type CorrespondentDirectory, MAX_CORRESPONDENTS } from '../../directory/correspondents.js';
import type { DatasetOrigin } from '../../directory/dataset.js';
import { isConnected, parse as parseBic } from '../../identifiers/bic.js';
import { currencyStatus } from '../../identifiers/currency.js';
import { type AgentReading, NO_AGENTS } from '../../instruction/read.js';
import { given } from '../../instruction/values.js';
import { bankCodeOf } from '../../payment/facts/account.js';
import { isAgentGiven, readMemberOf } from '../../payment/facts/agent.js';
import type { Payment } from '../../payment/payment.js';
import { isClearedIn } from '../../rules-and-data/schemes.js';

/** The contract's intermediary agents. */
export interface IntermediaryAgents {
  readonly intermediaryAgent1?: { readonly bic: string };
  readonly intermediaryAgent2?: { readonly bic: string };
  readonly intermediaryAgent3?: { readonly bic: string };
}

const NONE: readonly undefined[] = [];

/** An intermediary agent, and what names it. */
export interface RoutedAgent {
  /** Eleven characters. */
  readonly bic: string;
  /** Undefined where it was given. */
  readonly origin: DatasetOrigin | undefined;
  /** The others that could stand in its place, the best first. */
  readonly others: readonly RoutedAgent[];
}

const agentOf = (bic: string, origin: DatasetOrigin | undefined, others: readonly RoutedAgent[] = []): RoutedAgent => ({
  bic,
  origin,
  others,
});

/** The agents in the members of the contract. */
export function intermediaryAgentsOf(payment: Payment, bic: string | undefined): IntermediaryAgents {
  const agents: Record<string, { readonly bic: string }> = {};
  routedAgents(payment, bic).forEach((agent, index) => {
    if (agent !== undefined) agents[`intermediaryAgent${index + 1}`] = { bic: agent.bic };
  });
  return agents;
}

/** Those that were given, each with its BIC; else those through which the bank with this BIC, eleven characters, receives the currency. */
export function routedAgents(payment: Payment, bic: string | undefined): readonly (RoutedAgent | undefined)[] {
  const { intermediaryAgents: agents } = payment.reading;
  if (bic === undefined && agents === NO_AGENTS) return NONE;
  const chain = bic === undefined || agents.some(isAgentGiven) ? undefined : route(payment, bic);
  return chain === undefined ? agents.map((agent) => givenAgent(payment, agent)) : placed(chain);
}

/** By the BIC that was given, else by that of the bank identifier. */
function givenAgent(payment: Payment, agent: AgentReading): RoutedAgent | undefined {
  const text = given(agent.bic);
  if (text !== undefined) return agentsOf([text], undefined)[0];
  const reading = readMemberOf(agent, undefined, payment.engine.rules.countries);
  if (reading.is !== 'read') return undefined;
  const banks = payment.engine.data.bank(reading.member.country.rule.code, bankCodeOf(reading.member))?.candidates ?? [];
  return firstOf(banks.filter((bank) => bank.bic !== undefined).map((bank) => agentsOf([bank.bic ?? ''], bank)[0]));
}

/** The first, with the others behind it, each once; none where there is no BIC in the first. */
function firstOf([first, ...others]: readonly (RoutedAgent | undefined)[]): RoutedAgent | undefined {
  if (first === undefined) return undefined;
  const byBic = new Map<string, RoutedAgent>();
  for (const other of others) if (other !== undefined && other.bic !== first.bic && !byBic.has(other.bic)) byBic.set(other.bic, other);
  return { ...first, others: [...byBic.values()] };
}

/** Those of the texts that are BICs. */
const agentsOf = (texts: readonly string[], origin: DatasetOrigin | undefined): readonly RoutedAgent[] =>
  texts.flatMap((text) => {
    const bic = full(text);
    return bic === undefined ? [] : [agentOf(bic, origin)];
  });

function full(text: string): string | undefined {
  const result = parseBic(text);
  return result.ok ? result.bic.bic : undefined;
}

/** The nearest to the creditor's bank in the last place. */
function placed(chain: readonly RoutedAgent[]): readonly (RoutedAgent | undefined)[] {
  if (chain.length === 0) return NONE;
  const outermostFirst = chain.toReversed();
  return [...Array.from({ length: MAX_CORRESPONDENTS - chain.length }, () => undefined), ...outermostFirst];
}

/** The correspondents between the payer's side and the bank, the nearest to the bank first; none where none is needed or known. */
function route(payment: Payment, bank: string): readonly RoutedAgent[] {
  const { engine, reading } = payment;
  const currency = given(reading.currency) ?? '';
  if (currencyStatus(currency, engine.on) !== 'active') return [];
  const directory = engine.data.correspondents(currency);
  if (directory === undefined || needsNone(payment, currency, bank)) return [];
  const [chain = [], ...others] = usableChains(directory, bank);
  const nearest = firstOf([chain[0], ...others.map(([first]) => first)]);
  const start = [agentOf(bank, undefined), ...(nearest === undefined ? [] : [nearest]), ...chain.slice(1)];
  return prolonged(directory, start, (bic) => isClearedIn(currency, bic.slice(4, 6), engine.on)).slice(1);
}

/** A domestic currency needs no correspondents; nor does a system that carries the currency itself. */
function needsNone(payment: Payment, currency: string, bank: string): boolean {
  const { on, rules } = payment.engine;
  const country = bank.slice(4, 6);
  if (isClearedIn(currency, country, on)) return true;
  const requested = payment.system;
  const facts = { accountCountry: country, currency, accountIdTypes: [], bicIsUsable: isConnected(bank) };
  const systems = requested ? [requested] : rules.schemes.fitting(facts, on);
  return systems.some(({ currencies }) => currencies !== 'ANY');
}

/** The choices of a bank in which every BIC is one and stands there once, the bank itself included. */
function usableChains(directory: CorrespondentDirectory, bank: string): readonly (readonly RoutedAgent[])[] {
  return directory.find(bank).flatMap(({ bics, list }) => {
    const chain = agentsOf(bics, list);
    return chain.length > 0 && chain.length === bics.length && !repeats([agentOf(bank, undefined), ...chain]) ? [chain] : [];
  });
}

const repeats = (agents: readonly RoutedAgent[]): boolean => new Set(agents.map(({ bic }) => bic.slice(0, 8))).size < agents.length;

/**
 * The chain, and where its outermost bank does not clear the currency, that bank's own correspondents: as far as they fit, and lead
 * to no bank that is in it already. It grows with each step or ends.
 */
function prolonged(
  directory: CorrespondentDirectory,
  chain: readonly RoutedAgent[],
  isClearing: (bic: string) => boolean,
): readonly RoutedAgent[] {
  const outermost = chain.at(-1);
  if (outermost === undefined || isClearing(outermost.bic)) return chain;
  const longer = usableChains(directory, outermost.bic)
    .map((further) => [...chain, ...further])
    .find((candidate) => candidate.length <= MAX_CORRESPONDENTS + 1 && !repeats(candidate));
  return longer === undefined ? chain : prolonged(directory, longer, isClearing);
}
