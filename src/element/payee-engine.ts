/**
 * What the form for a payee goes by: the rules of the countries that are loaded, as of today, and the checks of all that it has fields for.
 *
 * The gotcha: what is known of a country that is not loaded is nothing. The element loads first.
 */
import { detailOf } from '../answers/requirements/details.js';
import { formRequirements } from '../answers/requirements/form-requirements.js';
import { payeeFormChecks } from '../checks/payee-of-form.js';
import { assembleEngine } from '../engine/create-engine.js';
import type { Engine } from '../engine/engine.js';
import type { RequirementsOf } from '../payee-form/fields.js';
import { exampleWith } from './account-fields.js';
import { loadedPurposes, loadedRules, loadedTables, loadedTerms } from './country-rules.js';
import { remember, today } from './engines.js';

/** By the rules and tables that are loaded now. */
export const payeeEngine: () => Engine = /* @__PURE__ */ remember(() => {
  const [rules, tables] = [loadedRules(), loadedTables()];
  return [[rules, tables], () => assembleEngine({ on: today(), rules }, { checks: payeeFormChecks, tables })];
});

/** What a payment along a corridor needs; the banks to choose from are those of the field for the account. */
export const requirementsOf: RequirementsOf = (corridor, engine) =>
  formRequirements(corridor, engine, { purposes: loadedPurposes(), terms: loadedTerms(), detailOf, exampleFor: exampleWith(engine) });
