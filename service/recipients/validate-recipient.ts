/** Whether a recipient may be stored: by the rules of its method and country, and by the limits of its session. */

import type { Engine } from 'payprep';
import { explain } from 'payprep';
import type { SessionRecord } from '../storage/port.js';
import type { Fault } from './fault.js';
import type { RecipientDetails } from './recipient.js';
import { allows } from './sessions.js';
import { faultsOfUse } from './usable-details.js';

export type { Fault } from './fault.js';

type Limits = Pick<SessionRecord, 'allowedCountries' | 'allowedRecipientTypes'>;

/**
 * Every fault; empty where the recipient may be stored. A warning is no fault, except for a missing field that the method or the country requires.
 */
export function validateRecipient(details: RecipientDetails, limits: Limits, engine: Engine): readonly Fault[] {
  const grave = explain(details, engine).alerts.filter(({ severity, rule }) => severity === 'error' || rule.startsWith('demand/'));
  const faults = grave.map(({ pointer, code, message }) => ({ pointer, code, detail: message }));
  const isNew = (fault: Fault): boolean => !faults.some(({ pointer }) => pointer === fault.pointer);
  return [...faultsOfSession(details, limits), ...faults, ...faultsOfUse(details, engine).filter(isNew)];
}

function faultsOfSession({ country, creditor }: RecipientDetails, limits: Limits): readonly Fault[] {
  const allowed = allows(limits, { country, type: creditor?.type });
  const faults: Fault[] = [];
  if (!allowed.country) faults.push({ pointer: '/country', code: 'COUNTRY_NOT_ALLOWED', detail: 'This session is for other countries.' });
  if (!allowed.type)
    faults.push({
      pointer: '/creditor/type',
      code: 'RECIPIENT_TYPE_NOT_ALLOWED',
      detail: 'This session is for other types of recipients.',
    });
  return faults;
}
