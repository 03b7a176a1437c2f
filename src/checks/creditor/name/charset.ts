/**
 * Whether the settlement system that is asked for carries the characters of the name.
 *
 * What a system writes otherwise still arrives; a name of which no letter is left does not.
 */

import { isCarried, transliterate } from '../../../characters/transliteration.js';
import type { Check } from '../../../payment/check.js';
import { NAME, SETTLEMENT_SYSTEM } from '../../pointers.js';
import { nameOf } from './name.js';

const rule = 'name/charset';
const HAS_LETTER = /[A-Za-z]/;

export const nameCharset: Check = {
  name: 'name/charset',
  asks: [NAME, SETTLEMENT_SYSTEM],
  appliesTo: ({ corridor }) => corridor.system?.charset !== undefined,
  isOrdinary(payment, threshold) {
    const charset = payment.system?.charset;
    const name = nameOf(payment);
    // a letter stays one, with or without its accents
    if (charset === undefined || name === undefined || (threshold !== 'info' && HAS_LETTER.test(name)) || isCarried(name, charset))
      return true;
    return threshold !== 'info' && HAS_LETTER.test(transliterate(name, charset) ?? 'A');
  },
  examine(payment, findings) {
    const { system } = payment;
    const name = nameOf(payment);
    if (system?.charset === undefined || name === undefined) return;
    if (isCarried(name, system.charset)) return findings.outcome(rule, NAME, 'passed');
    const carried = transliterate(name, system.charset);
    if (carried === undefined) return findings.outcome(rule, NAME, 'not-covered');
    const restsOn = HAS_LETTER.test(carried) ? 'possible' : 'likely';
    findings.report('CREDITOR_NAME_INVALID_CHARACTERS', NAME, { rule, restsOn, params: { by: system.code } });
  },
};
