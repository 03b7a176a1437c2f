/**
 * The cells of CSV text: separators, quotes, reading and writing.
 *
 * The gotcha: a quote inside a cell that does not begin with one is an ordinary character.
 *
 * @see RFC 4180
 */

export type Separator = ',' | ';' | '\t' | '|';

const SEPARATORS: readonly Separator[] = [',', ';', '\t', '|'];

/** The separator of a file: the most frequent one of its first line, outside of quotes. */
export function detectSeparator(firstLine: string): Separator {
  const unquoted = firstLine.replace(/"[^"]*"/g, '');
  const count = (separator: Separator): number => unquoted.split(separator).length;
  return SEPARATORS.reduce((best, separator) => (count(separator) > count(best) ? separator : best));
}

/**
 * The separator that a first line `sep=;` names, as spreadsheets read and write it; undefined for any other line.
 */
export function declaredSeparator(line: string): Separator | undefined {
  const named = /^"?sep=(\\t|[,;\t|])"?[,;\t|]*$/i.exec(line)?.[1];
  return named === '\\t' ? '\t' : (named as Separator | undefined);
}

/** Writes one cell, in quotes where it needs them. */
export const writeCell = (text: string, separator: Separator): string =>
  text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** `open`: the text ends inside quotes. `malformed`: text follows a closing quote. */
export type CellsState = 'complete' | 'open' | 'malformed';

interface Cells {
  readonly state: CellsState;
  readonly cells: readonly string[];
}

/** Reads the cells of a text, which may begin inside the quotes of a cell. */
export function readCells(text: string, separator: Separator, beginsInQuotes = false): Cells {
  const cells: string[] = [];
  for (let at = 0; ; at += 1) {
    const continuesCell = beginsInQuotes && at === 0;
    if (!continuesCell && text[at] !== '"') {
      const next = text.indexOf(separator, at);
      cells.push(text.slice(at, next < 0 ? undefined : next));
      if (next < 0) return { state: 'complete', cells };
      at = next;
      continue;
    }
    const from = continuesCell ? 0 : at + 1;
    const end = findClosingQuote(text, from);
    if (end < 0) return { state: 'open', cells };
    cells.push(text.slice(from, end).replaceAll('""', '"'));
    at = end + 1;
    if (at >= text.length) return { state: 'complete', cells };
    if (text[at] !== separator) return { state: 'malformed', cells };
  }
}

/** Splits a line that cannot be read properly: quotes count as any other character. */
export const splitLeniently = (text: string, separator: Separator): readonly string[] => text.split(separator);

/** Fits cells to the number of columns: adds empty ones, or joins the surplus into the last. */
export function fitCells(cells: readonly string[], count: number, separator: Separator): readonly string[] {
  const rest = cells.slice(Math.max(count - 1, 0));
  const last = rest.length > 1 ? [rest.join(separator)] : rest;
  return [...cells.slice(0, Math.max(count - 1, 0)), ...last, ...Array.from({ length: Math.max(count - cells.length, 0) }, () => '')];
}

/** The quote that closes a cell: two quotes in a row stand for one inside the cell. */
function findClosingQuote(text: string, from: number): number {
  let quote = text.indexOf('"', from);
  while (quote >= 0 && text[quote + 1] === '"') quote = text.indexOf('"', quote + 2);
  return quote;
}
