/**
 * Labels in front of the parts of an address, `City: Berlin`: which there are, and the pieces that each belongs to. A label stands before its value in the same line, or
 * alone in the line before it. It belongs to no part.
 *
 * The gotcha: a word with a colon may be anything, `No: 5`. Labels are read where one says town, country, or post code and town, or where two stand together.
 */

import { lazy } from '../../rules/vocabulary/lazy.js';
import { type AddressLabel, addressLabels, addressLabelsBesideOthers, signsBehindLabel } from '../../rules/words/address-labels.js';
import type { AddressDraft } from './draft.js';
import { nameKey } from './facts.js';
import { pattern } from './patterns.js';
import type { AddressField, AddressPiece } from './text.js';

interface Label {
  readonly line: number;
  readonly start: number;
  /** The character behind it and its sign. */
  readonly end: number;
  readonly meaning: AddressLabel;
  readonly isWeak: boolean;
}

/** The labels of an address, in the order of the text. */
export class Labels {
  readonly #labels: readonly Label[];

  constructor(labels: readonly Label[]) {
    this.#labels = labels;
  }

  has(meaning: AddressLabel): boolean {
    return this.#labels.some((label) => label.meaning === meaning);
  }

  /** The pieces that no field has taken, behind such a label and before the next. */
  of({ pieces }: AddressDraft, meaning: AddressLabel): readonly AddressPiece[] {
    return pieces.filter((piece) => this.#before(piece)?.meaning === meaning);
  }

  #before({ line, start }: AddressPiece): Label | undefined {
    return this.#labels.findLast((label) => label.line < line || (label.line === line && label.end <= start));
  }
}

const meanings = /* @__PURE__ */ lazy(() => {
  const index = new Map<string, AddressLabel>();
  for (const [meaning, names] of Object.entries(addressLabels))
    for (const name of names.split(', ')) if (!index.has(nameKey(name))) index.set(nameKey(name), meaning as AddressLabel);
  return index;
});
const weakKeys = /* @__PURE__ */ lazy(() => new Set(addressLabelsBesideOthers.split(', ').map(nameKey)));
const LONGEST = /* @__PURE__ */ lazy(() => Math.max(...[...meanings().keys()].map((key) => key.length)));

/** True for a text that is a label and nothing else. */
export const isLabel = (text: string): boolean => text.length <= 2 * LONGEST() && meanings().has(nameKey(text));

const SIGN = /* @__PURE__ */ pattern(() => `[${signsBehindLabel}]`);
export const hasLabelSign = (text: string): boolean => SIGN().test(text);
const MAX_WORDS = 6;

/** The label that ends where a sign stands: the longest that the words before it make. */
function labelBefore(draft: AddressDraft, line: number, from: number, sign: number): Label | undefined {
  const before = draft.textOf({ line, start: from, end: sign }).trimEnd();
  const starts = [0, ...[...before.matchAll(/[ (]/g)].map(({ index }) => index + 1)].slice(-MAX_WORDS);
  for (const start of starts) {
    const key = nameKey(before.slice(start));
    const meaning = key.length > LONGEST() ? undefined : meanings().get(key);
    if (meaning !== undefined) return { line, start: from + start, end: sign + 1, meaning, isWeak: weakKeys().has(key) };
  }
  return undefined;
}

/** What stands between two pieces, with a sign of a label: a piece ends before separators. */
const BEHIND_PIECE = 3;

function labelsWithSign(draft: AddressDraft): readonly Label[] {
  return draft.pieces.flatMap((piece) => {
    const { line, start, end } = piece;
    const text = draft.textOf({ line, start, end: end + BEHIND_PIECE });
    if (!hasLabelSign(text)) return [];
    const labels: Label[] = [];
    let from = start;
    for (let at = 0; at < text.length; at++) {
      if (!signsBehindLabel.includes(text.charAt(at)) || (start + at > end && /[^\s]/.test(text.slice(end - start, at)))) continue;
      const label = labelBefore(draft, line, from, start + at);
      if (label === undefined) continue;
      labels.push(label);
      from = label.end;
    }
    return labels;
  });
}

/** `City`, and below it `Berlin`: lines that are labels and no more, in turn with others. */
function labelsAsLines(draft: AddressDraft): readonly Label[] {
  const { pieces } = draft;
  const labels = pieces.filter(({ folded }, at) => isLabel(folded) && pieces[at + 1] !== undefined);
  const isInTurn = labels.every((piece) => {
    const [before, next] = [pieces[pieces.indexOf(piece) - 1], pieces[pieces.indexOf(piece) + 1]];
    return before?.line !== piece.line && next !== undefined && next.line > piece.line && !labels.includes(next);
  });
  const found = labels.map(({ line, start, end, text }): Label => {
    const key = nameKey(text);
    return { line, start, end, meaning: meanings().get(key) ?? 'other', isWeak: weakKeys().has(key) };
  });
  return isInTurn && labels.length > 1 && found.some(({ meaning }) => meaning === 'town') ? found : [];
}

const FIELD_OF: Readonly<Record<Exclude<AddressLabel, 'other'>, AddressField>> = {
  street: 'streetName',
  houseNumber: 'buildingNumber',
  postCode: 'postCode',
  town: 'townName',
  postCodeAndTown: 'townName',
  subdivision: 'countrySubdivision',
  district: 'districtName',
  postBox: 'postBox',
  building: 'buildingName',
  country: 'country',
  address: 'streetName',
};

/** These alone say that an address has labels. */
const TELLING: readonly AddressLabel[] = ['town', 'postCodeAndTown', 'country', 'address'];

function readLabels(draft: AddressDraft): readonly Label[] {
  const all = labelsWithSign(draft);
  const found = all.length > 0 ? all : labelsAsLines(draft);
  const parts = new Set(found.map(({ meaning }) => meaning).filter((meaning) => meaning !== 'other'));
  const isSure = parts.size > 1 || found.some(({ meaning, isWeak }) => !isWeak && TELLING.includes(meaning));
  return isSure ? found : [];
}

/** Marks the labels as part of no value, and puts aside what is labelled as something else. Undefined where an address has none. */
export function takeLabels(draft: AddressDraft): Labels | undefined {
  const found = readLabels(draft);
  if (found.length === 0) return undefined;
  const labels = new Labels(found);
  for (const { line, start, end, meaning } of found) {
    const piece = draft.pieces.find((other) => other.line === line && other.start <= start && other.end > start);
    if (piece === undefined) continue;
    if (meaning === 'other') draft.putAside(piece, start, Math.min(end, piece.end));
    else draft.mark(FIELD_OF[meaning], piece, start, Math.min(end, piece.end));
  }
  for (const piece of labels.of(draft, 'other')) {
    if (found.some(({ line, meaning }) => line === piece.line && meaning === 'other')) draft.putAside(piece, piece.start, piece.end);
  }
  return labels;
}
