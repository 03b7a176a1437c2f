/**
 * Divides the lines of an address into its parts. `divideLines` has the steps in their order: the country, post box and department, the town with post code and
 * subdivision, floors and rooms, the street. Each takes its pieces out of an `AddressDraft`; what is left becomes lines.
 *
 * `structureLines` divides an address twice where its lines may have been cut in the middle of a name, as given and with the lines joined. Where both do not
 * say the same, neither is sure.
 *
 * Schemes refuse an address without town and country, and a wrong town is worse than none. So each step notes on the draft what is
 * doubtful (`confidence.ts`), and text that fits no field stays a line or is returned as `left`.
 */

import { placeholderPlace } from '../identifiers/address-text.js';
import type { Address } from '../instruction/payment-instruction.js';
import { isNamedByCode, takeChiefTown, takeCityState } from './city-state.js';
import { type AddressConfidence, addressConfidence } from './confidence.js';
import { type FoundCountry, findCountry } from './country.js';
import { isAtFullLine, isCodeCut, type JoinedLines, joinCutLines } from './cut-lines.js';
import { divideAtWords } from './dividers.js';
import { AddressDraft, isWithin, leavePointsOut } from './draft.js';
import { asksForMore, isLargeTown, isSubdivision, nameKey } from './facts.js';
import { takeLabelledCountry, takeLabelledParts } from './labelled-parts.js';
import { hasLabelSign, isLabel, takeLabels } from './labels.js';
import { type BrokenLines, breakLines } from './line-breaks.js';
import { putOtherNumbersAside, takePostCodeBack } from './other-numbers.js';
import { isBuilding, isCompany, saysDistrict, splitAtBox, splitAtCompany, takeBoxAndDepartment, takeFloorsAndRooms } from './parts.js';
import { hasPostCode } from './post-code.js';
import { putRepeatsAside } from './repeats.js';
import { doubtAtSecondLook } from './second-look.js';
import { takeStreet } from './street.js';
import { isStreet } from './street-words.js';
import { type AddressField, type AddressPiece, fold, isBefore, isOnlySeparators, pieceAt, type TextRange } from './text.js';
import { takeTown } from './town.js';
import { takeTownOfUnknown } from './unknown-country.js';

/** What no field took. */
export interface LeftText extends TextRange {
  readonly text: string;
}

export interface StructuredAddress {
  readonly address: Address;
  /** `hybrid` where town and country stand beside lines, or one of the two is missing. */
  readonly form: 'structured' | 'hybrid';
  /** How sure country, town and post code are, all three together. */
  readonly confidence: AddressConfidence;
  /** Field → where its text stands: two places for a name that a line was cut in. */
  readonly used: Readonly<Partial<Record<AddressField, readonly TextRange[]>>>;
  readonly left: readonly LeftText[];
  /** The country that the caller gave is none: it counts as absent. Only ever true. */
  readonly isCountryUnknown?: true;
}

/** A longer text is no address. */
const MAX_TEXT = 1000;
export const MAX_LINES = 20;

/** The lines of an address → its parts. Lines that are too many or too long stay as they are. `given` is the code of a country. */
export function structureLines(lines: readonly string[], given: string | undefined): StructuredAddress {
  const length = lines.reduce((sum, line) => sum + line.length, 0);
  if (length > MAX_TEXT || lines.length > MAX_LINES) return leftAsItIs([...lines.entries()], given);
  const broken = breakLines(lines);
  if (broken === undefined) return structureWholeLines(lines, given);
  const texts = broken.lines.map(({ line, start, end }) => lines[line]?.slice(start, end) ?? '');
  return inBrokenLines(structureWholeLines(texts, given ?? broken.country?.code), broken, lines, given);
}

