/**
 * `validate` with everything that it knows: where, why, by which rule and source, what could not be checked, what to correct.
 *
 * No account number comes back: a correction is an edit of the value, not a value.
 */

import type { SettlementSystemCode } from '../../rules/index/codes.js';
import type { Outcome } from '../../rules/vocabulary/check.js';
import type { SchemeRule } from '../../rules/vocabulary/scheme.js';
import { examineAll } from '../checks/examine.js';
import type { DatasetOrigin } from '../directory/dataset.js';
import type { Engine } from '../engine/engine.js';
import { type CheckOutcome, Findings } from '../findings/findings.js';
import { type OutdatedDataset, outdatedDatasets } from '../findings/outdated.js';
import { counts } from '../findings/severity.js';
import { given } from '../instruction/values.js';
import type { Payment } from '../payment/payment.js';
import { type ResolvedPayment, resolve } from '../payment/resolve.js';
import { isOffered, type Membership } from '../rules-and-data/membership.js';
import { type Account, accountOf } from './enrich/account.js';
import { type AgentLookup, lookUpAgent } from './enrich/agent.js';
import { compareWithCap } from './enrich/cap.js';
import { participationOf } from './enrich/participation.js';
import { systemsOf } from './enrich/systems-of-payment.js';
import { type Corrections, type ExplainedAlert, explainAlert } from './explain/alert.js';
import { type Completion, completionsOf, originOf } from './explain/completions.js';
import { constructionOf } from './explain/construction.js';
import type { PayeeName } from './explain/payee-name.js';
import { type BankSuccession, explainedSuccessions } from './explain/successions.js';

export type { Correction } from '../characters/correction.js';
export type { CheckOutcome } from '../findings/findings.js';
export type { OutdatedDataset } from '../findings/outdated.js';
export type { WrittenNames } from '../messages/written-names.js';
export type { ExplainedAlert, ExplainedAlertOf } from './explain/alert.js';
export type { Candidate, Completion, CompletionOrigin } from './explain/completions.js';
export type { PayeeName, PayeeNameHint } from './explain/payee-name.js';
export type { BankSuccession } from './explain/successions.js';

/** Whether `enrich` offers a settlement system, and what is known of the bank's part in it. */
export interface ExplainedSystem {
  readonly code: SettlementSystemCode;
  readonly isOffered: boolean;
  /** `not-checked`: every bank joins, and nobody checked this one. `unknown`: banks join of their own will, and nothing says that this one did. */
  readonly membership: Membership;
  /** The list that says whether the bank takes part; absent where none does. */
  readonly listedIn?: DatasetOrigin;
  /** Whether the amount is within its largest payment, where an amount was given: one that is too large is not offered. */
  readonly amount?: ExplainedAmount;
}

/** An amount beside the largest payment of a settlement system. */
export interface ExplainedAmount {
  /** `not-covered`: no cap of the system is known in the currency of the payment. */
  readonly outcome: Outcome;
  readonly cap?: { readonly amount: number; readonly currency: string };
}

export interface Explanation {
  /** As `validate` says it. */
  readonly status: 'OK' | 'ALERT';
  /** Every alert, those below the threshold too. */
  readonly alerts: readonly ExplainedAlert[];
  readonly checks: readonly CheckOutcome[];
  /** Dataset → edition, of those that were read. */
  readonly editions: Readonly<Record<string, string>>;
  /** Those of them that are more than a year older than the day of the payment; absent where none is. */
  readonly outdated?: readonly OutdatedDataset[];
  /** The systems that carry payments of this kind, the fastest first, those that are withheld too; absent where there are none. */
  readonly settlementSystems?: readonly ExplainedSystem[];
  /** Each member that `enrich` adds, and the BIC that was given: what it rests on, and the other candidates; absent where there are none. */
  readonly completions?: readonly Completion[];
  /** What became of the account's bank, and of that of the BIC that was given: former names and mergers, with dates; absent where none is known. */
  readonly successions?: readonly BankSuccession[];
  /** That the payee's bank will compare the name, and what in it invites a mismatch; absent where no bank does. No alert. */
  readonly payeeName?: PayeeName;
}

