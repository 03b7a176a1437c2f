/** Finds the post code of an address, by the form of the country's codes and by their place in its layout. */

import { lettersInPostCode } from '../../rules/addresses/countries.js';
import { dividedPostCodes, halfPostCodes, otherPostCodes } from '../../rules/addresses/customs.js';
import { numberMark } from '../../rules/addresses/house-numbers.js';
import { wordsBeforeNumber } from '../../rules/addresses/other-numbers.js';
import { boxesBeforeNumber, numberOfBoxBefore } from '../../rules/addresses/post-boxes.js';
import { postCodeInShort, wordsBeforePostCode } from '../../rules/addresses/post-codes.js';
import { runOnScripts } from '../../rules/addresses/scripts.js';
import { streetsBehindHouseNumber } from '../../rules/addresses/streets.js';
import { lazy, perObject } from '../../rules/vocabulary/lazy.js';
import { postCodePattern } from '../identifiers/post-code.js';
import { isRunOn } from './east-asian.js';
import { isSubdivision, layoutOf } from './facts.js';
import { isNoTown, saysCorner } from './no-town.js';
import { endsInRoom, isBuilding, isCompany, isRoomOrFloor } from './parts.js';
import { pattern, patternsOf } from './patterns.js';
import { isStreet, isStreetWithNumber } from './street-words.js';
import { type AddressPiece, anyOf, type TextRange, withAsciiDigits } from './text.js';

/** Where the code stands in its piece. */
export type Position = 'whole' | 'start' | 'end' | 'middle';

export interface FoundPostCode {
  readonly piece: AddressPiece;
  readonly start: number;
  readonly end: number;
  /** Letters of the country before it that are no part of it: `D-`. */
  readonly lettersFrom: number;
  readonly position: Position;
  /** The country's layout has it at this place, and the code has its form. */
  readonly agrees: boolean;
  /** Another code agrees as well: `9021 Győr Baross út 12.` and below it `Cost centre 4711`. */
  readonly isOneOfSeveral?: boolean;
}

/** Some scripts run on into the code: `大厦100022`. */
const LETTER_BEFORE = `(?![${runOnScripts}])\\p{L}`;

const patterns = new Map<string, RegExp | undefined>();

function postCodePatternIn(country: string): RegExp | undefined {
  if (!patterns.has(country)) {
    const [written = '', divided = ''] = dividedPostCodes[country] ?? [];
    const source = (postCodePattern(country) ?? otherPostCodes[country])
      ?.slice(1, -1)
      .replace(written, divided)
      .replace('(?:', `(?<letters>${postCodeInShort}[: ]{0,2}|`); // the letters of the country come first
    const pattern =
      source === undefined
        ? undefined
        : new RegExp(`(?<![\\p{N}#]|${LETTER_BEFORE})(?<label>${wordsBeforePostCode})?${source}(?![\\p{L}\\p{N}]|[-–/]\\d)`, 'giu');
    patterns.set(country, pattern);
  }
  return patterns.get(country);
}

export const hasPostCode = (pieces: readonly AddressPiece[], country: string): boolean =>
  pieces.some(({ text }) => withAsciiDigits(text).search(postCodePatternIn(country) ?? /$^/) >= 0);

