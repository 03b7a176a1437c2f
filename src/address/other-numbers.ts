/** Puts aside what stands in the lines of an address and is no part of it: a telephone, a tax number, an e-mail address. */
import { alternatives, otherNumberWords } from '../../rules/addresses/words.js';
import { lazy } from '../../rules/lazy.js';
import type { Draft } from './draft.js';
import { fold } from './text.js';

/** `Tel. +49 711 1234567`, `VAT GB 123 4567 89`, `P.IVA 01234567890`, `CHE-123.456.789 MWST`: words with digits, five of these or more. */
const OTHER_NUMBER = /* @__PURE__ */ lazy(
  () =>
    new RegExp(
      `(?<![\\p{L}\\p{N}])(?:(?:${fold(alternatives(otherNumberWords))})(?![\\p{L}])[ .:#-]{0,3}(?:n[ro°º]?[.: ]{1,2})?(?:[a-z]{2}[ -]?|[a-z]{1,4}-?)?(?=(?:[^\\d,]{0,3}\\d){5})[+(]{0,2}\\d[\\p{L}\\d]*(?:[ ()./-]{1,2}\\p{L}{0,2}\\d[\\p{L}\\d]*)*|che-?\\d{3}\\.\\d{3}\\.\\d{3}(?: (?:mwst|tva|iva))?|(?:https?://|www\\.)[^ ]{4,}|[^ @]{1,64}@[^ @]{4,})`,
      'gu',
    ),
);

/** What is put aside is returned as left. */
export function putOtherNumbersAside(draft: Draft): void {
  for (const piece of draft.pieces)
    for (const { 0: text, index } of piece.folded.matchAll(OTHER_NUMBER()))
      draft.putAside(piece, piece.start + index, piece.start + index + text.length);
}
