/**
 * Through whom a currency reaches the creditor's bank, where that bank does not clear it itself: by the correspondents that banks name.
 *
 * The last of the three agents is the one at which the creditor's bank has its account: a chain fills them from the end
 * (docs/decisions/0009-routing.md).
 */
import type { CorrespondentDirectory } from '../directory/correspondents.js';
import { isConnected, parse as parseBic } from '../identifiers/bic.js';
import { currencyStatus } from '../identifiers/currency.js';
import { type AgentReading, NO_AGENTS } from '../instruction/read.js';
import { given } from '../instruction/values.js';
import type { Payment } from './payment.js';
import { bankCodeOf } from './resolve/account.js';
import { isAgentGiven, readMemberOf } from './resolve/agent.js';
import { isClearedIn } from './schemes.js';

/** As many as an instruction can name. */
const PLACES = 3;

/** The contract's intermediary agents. */
export interface IntermediaryAgents {
  readonly intermediaryAgent1?: { readonly bic: string };
  readonly intermediaryAgent2?: { readonly bic: string };
  readonly intermediaryAgent3?: { readonly bic: string };
}

const NONE: IntermediaryAgents = {};

/** Those that were given, each with its BIC; else those through which the bank with this BIC, eleven characters, receives the currency. */
export function intermediaryAgents(payment: Payment, bic: string | undefined): IntermediaryAgents {
  const { intermediaryAgents: agents } = payment.reading;
  if (bic === undefined && agents === NO_AGENTS) return NONE;
  const chain = bic === undefined || agents.some(isAgentGiven) ? undefined : route(payment, bic);
  if (chain?.length === 0) return NONE;
  const bics = chain === undefined ? agents.map((agent) => bicOf(payment, agent)) : placed(chain);
  return Object.fromEntries(
    bics.flatMap((found, index) => (found === undefined ? [] : [[`intermediaryAgent${index + 1}`, { bic: found }]])),
  );
}

/** The BIC that was given, eleven characters, or that of the bank identifier. */
function bicOf(payment: Payment, agent: AgentReading): string | undefined {
  const text = given(agent.bic);
  if (text !== undefined) return full(text);
  const reading = readMemberOf(agent, undefined, payment.engine.rules.countries);
  if (reading.is !== 'read') return undefined;
  const banks = payment.engine.data.banks(reading.member.country.rule.code)?.byCode(bankCodeOf(reading.member)) ?? [];
  return full(banks.find((bank) => bank.bic !== undefined)?.bic ?? '');
}

function full(text: string): string | undefined {
  const result = parseBic(text);
  return result.ok ? result.bic.bic : undefined;
}

/** The nearest to the creditor's bank in the last place. */
function placed(chain: readonly string[]): readonly (string | undefined)[] {
  const outermostFirst = chain.toReversed();
  return [...Array.from({ length: PLACES - chain.length }, () => undefined), ...outermostFirst];
}

/** The correspondents between the payer's side and the bank, the nearest to the bank first; none where none is needed or known. */
function route(payment: Payment, bank: string): readonly string[] {
  const { engine, reading } = payment;
  const currency = given(reading.currency) ?? '';
  if (currencyStatus(currency, engine.on) !== 'active') return [];
  const directory = engine.data.correspondents(currency);
  if (directory === undefined || needsNone(payment, currency, bank)) return [];
  const [chain = []] = soundChains(directory, bank);
  return prolonged(directory, [bank, ...chain], (bic) => isClearedIn(currency, bic.slice(4, 6), engine.on)).slice(1);
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
function soundChains(directory: CorrespondentDirectory, bank: string): readonly (readonly string[])[] {
  return directory.find(bank).flatMap((texts) => {
    const chain = texts.map(full).filter((bic) => bic !== undefined);
    return chain.length > 0 && chain.length === texts.length && !repeats([bank, ...chain]) ? [chain] : [];
  });
}

const repeats = (bics: readonly string[]): boolean => new Set(bics.map((bic) => bic.slice(0, 8))).size < bics.length;

/**
 * The chain, and where its outermost bank does not clear the currency, that bank's own correspondents: as far as they fit, and lead
 * to no bank that is in it already. It grows with each step or ends.
 */
function prolonged(directory: CorrespondentDirectory, chain: readonly string[], isClearing: (bic: string) => boolean): readonly string[] {
  const outermost = chain.at(-1);
  if (outermost === undefined || isClearing(outermost)) return chain;
  const longer = soundChains(directory, outermost)
    .map((further) => [...chain, ...further])
    .find((candidate) => candidate.length <= PLACES + 1 && !repeats(candidate));
  return longer === undefined ? chain : prolonged(directory, longer, isClearing);
}
