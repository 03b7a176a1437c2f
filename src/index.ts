/**
 * payprep: whether a payment will land, and what is missing from it.
 *
 * These functions know every rule and no bank directory. `payprep/full` has the same functions with every directory.
 */

import { lazy } from '../rules/vocabulary/lazy.js';
import { requirementsOfAll } from './answers/all-requirements.js';
import type { PaymentOptions } from './answers/enrich/cap.js';
import { type EnrichmentResult, enrichAllWith, enrichWith } from './answers/enrich.js';
import type { Explanation } from './answers/explain.js';
import { explainFully } from './answers/explain-fully.js';
import type { Corridor, Requirements } from './answers/requirements.js';
import { type ValidationResult, validateAllWith, validateWith } from './answers/validate.js';
import { createEngine, withDefault } from './engine/default-engine.js';
import type { Engine } from './engine/engine.js';
import type { PaymentInstruction, Untyped } from './instruction/payment-instruction.js';

const defaultEngine = /* @__PURE__ */ lazy(() => createEngine());

/**
 * Says whether a payment is likely to land. Takes any JSON value and never throws.
 *
 * @example
 * validate({ creditorAccount: { id: { value: 'DE88370400440532013000', type: 'IBAN' } } })
 * // { status: 'ALERT', alerts: [{ code: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS' }] }
 */
export const validate: <Given>(instruction: PaymentInstruction | Untyped<Given>, engine?: Engine) => ValidationResult =
  /* @__PURE__ */ withDefault(validateWith, defaultEngine);

/**
 * Completes an instruction; what is not known is absent, and a BIC that was given stays. Takes any JSON value and never throws. With an amount, settlement systems
 * whose largest payment is less are left out.
 *
 * @throws TypeError for options that are not what their type says
 *
 * @example
 * enrich({ creditorAccount: { id: { value: 'GB29NWBK60161331926819', type: 'IBAN' } } }).enrichments.creditorAgent?.clearingSystemMemberId
 * // { memberId: '601613' }
 */
export const enrich: <Given>(
  instruction: PaymentInstruction | Untyped<Given>,
  engine?: Engine,
  options?: PaymentOptions,
) => EnrichmentResult = /* @__PURE__ */ withDefault(enrichWith, defaultEngine);

/**
 * `validate` for each, in order.
 *
 * @example
 * [...validateAll([{ country: 'DE' }, { country: 'ZZ' }])].map(({ status }) => status) // ['OK', 'ALERT']
 */
export const validateAll: <Given>(
  instructions: Iterable<PaymentInstruction | Untyped<Given>>,
  engine?: Engine,
) => Generator<ValidationResult, void, undefined> = /* @__PURE__ */ withDefault(validateAllWith, defaultEngine);

/**
 * `enrich` for each, in order.
 *
 * @example
 * [...enrichAll([{ creditorAgent: { bic: 'COBADEFF' } }])].map(({ enrichments }) => enrichments.creditorAgent?.bic) // ['COBADEFFXXX']
 */
export const enrichAll: <Given>(
  instructions: Iterable<PaymentInstruction | Untyped<Given>>,
  engine?: Engine,
) => Generator<EnrichmentResult, void, undefined> = /* @__PURE__ */ withDefault(enrichAllWith, defaultEngine);

/**
 * `validate` with severity, place, rule, source, text and correction of each alert, and the outcome of each check; `enrich` with the origin of
 * each member, and what else it could be. With an amount, whether each settlement system carries it.
 *
 * @throws TypeError for options that are not what their type says
 *
 * @example
 * explain({ country: 'ZZ' }).alerts[0]?.message // 'No country has the code ZZ (ISO 3166-1 alpha-2).'
 */
export const explain: <Given>(instruction: PaymentInstruction | Untyped<Given>, engine?: Engine, options?: PaymentOptions) => Explanation =
  /* @__PURE__ */ withDefault(explainFully, defaultEngine);

/**
 * What a form has to ask for along a corridor, or still has to ask for beside `given`: each member with whether and why it is required, its pattern,
 * length, options and an example.
 *
 * @example
 * requirements({ country: 'DE', currency: 'EUR', settlementSystem: 'SCT' }).fields.filter(({ required }) => required).map(({ pointer }) => pointer)
 * // ['/creditor/name', '/creditorAccount/id/value']
 */
export const requirements: (corridor: Corridor, engine?: Engine) => Requirements = /* @__PURE__ */ withDefault(
  requirementsOfAll,
  defaultEngine,
);

export { toJsonSchema } from './answers/json-schema.js';
export {
  type Country,
  type Currency,
  countries,
  currencies,
  type ListOptions,
  type Method,
  type MethodOptions,
  methods,
  type RequiredMember,
  type SettlementSystem,
  type SettlementSystemOptions,
  settlementSystems,
  taxIdNames,
} from './answers/lists.js';
export type * from './answers/types.js';
export { fromDatasets } from './directory/reference-data.js';
export { type Selection, selectData } from './directory/select-data.js';
export { createEngine } from './engine/default-engine.js';
export { type AccountArea, accountArea } from './rules-and-data/account-area.js';
