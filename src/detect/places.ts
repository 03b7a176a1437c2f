/** Finds the places of labelled values in a text: behind a label, or under it in a table. */

import type { LabelDeclaration } from '../../rules/vocabulary/label.js';
import { lazy } from '../../rules/vocabulary/lazy.js';
import { conjunctions, insideNames } from '../../rules/words/small-words.js';
import type { Label } from '../identifiers/labels.js';
import { readBicAt } from './bics.js';
import { oneOf } from './patterns.js';
import { isAtStart, isFollowedByValue, remarkEnd, valueStart } from './values.js';

export interface LabelPlace {
  readonly meanings: readonly LabelDeclaration[];
  /** Where the label begins; for a table, where the cell begins. */
  readonly label: number;
  /** Where the value begins. */
  readonly at: number;
  /** Where a name begins: a word that stands between label and number may be its first. Absent: where the value does. */
  readonly nameAt?: number;
  /** Where the next label or cell begins. */
  readonly limit: number;
  /** The label stands at the start of a line, cell or bracket, or is capitalized, and punctuation shows that its value follows. */
  readonly isCertain: boolean;
  /** Meanings of the labels combined with this one (“Sort code / account number”). Their values come first. */
  readonly before?: readonly (readonly LabelDeclaration[])[];
}

/** True for a label with a capital and a colon, wherever it stands: “… Account holder: …” Many scripts have no capitals. */
const isCapital = (text: string, { start, end }: Label): boolean =>
  /[\p{Lu}\p{Lo}]/u.test(text.charAt(start)) && /^ ?:/.test(text.slice(end, end + 2));

const isOneOf = ({ meanings }: Label, ...wanted: readonly string[]): boolean => meanings.some(({ meaning }) => wanted.includes(meaning));

/** A name goes on behind its first words, and no value follows: Bank of Examples, Account Services Ltd, S.C. Exemplu. */
const GOES_ON = /* @__PURE__ */ lazy(
  () => new RegExp(`^\\.?[ -](?:(?:${oneOf(insideNames.replaceAll('+', '\\+'))}) ){0,2}\\p{Lu}(?![A-Z]\\d|\\d)`, 'u'),
);

/** True where the label at the beginning of a value belongs to it: “Chave Pix CPF”, “Payer: account …”, “Account holder: Bank of Examples”. */
function isWithin(text: string, label: Label, next: Label | undefined, at: number): boolean {
  if (next?.start !== at) return false;
  if (isOneOf(label, 'proxy', 'payer')) return true;
  if (!isOneOf(label, 'name', 'any-name', 'name-in-sentence') || !GOES_ON().test(text.slice(next.end, next.end + 24))) return false;
  return !isOneOf(next, 'bic') || readBicAt(text, next.end + 1) === undefined;
}

/** The most labels that stand in one: bank, branch and account. */
const MAX_RUN = 3;
const RUN_JOINT = /* @__PURE__ */ lazy(() => new RegExp(`^\\.? ?(?:[/&+,]|${oneOf(conjunctions)}) ?$`, 'i'));

const isPart = (label: Label): boolean => isOneOf(label, 'bank', 'branch', 'account');

/** The index of the first label of the run that ends with this one; its own where it stands alone. */
function runStart(text: string, labels: readonly Label[], last: number): number {
  let first = last;
  while (first > 0 && last - first < MAX_RUN - 1) {
    const [before, label] = [labels[first - 1] as Label, labels[first] as Label];
    if (!isPart(before) || !isPart(label) || !RUN_JOINT().test(text.slice(before.end, label.start))) break;
    first -= 1;
  }
  return first;
}

/** The places behind labels. */
function placesBehind(text: string, labels: readonly Label[]): readonly LabelPlace[] {
  return labels.flatMap((label, index): readonly LabelPlace[] => {
    // the remark behind “Chave Pix” is a part of the value
    const end = isOneOf(label, 'proxy') ? label.end : remarkEnd(text, label.end);
    const at = valueStart(text, end);
    const nameAt = isOneOf(label, 'name', 'any-name', 'name-in-sentence') ? valueStart(text, end, true) : at;
    const remark = labels[index + 1];
    const isInRemark = remark !== undefined && remark.start < end;
    // of “Account number (CCC): …” the label in brackets says more
    if (isInRemark && !isOneOf(remark, 'name', 'any-name', 'other')) return [];
    const next = isInRemark ? index + 2 : index + 1;
    const limit = labels[isWithin(text, label, labels[next], nameAt) ? next + 1 : next]?.start ?? text.length;
    if (at < 0 || at >= limit) return [];
    const run = labels.slice(runStart(text, labels, index), index);
    const { start } = run[0] ?? label;
    const isCertain = (isAtStart(text, start) || isCapital(text, { ...label, start })) && isFollowedByValue(text, label);
    const before = run.length > 0 && { before: run.map(({ meanings }) => meanings) };
    return [{ meanings: label.meanings, label: start, at, ...(nameAt !== at && { nameAt }), limit, isCertain, ...before }];
  });
}

