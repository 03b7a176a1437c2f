/** What the fields of a form follow from: rules, a day, and the banks among which an example is found. An engine is one. */
import type { EngineData } from '../../rules-and-data/engine-data.js';
import type { RulesOnDay } from '../../rules-and-data/rules.js';

export interface FormEngine extends RulesOnDay {
  readonly data: Pick<EngineData, 'banks' | 'bics' | 'branches' | 'tables'>;
}
