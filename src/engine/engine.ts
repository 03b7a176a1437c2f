/**
 * An engine: rules, reference data, and the day whose rules apply; and the options from which it is made.
 */

import type { Severity } from '../../rules/alert-codes/alert-code.js';
import type { Rule } from '../../rules/vocabulary/rules.js';
import type { Dataset } from '../directory/dataset.js';
import type { ReferenceData } from '../directory/reference-data.js';
import type { Plans } from '../payment/plan.js';
import type { EngineData } from '../rules-and-data/engine-data.js';
import type { RuleSet } from '../rules-and-data/rules.js';

export interface EngineOptions {
  /** Where bank directories and the like come from: `payprep/load`, `payprep/full`, or datasets of your own. Default: none. */
  readonly referenceData?: ReferenceData | undefined;
  /** The day on which the payment is checked, `YYYY-MM-DD`. Default: the day of the newest rules. */
  readonly on?: string | undefined;
  /** The mildest severity that `validate` reports. Default: `warning`. */
  readonly threshold?: Severity | undefined;
  /** Datasets of your own, in the format of the shipped ones; they come before these. */
  readonly overlays?: readonly Dataset[] | undefined;
  /** The only rules to go by, from `payprep/rules/*`. What they do not hold is not covered. Default: every rule that there is. */
  readonly rules?: readonly Rule[] | undefined;
}

/** Made by {@link createEngine}; what it holds is its own affair. */
export interface Engine {
  readonly on: string;
  readonly threshold: Severity;
  /** @internal */
  readonly rules: RuleSet;
  /** @internal */
  readonly data: EngineData;
  /** @internal The plans of the corridors that were met. */
  readonly plans: Plans;
}
