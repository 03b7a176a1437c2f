/** An alert as `explain` says it: with its rule and source, its text, and what was probably meant. */

import type { AlertCode, AlertParamsOf, RuleOf, Severity } from '../../../rules/alert-codes/alert-code.js';
import { en } from '../../../rules/index/alert-texts.js';
import type { MeantBank } from '../../banks/nearest-codes.js';
import type { Correction } from '../../characters/correction.js';
import { transliterate } from '../../characters/transliteration.js';
import type { Finding, Findings } from '../../findings/findings.js';
import { countryInEnglish } from '../../identifiers/country/country.js';
import { meantField } from '../../instruction/meant-field.js';
import type { Address } from '../../instruction/payment-instruction.js';
import { memberNameOf } from '../../instruction/unknown-members.js';
import { given } from '../../instruction/values.js';
import { sourceOf } from '../../messages/describe.js';
import { fillNaming } from '../../messages/fill.js';
import { type WrittenNames, withNames } from '../../messages/written-names.js';
import type { Payment } from '../../payment/payment.js';
import type { ResolvedPayment } from '../../payment/resolve.js';
import { correctCode } from '../corrections/code.js';
import { correctIban } from '../corrections/iban.js';
import type { AccountParts } from '../corrections/split-account.js';
import { nearestSystems } from '../enrich/nearest-systems.js';

/** An alert of one code, with its reasons. */
export interface ExplainedAlertOf<Code extends AlertCode> {
  readonly code: Code;
  readonly severity: Severity;
  /** RFC 6901. */
  readonly pointer: string;
  /** Start and end within the value, end exclusive. */
  readonly range?: readonly [number, number];
  /** Codes and counts of the text, by the names that it gives them. Beside the code of a method or settlement system, its name: `byName` beside `by`. */
  readonly params: AlertParamsOf<Code> & WrittenNames;
  /** What the payment breaks, and where that is laid down. */
  readonly rule: RuleOf<Code>;
  readonly source: string;
  /** In English. `describe` has other languages, and takes the names of countries from the platform; here they are the published ones, the same everywhere. */
  readonly message: string;
  /**
   * The edit of the value that was meant: of an IBAN the only slip after which it passes every check, where few IBANs pass by chance: see the guide. Of
   * a code, the code that was meant. Of a BIC, a bank identifier, a branch or an account number, the value without the label in front of it, or with the
   * characters that were taken for others that look alike; of an account number whose check digits hold then, also the leading zeros that it lost. Of a BIC whose bank is part of another one now, that
   * bank's. Absent where there is none, or where it is not sure. Of a hundred, about one is wrong: show it, and have it confirmed.
   */
  readonly correction?: Correction;
  /**
   * Where the bank identifier and the account number stand in an account number that holds both: `memberId: [0, 7], account: [8, 16]` in “062-000 12345678”. Only where
   * one reading fits and the directory knows the bank. Where an IBAN and a BIC stand in one field: `account` and `bic`.
   */
  readonly parts?: AccountParts;
  /** The whole address in its own fields, in place of the one that was given; only where country, town and post code are certain. */
  readonly correctedAddress?: Address;
  /** The banks that were probably meant by a name in place of a bank identifier, or by a bank identifier that no bank is known to have: their codes are `meant` of the parameters. */
  readonly banks?: readonly MeantBank[];
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
    return { params: { field: memberNameOf(pointer), ...(meant !== undefined && { meant }) } };
  }
  if (payment === undefined || code !== 'SETTLEMENT_SYSTEM_UNKNOWN') return { params: {} };
  const { codes, only } = nearestSystems(payment);
  const value = given(payment.reading.settlementSystem) ?? '';
  return {
    params: codes.length > 0 ? { meant: codes.join(', ') } : {},
    ...(only !== undefined && { correction: { at: 0, remove: value.length, insert: only } }),
  };
}

/** Finds the address in its own fields, where a finding asks for it. It needs tables of its own. */
type CorrectAddress = (finding: Finding, payment: ResolvedPayment) => Address | undefined;

/** Corrections, and what else is said of an alert, that need tables of their own. */
export interface Corrections {
  readonly correctAddress?: CorrectAddress;
  readonly charactersOf?: (finding: Finding, payment: ResolvedPayment) => string | undefined;
  readonly correctField?: (finding: Finding, payment: ResolvedPayment, found: Findings) => Correction | undefined;
  readonly meantBanks?: (code: AlertCode, payment: ResolvedPayment) => readonly MeantBank[];
  readonly splitAccount?: (finding: Finding, payment: ResolvedPayment, found: Findings) => AccountParts | undefined;
}

/** Explains one alert of those that were found: of a value that is no instruction there is no payment. */
export function explainAlert(finding: Finding, payment: ResolvedPayment | undefined, found: Findings, by: Corrections): ExplainedAlert {
  const { code, severity, pointer, range, rule } = finding;
  const meant = correctedName(finding, payment);
  const characters = payment && by.charactersOf?.(finding, payment);
  const banks = payment && by.meantBanks?.(code, payment);
  const codes = banks?.map((bank) => bank.code ?? bank.bic).join(', ');
  const params = {
    ...(payment ? withNames(finding.params, payment.engine.rules) : finding.params),
    ...meant.params,
    ...(codes && { meant: codes }),
    ...(characters && { characters }),
  };
  const correction =
    meant.correction ??
    (payment && (correctIban(code, payment) ?? correctCode(code, payment) ?? by.correctField?.(finding, payment, found)));
  const parts = payment && correction === undefined ? by.splitAccount?.(finding, payment, found) : undefined;
  const correctedAddress = payment && by.correctAddress?.(finding, payment);
  const transliteration = payment && transliterationOf(finding, payment);
  return {
    code,
    severity,
    pointer,
    ...(range && { range }),
    params,
    rule,
    source: sourceOf(rule),
    message: fillNaming(en[code], params, countryInEnglish),
    ...(correction && { correction }),
    ...(parts && { parts }),
    ...(banks?.length && { banks }),
    ...(correctedAddress && { correctedAddress }),
    ...(transliteration !== undefined && { transliteration }),
  } as ExplainedAlert; // a finding has the rule and the parameters of its code: `report` takes no others
}
