/** Whether the name is as short as the settlement system, or ISO 20022, has room for. */
import type { SchemeRule } from '../../../../rules/vocabulary/scheme.js';
import { countCharacters, MAX_TEXT } from '../../../characters/text.js';
import { type Basis, ruleConfidence } from '../../../findings/severity.js';
import { MAX_NAME } from '../../../instruction/fields.js';
import { given } from '../../../instruction/values.js';
import type { Check } from '../../../payment/check.js';
import type { Payment } from '../../../payment/payment.js';
import { NAME, SETTLEMENT_SYSTEM } from '../../pointers.js';
import { BY_ISO, creditorNameOf } from './name.js';

const rule = 'name/length';

/** The name, be it one that is much too long to be looked at any further. */
function longNameOf(payment: Payment): string | undefined {
  const name = given(payment.reading.name);
  return name !== undefined && name.length > MAX_TEXT ? name : creditorNameOf(payment);
}

const limitOf = (system: SchemeRule | undefined): number | undefined => system?.limits?.[NAME];

/** What a system cuts still arrives. */
function basisOf(system: SchemeRule | undefined): Basis {
  if (system === undefined || limitOf(system) === undefined) return 'likely';
  return system.cuts ? 'possible' : ruleConfidence(system, 'limits');
}

/** A name that has no more code units than that has no more characters either. */
const lengthOf = (name: string, max: number): number => (name.length <= max ? name.length : countCharacters(name));

export const nameLength: Check = {
  name: 'name/length',
  asks: [NAME, SETTLEMENT_SYSTEM],
  isOrdinary(payment, threshold) {
    const name = longNameOf(payment);
    const max = limitOf(payment.system) ?? MAX_NAME;
    return name === undefined || lengthOf(name, max) <= max || (threshold !== 'info' && basisOf(payment.system) === 'possible');
  },
  examine(payment, findings) {
    const name = longNameOf(payment);
    if (name === undefined) return;
    const { system } = payment;
    const limit = limitOf(system);
    const max = limit ?? MAX_NAME;
    const length = lengthOf(name, max);
    if (length <= max) return findings.outcome(rule, NAME, 'passed');
    const by = limit === undefined || system === undefined ? BY_ISO : system.code;
    findings.report('CREDITOR_NAME_TOO_LONG', NAME, { rule, restsOn: basisOf(system), params: { by, length, max } });
  },
};
