/**
 * Lines behind that of the country: they are no part of the address, `Customer no. 12345`, `ISO 9001 certified`, unless they are all that can be town or post code.
 *
 * The gotcha: towns have names of countries, `Lebanon, NH`, and some people write the post code last, `San José, Costa Rica, 10101`.
 */
import { lazy } from '../../rules/vocabulary/lazy.js';
import { countryOfName, countryOfTwoPieces } from './country-name.js';
import type { AddressDraft } from './draft.js';
import { areRelated, countriesOfSubdivision, isCountryCode, isLargeTown } from './facts.js';
import { isWiderPlace } from './named-country.js';
import { isPostBoxText } from './parts.js';
import { findPostCode, hasPostCode } from './post-code.js';
import type { AddressPiece } from './text.js';

const NAME = /* @__PURE__ */ lazy(() => /\p{L}{3}/u);

/** True where what is before the name of the country can be a whole address without what is behind it. */
function isWholeAddress(before: readonly AddressPiece[], behind: readonly AddressPiece[], country: string): boolean {
  if (hasPostCode(before, country) && before.some(({ text }) => NAME().test(text))) return true;
  if (behind.some((piece) => findPostCode([piece], country)?.agrees === true || isLargeTown(piece.text, country))) return false;
  // `65026, Україна, м. Одеса`: a post code alone is no address
  return before.length > 1 || (/\d/.test(before[0]?.text ?? '') && NAME().test(before[0]?.text ?? ''));
}

const withoutCode = (text: string): string => text.replace(/[ -]{1,3}\S*\d.*$/, '');

/** True for what says nothing but country, state or region once more. */
const isPlace = (piece: AddressPiece): boolean =>
  isWiderPlace(piece) ||
  isCountryCode(piece.text) ||
  countryOfName(withoutCode(piece.text)) !== undefined ||
  countriesOfSubdivision(withoutCode(piece.text)).length > 0;

/** The country whose name or code is a piece of its own: a code needs a line of its own, and a post code of the country above, or the caller. */
function countryOfPiece(piece: AddressPiece, pieces: readonly AddressPiece[], given: string | undefined): string | undefined {
  const { text, line } = piece;
  if (!/^[A-Z]{2}$/.test(text)) return countryOfName(text);
  const isAlone = pieces.every((other) => other === piece || other.line !== line);
  if (!isCountryCode(text) || !isAlone) return undefined;
  return text === given || hasPostCode(pieces.slice(0, pieces.indexOf(piece)), text) ? text : undefined;
}

/** Puts aside what stands behind the last piece that is the name of a country. */
export function putAsideBehindCountry(draft: AddressDraft, given: string | undefined): void {
  const { pieces } = draft;
  const at = pieces.findLastIndex((piece) => countryOfPiece(piece, pieces, given) !== undefined);
  const country = pieces[at] && countryOfPiece(pieces[at], pieces, given);
  if (country === undefined || at === 0 || (given !== undefined && given !== country && !areRelated(given, country))) return;
  const [before, behind] = [pieces.slice(0, at), pieces.slice(at + 1)];
  const [next] = behind;
  if (next === undefined || isPlace(next) || countryOfTwoPieces(pieces[at], next) !== undefined || !isWholeAddress(before, behind, country))
    return;
  for (const piece of behind.filter(({ folded }) => !isPostBoxText(folded))) draft.putAside(piece, piece.start, piece.end);
}
