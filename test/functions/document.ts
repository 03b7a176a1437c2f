/** The table of docs/bundling.md: a row a function, with its size and how long its first answer takes. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ServerlessFunction } from './functions.js';

const path = fileURLToPath(new URL('../../docs/bundling.md', import.meta.url));

const HEAD = '| function | what is in the bundle | kB | gzipped | first answer |\n|---|---|---:|---:|---:|\n';

const TABLE = /\| function \| what is in the bundle \|.*\n\|[-|:]+\|\n(?:\|.*\n)*/;

/** The table says when and where it was measured, in the line above it. */
const MEASURED = /Measured on \d{4}-\d{2}-\d{2} with Node [\d.]+ and esbuild [\d.]+/;

export interface Row {
  readonly each: ServerlessFunction;
  readonly bytes: number;
  readonly gzipped: number;
  readonly milliseconds: number;
}

const kilobytes = (bytes: number): string => (bytes < 10_000 ? (bytes / 1000).toFixed(1) : Math.round(bytes / 1000).toLocaleString('en'));

/** The cells that name a row. */
const named = ({ file, holds }: ServerlessFunction): string => `| [${file.replace('examples/', '')}](../${file}) | ${holds} |`;

const line = ({ each, bytes, gzipped, milliseconds }: Row): string =>
  `${named(each)} ${kilobytes(bytes)} | ${kilobytes(gzipped)} | ${Math.round(milliseconds)} ms |\n`;

export function writeTable(rows: readonly Row[], measured: string): void {
  const text = readFileSync(path, 'utf8');
  if (!(TABLE.test(text) && MEASURED.test(text)))
    throw new Error('docs/bundling.md has no table of functions, or does not say when it was measured');
  writeFileSync(
    path,
    text.replace(TABLE, () => HEAD + rows.map(line).join('')).replace(MEASURED, () => measured),
  );
}

/** What the document says of a function: kB, kB gzipped, milliseconds; undefined where it has no such row. */
export function documented(each: ServerlessFunction): readonly number[] | undefined {
  const row = readFileSync(path, 'utf8')
    .split('\n')
    .find((text) => text.startsWith(named(each)));
  return row
    ?.slice(named(each).length)
    .split('|')
    .slice(0, 3)
    .map((cell) => Number(cell.replace(/,| ms/g, '')));
}

/** What the document says of a program bundled by esbuild, in the order of its columns, in kB; NaN where it is no number. */
export const documentedPrograms = (): readonly number[] =>
  (
    readFileSync(path, 'utf8')
      .split('\n')
      .find((text) => text.startsWith('| esbuild ')) ?? ''
  )
    .split('|')
    .slice(2, -1)
    .map((cell) => Number(cell.replaceAll(',', '')));