/** Any number that can be a post code, where the country has none that we know or writes others. */
const ANY_NUMBER = /* @__PURE__ */ lazy(
  () => /(?<![\p{L}\p{N}#–-])(?:[A-Z]{1,3}-?)?\d{3,7}(?:-\d{3,5}(?:-\d)?)?(?![\p{L}\p{N}]|[-–/.]\d)/gu,
);

function positionOf(text: string, start: number, end: number): Position {
  const isFirst = !/[\p{L}\p{N}]/u.test(text.slice(0, start));
  const isLast = !/[\p{L}\p{N}]/u.test(text.slice(end));
  if (isFirst) return isLast ? 'whole' : 'start';
  return isLast ? 'end' : 'middle';
}

/** True where the layout of the country (`A ZC`: street, then post code and town) has the code at this place. */
function fitsLayout(position: Position, layout: string, length = 4): boolean {
  // Hungarians write `1134 Budapest, Váci út 33.`, too
  if (position === 'whole' || (position === 'start' && layout === 'C A Z')) return true;
  // `338 Ruwi`: a short number has a line of its own there, or is no code
  if (length < 4 && /Z C/.test(layout)) return false;
  if (!layout.includes('Z') || !layout.includes('C')) return position !== 'middle';
  return position === 'end' ? /C.*Z/.test(layout) : /Z.*C/.test(layout);
}

/** The words on the side of the code on which the town is expected, in the same piece. */
function wordsBesideCode({ piece, start, end, position }: Pick<FoundPostCode, 'piece' | 'start' | 'end' | 'position'>): string {
  const text = position === 'end' ? piece.folded.slice(0, start - piece.start) : piece.folded.slice(end - piece.start);
  return text.trim();
}

const HAS_LETTERS = /* @__PURE__ */ lazy(() => /\p{L}{2}|\p{L}\.-?\p{L}/u);

/** Letters, or the number of a house whose street is the piece before: `Calle Mayor, 23 28014 Madrid`. */
function hasPlaceBefore({ piece, start }: FoundPostCode): boolean {
  const before = piece.text.slice(0, start - piece.start);
  return HAS_LETTERS().test(before) || /^\d{1,4}[a-z]? $/i.test(before);
}

/** A code of letters and digits is no house number: `Kingswood Road SW2 4JE`. */
const isUnmistakable = (candidate: FoundPostCode): boolean =>
  (candidate.agrees || candidate.end - candidate.start > 7) && hasLettersAndDigits(candidate);

function hasLettersAndDigits({ piece, start, end }: FoundPostCode): boolean {
  const code = piece.text.slice(start - piece.start, end - piece.start);
  return /[A-Z]/i.test(code) && /\d/.test(code);
}

/**
 * `Alameda Roosevelt 2604 San Salvador`, `Rua Augusta, 1500, Porto`: four digits behind a street that has no other number may be those of the house. `previous` is the
 * piece before that of the code.
 */
export function mayBeHouseNumber({ piece, position, start, end }: FoundPostCode, previous: AddressPiece | undefined): boolean {
  if (position === 'whole')
    return end - start < 5 && previous !== undefined && isStreet(previous.folded) && !isStreetWithNumber(previous.folded);
  const before = piece.folded.slice(0, start - piece.start);
  return position === 'middle' && end - start < 5 && isStreet(before.trim()) && !/\d/.test(before);
}

/** The number of a post box: `Mr Example P.O. Box 10084`. */
const BOX_BEFORE = /* @__PURE__ */ pattern(() => `(?:^|[ .])${anyOf(boxesBeforeNumber)}[ .:]{0,3}(?:${numberOfBoxBefore})?$`);

/** The number of something else: `Customer no. 12345`. */
const NUMBER_BEFORE = /* @__PURE__ */ pattern(() => `^${anyOf(wordsBeforeNumber)}[ .:#]{1,3}(?:${numberMark})?$`);

/** False for a number that is more likely that of a house, a room, a post box or a street. `at` is the number of its piece. */
function isPossibleCode(candidate: FoundPostCode, at: number, pieces: readonly AddressPiece[]): boolean {
  const { piece, position, start, end } = candidate;
  const [before, upTo] = [piece.folded.slice(0, start - piece.start), piece.folded.slice(0, end - piece.start)];
  if (isRoomOrFloor(piece.folded) || endsInRoom(upTo) || BOX_BEFORE().test(before) || NUMBER_BEFORE().test(before)) return false;
  if (position !== 'end' && saysCorner(piece.folded.slice(end - piece.start).trim())) return false;
  if (position === 'whole') return isPossibleAlone(candidate, at, pieces);
  const beside = wordsBesideCode(candidate);
  if (!HAS_LETTERS().test(beside)) return position === 'end' && hasPlaceBefore(candidate);
  const digits = piece.text.slice(start - piece.start, end - piece.start).replace(/\P{N}.*/u, '');
  const isShort = digits.length < 5;
  if (position !== 'end' && isShort && HOUSE_NUMBER().test(beside)) return false;
  if (position === 'middle') return hasPlaceBefore(candidate);
  if (position === 'end' && isShort && pieces[at + 1] !== undefined && isBuilding(beside)) return false;
  if (candidate.agrees && position === 'start' && at === pieces.length - 1)
    return !isStreetWithNumber(piece.folded) || pieces.length === 1 || isTownLikeStreet(candidate, pieces[at - 1]);
  return !isStreet(beside) || isUnmistakable(candidate);
}

/** The same for a number that is a piece of its own. */
function isPossibleAlone(candidate: FoundPostCode, at: number, pieces: readonly AddressPiece[]): boolean {
  const { piece, start, end } = candidate;
  const next = pieces[at + 1];
  if (at === 1 && isBetweenTownAndStreet({ line: piece.line, start, end }, pieces[0], next)) return true;
  if (isNumberBehindStreet(candidate, pieces[at - 1])) return false;
  const isBeforeStreet = next !== undefined && isStreet(next.folded) && (at === 0 || next.line === piece.line);
  return !isBeforeStreet;
}

/** `Av. 25 de Setembro, 1695, Maputo`: four digits alone behind a street without a number are that number. */
const isNumberBehindStreet = ({ piece, start, end }: FoundPostCode, before: AddressPiece | undefined): boolean =>
  before?.line === piece.line && end - start < 5 && isStreet(before.folded) && !isStreetWithNumber(before.folded);

/** `Frankfurt am Main, 60311, Kaiserstr. 10`: a name before the code, and behind it one with a number. Five digits are no number of a house. */
export function isBetweenTownAndStreet(code: TextRange, before: AddressPiece | undefined, next: AddressPiece | undefined): boolean {
  if (before?.line !== code.line || next?.line !== code.line || code.end - code.start < 5) return false;
  return !isNoTown(before) && !isCompany(before.folded) && /^\D+ \d{1,4}[a-z]?$/.test(next.folded);
}

/** `Kirchengasse 9`, and below it `5580 Tamsweg`. */
const isTownLikeStreet = (candidate: FoundPostCode, previous: AddressPiece | undefined): boolean =>
  previous !== undefined &&
  isStreetWithNumber(previous.folded) &&
  (candidate.end - candidate.start < 5 ? /^[^ \d]*$/ : /^\D*$/).test(wordsBesideCode(candidate));

/** A street begins behind the number: `1901 Airport Road Springfield`. */
const HOUSE_NUMBER = /* @__PURE__ */ pattern(() => `^[\\p{L}'’.]+ (?:[\\p{L}'’.]+ ){0,2}${anyOf(streetsBehindHouseNumber)}\\b`);

/** Letters that a country uses beside its own code: `ISL-61130`. */
const FOREIGN_LETTERS = /(?<![^ ])[A-Z]{2,3}-$/;

/** Letters before the code are a custom of foreign mail, unless the country's own mail writes them. */
function candidatesIn(piece: AddressPiece, pattern: RegExp, country: string, isKnown: boolean): FoundPostCode[] {
  const text = withAsciiDigits(piece.text.replaceAll('\u00a0', ' '));
  // every code has one
  if (!/\d/.test(text)) return [];
  const layout = layoutOf(country);
  return [...text.matchAll(pattern)].map((match) => {
    const letters = lettersInPostCode.includes(country) ? 0 : (match.groups?.letters?.length ?? 0);
    const dropped = letters + (match.groups?.label?.length ?? 0);
    const own = FOREIGN_LETTERS.exec(piece.text.slice(0, match.index))?.[0].length ?? 0;
    const position = positionOf(piece.text, match.index - own, match.index + match[0].length);
    const start = piece.start + match.index + dropped;
    const lettersFrom = piece.start + match.index - own;
    const end = piece.start + match.index + match[0].length;
    // `Col. Centro C.P. 44100`: the word for it leaves no doubt
    const isSaid = match.groups?.label !== undefined || /^c/i.test(match.groups?.letters ?? '');
    return { piece, start, end, lettersFrom, position, agrees: isKnown && (isSaid || fitsLayout(position, layout, end - start)) };
  });
}

/** Country → its code among pieces. Each step asks anew, two times of three about the same pieces: whoever takes something of an address makes a new list. */
const codesByCountry = /* @__PURE__ */ perObject((_: readonly AddressPiece[]) => new Map<string, FoundPostCode | undefined>());

/** Finds the code: first one that agrees with the layout, the last of them; then one at another place near the end. */
export function findPostCode(pieces: readonly AddressPiece[], country: string): FoundPostCode | undefined {
  const known = codesByCountry(pieces);
  if (!known.has(country)) known.set(country, searchPostCode(pieces, country));
  return known.get(country);
}

function searchPostCode(pieces: readonly AddressPiece[], country: string): FoundPostCode | undefined {
  const pattern = postCodePatternIn(country);
  const possible = pattern === undefined ? [] : possibleCodes(pieces, (piece) => candidatesIn(piece, pattern, country, true));
  // `AV LIBERTADOR 5990 CAPITAL FEDERAL C1428ARP`
  const full = possible.filter(hasLettersAndDigits);
  const known = full.length > 0 ? full : possible;
  const agreeing = lastOf(known);
  const lastPieces = pieces.slice(-2);
  const last = pieces.at(-1);
  const isLastBut = (piece: AddressPiece) => pieces.slice(pieces.indexOf(piece) + 1).every(({ text }) => isSubdivision(text, country));
  const isNear = ({ piece, position }: FoundPostCode) =>
    lastPieces.includes(piece) && (position !== 'end' || piece.line === last?.line || isLastBut(piece));
  const elsewhere = known.filter(isNear).at(-1);
  return agreeing ?? elsewhere ?? codesOfUnknownForm(pieces, country).at(-1);
}

const textOf = ({ piece, start, end }: FoundPostCode): string =>
  piece.text.slice(start - piece.start, end - piece.start).replace(/[\s-]/g, '');

/** The last code that agrees, and whether another one does, or is too long for the number of a house. A code that is repeated is one. */
function lastOf(codes: readonly FoundPostCode[]): FoundPostCode | undefined {
  const last = codes.findLast(({ agrees }) => agrees);
  if (last === undefined) return undefined;
  const isOther = (code: FoundPostCode): boolean =>
    textOf(code) !== textOf(last) && code.piece !== last.piece && (code.agrees || code.end - code.start > 4);
  return codes.some(isOther) ? { ...last, isOneOfSeveral: true } : last;
}

const possibleCodes = (pieces: readonly AddressPiece[], candidates: (piece: AddressPiece) => FoundPostCode[]): FoundPostCode[] =>
  pieces.flatMap((piece, at) => candidates(piece).filter((candidate) => isPossibleCode(candidate, at, pieces)));

const halfCodePatternOf = /* @__PURE__ */ patternsOf(halfPostCodes, 'gu');

/** `Rua Augusta, 1500`. */
function isNumberOfStreet(piece: AddressPiece, pieces: readonly AddressPiece[]): boolean {
  const previous = pieces[pieces.indexOf(piece) - 1];
  return previous?.line === piece.line && isStreet(previous.folded);
}

/** Numbers that may be post codes of a country whose form of codes is not known, or that writes others. */
function codesOfUnknownForm(pieces: readonly AddressPiece[], country: string): FoundPostCode[] {
  const layout = layoutOf(country);
  const halfCode = halfCodePatternOf(country);
  return possibleCodes(pieces, (piece) => candidatesIn(piece, halfCode ?? ANY_NUMBER(), country, false)).filter(
    ({ piece, position, start, end }) => {
      if (position === 'middle' || !pieces.slice(-3).includes(piece)) return false;
      if (halfCode !== undefined) return position === 'whole';
      // `세종대로 110`: the number of a house
      if (end - start < 5 && isRunOn(piece.folded)) return false;
      if (position === 'whole') return pieces.indexOf(piece) > 0 && !isNumberOfStreet(piece, pieces);
      const isLast = pieces.at(-1) === piece;
      return isLast || (end - start > 3 && layout.includes('Z') && fitsLayout(position, layout));
    },
  );
}