/** The address of lines that were written otherwise, with the places where they were written. */
function inBrokenLines(
  { address, used, left, confidence, form }: StructuredAddress,
  { lines, left: others, country }: BrokenLines,
  texts: readonly string[],
  given: string | undefined,
): StructuredAddress {
  const placeOf = (range: TextRange): TextRange => {
    const { line, start } = lines[range.line] ?? range;
    return { line, start: start + range.start, end: start + range.end };
  };
  const places = Object.fromEntries(Object.entries(used).map(([field, ranges]) => [field, ranges.map(placeOf)]));
  const isContradicted = country !== undefined && given !== undefined && address.country !== country.code;
  const rest = [...others, ...(isContradicted ? [country.place] : [])].flatMap(
    ({ line, start, end }) => pieceAt(texts[line] ?? '', line, start, end) ?? [],
  );
  return {
    address,
    form,
    confidence: isContradicted ? 'low' : confidence,
    used: country === undefined || isContradicted ? places : { ...places, country: [country.place, ...(places.country ?? [])] },
    left: [
      ...left.map(({ text, ...range }) => ({ ...placeOf(range), text })),
      ...rest.map(({ line, start, end, text }) => ({ line, start, end, text })),
    ].sort((one, other) => (isBefore(one, other) ? -1 : 1)),
  };
}

function structureWholeLines(lines: readonly string[], given: string | undefined): StructuredAddress {
  const asGiven = divideLines(lines, given);
  const joined = joinCutLines(lines);
  const isCodeFirst = beginsLine(asGiven.used.postCode?.[0], lines);
  const [code] = asGiven.used.postCode ?? [];
  if (isCodeFirst && code !== undefined && isCodeCut(lines, code)) asGiven.doubt('line-cut');
  if (!isCodeFirst && [asGiven.used.townName, asGiven.used.postCode].some((places) => places?.[0] && isAtFullLine(lines, places[0])))
    asGiven.doubt('line-cut');
  if (joined === undefined || isCodeFirst) return structuredAddress(asGiven);
  const asJoined = divideLines(joined.lines, given);
  const { address, used } = asJoined;
  const isAcrossLines = ACROSS_LINES.some((field) => used[field]?.some((range) => joined.placesOf(range).length > 1));
  if (address.townName !== undefined && !isAcrossLines) return structuredAddress(asGiven);
  const isNameCut = ACROSS_LINES.some((field) => isOneName(address[field] ?? '', used[field]?.[0], joined, address.country ?? ''));
  const draft = address.townName !== undefined && isNameCut ? asJoined : asGiven;
  draft.doubt('line-cut');
  return draft === asJoined ? inLines(structuredAddress(asJoined), joined, lines) : structuredAddress(asGiven);
}

/** What a line may have been cut in, so that its rest alone would be read as the town. */
const ACROSS_LINES = ['townName', 'postCode', 'countrySubdivision', 'country'] as const;

/** `10115 Berlin`: a line of its own, whatever stands above. */
const beginsLine = (place: TextRange | undefined, lines: readonly string[]): boolean =>
  place !== undefined && isOnlySeparators(lines[place.line]?.slice(0, place.start) ?? '') && place.end < (lines[place.line]?.length ?? 0);

/** True where a name or a code goes on in the next line: a word of it was cut, it is a known one, or its first words ask for more. */
function isOneName(name: string, range: TextRange | undefined, { placesOf, isWordCutIn }: JoinedLines, country: string): boolean {
  const [first] = range === undefined ? [] : placesOf(range);
  if (range === undefined || first === undefined || first.end - first.start >= name.length) return false;
  return (
    isWordCutIn(range) ||
    isLargeTown(name, country) ||
    isSubdivision(name, country) ||
    asksForMore(fold(name.slice(0, first.end - first.start)))
  );
}

/** The address of joined lines, with the places in those that were cut. */
function inLines(address: StructuredAddress, { placesOf }: JoinedLines, lines: readonly string[]): StructuredAddress {
  const used = Object.entries(address.used).map(([field, ranges]) => [field, ranges.flatMap(placesOf)]);
  const left = address.left.flatMap(placesOf).map((place) => ({ ...place, text: lines[place.line]?.slice(place.start, place.end) ?? '' }));
  return { ...address, used: Object.fromEntries(used), left };
}

