/**
 * Tables for people: aligned, never wider than the terminal. What does not fit breaks into lines, the last column first.
 *
 * The gotcha: columns are as wide as the first rows need, then they stay, so that a table of any length streams.
 */
import { printable } from './io.js';

const GAP = 2;
const SAMPLE = 100;

const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;
const COMBINING = /\p{M}/u;

const widthOfCharacter = (character: string): number => (COMBINING.test(character) ? 0 : WIDE.test(character) ? 2 : 1);

/** The places that a text takes in a terminal. */
export const widthOf = (text: string): number =>
  /^[ -~]*$/.test(text) ? text.length : [...text].reduce((sum, character) => sum + widthOfCharacter(character), 0);

const pad = (text: string, width: number): string => text + ' '.repeat(Math.max(width - widthOf(text), 0));

/** Breaks a word that is too long for a line. */
function broken(word: string, width: number): string[] {
  if (widthOf(word) <= width) return [word];
  const pieces = [''];
  for (const character of word) {
    const piece = pieces.at(-1) ?? '';
    if (piece !== '' && widthOf(piece + character) > width) pieces.push(character);
    else pieces[pieces.length - 1] = piece + character;
  }
  return pieces;
}

/** The lines of a text at a width; a line end in the text is kept. */
export function wrap(text: string, width: number): string[] {
  return text.split('\n').flatMap((line) => {
    const lines = [''];
    for (const word of printable(line)
      .split(' ')
      .flatMap((part) => broken(part, width))) {
      const last = lines.at(-1) ?? '';
      if (last === '') lines[lines.length - 1] = word;
      else if (widthOf(last) + 1 + widthOf(word) <= width) lines[lines.length - 1] = `${last} ${word}`;
      else lines.push(word);
    }
    return lines;
  });
}

/** The last column gives way first, down to this. */
const NARROW = 16;

/** The widths that fit: what the cells need; a narrow terminal takes from the last column, then from the widest. */
function fitted(rows: readonly (readonly string[])[], columns: number): number[] {
  const count = rows[0]?.length ?? 0;
  const widths = Array.from({ length: count }, (_, column) =>
    Math.max(1, ...rows.map((row) => Math.max(...(row[column] ?? '').split('\n').map(widthOf)))),
  );
  const room = Math.max(columns - GAP * (count - 1), count);
  for (let total = widths.reduce((sum, width) => sum + width, 0); total > room; total--) {
    const last = widths.length - 1;
    const shrinking = (widths[last] ?? 0) > NARROW ? last : widths.lastIndexOf(Math.max(...widths));
    widths[shrinking] = (widths[shrinking] ?? 1) - 1;
  }
  return widths;
}

export class TextTable {
  readonly #columns: number;
  readonly #sampleSize: number;
  #sample: (readonly string[])[];
  #widths: readonly number[] | undefined;

  /** `sampleSize`: the rows that are looked at before the first is printed. */
  constructor(headings: readonly string[], columns: number, sampleSize = SAMPLE) {
    this.#columns = columns;
    this.#sampleSize = sampleSize;
    this.#sample = [headings];
  }

  /** The lines that can be printed by now. */
  row(cells: readonly string[]): string {
    if (this.#widths !== undefined) return this.#print(cells, this.#widths);
    this.#sample.push(cells);
    return this.#sample.length > this.#sampleSize ? this.end() : '';
  }

  /** What has not been printed yet; nothing for a table without rows. */
  end(): string {
    const sample = this.#sample;
    this.#sample = [];
    if (sample.length <= 1) return '';
    const widths = fitted(sample, this.#columns);
    this.#widths = widths;
    return sample.map((cells) => this.#print(cells, widths)).join('');
  }

  #print(cells: readonly string[], widths: readonly number[]): string {
    const lines = cells.map((cell, column) => wrap(cell, widths[column] ?? 1));
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
