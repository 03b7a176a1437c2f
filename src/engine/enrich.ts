/**
 * Completes an instruction: the bank, the BIC, the IBAN of a local account and the local form of an IBAN, the schemes that can carry it.
 *
 * What is not known is absent. Nothing is built on an account number that fails its checks.
 */
import { isConnected } from '../identifiers/bic.js';

import { given } from '../instruction/values.js';
import type { Engine } from './engine.js';
import { type Account, type AccountId, accountOf, idsOf } from './enrich-account.js';
import { type EnrichedAgent, enrichedAgent, type Writable } from './enrich-agent.js';
import { isCarriedBy, methodIds } from './enrich-method.js';
import { findAlerts } from './examine.js';
import { territoryOf } from './resolve/place.js';
import { type ResolvedPayment, resolve } from './resolve.js';
import { type IntermediaryAgents, intermediaryAgents } from './routing.js';
import type { PaymentFacts } from './schemes.js';

/** The contract's enrichment result. */
export interface Enrichments extends IntermediaryAgents {
  readonly creditorAgent?: EnrichedAgent;
  readonly creditorAccount?: { readonly ids: readonly AccountId[] };
  readonly settlementInformation?: { readonly settlementSystems: readonly string[] };
}

export interface EnrichmentResult {
  readonly enrichments: Enrichments;
}

/** Enriches one instruction: any value. */
export function enrichWith(instruction: unknown, engine: Engine): EnrichmentResult {
  const payment = resolve(instruction, engine);
  if (payment === undefined) return { enrichments: {} };
  const account = accountOf(payment);
  const creditorAgent = enrichedAgent(payment, account);
  const ids = account ? idsOf(account) : methodIds(payment);
  const schemes = schemesOf(payment, account, creditorAgent?.bic);
  const enrichments: Writable<Enrichments> = {};
  if (creditorAgent !== undefined) enrichments.creditorAgent = creditorAgent;
  if (ids !== undefined) enrichments.creditorAccount = { ids };
  Object.assign(enrichments, intermediaryAgents(payment, creditorAgent?.bic));
  if (schemes.length > 0) enrichments.settlementInformation = { settlementSystems: schemes };
  return { enrichments };
}

/** Enriches many, in their order. */
export function* enrichAllWith(instructions: Iterable<unknown>, engine: Engine): Generator<EnrichmentResult, void, undefined> {
  for (const instruction of instructions) yield enrichWith(instruction, engine);
}

/** The settlement systems that can carry the payment; none for an account that is wrong, or that is not given. */
function schemesOf(payment: ResolvedPayment, account: Account | undefined, bic: string | undefined): readonly string[] {
  const { engine, reading } = payment;
  const country = account ? (territoryOf(payment, account.country.rule.code, bic) ?? account.country.rule.code) : payment.accountCountry;
  if (country === undefined) return [];
  const types = account === undefined ? acceptedTypes(payment, country) : TYPES_OF_IBAN;
  if (types === undefined) return [];
  const facts: PaymentFacts = {
    accountCountry: country,
    currency: given(reading.currency),
    accountIdTypes: types,
    bicIsUsable: bic !== undefined && isConnected(bic),
    reaches: (code: string) => (bic === undefined ? undefined : engine.data.reach(code, bic, engine.on)?.isReached),
  };
  // abroad a country with IBANs is paid by IBAN alone
  const isAbroad = account !== undefined || engine.rules.countries.withIban(country) === undefined;
  const systems: string[] = [];
  for (const { code, kind } of engine.rules.schemes.fitting(facts, engine.on)) {
    if ((isAbroad || kind !== 'cross-border') && isCarriedBy(payment, code)) systems.push(code);
  }
  return systems;
}

/** An IBAN holds the domestic account number as well. */
const TYPES_OF_IBAN = ['IBAN', 'ACCOUNT_NUMBER'] as const;

/** The type of an account number without an error. A country with IBANs requires an IBAN, unless its domestic accounts have a layout of their own. */
function acceptedTypes(payment: ResolvedPayment, country: string): readonly string[] | undefined {
  const { reading, iban, methodAccount, plan, engine } = payment;
  if (iban !== undefined || given(reading.accountValue) === undefined) return undefined;
  // only here anything depends on what is wrong
  const { alerts } = findAlerts(payment, plan.accountChecks, 'error');
  if (alerts.some(({ severity, pointer }) => severity === 'error' && /^\/creditorA(?:ccount|gent)/.test(pointer))) return undefined;
  if (methodAccount !== undefined) return methodAccount.identifier && [methodAccount.identifier.type];
  const { countries } = engine.rules;
  const withIban = countries.withIban(country);
  if (withIban !== undefined && countries.domestic(country) === withIban) return undefined;
  return [given(reading.accountIdType) ?? 'ACCOUNT_NUMBER'];
}
