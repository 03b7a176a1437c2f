/**
 * The correction of an identifier with characters that were taken for others that look alike (HDFCO000001 for HDFC0000001), or of an account number without
 * the leading zeros that it lost.
 *
 * Every reading is tried. It is offered where it alone is sound, and a directory or check digits know it.
 */

import type { Correction } from '../../characters/correction.js';
import { DIGIT_LIKE, LETTER_LIKE } from '../../characters/look-alikes.js';
import { electronic, originalRange } from '../../characters/text.js';
import type { ReplacedField } from './replaced-field.js';

/** Of more characters that look like others there are too many readings. */
const MAX_ALIKE = 8;

/** Each text that differs in characters that look alike; of too many of them, only the one that has digits in their places. */
function* alikeTexts(text: string): Generator<string> {
  const places = [...text].flatMap((character, at) => ((DIGIT_LIKE[character] ?? LETTER_LIKE[character]) ? [at] : []));
  if (places.length > MAX_ALIKE) {
    const digits = text.replace(/[^\d]/g, (character) => DIGIT_LIKE[character] ?? character);
    if (digits !== text) yield digits;
    return;
  }
  // the bits of a number say which of the places are changed
  for (let chosen = 1; chosen < 1 << places.length; chosen++) {
    const characters = [...text];
    for (const [index, at] of places.entries()) {
      const written = text.charAt(at);
      if (chosen & (1 << index)) characters[at] = DIGIT_LIKE[written] ?? LETTER_LIKE[written] ?? written;
    }
    yield characters.join('');
  }
}

/** These checks say no more than that the value can be read. */
const PROVES_NOTHING = /\/(?:form|currency|card|type)$/;

/** The edit that turns one electronic text into another of the same length, in the places of the value as it was written. */
function editTo(meant: string, text: string, value: string): Correction {
  const from = [...meant].findIndex((character, at) => character !== text[at]);
  const to = [...meant].findLastIndex((character, at) => character !== text[at]) + 1;
  const [start, end] = originalRange(value, from, to);
  return { at: start, remove: end - start, insert: meant.slice(from, to) };
}

/** Puts others in the places of characters that look like them. */
export function correctAlike(value: string, field: ReplacedField): Correction | undefined {
  const text = electronic(value);
  let only: string | undefined;
  for (const meant of alikeTexts(text)) {
    const payment = field.with(meant);
    if (!field.isSound(payment)) continue;
    if (only !== undefined || !field.isProven(payment, (check) => !PROVES_NOTHING.test(check))) return undefined;
    only = meant;
  }
  return only === undefined ? undefined : editTo(only, text, value);
}

/** Where more are missing, something else is. */
const MAX_ZEROS = 3;

/** Puts back the zeros that an account number lost in a spreadsheet, where its check digits hold with them: a CLABE of 17 digits. */
export function correctLostZeros(value: string, field: ReplacedField): Correction | undefined {
  const text = electronic(value);
  if (!/^[1-9]\d+$/.test(text)) return undefined;
  const zeros = Array.from({ length: MAX_ZEROS }, (_, at) => '0'.repeat(at + 1));
  const sound = zeros.filter((insert) => field.isSound(field.with(insert + text)));
  const [insert] = sound;
  const isOnly = insert !== undefined && sound.length === 1;
  return isOnly && field.isProven(field.with(insert + text), (check) => check.includes('/national-check/'))
    ? { at: originalRange(value, 0, 1)[0], remove: 0, insert }
    : undefined;
}

/** Puts back the one zero in front that a code of a fixed length lost in a spreadsheet: the routing number 21000021, the post code 1067. */
export function correctLostZero(value: string, field: ReplacedField, isOfBank: boolean): Correction | undefined {
  const text = electronic(value);
  if (!/^[1-9]\d{2,}$/.test(text)) return undefined;
  const payment = field.with(`0${text}`);
  // where a directory has codes of the kind, it has to have this one
  const { member, bank } = payment;
  const isListed = bank?.space === undefined || bank.candidates.length > 0;
  if (isOfBank && !(member && isListed)) return undefined;
  if (!field.isSound(payment)) return undefined;
  return { at: originalRange(value, 0, 1)[0], remove: 0, insert: '0' };
}
