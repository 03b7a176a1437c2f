/**
 * Whether the settlement system that is asked for carries the characters of the name.
 *
 * What a system writes otherwise still arrives; a name of which no letter is left does not, nor one that it cannot write: kanji where kana are asked for.
 */

import { type Charset, carriedLetters, ownConversions } from '../../../../rules/words/charsets.js';
import { isCarried, transliterate } from '../../../characters/transliteration.js';
import type { Check } from '../../../payment/check.js';
import { NAME, SETTLEMENT_SYSTEM } from '../../pointers.js';
import { creditorNameOf } from './name.js';

const rule = 'name/charset';

/** A letter beside others may not save the name: the whole of it is converted, or nothing. */
const isConvertedWhole = (charset: Charset): boolean => ownConversions[charset] !== undefined;

/** Capitals stand for small letters, where there are no others. */
const isWritten = (name: string, charset: Charset): boolean => isCarried(isConvertedWhole(charset) ? name.toUpperCase() : name, charset);

/** What the system carries has a letter of the name. */
const hasLetterLeft = (name: string, charset: Charset): boolean => carriedLetters[charset].test(transliterate(name, charset) ?? '');

export const nameCharset: Check = {
  name: 'name/charset',
  asks: [NAME, SETTLEMENT_SYSTEM],
  appliesTo: ({ corridor }) => corridor.system?.charset !== undefined,
  isOrdinary(payment, threshold) {
    const charset = payment.system?.charset;
    const name = creditorNameOf(payment);
    if (charset === undefined || name === undefined || isWritten(name, charset)) return true;
    if (threshold === 'info') return false;
    // a letter stays one, with or without its accents
    return (!isConvertedWhole(charset) && carriedLetters[charset].test(name)) || hasLetterLeft(name, charset);
  },
  examine(payment, findings) {
    const { system } = payment;
    const name = creditorNameOf(payment);
    if (system?.charset === undefined || name === undefined) return;
    if (isWritten(name, system.charset)) return findings.outcome(rule, NAME, 'passed');
    const restsOn = hasLetterLeft(name, system.charset) ? 'possible' : 'likely';
    findings.report('CREDITOR_NAME_INVALID_CHARACTERS', NAME, { rule, restsOn, params: { by: system.code } });
  },
};
