/**
 * Source maps by line: a segment where the module or its line changes, and none for the columns between. A stack trace names the module, the line
 * and the column where what stands there begins. Maps by column take three times the room, a fifth of the package.
 *
 * Esbuild keeps whitespace here, so that a line holds one statement. Names are dropped: nothing but those of bundled packages had any.
 *
 * @see https://tc39.es/ecma426/ (ECMA-426, source map format)
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decode, encode, type SourceMapSegment } from '@jridgewell/sourcemap-codec';

/** Drops the segments that lead to the same line as the one before. */
export const mappingsByLine = (mappings: string): string => encode(decode(mappings).map(byLine));

function byLine(segments: readonly SourceMapSegment[]): SourceMapSegment[] {
  const kept: SourceMapSegment[] = [];
  for (const [column, source, line, sourceColumn] of segments) {
    if (source === undefined || line === undefined || sourceColumn === undefined) continue;
    const last = kept.at(-1);
    if (last?.[1] !== source || last[2] !== line) kept.push([column, source, line, sourceColumn]);
  }
  return kept;
}

/** Writes the maps in a built folder and below it by line. */
export function writeLineMaps(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.js.map')) continue;
    const file = join(folder, name);
    const { version, sources, mappings } = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, unknown>>;
    writeFileSync(file, JSON.stringify({ version, sources, names: [], mappings: mappingsByLine(mappings as string) }));
  }
}
