/** Parts of an address that a word names: post box, floor, room, building, department, and the name of a company. */
import { alternatives } from '../../rules/addresses/alternatives.js';
import { buildingEndings, buildingsBehindNumber, buildingWords } from '../../rules/addresses/buildings.js';
import { companyWords, departmentsAtEnd, departmentWords } from '../../rules/addresses/companies.js';
import { boxOfFlat, codeBehindBox, floorBeforeF, hashBeforeHouseNumber, houseNumberLikeBox } from '../../rules/addresses/customs.js';
import { districtPrefixes, districtWords, subdivisionPrefixes, subdivisionWords } from '../../rules/addresses/districts.js';
import {
  doorsOfFloor,
  floorBeforeDoor,
  floorBySign,
  floorBySlash,
  floorsByName,
  floorWords,
  numberOfFloor,
  numberOfRoom,
  ordinalEndings,
  roomWords,
  saintsBeforeFloor,
} from '../../rules/addresses/floors-and-rooms.js';
import {
  boxBehindDistrict,
  boxesBehindTown,
  boxesBesideStreet,
  boxesInside,
  boxesOfFlats,
  boxesWithoutNumber,
  boxLikePostCode,
  numberOfBox,
  numberOfBoxInside,
  postBoxWords,
  postBoxWordsOf,
  postOffice,
} from '../../rules/addresses/post-boxes.js';
import { lazy } from '../../rules/vocabulary/lazy.js';
import type { AddressDraft } from './draft.js';
import { pattern, patternsOf } from './patterns.js';
import { isStreet, isStreetWithNumber } from './street-words.js';
import { type AddressPiece, anyOf, anyOfBehind } from './text.js';

const WORD_END = '(?![\\p{L}\\p{N}])';
const WORD_START = '(?<![\\p{L}\\p{N}])';
/** `2`, `II.`, `3rd`, `1º`. */
const ORDINAL = `(?:\\d{1,3}|(?<!\\p{L})[ivx]{1,4}(?=\\.))(?:${ordinalEndings})?`;
/** `4`, `12B`, `A/3`. */
const ROOM_NUMBER = '[\\p{N}\\p{L}][\\p{N}\\p{L}/-]{0,5}';

/** `3º izda`, `2. th`; `5º`; `12/f`; `3rd floor`; `Floor 12`; `Erdgeschoss`. */
const floorPattern = (): string => {
  const floor = anyOfBehind(floorWords);
  const forms = [
    `${floorBeforeDoor}${anyOf(doorsOfFloor)}\\.?`,
    floorBySign,
    floorBySlash,
    `${ORDINAL} ?${floor}`,
    `${floor}${WORD_END}[ :]{0,2}(?:${numberOfFloor})?-?\\d{1,3}[a-z]?`,
    `${anyOf(floorsByName)}`,
  ];
  return `(?:${forms.join('|')})${WORD_END}`;
};
const roomPattern = (): string =>
  `${anyOf(roomWords)}(?:[ .:#-]|${numberOfRoom}){0,4}(?:(?=[^ ]{0,3}\\d)${ROOM_NUMBER}|(?<!\\p{L})[a-z])${WORD_END}`;

const FLOOR_WHOLE = /* @__PURE__ */ pattern(() => `^${floorPattern()}$`);
const ROOM_WHOLE = /* @__PURE__ */ pattern(() => `^(?:${roomPattern()}|#\\d[\\d-]*)$`);
/**
 * Runs a pattern with a long list of words only where a part of the text, by itself, is what it looks for. Most texts have none, and then the pattern is never
 * compiled: the row `address/first`.
 */
const ifPartIsWhole =
  (isPart: (folded: string, at: number, whole: RegExp) => boolean, whole: () => RegExp, found: () => RegExp) =>
  (folded: string): RegExpExecArray | null => {
    for (let at = 1; at < folded.length; at++) if (isPart(folded, at, whole())) return found().exec(folded);
    return null;
  };
const isBeginning = (folded: string, at: number, whole: RegExp): boolean => folded[at] === ' ' && whole.test(folded.slice(0, at));
const isEnding = (folded: string, at: number, whole: RegExp): boolean =>
  (folded[at - 1] === ' ' || folded[at - 1] === '/') && whole.test(folded.slice(at));

