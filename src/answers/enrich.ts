/**
 * Completes an instruction: the bank, the BIC, the IBAN of a local account and the local form of an IBAN, the schemes that can carry it.
 *
 * What is not known is absent. Nothing is built on an account number that fails its checks.
 */
import type { SettlementSystemCode } from '../../rules/index/codes.js';
import type { Engine } from '../engine/engine.js';
import { forEach } from '../engine/for-each.js';
import { given } from '../instruction/values.js';
import { type ResolvedPayment, resolve } from '../payment/resolve.js';
import { type AccountId, accountOf, idsOf } from './enrich/account.js';
import { agentFrom, type EnrichedAgent, lookUpAgent } from './enrich/agent.js';
import { amountOf, compareWithCap, type PaymentOptions } from './enrich/cap.js';
import { methodIds, registeredIds } from './enrich/method.js';
import { type IntermediaryAgents, intermediaryAgentsOf } from './enrich/routing.js';
import { offeredSystems } from './enrich/systems-of-payment.js';
import type { Writable } from './enrich/writable.js';

/** The contract's enrichment result. */
export interface Enrichments extends IntermediaryAgents {
  readonly creditorAgent?: EnrichedAgent;
  readonly creditorAccount?: { readonly ids: readonly AccountId[] };
  readonly settlementInformation?: { readonly settlementSystems: readonly SettlementSystemCode[] };
}

export interface EnrichmentResult {
  readonly enrichments: Enrichments;
}

/** Enriches one instruction: any value. */
export function enrichWith(instruction: unknown, engine: Engine, options?: PaymentOptions): EnrichmentResult {
  const amount = amountOf('enrich', options);
  const payment = resolve(instruction, engine);
  if (payment === undefined) return { enrichments: {} };
  const account = accountOf(payment);
  const lookup = lookUpAgent(payment, account);
  const bankBic = lookup.bank.bic;
  const creditorAgent = agentFrom(lookup, engine);
  const ids = account ? idsOf(account) : (methodIds(payment) ?? registeredIds(payment));
  const systems = withinCaps(offeredSystems(payment, account, bankBic), payment, amount);
  const enrichments: Writable<Enrichments> = {};
  if (creditorAgent !== undefined) enrichments.creditorAgent = creditorAgent;
  if (ids !== undefined) enrichments.creditorAccount = { ids };
  Object.assign(enrichments, intermediaryAgentsOf(payment, bankBic));
  // a copy: what the caller does to it is no affair of the next payment
  if (systems.length > 0) enrichments.settlementInformation = { settlementSystems: systems.slice() };
  return { enrichments };
}

/** Without those whose largest payment is less. */
function withinCaps(
  systems: readonly SettlementSystemCode[],
  { engine, reading }: ResolvedPayment,
  amount: number | undefined,
): readonly SettlementSystemCode[] {
  if (amount === undefined) return systems;
  const currency = given(reading.currency);
  return systems.filter((code) => compareWithCap(engine.rules.schemes.find(code) ?? {}, currency, amount) !== 'failed');
}

/** Enriches many, in their order. */
export const enrichAllWith = /* @__PURE__ */ forEach((instruction, engine) => enrichWith(instruction, engine));
