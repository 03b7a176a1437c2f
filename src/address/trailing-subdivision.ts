/** A subdivision that stands behind the town in one piece: `Rio de Janeiro - RJ`, `Oderzo TV`. */
import { countriesOfStateCodes, namedAfterTowns } from '../../rules/addresses/countries.js';
import { trailingCountry } from './country.js';
import type { AddressDraft } from './draft.js';
import {
  areRelated,
  belongsBefore,
  isNoPartOfTown,
  isProvinceBehind,
  isSubdivision,
  isSubdivisionCode,
  isTownAsSubdivision,
  layoutOf,
} from './facts.js';
import type { AddressPiece } from './text.js';

/** Takes the subdivision at the end of a piece, and marks the name or the code of the country there. */
export function takeTrailing(draft: AddressDraft, piece: AddressPiece, country: string): void {
  const ownName = trailingCountry(piece, (named) => named === country || areRelated(named, country));
  const ownCode =
    !countriesOfStateCodes.includes(country) && !isSubdivisionCode(country, country) && piece.text.endsWith(` ${country}`)
      ? piece.end - 2
      : undefined;
  if (ownName !== undefined || ownCode !== undefined) draft.mark('country', piece, ownName ?? ownCode);
  const { line, start } = piece;
  const rest = draft.pieceFrom(line, start);
  if (rest === undefined || isTownAsSubdivision(rest.text, country)) return;
  if (takeRepeated(draft, rest, country)) return;
  const words = [...rest.text.matchAll(/[^\s(/-]+/g)].slice(-4);
  for (const [index, word] of words.entries()) {
    const text = rest.text.slice(word.index).replace(/[)\s]+$/, '');
    const isCode = index === words.length - 1 && isSubdivisionCode(text, country);
    // `Sunshine West VIC`
    if (word.index === 0 || (!isCode && belongsBefore(rest.folded.slice(0, word.index).replace(/[ -]+$/, '')))) continue;
    const before = rest.text.slice(0, word.index).trimEnd();
    const isBehindSlash = isProvinceBehind(before, country) && (/[/-]$/.test(before) || isTownAsSubdivision(text, country));
    const isInBrackets = rest.text[word.index - 1] === '(';
    const isNameAllowed = namedAfterTowns.includes(country) ? isNoPartOfTown(text, country) : layoutOf(country).includes('S');
    const isNamed = (isNameAllowed || isInBrackets) && !/^[A-Z]{2,3}$/.test(text) && isSubdivision(text, country);
    const isFound = isBehindSlash || isNamed || isCode;
    if (isFound) {
      draft.take('countrySubdivision', rest, rest.start + word.index);
      return;
    }
  }
}

/** `Madrid Madrid`: the town, and the province that is named after it. */
function takeRepeated(draft: AddressDraft, piece: AddressPiece, country: string): boolean {
  const half = (piece.folded.length - 1) / 2;
  const isTwice = Number.isInteger(half) && piece.folded[half] === ' ' && piece.folded.slice(0, half) === piece.folded.slice(half + 1);
  return isTwice && isSubdivision(piece.text.slice(half + 1), country) && draft.take('countrySubdivision', piece, piece.start + half + 1);
}