const floorAtEnd = /* @__PURE__ */ ifPartIsWhole(
  isEnding,
  FLOOR_WHOLE,
  /* @__PURE__ */ pattern(() => `(?<=[\\p{L}\\p{N}./] )(?<!(?:^| )${anyOf(saintsBeforeFloor)} )${floorPattern()}$`),
);
const roomAtEnd = /* @__PURE__ */ ifPartIsWhole(
  isEnding,
  ROOM_WHOLE,
  /* @__PURE__ */ pattern(() => `(?<=[\\p{L}\\p{N}./] |\\d/)${roomPattern()}$`),
);
const floorAtStart = /* @__PURE__ */ ifPartIsWhole(
  isBeginning,
  FLOOR_WHOLE,
  /* @__PURE__ */ pattern(() => `^${floorPattern()} (?=.*\\p{L})`),
);
const roomAtStart = /* @__PURE__ */ ifPartIsWhole(
  isBeginning,
  ROOM_WHOLE,
  /* @__PURE__ */ pattern(() => `^${roomPattern()} (?=.*\\p{L})`),
);

const POST_BOX = /* @__PURE__ */ pattern(
  () =>
    `^(?:\\d{2} (?=${boxBehindDistrict}))?${anyOf(postBoxWords)}(?!\\p{L})[ .:#-]{0,3}(?:${numberOfBox})?[\\p{L}]{0,3}[ -]?\\d[\\d /–-]{0,8}[a-z]?${WORD_END}`,
);
/** Without a number, in countries where the post knows the payee: `Postfach`, below it post code and town. */
const POST_BOX_ALONE = /* @__PURE__ */ pattern(() => `^${anyOf(boxesWithoutNumber)}$`);
const houseNumberPatternOf = /* @__PURE__ */ patternsOf(houseNumberLikeBox);
const POST_BOX_INSIDE = /* @__PURE__ */ pattern(() => `(?<=[\\p{L}\\p{N}] )${anyOf(boxesBesideStreet)}[ .:]{0,2}\\d[\\d ]{0,7}\\d?$`);

const DEPARTMENT = /* @__PURE__ */ pattern(() => `^${anyOf(departmentWords)}(?:[ .:]|$)`);
const DEPARTMENT_AT_END = /* @__PURE__ */ pattern(() => `(?:^| )${anyOf(departmentsAtEnd)}$`);
const BUILDING = /* @__PURE__ */ pattern(() => `${WORD_START}${anyOf(buildingWords)}${WORD_END}`);
const BUILDING_ENDING = /* @__PURE__ */ pattern(() => `\\p{L}{3}${anyOf(buildingEndings)}$`);
const COMPANY = /* @__PURE__ */ pattern(() => `(?:[ ,]|^)${anyOf(companyWords)}$`);
const SUBDIVISION = /* @__PURE__ */ pattern(() => `^${anyOf(subdivisionPrefixes)}|${WORD_START}${anyOf(subdivisionWords)}${WORD_END}`);
const DISTRICT = /* @__PURE__ */ pattern(
  () => `(?:^${anyOf(districtPrefixes)}|^${anyOf(districtWords)}[ .]|${WORD_START}${anyOf(districtWords)}\\.?$)`,
);

export const isRoomOrFloor = (folded: string): boolean => FLOOR_WHOLE().test(folded) || ROOM_WHOLE().test(folded);
/** `Unit 1204`, at the start or behind other words. */
export const endsInRoom = (folded: string): boolean =>
  ROOM_WHOLE().test(folded) || (roomAtEnd(folded) !== null && !POST_OFFICE().test(folded));
const POST_OFFICE = /* @__PURE__ */ pattern(() => `${alternatives(postOffice)} \\d+$`);
/** How long the room is at the start of a text, with the space behind it: `Apt 4 Springfield`. */
export const lengthOfRoom = (folded: string): number | undefined => roomAtStart(folded)?.[0].length;
export const isPostBoxText = (folded: string): boolean => POST_BOX().test(folded);
export const isDepartment = (folded: string): boolean => DEPARTMENT().test(folded) || DEPARTMENT_AT_END().test(folded);
export const isBuilding = (folded: string): boolean => BUILDING().test(folded) || BUILDING_ENDING().test(folded);
export const isCompany = (folded: string): boolean => COMPANY().test(folded);
export const saysSubdivision = (folded: string): boolean => SUBDIVISION().test(folded);
const SUBDIVISION_PREFIX = /* @__PURE__ */ pattern(() => `^${anyOf(subdivisionPrefixes)} ?(?=.{2})`);
/** How long the word for a subdivision is before its name. */
export const lengthOfSubdivisionPrefix = (folded: string): number | undefined => SUBDIVISION_PREFIX().exec(folded)?.[0].length;
export const saysDistrict = (folded: string): boolean => DISTRICT().test(folded);

