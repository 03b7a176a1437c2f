/**
 * `payprep/core`: the functions of `payprep` without any rules. An engine is given those that it goes by, from `payprep/rules/*`, so that a form
 * for one country loads that country alone. What the given rules do not hold is not covered: it raises no alert.
 *
 * National checks that need a published table, as in Britain, are not covered either, unless the reference data holds the table.
 */
import type { Rule } from '../rules/vocabulary/rules.js';
import { enrichAllWith, enrichWith } from './answers/enrich.js';
import { explainFully } from './answers/explain-fully.js';
import { requirementsOfRules } from './answers/given-requirements.js';
import type { Enrich, EnrichAll, Explain, Require, Validate, ValidateAll } from './answers/signatures.js';
import { validateAllWith, validateWith } from './answers/validate.js';
import { checks } from './checks/index.js';
import { assertEngine } from './engine/assert-engine.js';
import { createEngineWith } from './engine/create-engine.js';
import type { Engine, EngineOptions } from './engine/engine.js';
import { ruleSetOf } from './rules-and-data/rules.js';

/** The options of an engine that goes by these rules alone. */
export interface CoreEngineOptions extends EngineOptions {
  readonly rules: readonly Rule[];
}

/**
 * Makes an engine that goes by the given rules. Each rule is a module: `import { DE } from 'payprep/rules/DE'`.
 *
 * @throws TypeError when an option is not what its type says
 *
 * @example
 * const engine = createEngine({ rules: [DE, SCT] });
 * validate({ country: 'ZZ' }, engine).alerts // [{ code: 'COUNTRY_UNKNOWN' }]
 */
export function createEngine(options: CoreEngineOptions): Engine {
  if (options?.rules === undefined) throw new TypeError('createEngine of payprep/core: `rules` is missing, such as [DE, SCT]');
  return createEngineWith(options, { checks, rules: () => ruleSetOf([]), tables: {} });
}

/** The function with an engine that has to be given. */
const withEngine =
  <Input, Output, Options extends readonly unknown[]>(run: (input: Input, engine: Engine, ...options: Options) => Output) =>
  (input: Input, engine: Engine, ...options: Options): Output => {
    assertEngine(engine);
    return run(input, engine, ...options);
  };

/**
 * See `validate` of `payprep`.
 *
 * @example
 * const engine = createEngine({ rules: [DE, SCT] });
 * validate({ creditorAccount: { id: { value: 'DE88370400440532013000', type: 'IBAN' } } }, engine).alerts
 * // [{ code: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS' }]
 */
export const validate: Validate<[engine: Engine]> = /* @__PURE__ */ withEngine(validateWith);

/**
 * See `enrich` of `payprep`.
 *
 * @example
 * const engine = createEngine({ rules: [DE, SCT] });
 * enrich({ country: 'DE', creditorAccount: { id: { value: 'DE89370400440532013000', type: 'IBAN' } } }, engine).enrichments.creditorAgent
 * // { clearingSystemMemberId: { memberId: '37040044' } }
 */
export const enrich: Enrich<[engine: Engine]> = /* @__PURE__ */ withEngine(enrichWith);

/**
 * See `validateAll` of `payprep`.
 *
 * @example
 * const engine = createEngine({ rules: [DE, SCT] });
 * [...validateAll([{ country: 'DE' }], engine)].map(({ status }) => status) // ['OK']
 */
export const validateAll: ValidateAll<[engine: Engine]> = /* @__PURE__ */ withEngine(validateAllWith);

/**
 * See `enrichAll` of `payprep`.
 *
 * @example
 * const engine = createEngine({ rules: [DE, SCT] });
 * [...enrichAll([{ creditorAgent: { bic: 'COBADEFF' } }], engine)].map(({ enrichments }) => enrichments.creditorAgent?.bic) // ['COBADEFFXXX']
 */
export const enrichAll: EnrichAll<[engine: Engine]> = /* @__PURE__ */ withEngine(enrichAllWith);

/**
 * See `explain` of `payprep`.
 *
 * @example
 * const engine = createEngine({ rules: [DE, SCT] });
 * explain({ creditorAccount: { id: { value: 'DE88370400440532013000', type: 'IBAN' } } }, engine).alerts[0]?.pointer // '/creditorAccount/id/value'
 */
export const explain: Explain<[engine: Engine]> = /* @__PURE__ */ withEngine(explainFully);

/**
 * See `requirements` of `payprep`.
 *
 * @example
 * const engine = createEngine({ rules: [DE, SCT] });
 * requirements({ country: 'DE', currency: 'EUR', settlementSystem: 'SCT' }, engine).fields.filter(({ required }) => required).map(({ pointer }) => pointer)
 * // ['/creditor/name', '/creditorAccount/id/value']
 */
export const requirements: Require<[engine: Engine]> = /* @__PURE__ */ withEngine(requirementsOfRules);

export { toJsonSchema } from './answers/json-schema.js';
export type * from './answers/types.js';
export { fromDatasets } from './directory/reference-data.js';
export type * from './rules-and-data/rule-types.js';