function divideLines(lines: readonly string[], given: string | undefined): AddressDraft {
  const draft = new AddressDraft(lines);
  const labels = takeLabels(draft);
  putOtherNumbersAside(draft);
  putRepeatsAside(draft);
  leavePointsOut(draft, isAbbreviated);
  const found = (labels && takeLabelledCountry(draft, labels, given)) ?? findCountry(draft, given, lines);
  const layout = found?.layout ?? '';
  if (layout !== '' && takePostCodeBack(draft, layout)) draft.doubt('code-of-number');
  if (splitAtBox(draft)) draft.doubt('box-divided');
  const divided = divideAtWords(draft, layout);
  const isTownLabelled = labels !== undefined && takeLabelledParts(draft, labels, layout);
  takeBoxAndDepartment(draft, layout, (piece) => isCode(piece, draft.pieces, layout));
  if (isTownLabelled && found === undefined) draft.doubt('country-unknown');
  else if (!isTownLabelled && found === undefined) takeTownOfUnknown(draft);
  else if (!isTownLabelled && found !== undefined) takeTownIn(draft, found);
  takeFloorsAndRooms(draft, layout);
  splitAtCompany(draft);
  if (draft.address.streetName === undefined) takeStreet(draft, layout);
  takeRest(draft);
  if (found !== undefined) draft.address.country = found.country;
  if (divided.some((piece) => draft.used.townName?.some((town) => isWithin(town, piece)) === true)) draft.doubt('town-divided');
  if (draft.address.townName === undefined) draft.doubt('town-missing');
  else if (placeholderPlace(draft.address.townName) !== undefined || isLabel(draft.address.townName)) draft.doubt('town-is-placeholder');
  if (hasLabelSign(draft.address.townName ?? '')) draft.doubt('town-is-placeholder');
  if (!isTownLabelled && isCountryTwice(draft)) draft.doubt('quarter-or-town');
  if (!isTownLabelled && isBehindCountry(draft)) draft.doubt('behind-country');
  if (hasDoubtfulRest(draft, isTownLabelled)) draft.doubt('text-left');
  doubtAtSecondLook(draft, lines, layout);
  return draft;
}

/** True where the point at the end of a line may be that of its last word: `Hauptstr.`, `Fife Ltd.`. */
const isAbbreviated = ({ folded }: AddressPiece): boolean => isStreet(folded) || isCompany(folded);

/** True where `C.P. 03940` is a post code. `CP 1234` is a post box where a line below begins with a post code: `1211 Genève`. */
const isCode = (piece: AddressPiece, pieces: readonly AddressPiece[], country: string): boolean =>
  hasPostCode([piece], country) &&
  !pieces.some((other) => isBefore(piece, other) && /^\d{4,5} \p{L}/u.test(other.text) && hasPostCode([other], country));

/** Takes the town. Where its name alone says it, what its place would say is no doubt. */
function takeTownIn(draft: AddressDraft, { layout }: FoundCountry): void {
  const { doubts } = draft;
  const isCodeOnly = isNamedByCode(draft);
  const isCityState = takeCityState(draft, layout);
  takeTown(draft, layout);
  const isByName = !isCityState && draft.address.townName === undefined && (takeChiefTown(draft, layout) || takeLargeTown(draft, layout));
  if (isCityState || isByName) draft.doubts = doubts;
  if (isCityState && isCodeOnly) draft.doubt('city-state-by-code');
  if (isByName) draft.doubt('town-known-by-name');
}

/** `Milano, Via Manzoni 12, 20121`: where no town was found in its place, one of the largest that stands alone. */
function takeLargeTown(draft: AddressDraft, country: string): boolean {
  const town = draft.pieces.find(({ text }) => isLargeTown(text, country));
  return town !== undefined && draft.take('townName', town);
}

/** `Villanova`, below it `Panama` and `Panama`: the chief town with its quarter, or another town and the country twice. */
function isCountryTwice(draft: AddressDraft): boolean {
  const { townName = '', townLocationName, postCode } = draft.address;
  const [country] = draft.used.country ?? [];
  return (
    postCode === undefined &&
    townLocationName !== undefined &&
    country !== undefined &&
    nameKey(draft.textOf(country)) === nameKey(townName)
  );
}

/** True where the name of the country stands before town or post code, and not behind them. */
const isBehindCountry = ({ used: { country, townName, postCode } }: AddressDraft): boolean =>
  [townName, postCode].some(
    (places) => places?.[0] !== undefined && country?.every((place) => isBefore(place, places[0] as TextRange)) === true,
  );

