/**
 * Folds records of one kind into columns: a column compresses better than a record, because what stands next to a cell is like it, and its
 * name stands once.
 *
 * A column is written in one of six ways, which `unfold-table.ts` reads: as texts, patterns, numbers or lists, one line a record; as codes,
 * one word for all that begin with the same letter; or, where few values stand for many records and where they are none of these, as a pool
 * of values and a letter a record.
 */
import { type Members, Pattern, sourceOf, type Value } from './read-rules.js';

type Cells = readonly (Value | undefined)[];

/** How a column of this kind writes a value; undefined where it cannot. */
type Notation = (value: Value) => string | undefined;

const NOTATIONS: Readonly<Record<string, Notation>> = {
  texts: (value) => (typeof value === 'string' ? value : undefined),
  patterns: (value) => (value instanceof Pattern ? /^\/\^(.+)\$\/$/.exec(value.source)?.[1] : undefined),
  numbers: (value) => (Array.isArray(value) && value.every((each) => typeof each === 'number' && each >= 0) ? numbersOf(value) : undefined),
  lists: (value) => (Array.isArray(value) ? listOf(value) : typeof value === 'string' ? ` ${value}` : undefined),
};

const numbersOf = (numbers: readonly number[]): string =>
  numbers.every((number) => number < 36)
    ? numbers.map((number) => number.toString(36)).join('')
    : numbers.map((number) => `${number} `).join('');

const listOf = (list: readonly Value[]): string | undefined =>
  list.every((each) => typeof each === 'string' && /^[^ ]+$/.test(each)) ? list.join(' ') : undefined;

/** The column in lines, where each of its values can be written in one. The last that are empty are left out. */
function inLines(cells: Cells, notation: Notation): string | undefined {
  const lines: string[] = [];
  for (const cell of cells) {
    const line = cell === undefined ? '' : notation(cell);
    if (line === undefined || line.includes('\n') || (line === '') !== (cell === undefined)) return undefined;
    lines.push(line);
  }
  return lines.join('\n').replace(/\n+$/, '');
}

/** Codes of the same length, in the order of their first letters: each letter with what follows it, `ADE BEG` for AD, AE, BE and BG. */
function codes(cells: Cells): string | undefined {
  const words = new Map<string, string>();
  for (const cell of cells) {
    if (typeof cell !== 'string' || !/^[A-Z\d]{2,6}$/.test(cell) || cell.length !== String(cells[0]).length) return undefined;
    const [first = ''] = cell;
    if (words.has(first) && first !== [...words.keys()].at(-1)) return undefined;
    words.set(first, (words.get(first) ?? first) + cell.slice(1));
  }
  return `codes(${String(cells[0]).length - 1}, ${JSON.stringify([...words.values()].join(' '))})`;
}

/** Letters of a pool begin here, and end where they are no characters that can be seen. */
const FIRST_LETTER = 65;
const MOST = 126 - FIRST_LETTER;

function picks(cells: Cells): string {
  const pool = [...new Set(cells.flatMap((cell) => (cell === undefined ? [] : [sourceOf(cell)])))];
  if (pool.length > MOST) throw new Error(`a pool of ${pool.length} has no letters left: ${pool[0]}`);
  const letters = cells.map((cell) => (cell === undefined ? ' ' : String.fromCharCode(FIRST_LETTER + pool.indexOf(sourceOf(cell)))));
  return `picks(${JSON.stringify(letters.join('').trimEnd())}, [${pool.join(', ')}])`;
}

/** Few values stand for many records. */
function isUniform(cells: Cells): boolean {
  const present = cells.filter((cell) => cell !== undefined);
  const distinct = new Set(present.map(sourceOf)).size;
  return distinct * 4 <= present.length && distinct <= MOST;
}

/** A JavaScript expression for a column. */
export function foldColumn(cells: Cells): string {
  if (isUniform(cells)) return picks(cells);
  for (const [kind, notation] of Object.entries(NOTATIONS)) {
    const lines = inLines(cells, notation);
    if (lines !== undefined) return codes(cells) ?? `${kind}(${JSON.stringify(lines)})`;
  }
  return picks(cells);
}

/** A JavaScript expression for the columns of these records. */
export function foldTable(records: readonly Members[]): string {
  const names = [...new Set(records.flatMap((record) => Object.keys(record)))];
  return `{\n${names.map((name) => `  ${name}: ${foldColumn(records.map((record) => record[name]))},`).join('\n')}\n}`;
}

/** An import statement for what reads the columns in some source text. */
export function unfoldersFor(source: string): string {
  const names = ['codes', 'lists', 'numbers', 'patterns', 'picks', 'texts'].filter((name) => source.includes(`${name}(`));
  return `import { ${names.join(', ')} } from '../../scripts/build/unfold-table.js';\n`;
}
