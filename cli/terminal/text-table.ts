/**
 * Text tables: aligned, never wider than the terminal. Cells that do not fit are broken into lines, the last column first; Japanese and Chinese between characters.
 *
 * The gotcha: the first rows decide the column widths, so that a table of any length can be streamed.
 */
import { lazy } from '../../rules/vocabulary/lazy.js';
import { printable } from './printable.js';

const GAP = 2;
const SAMPLE_ROWS = 100;

const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;
/** East Asian characters between which a line may end without a space; and the marks that may neither begin nor end one (JIS X 4051). */
const EAST_ASIAN = '\\u3005-\\u3007\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー、。，．・：；？！（）「」『』【】';
const NOT_FIRST = '、。，．・：；？！）」』】ー々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ';
const NOT_LAST = '（「『【';
const COMBINING = /* @__PURE__ */ lazy(() => /\p{M}/u);

/** Where a line may end inside a word: between two of them, and between one and a letter, a digit or an option of another script. */
const BREAKS = /* @__PURE__ */ lazy(
  () =>
    new RegExp(
      `(?<=[${EAST_ASIAN}])(?<![${NOT_LAST}])(?=[${EAST_ASIAN}\\w-])(?![${NOT_FIRST}])|(?<=\\w)(?=[${EAST_ASIAN}])(?![${NOT_FIRST}])`,
      'u',
    ),
);

const characterWidth = (character: string): number => (COMBINING().test(character) ? 0 : WIDE.test(character) ? 2 : 1);

/** The number of terminal columns that a text takes. */
export const displayWidth = (text: string): number =>
  /^[ -~]*$/.test(text) ? text.length : [...text].reduce((sum, character) => sum + characterWidth(character), 0);

const pad = (text: string, width: number): string => text + ' '.repeat(Math.max(width - displayWidth(text), 0));

/** Breaks a word that is too long for a line. */
function breakWord(word: string, width: number): string[] {
  if (displayWidth(word) <= width) return [word];
  const pieces = [''];
  for (const character of word) {
    const piece = pieces.at(-1) ?? '';
    if (piece !== '' && displayWidth(piece + character) > width) pieces.push(character);
    else pieces[pieces.length - 1] = piece + character;
  }
  return pieces;
}

/** The parts of a word between which a line may end, none of them wider than a line. */
const partsOf = (word: string, width: number): string[] =>
  (WIDE.test(word) ? word.split(BREAKS()) : [word]).flatMap((part) => breakWord(part, width));

/** Breaks a text into lines of at most `width`, also at its own line ends. */
export function wrapText(text: string, width: number): string[] {
  return text.split('\n').flatMap((line) => {
    const lines = [''];
    for (const word of printable(line).split(' ')) {
      for (const [at, part] of partsOf(word, width).entries()) {
        const last = lines.at(-1) ?? '';
        const longer = at === 0 && last !== '' ? `${last} ${part}` : last + part;
        if (last === '' || displayWidth(longer) <= width) lines[lines.length - 1] = longer;
        else lines.push(part);
      }
    }
    return lines;
  });
}

/** The last column is narrowed first, down to this width. */
const MIN_LAST_WIDTH = 16;

/** The column widths: what the cells need; where that is too much, the last column is narrowed, then the widest. */
function fitWidths(rows: readonly (readonly string[])[], columns: number): number[] {
  const count = rows[0]?.length ?? 0;
  const widths = Array.from({ length: count }, (_, column) =>
    Math.max(1, ...rows.map((row) => Math.max(...(row[column] ?? '').split('\n').map(displayWidth)))),
  );
  const available = Math.max(columns - GAP * (count - 1), count);
  for (let total = widths.reduce((sum, width) => sum + width, 0); total > available; total--) {
    const last = widths.length - 1;
    const narrowed = (widths[last] ?? 0) > MIN_LAST_WIDTH ? last : widths.lastIndexOf(Math.max(...widths));
    widths[narrowed] = (widths[narrowed] ?? 1) - 1;
  }
  return widths;
}

export class TextTable {
  readonly #columns: number;
  readonly #sampleSize: number;
  #sample: (readonly string[])[];
  #widths: readonly number[] | undefined;

  /** `sampleSize` is the number of rows that decide the widths. */
  constructor(headings: readonly string[], columns: number, sampleSize = SAMPLE_ROWS) {
    this.#columns = columns;
    this.#sampleSize = sampleSize;
    this.#sample = [headings];
  }

  /** Adds a row; returns the lines that can be printed so far. */
  addRow(cells: readonly string[]): string {
    if (this.#widths !== undefined) return this.#formatRow(cells, this.#widths);
    this.#sample.push(cells);
    return this.#sample.length > this.#sampleSize ? this.end() : '';
  }

  /** Returns the lines that are not printed yet; nothing for a table without rows. */
  end(): string {
    const sample = this.#sample;
    this.#sample = [];
    if (sample.length <= 1) return '';
    const widths = fitWidths(sample, this.#columns);
    this.#widths = widths;
    return sample.map((cells) => this.#formatRow(cells, widths)).join('');
  }

  #formatRow(cells: readonly string[], widths: readonly number[]): string {
    const lines = cells.map((cell, column) => wrapText(cell, widths[column] ?? 1));
    const height = Math.max(...lines.map(({ length }) => length));
    let text = '';
    for (let at = 0; at < height; at++) {
      text += `${widths
        .map((width, column) => pad(lines[column]?.[at] ?? '', width))
        .join(' '.repeat(GAP))
        .trimEnd()}\n`;
    }
    return text;
  }
}
