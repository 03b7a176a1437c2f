/**
 * Whether the name is a name: complete, no identifier, only characters that names have.
 *
 * A text that can be no name is a warning; an unusual name is an info. A finding never contains the name itself.
 */

import { MAX_TEXT } from '../../../characters/text.js';
import { given } from '../../../instruction/values.js';
import type { Check } from '../../../payment/check.js';
import { ACCOUNT_VALUE, BIC, NAME } from '../../pointers.js';
import { BY_ISO } from './name.js';

export const nameForm: Check = {
  name: 'name/form',
  asks: [NAME, ACCOUNT_VALUE, BIC],
  isOrdinary: (payment, threshold) =>
    payment.isPlainName || payment.nameFault === undefined || (payment.nameFault === 'initials' && threshold !== 'info'),
  examine({ reading, nameFault: fault }, findings) {
    const name = given(reading.name);
    if (name === undefined || name.length > MAX_TEXT) return;
    const isIdentifier = 'name/identifier';
    if (fault === 'identifier')
      return findings.report('CREDITOR_NAME_ACCOUNT_NUMBER_INCONSISTENCY', NAME, { rule: isIdentifier, restsOn: 'likely' });
    findings.outcome(isIdentifier, NAME, 'passed');
    const hasCharacters = 'name/characters';
    if (fault === 'characters')
      return findings.report('CREDITOR_NAME_INVALID_CHARACTERS', NAME, { rule: hasCharacters, restsOn: 'likely', params: { by: BY_ISO } });
    if (fault !== undefined) {
      const restsOn = fault === 'initials' ? 'possible' : 'likely';
      return findings.report('CREDITOR_NAME_INVALID_FORMAT', NAME, { rule: 'name/letters', restsOn, params: { reason: fault } });
    }
    findings.outcome(hasCharacters, NAME, 'passed');
  },
};