/** A post box with text on both sides: `Mr Example P.O. Box 10084 KAMPALA`. */
const BOX_BETWEEN = /* @__PURE__ */ pattern(
  () =>
    `(?<=[\\p{L}\\p{N}.] )(?<!^\\d{2} )(?:(?:\\d{2} )?${boxBehindDistrict}\\.?|${alternatives(boxesInside)})[ .:]{1,3}(?:${numberOfBoxInside})?\\d[\\d /–-]{0,8}(?= \\p{L}{3})`,
);

/** A post box behind the town: `9700 Szombathely Pf. 45`. */
const BOX_BEHIND_TOWN = /* @__PURE__ */ pattern(
  () => `(?<=^(?:\\p{L}{1,2}-)?\\d{4,5} [\\p{L}. -]{3,40} )${anyOf(boxesBehindTown)}[ .:]{1,3}\\d[\\d /-]{0,8}\\.?$`,
);

/** Divides a piece that has a post box inside. True where one was, so that what stands behind it may be more than the town. */
export function splitAtBox(draft: AddressDraft): boolean {
  const ending = draft.pieces.find(({ folded }) => BOX_BEHIND_TOWN().test(folded));
  if (ending !== undefined) draft.split(ending, ending.start + (BOX_BEHIND_TOWN().exec(ending.folded)?.index ?? 0));
  const piece = draft.pieces.find(({ folded }) => BOX_BETWEEN().test(folded));
  if (piece === undefined) return false;
  draft.split(piece, piece.start + (BOX_BETWEEN().exec(piece.folded)?.index ?? 0));
  return true;
}

/** Divides a first piece behind the name of a company, before a street: `EXAMPLE SRL VIALE LUNGO 140`. */
export function splitAtCompany(draft: AddressDraft): void {
  const [piece] = draft.pieces;
  if (piece === undefined) return;
  const { folded, start } = piece;
  const at = [...folded.matchAll(/ /g)].slice(0, 8).find(({ index }) => {
    const [before, behind] = [folded.slice(0, index), folded.slice(index + 1)];
    return isCompany(before) && / /.test(before) && !/\d/.test(before) && (isStreetWithNumber(behind) || /^\d/.test(behind));
  })?.index;
  if (at !== undefined) draft.split(piece, start + at);
}

const BOX_LIKE_CODE = /* @__PURE__ */ pattern(() => `^${boxLikePostCode}`);

/** Takes post box and department, where a piece begins with the word. */
export function takeBoxAndDepartment(draft: AddressDraft, country: string, isPostCode: (piece: AddressPiece) => boolean): void {
  for (const piece of draft.pieces) {
    const { folded } = piece;
    if (boxOfFlat.includes(country) && takeBoxOfFlat(draft, piece)) continue;
    if (houseNumberPatternOf(country)?.test(folded)) continue;
    if (POST_BOX_ALONE().test(folded) && draft.take('postBox', piece)) continue;
    const box = lengthOfBox(folded, country);
    if (box !== undefined && !isStreet(folded) && !(BOX_LIKE_CODE().test(folded) && isPostCode(piece))) takeBox(draft, piece, box);
    else if (isDepartment(folded) && !isStreetWithNumber(folded)) draft.take('department', piece);
  }
}

/** `Rue de la Loi 16 Box 205`: a box beside a street or alone. */
function takeBoxOfFlat(draft: AddressDraft, piece: AddressPiece): boolean {
  const at = piece.folded.search(BOX_OF_FLAT());
  return at >= 0 && draft.take('room', piece, piece.start + at);
}
const BOX_OF_FLAT = /* @__PURE__ */ pattern(() => `(?:^|(?<=\\d[a-z]? ))${anyOf(boxesOfFlats)} ?\\d{1,4}[a-z]?$`);

/** The length of a post box, without the post code that some countries write behind it: `P.O. Box 99-80100`. */
function lengthOfBox(folded: string, country: string): number | undefined {
  const text = POST_BOX().exec(folded)?.[0];
  if (text === undefined) return lengthOfNationalBox(folded, country);
  return codeBehindBox.includes(country) ? text.replace(/ ?- ?\d{5}$/, '').length : text.length;
}

