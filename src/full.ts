/**
 * `payprep/full`: the functions of `payprep` with every bank directory, and numbering plans, at hand.
 *
 * Node reads a directory when it is first asked for; elsewhere all are linked in.
 */

import { lazy } from '../rules/vocabulary/lazy.js';
import { requirementsOfAll } from './answers/all-requirements.js';
import { enrichAllWith, enrichWith } from './answers/enrich.js';
import { explainFully } from './answers/explain-fully.js';
import type { Enrich, EnrichAll, Explain, Require, Validate, ValidateAll } from './answers/signatures.js';
import { validateAllWith, validateWith } from './answers/validate.js';
import { shippedData } from './directory/shipped/files.js';
import { createEngine as createBareEngine, withDefault } from './engine/default-engine.js';
import type { Engine, EngineOptions } from './engine/engine.js';

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
export const validate: Validate<[engine?: Engine]> = /* @__PURE__ */ withDefault(validateWith, defaultEngine);

/**
 * See `enrich` of `payprep`.
 *
 * @example
 * enrich({ country: 'DE', creditorAccount: { id: { value: 'DE89370400440532013000', type: 'IBAN' } } }).enrichments.creditorAgent?.bic // 'COBADEFFXXX'
 */
export const enrich: Enrich<[engine?: Engine]> = /* @__PURE__ */ withDefault(enrichWith, defaultEngine);

/**
 * See `validateAll` of `payprep`.
 *
 * @example
 * [...validateAll([{ country: 'DE' }, { country: 'ZZ' }])].map(({ status }) => status) // ['OK', 'ALERT']
 */
export const validateAll: ValidateAll<[engine?: Engine]> = /* @__PURE__ */ withDefault(validateAllWith, defaultEngine);

/**
 * See `enrichAll` of `payprep`.
 *
 * @example
 * [...enrichAll([{ creditorAgent: { bic: 'COBADEFF' } }])].map(({ enrichments }) => enrichments.creditorAgent?.name) // ['Commerzbank AG']
 */
export const enrichAll: EnrichAll<[engine?: Engine]> = /* @__PURE__ */ withDefault(enrichAllWith, defaultEngine);

/**
 * See `explain` of `payprep`.
 *
 * @example
 * explain({ creditorAccount: { id: { value: 'DE89370400440523013000', type: 'IBAN' } } }).alerts[0]?.correction // { at: 14, remove: 2, insert: '32' }
 */
export const explain: Explain<[engine?: Engine]> = /* @__PURE__ */ withDefault(explainFully, defaultEngine);

/**
 * See `requirements` of `payprep`.
 *
 * @example
 * requirements({ country: 'GB', currency: 'GBP' }).fields.some(({ pointer }) => pointer === '/creditor/name') // true
 */
export const requirements: Require<[engine?: Engine]> = /* @__PURE__ */ withDefault(requirementsOfAll, defaultEngine);

export * from './answers/without-engine.js';
/** Every dataset that is shipped, read when it is first asked for. */
export { shippedData } from './directory/shipped/files.js';
