/**
 * `payprep/samples`: made-up payments for tests and demonstrations, right or wrong in exactly one way, from a seed.
 *
 * The payments are checked by the rules before they are given: by every rule and no directory, or by the engine that is passed. Send no money to
 * them: the bank is real, the account number is random, and somebody could have it.
 */

import type { AlertCode } from '../rules/alert-codes/alert-code.js';
import { codes } from '../rules/index/alert-codes.js';
import type { CountryCode, CurrencyCode, SettlementSystemCode } from '../rules/index/codes.js';
import { lazy } from '../rules/vocabulary/lazy.js';
import type { MethodCode } from '../rules/vocabulary/method.js';
import type { AccountIdType, CreditorType } from '../rules/vocabulary/scheme.js';
import { createEngine, withDefault } from './engine/default-engine.js';
import type { Engine } from './engine/engine.js';
import type { CodeText } from './instruction/payment-instruction.js';
import { readSampleOptions } from './samples/options.js';
import { ATTEMPTS, type SampleResult, samplePaymentWith } from './samples/sample.js';

export type { Engine } from './engine/engine.js';
export type { SampleMistake } from './samples/options.js';
export type { SampleProblem, SampleResult } from './samples/sample.js';

/** Where a made-up payment goes. */
export interface SampleAlertsOptions {
  /** ISO 3166-1 alpha-2: where the account is. */
  readonly country: CodeText<CountryCode>;
  /** ISO 4217. Default: that of the country, where the system carries it. */
  readonly currency?: CodeText<CurrencyCode> | undefined;
  /** The settlement system. Default: none is named. */
  readonly system?: CodeText<SettlementSystemCode> | undefined;
  /** The recipient method. Default: none is named. */
  readonly method?: CodeText<MethodCode> | undefined;
  /** Default: either, by the seed. */
  readonly creditorType?: CodeText<CreditorType> | undefined;
  /** Default: an IBAN where the corridor takes one. */
  readonly accountIdType?: CodeText<AccountIdType> | undefined;
}

/** Which payment is made up. */
export interface SampleOptions extends SampleAlertsOptions {
  /** The alert that the payment raises, and no other. Default: none: the payment is right. */
  readonly alert?: CodeText<AlertCode> | undefined;
  /** The same seed gives the same payment, in every runtime. Default: 1. */
  readonly seed?: number | string | undefined;
}

const defaultEngine = /* @__PURE__ */ lazy(() => createEngine());

/**
 * Makes up a payment that is right along a corridor, or raises one alert and no other.
 *
 * Where nothing is known of the corridor, or no single fault raises the alert along it, the result says so. Alerts that rest on a directory of
 * banks need an engine that has it: that of `payprep/full`.
 *
 * @throws TypeError for an option, country, system, method or alert that there is not
 * @example
 * const sample = samplePayment({ country: 'NL', system: 'SCT', alert: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS', seed: 1 });
 * sample.ok && validate(sample.instruction).alerts
 * // [{ code: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS' }]
 */
export const samplePayment: (options: SampleOptions, engine?: Engine) => SampleResult = /* @__PURE__ */ withDefault(
  (options: SampleOptions, engine) => {
    const { corridor, alert, seed } = readSampleOptions('samplePayment', options, engine);
    return samplePaymentWith(corridor, alert, seed, engine);
  },
  defaultEngine,
);

/**
 * The alerts that a single fault can raise along a corridor, in the order of the contract.
 *
 * @throws TypeError for an option, country, system or method that there is not
 * @example
 * sampleAlerts({ country: 'NL', system: 'SCT' }).includes('CREDITOR_IBAN_INCORRECT_CHECK_DIGITS') // true
 */
export const sampleAlerts: (options: SampleAlertsOptions, engine?: Engine) => readonly AlertCode[] = /* @__PURE__ */ withDefault(
  (options: SampleAlertsOptions, engine) => {
    const { corridor } = readSampleOptions('sampleAlerts', options, engine);
    return (Object.keys(codes) as AlertCode[]).filter((code) => samplePaymentWith(corridor, code, '1', engine, ATTEMPTS.list).ok);
  },
  defaultEngine,
);