/** What needs tables of its own, and is left out where nobody asks for it. */
interface Extras extends Corrections {
  readonly amount?: number | undefined;
  readonly explainName?: (payment: Payment, systems: readonly SettlementSystemCode[]) => PayeeName | undefined;
}

/** What is found of a value that is no instruction at all. */
function noInstruction(): Findings {
  const findings = new Findings(true);
  findings.report('PAYMENT_INSTRUCTION_INVALID_FORMAT', '', { rule: 'instruction/shape' });
  return findings;
}

/** Explains one instruction: any value. */
export function explainWith(instruction: unknown, engine: Engine, extras: Extras = {}): Explanation {
  const payment = resolve(instruction, engine);
  const findings = payment === undefined ? noInstruction() : examineAll(payment);
  const alerts = findings.alerts.map((finding) => explainAlert(finding, payment, findings, extras));
  const construction = payment && constructionOf(payment, findings);
  const { settlementSystems, completions, successions } =
    payment === undefined ? NOTHING_ADDED : explainedEnrichment(payment, extras.amount);
  const outdated = outdatedDatasets(findings.editions, engine.on);
  const offered = settlementSystems.flatMap(({ code, isOffered: isListed }) => (isListed ? [code] : []));
  const payeeName = payment && extras.explainName?.(payment, offered);
  return {
    status: alerts.some(({ severity }) => counts(severity, engine.threshold)) ? 'ALERT' : 'OK',
    alerts,
    checks: construction ? [...findings.checks, construction] : findings.checks,
    editions: findings.editions,
    ...(outdated.length > 0 && { outdated }),
    ...(settlementSystems.length > 0 && { settlementSystems }),
    ...(completions.length > 0 && { completions }),
    ...(successions.length > 0 && { successions }),
    ...(payeeName && { payeeName }),
  };
}

/** What `explain` says of an enrichment. */
type ExplainedEnrichment = Required<Pick<Explanation, 'settlementSystems' | 'completions' | 'successions'>>;

const NOTHING_ADDED: ExplainedEnrichment = { settlementSystems: [], completions: [], successions: [] };

function explainedEnrichment(payment: ResolvedPayment, amount: number | undefined): ExplainedEnrichment {
  const account = accountOf(payment);
  const lookup = lookUpAgent(payment, account);
  return {
    settlementSystems: explainedSystems(payment, account, lookup, amount),
    completions: completionsOf(payment, account, lookup),
    successions: explainedSuccessions(payment, lookup),
  };
}

/** The settlement systems as `enrich` finds them, with what it leaves out. */
function explainedSystems(
  payment: ResolvedPayment,
  account: Account | undefined,
  { bank }: AgentLookup,
  amount: number | undefined,
): readonly ExplainedSystem[] {
  const { listOf } = participationOf(payment, bank.bic);
  return systemsOf(payment, account, bank.bic).map(({ scheme, membership }) => {
    const list = listOf(scheme.code);
    const explained = amount === undefined ? undefined : explainedAmount(scheme, payment, amount);
    return {
      code: scheme.code as SettlementSystemCode,
      isOffered: isOffered(membership) && explained?.outcome !== 'failed',
      membership,
      ...(list && { listedIn: originOf(list) }),
      ...(explained && { amount: explained }),
    };
  });
}

function explainedAmount(scheme: SchemeRule, { reading }: ResolvedPayment, amount: number): ExplainedAmount {
  const outcome = compareWithCap(scheme, given(reading.currency), amount);
  const { cap } = scheme;
  return { outcome, ...(cap && outcome !== 'not-covered' && { cap: { amount: cap.amount, currency: cap.currency } }) };
}
