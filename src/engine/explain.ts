/**
 * `validate` with everything that it knows: where, why, by which rule and source, what could not be checked, what to correct.
 *
 * No account number comes back: a correction is an edit of the value, not a value.
 */

import { en } from '../../rules/index/alert-texts.js';
import type { SettlementSystemCode } from '../../rules/index/codes.js';
import type { AlertCode, AlertParamsOf, RuleOf, Severity } from '../../rules/vocabulary/alert-code.js';
import type { DatasetOrigin } from '../directory/dataset.js';
import { type BuildResult, buildIbanIn } from '../identifiers/build-iban.js';
import type { LocalDetails } from '../identifiers/local-account.js';
import { transliterate } from '../identifiers/transliteration.js';
import { meantField } from '../instruction/meant-field.js';
import type { Address } from '../instruction/payment-instruction.js';
import { given } from '../instruction/values.js';
import { tablesFor } from './check.js';
import { correctCode } from './code-correction.js';
import { type Completion, completionsOf, originOf } from './completions.js';
import { type Correction, correctionFor } from './correction.js';
import { sourceOf, textOf } from './describe.js';
import type { Engine } from './engine.js';
import { type Account, accountOf } from './enrich-account.js';
import { type AgentLookup, lookUpAgent } from './enrich-agent.js';
import { examineAll } from './examine.js';
import { type CheckOutcome, type Finding, Findings } from './findings.js';
import { isOffered, type Membership } from './membership.js';
import { nearestSystems } from './nearest-systems.js';
import { type OutdatedDataset, outdatedDatasets } from './outdated.js';
import type { PayeeName } from './payee-name.js';
import type { Payment } from './payment.js';
import { localDetailsOf } from './resolve/account.js';
import { type ResolvedPayment, resolve } from './resolve.js';
import { counts } from './severity.js';
import { type BankSuccession, explainedSuccessions } from './successions.js';
import { systemsOf } from './systems-of-payment.js';

export type { Candidate, Completion, CompletionOrigin } from './completions.js';
export type { Correction } from './correction.js';
export type { CheckOutcome } from './findings.js';
export type { OutdatedDataset } from './outdated.js';
export type { PayeeName, PayeeNameHint } from './payee-name.js';
export type { BankSuccession } from './successions.js';

/** An alert of one code, with its reasons. */
export interface ExplainedAlertOf<Code extends AlertCode> {
  readonly code: Code;
  readonly severity: Severity;
  /** RFC 6901. */
  readonly pointer: string;
  /** Start and end within the value, end exclusive. */
  readonly range?: readonly [number, number];
  /** Codes and counts of the text, by the names that it gives them. */
  readonly params: AlertParamsOf<Code>;
  /** What the payment breaks, and where that is laid down. */
  readonly rule: RuleOf<Code>;
  readonly source: string;
  /** In English; `describe` has other languages. */
  readonly message: string;
  /**
   * The edit of the value that was meant: of an IBAN the only slip after which it passes every check, where few IBANs pass by chance: see the guide. Of
   * a code, the code that was meant. Of a BIC, a bank identifier, a branch or an account number, the value without the label in front of it, or with the
   * characters that were taken for others that look alike. Absent where there is none, or where it is not sure. Of a hundred, about one is wrong: show it, and have it confirmed.
   */
  readonly correction?: Correction;
  /** The whole address in its own fields, in place of the one that was given; only where country, town and post code are certain. */
  readonly correctedAddress?: Address;
  /** What the settlement system would carry in place of a name that is not in its characters. */
  readonly transliteration?: string;
}

/**
 * An alert with its reasons. The code says which parameters and rules it has.
 *
 * @example
 * const names = (alert: ExplainedAlert) => (alert.code === 'COUNTRY_UNKNOWN' ? alert.params.country : undefined);
 */
export type ExplainedAlert = { readonly [Code in AlertCode]: ExplainedAlertOf<Code> }[AlertCode];

