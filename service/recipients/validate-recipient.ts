/** Checks whether a recipient may be stored: by the rules of its method and country, its size, and the limits of its session. */

import type { Engine } from 'payprep';
import { enrich, explain } from 'payprep';
import type { RecipientDetails } from '../contract/recipient.js';
import type { SessionRecord } from '../storage/port.js';
import { foreignAccount } from './account-country.js';
import type { Fault } from './fault.js';
import { isImpossible } from './impossible-values.js';
import { faultsOfCharacters } from './invisible-characters.js';
import { allows } from './sessions.js';
import { sizeFaults } from './sizes.js';
import { faultsOfTypes } from './unknown-types.js';
import { faultsOfUse } from './usable-details.js';

export type { Fault } from './fault.js';

type Limits = Pick<SessionRecord, 'allowedCountries' | 'allowedRecipientTypes'>;

/**
 * All faults; empty if the recipient may be stored. A warning is not a fault, unless it is for a missing field that the method or the country requires,
 * or for a value that nobody has.
 */
export function validateRecipient(details: RecipientDetails, limits: Limits, engine: Engine): readonly Fault[] {
  const tooLarge = sizeFaults(details);
  const ofSession = faultsOfSession(details, limits);
  // a recipient that is too large is not checked further
  if (tooLarge.length > 0) return [...ofSession, ...tooLarge];
  const grave = explain(details, engine).alerts.filter(
    (alert) => alert.severity === 'error' || alert.rule.startsWith('required/') || isImpossible(alert, details, engine.on),
  );
  const faults = grave.map(({ pointer, code, message }) => ({ pointer, code, detail: message }));
  const isNew = (fault: Fault): boolean => !faults.some(({ pointer }) => pointer === fault.pointer);
  const ofUse = [...faultsOfUse(details, engine), ...faultsOfTypes(details, engine), ...faultsOfCharacters(details)].filter(isNew);
  return [...ofSession, ...faultsOfAccount(details, limits, engine), ...faults, ...ofUse];
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

function faultsOfAccount(details: RecipientDetails, { allowedCountries }: Limits, engine: Engine): readonly Fault[] {
  // one fault is enough if the country itself is not allowed
  if (allowedCountries?.includes(details.country) !== true) return [];
  return foreignAccount(details, enrich(details, engine).enrichments, allowedCountries).map(({ pointer }) => ({
    pointer,
    code: 'COUNTRY_NOT_ALLOWED',
    detail: 'This session is for accounts in other countries.',
  }));
}
