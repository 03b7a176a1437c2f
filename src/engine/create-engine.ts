/** Makes an engine of rules, reference data and a day. An engine is made once; it is frozen and may be shared. */

import type { Rule } from '../../rules/vocabulary/rules.js';
import { awaitOf } from '../directory/await-of.js';
import { noReferenceData } from '../directory/reference-data.js';
import { sepaScopeEdition } from '../directory/sepa.js';
import { isDate } from '../identifiers/date.js';
import type { Check } from '../payment/check.js';
import { Plans } from '../payment/plan.js';
import { createEngineData, type PublishedTables } from '../rules-and-data/create-engine-data.js';
import { type RuleSet, type RulesOnDay, ruleSetOf } from '../rules-and-data/rules.js';
import { assertOptions } from './assert-options.js';
import { assertOverlays } from './assert-overlays.js';
import type { Engine, EngineOptions } from './engine.js';

/** What an engine has where its options do not say otherwise. */
export interface EngineDefaults {
  /** In the order in which they are asked. */
  readonly checks: readonly Check[];
  readonly rules: () => RuleSet;
  /** The published tables that checks of the rules name, beside those of the reference data. */
  readonly tables: PublishedTables;
}

const SEVERITIES: readonly unknown[] = ['error', 'warning', 'info'];

/** Every option. */
const OPTIONS: Readonly<Record<keyof EngineOptions, true>> = {
  referenceData: true,
  on: true,
  threshold: true,
  overlays: true,
  rules: true,
};

/** Makes an engine. A programmer's mistake throws here, and nowhere later. */
export function createEngineWith(options: EngineOptions, defaults: EngineDefaults): Engine {
  assertOptions('createEngine', options, Object.keys(OPTIONS));
  const { referenceData = noReferenceData, on = sepaScopeEdition, threshold = 'warning', overlays = [], rules } = options;
  if (typeof on !== 'string' || !isDate(on)) throw new TypeError('createEngine: `on` is a calendar date, YYYY-MM-DD');
  if (!SEVERITIES.includes(threshold)) throw new TypeError('createEngine: `threshold` is error, warning or info');
  if (typeof referenceData?.dataset !== 'function')
    throw new TypeError(`createEngine: \`referenceData\` has a function \`dataset\`${awaitOf(referenceData)}`);
  assertOverlays(overlays, defaults.tables, referenceData);
  if (rules !== undefined) assertRules(rules);
  const day: RulesOnDay = { on, rules: rules === undefined ? defaults.rules() : ruleSetOf(rules) };
  return assembleEngine({ ...day, referenceData, threshold, overlays }, defaults);
}

/** The same of options that nobody has to check. */
export function assembleEngine(
  { on, rules, referenceData = noReferenceData, threshold = 'warning', overlays = [] }: RulesOnDay & Omit<EngineOptions, 'on' | 'rules'>,
  { checks, tables }: Omit<EngineDefaults, 'rules'>,
): Engine {
  const day: RulesOnDay = { on, rules };
  // a copy: what the caller does to the array later is no affair of this engine
  const data = Object.freeze(createEngineData(referenceData, [...overlays], tables));
  return Object.freeze({ ...day, threshold, data, plans: new Plans(day, checks) });
}

/** No rules at all would check nothing, and say that everything is in order. */
function assertRules(rules: readonly Rule[]): void {
  if (!(Array.isArray(rules) && rules[0] && [...rules].every((rule) => typeof rule?.code === 'string'))) {
    throw new TypeError('createEngine: `rules` is an array of what payprep/rules/* exports, not empty');
  }
}