/** Whether `enrich` offers a settlement system, and what is known of the bank's part in it. */
export interface ExplainedSystem {
  readonly code: SettlementSystemCode;
  readonly isOffered: boolean;
  /** `not-checked`: every bank joins, and nobody checked this one. `unknown`: banks join of their own will, and nothing says that this one did. */
  readonly membership: Membership;
  /** The list that names the bank; absent where none does. */
  readonly listedIn?: DatasetOrigin;
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
interface Extras {
  readonly explainName?: (payment: Payment, systems: readonly SettlementSystemCode[]) => PayeeName | undefined;
  readonly correctAddress?: (finding: Finding, payment: ResolvedPayment) => Address | undefined;
  readonly correctField?: (finding: Finding, payment: ResolvedPayment) => Correction | undefined;
}

/** The name as the settlement system that was asked for carries it. */
function transliterationOf({ rule }: Finding, { system, reading }: Payment): string | undefined {
  const name = given(reading.name);
  const isOfCharset = rule === 'name/charset' && system?.charset !== undefined && name !== undefined;
  return isOfCharset ? transliterate(name, system.charset) : undefined;
}

/** Where a field or a settlement system has an unknown name: the names that were meant, and the edit that corrects it where only one can be. */
function correctedName({ code, pointer }: Finding, payment: ResolvedPayment | undefined): Pick<ExplainedAlert, 'params' | 'correction'> {
  if (code === 'PAYMENT_INSTRUCTION_FIELD_UNKNOWN') {
    const meant = meantField(pointer);
    return { params: meant === undefined ? {} : { meant } };
  }
  if (payment === undefined || code !== 'SETTLEMENT_SYSTEM_UNKNOWN') return { params: {} };
  const { codes, only } = nearestSystems(payment);
  const value = given(payment.reading.settlementSystem) ?? '';
  return {
    params: codes.length > 0 ? { meant: codes.join(', ') } : {},
    ...(only !== undefined && { correction: { at: 0, remove: value.length, insert: only } }),
  };
}

function explained(finding: Finding, payment: ResolvedPayment | undefined, extras: Extras): ExplainedAlert {
  const { code, severity, pointer, range, rule } = finding;
  const meant = correctedName(finding, payment);
  const params = { ...finding.params, ...meant.params };
  const correction =
    meant.correction ??
    (payment && (correctionFor(code, payment) ?? correctCode(code, payment) ?? extras.correctField?.(finding, payment)));
  const correctedAddress = payment && extras.correctAddress?.(finding, payment);
  const transliteration = payment && transliterationOf(finding, payment);
  return {
    code,
    severity,
    pointer,
    ...(range && { range }),
    params,
    rule,
    source: sourceOf(rule),
    message: textOf(en, code, params),
    ...(correction && { correction }),
    ...(correctedAddress && { correctedAddress }),
    ...(transliteration !== undefined && { transliteration }),
  } as ExplainedAlert; // a finding has the rule and the parameters of its code: `report` takes no others
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
  const alerts = findings.alerts.map((finding) => explained(finding, payment, extras));
  const construction = payment && constructionOf(payment, findings);
  const { settlementSystems, completions, successions } = payment === undefined ? NOTHING_ADDED : explainedEnrichment(payment);
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

function explainedEnrichment(payment: ResolvedPayment): ExplainedEnrichment {
  const account = accountOf(payment);
  const lookup = lookUpAgent(payment, account);
  return {
    settlementSystems: explainedSystems(payment, account, lookup),
    completions: completionsOf(payment, account, lookup),
    successions: explainedSuccessions(payment, lookup),
  };
}

/** The settlement systems as `enrich` finds them, with what it leaves out. */
function explainedSystems(payment: ResolvedPayment, account: Account | undefined, { bankBic }: AgentLookup): readonly ExplainedSystem[] {
  const { data, on } = payment.engine;
  return systemsOf(payment, account, bankBic).map(({ scheme: { code }, membership }) => {
    const list = bankBic === undefined ? undefined : data.reach(code, bankBic, on)?.list;
    return { code: code as SettlementSystemCode, isOffered: isOffered(membership), membership, ...(list && { listedIn: originOf(list) }) };
  });
}

/** Bank and account of a sound IBAN, as a payer would have given them. */
function detailsOfIban({ soundIban }: Payment): LocalDetails | undefined {
  return soundIban && { country: soundIban.country.rule.code, account: soundIban.text.slice(4) };
}

/** Why no IBAN was built, or why it is in doubt. */
function doubtOf(built: BuildResult): string | undefined {
  if (!built.ok) return built.problem;
  if (built.failedCheck !== undefined) return 'CHECK_DIGITS_INCORRECT';
  return built.isDoubtful ? 'ACCOUNT_NUMBER_RANGE_UNKNOWN' : undefined;
}

/** Whether local details make an IBAN, if not, why, and by which rule of the bank. */
function constructionOf(payment: Payment, findings: Findings): CheckOutcome | undefined {
  const details = localDetailsOf(payment) ?? detailsOfIban(payment);
  if (details === undefined) return undefined;
  const built = buildIbanIn(details, payment.engine.rules.countries, tablesFor(payment, findings));
  const { rule, bankIdentifier } = built;
  // the IBAN is given already: how it is made matters only where its bank has a rule
  if (payment.soundIban !== undefined && rule === undefined) return undefined;
  const because = doubtOf(built);
  return {
    check: 'iban/construction',
    pointer: '/creditorAccount/id/value',
    outcome: built.ok ? 'passed' : 'not-covered',
    ...(because !== undefined && { because }),
    ...(rule !== undefined && { bankRule: rule }),
    ...(bankIdentifier !== undefined && { bankIdentifier }),
  };
}
