/** Whether anything is there that the settlement system or the method knows nothing of: inside a system or a wallet's network there are no intermediaries. */
import type { MethodRule } from '../../../rules/vocabulary/method.js';
import type { NotAllowedPointer, SchemeRule } from '../../../rules/vocabulary/scheme.js';
import { ruleConfidence } from '../../findings/severity.js';
import { isGiven } from '../../instruction/presence.js';
import type { Check } from '../../payment/check.js';
import type { CorridorPlan } from '../../payment/corridor-plan.js';
import { AGENT_POINTERS, hasIntermediaries } from '../intermediary/places.js';

interface Refusal {
  readonly asker: SchemeRule | MethodRule;
  readonly rule: 'required/settlement-system' | 'required/method';
  readonly pointers: readonly NotAllowedPointer[];
}

/** One at most: the system speaks first. */
function refusalsOf({ carrier, corridor: { method } }: CorridorPlan): readonly Refusal[] {
  if (carrier?.forbidden !== undefined) return [{ asker: carrier, rule: 'required/settlement-system', pointers: carrier.forbidden }];
  return method?.forbidden === undefined ? [] : [{ asker: method, rule: 'required/method', pointers: method.forbidden }];
}

export const forbidden: Check = {
  name: 'presence/forbidden',
  asks: AGENT_POINTERS,
  appliesTo: (plan) => refusalsOf(plan).length > 0,
  isOrdinary: (payment) => !hasIntermediaries(payment),
  examine({ plan, reading }, findings) {
    for (const { asker, rule, pointers } of refusalsOf(plan)) {
      for (const pointer of pointers) {
        if (!isGiven(reading, pointer)) continue;
        const number = pointer.slice(-1) as '1' | '2' | '3';
        const detail = { rule, restsOn: ruleConfidence(asker, 'forbidden'), params: { by: asker.code } } as const;
        findings.report(`INTERMEDIARY_AGENT${number}_NOT_ALLOWED`, pointer, detail);
      }
    }
  },
};
