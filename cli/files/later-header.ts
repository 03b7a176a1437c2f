/**
 * Finds the row that names the columns where the first one does not: behind a title, or below a row of headings over several columns.
 *
 * The gotcha: nothing is skipped. The error says which row it is, so that somebody deletes what stands before it.
 */
import { ACCOUNT } from './column-meanings.js';
import { planColumns } from './column-plan.js';
import { detectSeparator, readCells } from './csv-cells.js';
import { say } from './sentence.js';
import { UnreadableInput } from './unreadable-input.js';

/** A title has no more lines. */
const MAX_ROWS = 20;
/** The rows below one that names an account, where it may be a heading over several columns. */
const BELOW_HEADING = 1;
/** One name may be a word of a title. */
const MIN_FIELDS = 2;

/** A title has no separators, and the first line decided on them. */
const partsOf = (cells: readonly string[]): readonly string[] => {
  const [only = '', ...others] = cells;
  return others.length > 0 ? cells : readCells(only, detectSeparator(only)).cells;
};

function fieldsOf(cells: readonly string[]): readonly string[] {
  try {
    return planColumns(partsOf(cells)).fields.map(({ path }) => path);
  } catch {
    return [];
  }
}

export class LaterHeader {
  /** Why the first row cannot be read; undefined if it names columns, but no account, and none is needed. */
  readonly #problem: UnreadableInput | undefined;
  readonly #needsAccount: boolean;
  #left: number;

  /** `isBelowHeading`: the first row names an account; the next one may name it better. */
  constructor(problem: UnreadableInput | undefined, needsAccount = false, isBelowHeading = false) {
    this.#left = isBelowHeading ? BELOW_HEADING : MAX_ROWS;
    this.#problem = problem;
    this.#needsAccount = needsAccount || problem === undefined;
  }

  /** True while the row that names the columns is still looked for. @throws UnreadableInput once it is found, or is not there */
  look(cells: readonly string[], line: number): boolean {
    if (this.#left <= 0) return false;
    const fields = fieldsOf(cells);
    if (fields.length >= MIN_FIELDS && (!this.#needsAccount || fields.includes(ACCOUNT)))
      throw new UnreadableInput(say('laterHeader', { line }));
    this.#left -= 1;
    if (this.#left <= 0) this.end();
    return this.#problem !== undefined;
  }

  /** @throws UnreadableInput */
  end(): void {
    if (this.#problem !== undefined) throw this.#problem;
  }
}