interface Cell {
  readonly start: number;
  readonly end: number;
}

const LINE = /[^\n\r]+/g;
const WIDE = / {2,}/;

/** The separator of the cells of a line; undefined if there are only wide gaps. */
function separatorOf(line: string): string | undefined {
  const usual = ['\t', '|'].find((character) => line.includes(character));
  return usual ?? (line.includes(';') && !WIDE.test(line.trim()) ? ';' : undefined);
}

/** The cells of a line, trimmed: between tabs, bars or semicolons, where a cell may be empty, or between wide gaps. */
function cellsOf(text: string, start: number, end: number, separator: string | undefined): readonly Cell[] {
  const line = text.slice(start, end);
  if (separator === undefined) {
    return [...line.matchAll(/\S+(?: \S+)*/g)].map(({ 0: cell, index }) => ({ start: start + index, end: start + index + cell.length }));
  }
  const cells: Cell[] = [];
  let at = start;
  for (const part of line.split(separator)) {
    const from = at + part.length - part.trimStart().length;
    cells.push({ start: from, end: Math.max(from, at + part.trimEnd().length) });
    at += part.length + separator.length;
  }
  // a row may begin and end with a bar
  const isOuter = (cell: Cell | undefined): boolean => separator === '|' && cell?.start === cell?.end;
  return cells.slice(isOuter(cells[0]) ? 1 : 0, isOuter(cells.at(-1)) ? -1 : undefined);
}

/** The label that fills a cell, apart from punctuation and a remark in brackets. */
const labelOf = ({ start, end }: Cell, byStart: ReadonlyMap<number, Label>, text: string): Label | undefined => {
  const label = byStart.get(start);
  return label !== undefined &&
    label.end <= end &&
    /^[^\p{L}\p{N}]{0,4}(?:\([^)]{0,20}\))?[^\p{L}\p{N}]{0,4}$/u.test(text.slice(label.end, end))
    ? label
    : undefined;
};

/** The longest line that can be a row of a table. */
const MAX_ROW = 1000;

/** The places under the labels of a table, and where those labels begin. */
function placesInTables(
  text: string,
  labels: readonly Label[],
): { readonly places: readonly LabelPlace[]; readonly heads: ReadonlySet<number> } {
  const used = new Set<number>();
  const byStart = new Map(labels.map((label) => [label.start, label]));
  const places: LabelPlace[] = [];
  let heads: readonly (Label | undefined)[] = [];
  for (const { 0: line, index } of text.matchAll(LINE)) {
    const separator = line.length > MAX_ROW ? undefined : separatorOf(line);
    const isRow = line.length <= MAX_ROW && (separator !== undefined || WIDE.test(line.trim()));
    const cells = isRow ? cellsOf(text, index, index + line.length, separator) : [];
    const own = cells.map((cell) => labelOf(cell, byStart, text));
    if (own.filter((label) => label !== undefined).length >= 2) heads = own;
    else if (/^[\s|+:=-]*$/.test(line)) continue;
    else if (cells.length !== heads.length || cells.length < 2) heads = [];
    else {
      cells.forEach(({ start, end }, column) => {
        const head = heads[column];
        if (head === undefined || start >= end) return;
        used.add(head.start);
        places.push({ meanings: head.meanings, label: start, at: start, limit: end, isCertain: true });
      });
    }
  }
  return { places, heads: used };
}

/** Every place, in the order of the text. The place behind the last heading of a table is left out: it is the first cell of the next row, of another column. */
export function findPlaces(text: string, labels: readonly Label[]): readonly LabelPlace[] {
  const { places, heads } = placesInTables(text, labels);
  const others = placesBehind(text, labels).filter(({ label, at }) => !heads.has(label) || !text.slice(label, at).includes('\n'));
  return [...others, ...places].sort((one, other) => one.at - other.at);
}