/** Text that no field took, and lines between street and town that may be a town themselves. */
function hasDoubtfulRest({ used, address, pieces }: AddressDraft, isTownLabelled: boolean): boolean {
  if (pieces.some(({ folded }) => !isCompany(folded))) return true;
  if (isTownLabelled) return false;
  const [street] = used.streetName ?? [];
  const [town] = used.townName ?? [];
  const lines = [...(used.addressLine1 ?? []), ...(used.addressLine2 ?? [])];
  const isBetween = (line: TextRange) => street !== undefined && town !== undefined && isBefore(street, line) && isBefore(line, town);
  const isBehind = (line: TextRange) => town !== undefined && isBefore(town, line);
  return lines.some(
    (line) => isBehind(line) || (isBetween(line) && (address.postCode === undefined || address.townLocationName === undefined)),
  );
}

const NAME_WITHOUT_DIGITS = /^[^\d]{2,}$/;

/** Takes districts, buildings and parts of the town out of what is left, then makes lines of the rest. */
function takeRest(draft: AddressDraft): void {
  const [street] = draft.used.streetName ?? [];
  const [town] = draft.used.townName ?? [];
  for (const piece of draft.pieces) {
    if (saysDistrict(piece.folded)) draft.take('districtName', piece);
    else if (isBuilding(piece.folded) && !isCompany(piece.folded)) draft.take('buildingName', piece);
    else if (street && town && isBefore(street, piece) && isBefore(piece, town) && NAME_WITHOUT_DIGITS.test(piece.text))
      draft.take('townLocationName', piece);
  }
  takeLines(draft);
}

/** What is left becomes two lines; the name of a company is no part of an address. */
function takeLines(draft: AddressDraft): void {
  for (const run of runsOf(draft.pieces.filter((piece) => !isCompany(piece.folded)))) {
    const [from, to] = [run[0], run.at(-1)];
    if (from === undefined || to === undefined) continue;
    const field = draft.address.addressLine1 === undefined ? 'addressLine1' : 'addressLine2';
    if (from === to) draft.take(field, from);
    else if (isFree(draft, from, to)) draft.takeTogether(field, from, to);
  }
}

/** Pieces of one line, side by side. */
function runsOf(pieces: readonly AddressPiece[]): readonly (readonly AddressPiece[])[] {
  const runs: AddressPiece[][] = [];
  for (const piece of pieces) {
    const run = runs.at(-1);
    if (run?.at(-1)?.line === piece.line) run.push(piece);
    else runs.push([piece]);
  }
  return runs;
}

/** True where nothing between the two was taken. */
function isFree({ used, aside }: AddressDraft, from: AddressPiece, to: AddressPiece): boolean {
  return !Object.values(used)
    .flat()
    .concat(aside)
    .some(({ line, start }) => line === from.line && start > from.start && start < to.end);
}

function structuredAddress(draft: AddressDraft): StructuredAddress {
  const { address, used } = draft;
  const left = draft.pieces.concat(draft.aside).sort((one, other) => (isBefore(one, other) ? -1 : 1));
  const isStructured = address.addressLine1 === undefined && address.townName !== undefined && address.country !== undefined;
  return {
    address: Object.fromEntries(FIELD_ORDER.flatMap((field) => (address[field] === undefined ? [] : [[field, address[field]]]))),
    form: isStructured ? 'structured' : 'hybrid',
    confidence: addressConfidence(draft.doubts),
    used,
    left: left.map(({ line, start, end, text }) => ({ line, start, end, text })),
  };
}

const FIELD_ORDER: readonly AddressField[] = [
  ...(['country', 'addressLine1', 'addressLine2', 'department', 'streetName', 'buildingNumber', 'buildingName', 'floor', 'room'] as const),
  ...(['townName', 'townLocationName', 'districtName', 'postBox', 'postCode', 'countrySubdivision'] as const),
];

/** The lines with their numbers, of which nothing is read. */
export function leftAsItIs(lines: readonly (readonly [line: number, text: string])[], country: string | undefined): StructuredAddress {
  const left = lines.map(([line, text]) => pieceAt(text, line, 0, text.length)).filter((piece) => piece !== undefined);
  return {
    address: country === undefined ? {} : { country },
    form: 'hybrid',
    confidence: addressConfidence(new Set(['not-read'])),
    used: {},
    left: left.map(({ line, start, end, text }) => ({ line, start, end, text })),
  };
}
