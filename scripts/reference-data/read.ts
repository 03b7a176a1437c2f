/** Reads published files: CSV, and JSON with the usual faults of published files. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'csv-parse/sync';

/** The day on which the published files were fetched. A source whose file is newer gives its own day as `source.retrieved`. */
export const RETRIEVED = '2026-11-20';

function parseAgain<T>(file: string, text: string): T {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is no JSON: ${error instanceof Error ? error.message : error}`);
  }
}

/** Accepts a byte order mark, and a comma before a closing bracket. The caller knows the type. */
export function readJson<T>(...path: readonly string[]): T {
  const file = join(...path);
  const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  try {
    return JSON.parse(text);
  } catch {
    return parseAgain(file, text.replace(/,(\s*[\]}])/g, '$1'));
  }
}

/** Reads CSV with a header line: one record a line. */
export function readCsv(delimiter: string, ...path: readonly string[]): Readonly<Record<string, string>>[] {
  return parse(readFileSync(join(...path), 'utf8'), { bom: true, columns: true, delimiter, trim: true, relax_quotes: true });
}

/** Reads columns apart by tabs, in which a quotation mark is a character of a name, with a header line: one record a line. */
export function readTsv(...path: readonly string[]): Readonly<Record<string, string>>[] {
  return parse(readFileSync(join(...path), 'utf8'), { bom: true, columns: true, delimiter: '\t', trim: true, quote: false });
}

/** The version of an installed npm package. */
export function packageVersion(name: string): string {
  const file = fileURLToPath(new URL(`../../node_modules/${name}/package.json`, import.meta.url));
  return readJson<{ readonly version: string }>(file).version;
}

/** Caches what was read from a folder, so that the datasets of one source read their file once. */
export function memoizeByFolder<Value>(read: (folder: string) => Value): (folder: string) => Value {
  const known = new Map<string, Value>();
  return (folder) => {
    const value = known.get(folder) ?? read(folder);
    known.set(folder, value);
    return value;
  };
}
