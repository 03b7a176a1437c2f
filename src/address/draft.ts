/** An address while it is divided: the pieces that no field has taken yet, the values of the fields, and where each of these stood in the text. */
import { lazy } from '../../rules/vocabulary/lazy.js';
import type { Address } from '../instruction/payment-instruction.js';
import type { Doubt } from './confidence.js';
import { type AddressField, type AddressPiece, pieceAt, piecesOf, type TextRange } from './text.js';

/** The lengths of ISO 20022: what is longer stays a line. */
const MAX_LENGTH: Partial<Record<AddressField, number>> = {
  postCode: 16,
  buildingNumber: 16,
  postBox: 16,
  townName: 35,
  townLocationName: 35,
  districtName: 35,
  countrySubdivision: 35,
  buildingName: 35,
};
const MAX_LINE = 70;

export class AddressDraft {
  /** What no field has taken, in the order of the text. A change makes a new array, so that steps may loop over the one that they began with. */
  pieces: AddressPiece[];
  readonly used: Partial<Record<AddressField, TextRange[]>> = {};
  readonly address: { -readonly [Field in keyof Address]?: Address[Field] } = {};
  /** What is no part of an address, such as a telephone number: no step sees it, and it is returned as left. */
  readonly aside: AddressPiece[] = [];
  /** What makes the answer doubtful. */
  doubts: ReadonlySet<Doubt> = new Set();
  readonly #lines: readonly string[];

  constructor(lines: readonly string[]) {
    this.#lines = lines;
    this.pieces = [...piecesOf(lines)];
  }

  doubt(doubt: Doubt): void {
    this.doubts = new Set(this.doubts).add(doubt);
  }

  /** Gives a part of a piece to a field, if the field is free and the part is not too long for it. */
  take(field: Exclude<AddressField, 'country'>, piece: AddressPiece, start: number = piece.start, end: number = piece.end): boolean {
    const part = this.#pieceOf(piece.line, start, end);
    if (part === undefined || this.address[field] !== undefined || part.text.length > (MAX_LENGTH[field] ?? MAX_LINE)) return false;
    this.address[field] = part.text;
    this.#cut(piece, part);
    // the value comes before what only tells of it
    this.used[field] = [{ line: part.line, start: part.start, end: part.end }, ...(this.used[field] ?? [])];
    return true;
  }

  /** Marks a text that tells of a field and is no part of its value: the name of the country, `D-` before a post code. */
  mark(field: AddressField, piece: AddressPiece, start: number = piece.start, end: number = piece.end): void {
    const part = this.#pieceOf(piece.line, start, end);
    if (part !== undefined) this.#remove(field, piece, part);
  }

  /** Puts a text of a piece aside that is no part of an address. */
  putAside(piece: TextRange, start: number, end: number): void {
    const part = this.#pieceOf(piece.line, start, end);
    const whole = this.pieces.find((other) => part !== undefined && isWithin(part, other));
    if (part === undefined || whole === undefined) return;
    this.#cut(whole, part);
    this.aside.push(part);
  }

  /** Takes a text back that was put aside, from one of its characters on: it begins the piece behind it. */
  takeBack(piece: AddressPiece, from: number): void {
    const next = this.pieces.find((other) => other.line === piece.line && other.start > piece.end);
    const before = this.#pieceOf(piece.line, piece.start, from);
    const joined = this.#pieceOf(piece.line, from, next?.end ?? piece.end);
    if (next === undefined || before === undefined || joined === undefined) return;
    this.aside.splice(this.aside.indexOf(piece), 1, before);
    this.pieces = this.pieces.map((other) => (other === next ? joined : other));
  }

  /** Divides a piece in two at a character of its line. */
  split(piece: AddressPiece, at: number): void {
    this.#cut(piece, { start: at, end: at });
  }

  /** Takes pieces that stand side by side as one text. */
  takeTogether(field: Exclude<AddressField, 'country'>, from: AddressPiece, to: AddressPiece): boolean {
    const joined = this.#pieceOf(from.line, from.start, to.end);
    if (joined === undefined || from.line !== to.line) return false;
    const kept = this.pieces;
    this.pieces = kept.flatMap((piece) => (piece === from ? [joined] : isWithin(piece, joined) ? [] : [piece]));
    const isTaken = this.take(field, joined);
    if (!isTaken) this.pieces = kept;
    return isTaken;
  }

  /** Gives a field what was marked as the country, up to one of its characters: Singapore is both. */
  takeFromCountry(field: Exclude<AddressField, 'country'>, { line, start, end }: TextRange, upTo: number): boolean {
    this.address[field] = this.textOf({ line, start, end: upTo });
    this.used[field] = [{ line, start, end: upTo }];
    const rest = this.#pieceOf(line, upTo, end);
    const others = [
      ...(rest === undefined ? [] : [{ line, start: rest.start, end }]),
      ...(this.used.country?.filter((range) => range.line !== line || range.start !== start) ?? []),
    ];
    if (others.length > 0) this.used.country = others;
    else delete this.used.country;
    return true;
  }

  /** The piece that begins there now: a piece of which a part was taken is another one. */
  pieceFrom(line: number, start: number): AddressPiece | undefined {
    return this.pieces.find((piece) => piece.line === line && piece.start === start);
  }

  /** The piece that ends there now. */
  pieceUpTo({ line, end }: TextRange): AddressPiece | undefined {
    return this.pieces.find((piece) => piece.line === line && piece.end === end);
  }

  /** The text from one place to another of a line. */
  textOf({ line, start, end }: TextRange): string {
    return this.#lines[line]?.slice(start, end) ?? '';
  }

  #pieceOf(line: number, start: number, end: number): AddressPiece | undefined {
    return pieceAt(this.#lines[line] ?? '', line, start, end);
  }

  #remove(field: AddressField, piece: AddressPiece, part: AddressPiece): void {
    this.#cut(piece, part);
    const { line, start, end } = part;
    this.used[field] = [...(this.used[field] ?? []), { line, start, end }];
  }

  /** Leaves of a piece what stands before and behind a part. */
  #cut(piece: AddressPiece, part: Pick<TextRange, 'start' | 'end'>): void {
    const before = this.#pieceOf(piece.line, piece.start, part.start);
    const behind = this.#pieceOf(piece.line, part.end, piece.end);
    const rest = [before, behind].filter((other) => other !== undefined);
    this.pieces = this.pieces.flatMap((other) => (other === piece ? rest : [other]));
  }
}

export const isWithin = (piece: TextRange, whole: TextRange): boolean =>
  piece.line === whole.line && piece.start >= whole.start && piece.end <= whole.end;

/** A full stop behind a whole word, a bracket or the code of a state: `34121 Trieste TS.` */
const POINT_AT_END = /* @__PURE__ */ lazy(() => /(?:\p{L}{5}|\)|(?:^|[ /-])\p{Lu}{2})\.$/u);

/** Ends the last piece of a line before its full stop, unless the point belongs to the last word. */
export function leavePointsOut(draft: AddressDraft, isAbbreviated: (piece: AddressPiece) => boolean): void {
  draft.pieces = draft.pieces.map((piece, at) => {
    const isLast = draft.pieces[at + 1]?.line !== piece.line;
    if (!isLast || !POINT_AT_END().test(piece.text) || isAbbreviated(piece)) return piece;
    return { ...piece, end: piece.end - 1, text: piece.text.slice(0, -1), folded: piece.folded.slice(0, -1) };
  });
}
