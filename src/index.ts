/**
 * payprep: whether a payment will land, and what is missing from it.
 *
 * These functions know every rule and no bank directory. `payprep/full` has the same functions with every directory.
 */

import { lazy } from '../rules/vocabulary/lazy.js';
import { requirementsOfAll } from './answers/all-requirements.js';
import { enrichAllWith, enrichWith } from './answers/enrich.js';
import { explainFully } from './answers/explain-fully.js';
import type { Enrich, EnrichAll, Explain, Require, Validate, ValidateAll } from './answers/signatures.js';
import { validateAllWith, validateWith } from './answers/validate.js';
import { createEngine, withDefault } from './engine/default-engine.js';
import type { Engine } from './engine/engine.js';

const defaultEngine = /* @__PURE__ */ lazy(() => createEngine());

/**
 * Says whether a payment is likely to land. Takes any JSON value and never throws.
 *
 * @example
 * validate({ creditorAccount: { id: { value: 'DE88370400440532013000', type: 'IBAN' } } })
 * // { status: 'ALERT', alerts: [{ code: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS' }] }
 */
export const validate: Validate<[engine?: Engine]> = /* @__PURE__ */ withDefault(validateWith, defaultEngine);

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
export const enrich: Enrich<[engine?: Engine]> = /* @__PURE__ */ withDefault(enrichWith, defaultEngine);

/**
 * `validate` for each, in order.
 *
 * @example
 * [...validateAll([{ country: 'DE' }, { country: 'ZZ' }])].map(({ status }) => status) // ['OK', 'ALERT']
 */
export const validateAll: ValidateAll<[engine?: Engine]> = /* @__PURE__ */ withDefault(validateAllWith, defaultEngine);

/**
 * `enrich` for each, in order.
 *
 * @example
 * [...enrichAll([{ creditorAgent: { bic: 'COBADEFF' } }])].map(({ enrichments }) => enrichments.creditorAgent?.bic) // ['COBADEFFXXX']
 */
export const enrichAll: EnrichAll<[engine?: Engine]> = /* @__PURE__ */ withDefault(enrichAllWith, defaultEngine);

/**
 * `validate` with severity, place, rule, source, text and correction of each alert, and the outcome of each check; `enrich` with the origin of
 * each member, and what else it could be. With an amount, whether each settlement system carries it.
 *
 * @throws TypeError for options that are not what their type says
 *
 * @example
 * explain({ country: 'ZZ' }).alerts[0]?.message // 'No country has the code ZZ (ISO 3166-1 alpha-2).'
 */
export const explain: Explain<[engine?: Engine]> = /* @__PURE__ */ withDefault(explainFully, defaultEngine);

/**
 * What a form has to ask for along a corridor, or still has to ask for beside `given`: each member with whether and why it is required, its pattern,
 * length, options and an example.
 *
 * @example
 * requirements({ country: 'DE', currency: 'EUR', settlementSystem: 'SCT' }).fields.filter(({ required }) => required).map(({ pointer }) => pointer)
 * // ['/creditor/name', '/creditorAccount/id/value']
 */
export const requirements: Require<[engine?: Engine]> = /* @__PURE__ */ withDefault(requirementsOfAll, defaultEngine);

export * from './answers/without-engine.js';
export { createEngine } from './engine/default-engine.js';
