/**
 * The parts of an address with labels: what a label says is so, whatever its place. The value is still looked at, because people write more into a field than its
 * label asks for: `City: Springfield, IL`, `Ort: 10115 Berlin`, `Country: Germany (DE)`.
 */
import { lazy } from '../../rules/vocabulary/lazy.js';
import { countryMeant } from '../identifiers/country/meant.js';
import { agreedCountry, type FoundCountry } from './country.js';
import { countryOfName } from './country-name.js';
import { type AddressDraft, isWithin } from './draft.js';
import { isSubdivision } from './facts.js';
import type { Labels } from './labels.js';
import { takePostCodeAlone } from './marked-town.js';
import { takeFloorsAndRooms } from './parts.js';
import { findPostCode, hasPostCode } from './post-code.js';
import { takeStreet } from './street.js';
import { isStreetWithNumber } from './street-words.js';
import { type AddressPiece, isBefore } from './text.js';
import { takeTownByPlace } from './town.js';
import { isDoubtfulTown } from './town-doubt.js';
import { takeTrailing } from './trailing-subdivision.js';

/** The country that a label names; undefined where there is none, or no country has the name. */
export function takeLabelledCountry(draft: AddressDraft, labels: Labels, given: string | undefined): FoundCountry | undefined {
  const [piece] = labels.of(draft, 'country');
  if (piece === undefined) return undefined;
  // a letter may be the rest of a line that was cut
  const country = countryOfName(piece.text) ?? (piece.text.length > 1 ? countryMeant(piece.text) : undefined);
  if (country === undefined) {
    draft.doubt('country-not-named');
    draft.putAside(piece, piece.start, piece.end);
    return undefined;
  }
  draft.mark('country', piece);
  for (const other of labels.of(draft, 'country')) {
    if ((countryOfName(other.text) ?? countryMeant(other.text)) === country) draft.mark('country', other);
    else draft.doubt('country-contradicted');
  }
  return agreedCountry(draft, given, country);
}

/** Does something with some of the pieces, as if there were no others. */
function within(draft: AddressDraft, pieces: readonly AddressPiece[], act: () => void): void {
  const others = draft.pieces.filter((piece) => !pieces.includes(piece));
  draft.pieces = [...pieces];
  act();
  draft.pieces = [...draft.pieces, ...others].sort((one, other) => (isBefore(one, other) ? -1 : 1));
}

const ONE_FIELD = [
  ['houseNumber', 'buildingNumber'],
  ['subdivision', 'countrySubdivision'],
  ['district', 'districtName'],
  ['postBox', 'postBox'],
  ['building', 'buildingName'],
] as const;

/** Takes what labels say. False where none says the town. */
export function takeLabelledParts(draft: AddressDraft, labels: Labels, country: string): boolean {
  for (const [label, field] of ONE_FIELD) {
    const [piece] = labels.of(draft, label);
    if (piece !== undefined) draft.take(field, piece);
  }
  const street = labels.of(draft, 'street');
  if (street.length > 0) within(draft, street, () => takeLabelledStreet(draft, country));
  takeLabelledCode(draft, labels, country);
  const both = labels.of(draft, 'postCodeAndTown');
  const [town, behind] = labels.of(draft, 'town');
  if (town !== undefined) takeLabelledTown(draft, town, behind, country);
  else if (both.length > 0) within(draft, both, () => takeTownByPlace(draft, country));
  // the code may have no label
  if (town !== undefined && draft.address.postCode === undefined && !labels.has('postCode')) takePostCodeAlone(draft, country);
  return town !== undefined || both.length > 0;
}

function takeLabelledStreet(draft: AddressDraft, country: string): void {
  takeFloorsAndRooms(draft, country);
  takeStreet(draft, country);
  const [street] = draft.pieces;
  if (street !== undefined) draft.take('streetName', street);
}

/** `Eircode: H`, and on the next line `91 E2K3`. */
const REST_OF_CODE = /* @__PURE__ */ lazy(() => /^\p{L}{1,2}$/u);

const CODE = /* @__PURE__ */ lazy(() => /^[\p{L}\d][\p{L}\d -]{1,11}$/u);

function takeLabelledCode(draft: AddressDraft, labels: Labels, country: string): void {
  const [piece] = labels.of(draft, 'postCode');
  if (piece === undefined) return;
  // `ZIP: none`
  if (!/\p{N}/u.test(piece.text)) {
    if (REST_OF_CODE().test(piece.text)) draft.doubt('line-cut');
    return draft.putAside(piece, piece.start, piece.end);
  }
  if (hasPostCode([piece], country)) return takeCodeIn(draft, piece, country);
  draft.doubt('code-out-of-place');
  if (CODE().test(piece.text)) draft.take('postCode', piece);
}

/** Takes the code of a piece, and marks the letters of the country before it. */
function takeCodeIn(draft: AddressDraft, piece: AddressPiece, country: string): void {
  const code = findPostCode([piece], country);
  // `FL 07` may be a floor elsewhere
  if (code === undefined) draft.take('postCode', piece);
  if (code === undefined || !draft.take('postCode', piece, code.start, code.end)) return;
  const letters = draft.pieces.find((other) => isWithin(other, piece) && other.end <= code.start);
  if (letters !== undefined && code.lettersFrom < code.start) draft.mark('postCode', letters);
}

function takeLabelledTown(draft: AddressDraft, piece: AddressPiece, behind: AddressPiece | undefined, country: string): void {
  const { line, start, end } = piece;
  if (draft.address.postCode === undefined && hasPostCode([piece], country)) {
    within(draft, [piece], () => takeTownByPlace(draft, country));
    return;
  }
  // `City: Springfield, IL`; `City: Bonn, City: Berlin` is two towns
  const isOfSubdivision = behind !== undefined && isSubdivision(behind.text, country) && draft.take('countrySubdivision', behind);
  if (behind !== undefined && !isOfSubdivision) draft.doubt('quarter-or-town');
  if (country !== '') takeTrailing(draft, piece, country);
  const town = draft.pieces.find((other) => isWithin(other, { line, start, end }));
  if (town === undefined || !draft.take('townName', town)) return draft.doubt('no-town-in-place');
  if (isDoubtfulTown(town, country) || isStreetWithNumber(town.folded)) draft.doubt('not-only-a-town');
}
