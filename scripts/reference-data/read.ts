/** Reading source files: JSON as it is found in the wild, and CSV. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'csv-parse/sync';

/** The day the source files were fetched. */
export const RETRIEVED = '2026-11-20';

/** JSON that may carry a byte order mark or a comma before a closing bracket. The caller says what is in it. */
export function readJson<T>(...path: readonly string[]): T {
  const text = readFileSync(join(...path), 'utf8').replace(/^\uFEFF/, '');
  try {
    return JSON.parse(text);
  } catch {
    return JSON.parse(text.replace(/,(\s*[\]}])/g, '$1'));
  }
}

/** CSV with a header line, as one record a line. */
export function readCsv(delimiter: string, ...path: readonly string[]): Readonly<Record<string, string>>[] {
  return parse(readFileSync(join(...path), 'utf8'), { bom: true, columns: true, delimiter, trim: true, relax_quotes: true });
}

/** The version of an installed package, for the provenance of what comes from it. */
export function packageVersion(name: string): string {
  const file = fileURLToPath(new URL(`../../node_modules/${name}/package.json`, import.meta.url));
  return readJson<{ readonly version: string }>(file).version;
}
