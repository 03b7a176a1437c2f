/** Puts aside what stands in the lines of an address and is no part of it: a telephone, a tax number, an e-mail address. */

import { numberMark } from '../../rules/addresses/house-numbers.js';
import { otherNumberForm, otherNumberWords, wordsBeforeNumber } from '../../rules/addresses/other-numbers.js';
import { lazy } from '../../rules/vocabulary/lazy.js';
import type { AddressDraft } from './draft.js';
import { pattern } from './patterns.js';
import { findPostCode } from './post-code.js';
import { anyOf, pieceAt } from './text.js';

/** `Tel. +49 711 1234567`, `VAT GB 123 4567 89`, `P.IVA 01234567890`, `CHE-123.456.789 MWST`: words with digits, five of these or more. */
const OTHER_NUMBER = /* @__PURE__ */ pattern(
  () =>
    `(?<![\\p{L}\\p{N}])(?:${anyOf(otherNumberWords)}(?![\\p{L}])[ .:#-]{0,3}(?:${numberMark})?(?:[a-z]{2}[ -]?|[a-z]{1,4}-?)?(?=(?:[^\\d,]{0,3}\\d){5})[+(]{0,2}\\d[\\p{L}\\d]*(?:[ ()./-]{1,2}\\p{L}{0,2}\\d[\\p{L}\\d]*)*|${otherNumberForm}|(?:https?://|www\\.)[^ ]{4,}|[^ @]{1,64}@[^ @]{4,})`,
  'gu',
);

/** `Customer no. 12345`, `ISO 9001 certified`: a line of its own. */
const LINE_OF_NUMBER = /* @__PURE__ */ pattern(
  () => `^${anyOf(wordsBeforeNumber)}[ .:#]{1,3}(?:${numberMark})?[\\p{L}-]{0,5}\\d[\\p{L}\\d./-]*(?: [\\p{L}\\d]+){0,2}$`,
);

/** A line without any of these holds no such number: most lines, and the pattern above tries a hundred words at each place. */
const MAY_HOLD_OTHER = /[@/]|www\.|(?:\d[^\d,]{0,3}){4}\d/;

/** What is put aside is returned as left. */
export function putOtherNumbersAside(draft: AddressDraft): void {
  for (const piece of draft.pieces)
    if (/\d/.test(piece.text) && LINE_OF_NUMBER().test(piece.folded)) draft.putAside(piece, piece.start, piece.end);
  for (const piece of draft.pieces.filter(({ folded }) => MAY_HOLD_OTHER.test(folded)))
    for (const { 0: text, index } of piece.folded.matchAll(OTHER_NUMBER()))
      draft.putAside(piece, piece.start + index, piece.start + index + text.length);
}

/** The last digits of a number before the space and the name behind it. */
const LAST_DIGITS = / (?=(?:\d{4,7}|\d{3} \d{2}|\d{2}-\d{3}|\d{4}-\d{3}|\d{5}-\d{3})$)/;
/** A telephone or a tax number has as many digits at least. */
const MIN_DIGITS = 5;
const NAME_BEHIND = /* @__PURE__ */ lazy(() => /^ \p{L}[\p{L}'’-]{2}/u);

/**
 * `Tel. 0711 123456 70173 Stuttgart`: where no other post code is found, the last digits directly before a name are one, if the country has this form.
 * True where they were; they may belong to the telephone, so that the town is not certain.
 */
export function takePostCodeBack(draft: AddressDraft, country: string): boolean {
  if (findPostCode(draft.pieces, country) !== undefined) return false;
  for (const number of draft.aside) {
    const from = LAST_DIGITS.exec(number.text)?.index;
    const next = draft.pieces.find(({ line, start }) => line === number.line && start > number.end);
    if (from === undefined || next === undefined || number.text.slice(0, from).replace(/\D/g, '').length < MIN_DIGITS) continue;
    const between = draft.textOf({ line: number.line, start: number.end, end: next.end });
    const joined = pieceAt(draft.textOf({ line: number.line, start: 0, end: next.end }), number.line, number.start + from, next.end);
    const code = joined && findPostCode([joined], country);
    if (!NAME_BEHIND().test(between) || code?.agrees !== true || code.position !== 'start' || code.end !== number.end) continue;
    draft.takeBack(number, number.start + from);
    return true;
  }
  return false;
}
