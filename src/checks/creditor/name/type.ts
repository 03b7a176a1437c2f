/**
 * Whether the words of the name speak for a creditor of the other type: a company marker for a person, a personal title for a company. A
 * business may be called after the person who founded it.
 */

import { companyMarker, hasTitle } from '../../../identifiers/name.js';
import { given } from '../../../instruction/values.js';
import type { Check } from '../../../payment/check.js';
import { NAME } from '../../pointers.js';
import { realNameOf } from './name.js';

const rule = 'name/type';

/** What speaks for the other type: `likely` wrong, or `possible`. */
function contradictionIn(name: string, type: string | undefined): 'likely' | 'possible' | undefined {
  if (type === 'BUSINESS') return hasTitle(name) && companyMarker(name) === undefined ? 'possible' : undefined;
  const marker = companyMarker(name);
  return marker === undefined ? undefined : marker === 'certain' ? 'likely' : 'possible';
}

export const nameType: Check = {
  name: 'name/type',
  asks: [NAME, '/creditor/type'],
  appliesTo: ({ corridor }) => corridor.creditorType !== undefined,
  isOrdinary(payment, threshold) {
    const type = given(payment.reading.creditorType);
    if (type === 'BUSINESS' && threshold !== 'info') return true;
    const name = realNameOf(payment);
    const found = name === undefined ? undefined : contradictionIn(name, type);
    return found === undefined || (found === 'possible' && threshold !== 'info');
  },
  examine(payment, findings) {
    const name = realNameOf(payment);
    const type = given(payment.reading.creditorType);
    if (name === undefined || (type !== 'INDIVIDUAL' && type !== 'BUSINESS')) return;
    const restsOn = contradictionIn(name, type);
    if (restsOn === undefined) return findings.outcome(rule, NAME, 'passed');
    findings.report('CREDITOR_NAME_TYPE_INCONSISTENCY', NAME, { rule, restsOn });
  },
};