/** The length of a post box whose word only this country uses, `PL 123`; undefined where the text begins with none. */
function lengthOfNationalBox(folded: string, country: string): number | undefined {
  const words = postBoxWordsOf[country];
  return words === undefined ? undefined : new RegExp(`^${anyOf(words)} \\d{1,6}(?= \\d{5} | \\p{L}{2}|$)`, 'u').exec(folded)?.[0].length;
}

/** Takes the box; without its word where both are too long for the field: `Apartado de Correos 221`. */
function takeBox(draft: AddressDraft, piece: AddressPiece, length: number): void {
  const end = piece.start + length;
  if (draft.take('postBox', piece, piece.start, end)) return;
  const number = piece.folded.slice(0, length).search(/\d[\d /–-]*[a-z]?$/);
  if (number < 0 || !draft.take('postBox', piece, piece.start + number, end)) return;
  const word = draft.pieceFrom(piece.line, piece.start);
  if (word !== undefined) draft.mark('postBox', word);
}

/** Takes floor and room, where a whole piece is one. */
export function takeFloorsAndRooms(draft: AddressDraft, country: string): void {
  for (const piece of draft.pieces) {
    if (floorBeforeF.includes(country) && /^b?\d{1,3}f$/.test(piece.folded)) draft.take('floor', piece);
    else takeFloorAndRoom(draft, piece);
  }
}

function takeFloorAndRoom(draft: AddressDraft, piece: AddressPiece): void {
  if (FLOOR_WHOLE().test(piece.folded)) return void draft.take('floor', piece);
  if (ROOM_WHOLE().test(piece.folded)) return void draft.take('room', piece);
  const length = lengthOfFloorBeforeRoom(piece.folded);
  if (length === undefined || !draft.take('floor', piece, piece.start, piece.start + length)) return;
  const rest = draft.pieceUpTo(piece);
  if (rest) draft.take('room', rest);
}

const BETWEEN_FLOOR_AND_ROOM = /[ ,/-]{1,3}/g;
const SHORT_NUMBER = /^\d{1,3}\.?$/;

/** `3rd floor, apt 4`, `Piso 3 12`: how long the floor is; undefined where the text is no floor with a room behind it. */
function lengthOfFloorBeforeRoom(folded: string): number | undefined {
  for (const { 0: between, index } of folded.matchAll(BETWEEN_FLOOR_AND_ROOM)) {
    const room = folded.slice(index + between.length);
    const isRoom = SHORT_NUMBER.test(room) || (!room.startsWith('#') && ROOM_WHOLE().test(room));
    if (isRoom && FLOOR_WHOLE().test(folded.slice(0, index))) return index;
  }
  return undefined;
}

/** Takes floor, room and post box from the ends of a line that is a street: `123 Main Street Apt 4B`. */
export function takePartsBesideStreet(draft: AddressDraft, piece: AddressPiece, country: string): AddressPiece {
  let street = piece;
  for (const [field, find] of PARTS_BESIDE_STREET) {
    const found = find(street.folded);
    if (found === null || (find === unit && hashBeforeHouseNumber.includes(country))) continue;
    const start = street.start + found.index;
    const { line, end } = street;
    if (!draft.take(field, street, start, start + found[0].length)) continue;
    const rests = draft.pieces.filter((other) => other.line === line && other.start >= street.start && other.end <= end);
    street = rests[0] ?? street;
  }
  return street;
}

/** `#12-01`: floor and unit in Singapore; `100 State St #400`. */
const UNIT = /* @__PURE__ */ lazy(() => /(?<= )#\d{1,3}-\d{1,4}[a-z]?(?![\p{L}\p{N}])|(?<=^\d.* )# ?[a-z]?\d{1,5}[a-z]?$/u);
/** `Torre B`, `12/Stiege 3` behind the number of a house. */
const BUILDING_AT_END = /* @__PURE__ */ pattern(() => `(?<=\\d[\\p{L}\\p{N}-]{0,5}[ /])${anyOf(buildingsBehindNumber)} [\\p{L}\\d]{1,3}$`);

const unit = (folded: string): RegExpExecArray | null => UNIT().exec(folded);

const PARTS_BESIDE_STREET = [
  ['room', unit],
  ['postBox', (folded) => POST_BOX_INSIDE().exec(folded)],
  ['room', roomAtEnd],
  ['floor', floorAtEnd],
  ['buildingName', (folded) => BUILDING_AT_END().exec(folded)],
  ['floor', floorAtStart],
  ['room', roomAtStart],
] as const satisfies readonly (readonly [string, (folded: string) => RegExpExecArray | null])[];
