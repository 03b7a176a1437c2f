/** Whether a recipient may be kept: by the rules of its method and country, and by what its session is for. */

import type { Engine } from 'payprep';
import { explain } from 'payprep';
import type { SessionRecord } from '../storage/port.js';
import type { RecipientDetails } from './recipient.js';
import { allows } from './sessions.js';

/** What is wrong, and where. */
export interface Fault {
  /** RFC 6901 */
  readonly pointer: string;
  /** Of the catalogue of alerts, or what a session does not allow. */
  readonly code: string;
  /** For people; holds nothing of what was given. */
  readonly detail: string;
}

type Limits = Pick<SessionRecord, 'allowedCountries' | 'allowedRecipientTypes'>;

/**
 * Every fault; none where the recipient may be kept. What is likely wrong, and may be right, is none; what its method or country asks for has to be
 * there, as the form asks for it.
 */
export function faultsOf(details: RecipientDetails, limits: Limits, engine: Engine): readonly Fault[] {
  const grave = explain(details, engine).alerts.filter(({ severity, rule }) => severity === 'error' || rule.startsWith('demand/'));
  return [...faultsOfSession(details, limits), ...grave.map(({ pointer, code, message }) => ({ pointer, code, detail: message }))];
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
