/**
 * `payprep/full`: the functions of `payprep` with every bank directory, and numbering plans, at hand.
 *
 * Node reads a directory when it is first asked for; elsewhere all are linked in.
 */

import { lazy } from '../rules/vocabulary/lazy.js';
import { requirementsOfAll } from './answers/all-requirements.js';
import type { PaymentOptions } from './answers/enrich/cap.js';
import { type EnrichmentResult, enrichAllWith, enrichWith } from './answers/enrich.js';
import type { Explanation } from './answers/explain.js';
import { explainFully } from './answers/explain-fully.js';
import type { Corridor, Requirements } from './answers/requirements.js';
import { type ValidationResult, validateAllWith, validateWith } from './answers/validate.js';
import { shippedData } from './directory/shipped/files.js';
import { createEngine as createBareEngine, withDefault } from './engine/default-engine.js';
import type { Engine, EngineOptions } from './engine/engine.js';
import type { PaymentInstruction, Untyped } from './instruction/payment-instruction.js';

/**
 * An engine that has every directory, unless it is given reference data of its own.
 *
 * @example
 * const engine = createEngine({ on: '2026-11-20' });
 * enrich({ country: 'DE', creditorAccount: { id: { value: 'DE89370400440532013000', type: 'IBAN' } } }, engine).enrichments.creditorAgent?.name // 'Commerzbank'
 */
export const createEngine = (options: EngineOptions = {}): Engine =>
  createBareEngine(options?.referenceData === undefined && isObject(options) ? { ...options, referenceData: shippedData } : options);

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

const defaultEngine = /* @__PURE__ */ lazy(() => createEngine());

/**
 * See `validate` of `payprep`.
 *
 * @example
 * validate({ creditorAccount: { id: { value: 'DE88370400440532013000', type: 'IBAN' } } }).status // 'ALERT'
 */
export const validate: <Given>(instruction: PaymentInstruction | Untyped<Given>, engine?: Engine) => ValidationResult =
  /* @__PURE__ */ withDefault(validateWith, defaultEngine);

/**
 * See `enrich` of `payprep`.
 *
 * @example
 * enrich({ country: 'DE', creditorAccount: { id: { value: 'DE89370400440532013000', type: 'IBAN' } } }).enrichments.creditorAgent?.bic // 'COBADEFFXXX'
 */
export const enrich: <Given>(
  instruction: PaymentInstruction | Untyped<Given>,
  engine?: Engine,
  options?: PaymentOptions,
) => EnrichmentResult = /* @__PURE__ */ withDefault(enrichWith, defaultEngine);

/**
 * See `validateAll` of `payprep`.
 *
 * @example
 * [...validateAll([{ country: 'DE' }, { country: 'ZZ' }])].map(({ status }) => status) // ['OK', 'ALERT']
 */
export const validateAll: <Given>(
  instructions: Iterable<PaymentInstruction | Untyped<Given>>,
  engine?: Engine,
) => Generator<ValidationResult, void, undefined> = /* @__PURE__ */ withDefault(validateAllWith, defaultEngine);

/**
 * See `enrichAll` of `payprep`.
 *
 * @example
 * [...enrichAll([{ creditorAgent: { bic: 'COBADEFF' } }])].map(({ enrichments }) => enrichments.creditorAgent?.name) // ['Commerzbank AG']
 */
export const enrichAll: <Given>(
  instructions: Iterable<PaymentInstruction | Untyped<Given>>,
  engine?: Engine,
) => Generator<EnrichmentResult, void, undefined> = /* @__PURE__ */ withDefault(enrichAllWith, defaultEngine);

/**
 * See `explain` of `payprep`.
 *
 * @example
 * explain({ creditorAccount: { id: { value: 'DE89370400440523013000', type: 'IBAN' } } }).alerts[0]?.correction // { at: 14, remove: 2, insert: '32' }
 */
export const explain: <Given>(instruction: PaymentInstruction | Untyped<Given>, engine?: Engine, options?: PaymentOptions) => Explanation =
  /* @__PURE__ */ withDefault(explainFully, defaultEngine);

/**
 * See `requirements` of `payprep`.
 *
 * @example
 * requirements({ country: 'GB', currency: 'GBP' }).fields.some(({ pointer }) => pointer === '/creditor/name') // true
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
/** Every dataset that is shipped, read when it is first asked for. */
export { shippedData } from './directory/shipped/files.js';
export { type AccountArea, accountArea } from './rules-and-data/account-area.js';
