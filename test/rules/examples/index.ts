/** Every example beside a rule, put to the package: what the source and the built package both have to answer. */
import { describeAlertExamples } from './alerts.js';
import type { Api } from './api.js';
import { describeRuleExamples } from './by-rule.js';
import { describeCreditorExamples } from './creditors.js';
import { describeDomesticExamples } from './domestic.js';
import { describeIbanExamples } from './ibans.js';
import { describeMethodExamples } from './methods.js';
import { describeReferenceExamples } from './references.js';
import { describeSystemExamples } from './systems.js';

export function describeExamples(api: Api): void {
  describeIbanExamples(api);
  describeDomesticExamples(api);
  describeRuleExamples(api);
  describeCreditorExamples(api);
  describeSystemExamples(api);
  describeMethodExamples(api);
  describeAlertExamples(api);
  describeReferenceExamples(api);
}
