/**
 * Source maps by line: a segment where the module or its line changes, and none for the columns between. A stack trace names the module, the line
 * and the column where what stands there begins. Maps by column take three times the room, a fifth of the package.
 *
 * A segment is five numbers at most, each the difference to the one before: column, source, line and column there, name. Esbuild keeps whitespace
 * here, so that a line holds one statement. Names are dropped: nothing but those of bundled packages had any.
 *
 * @see https://tc39.es/ecma426/ (ECMA-426, source map format)
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The numbers of a segment: base 64, five bits a digit, the lowest first, the sign in the lowest bit. */
function readSegment(segment: string): readonly number[] {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (const character of segment) {
    const digit = DIGITS.indexOf(character);
    value |= (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    value = 0;
    shift = 0;
  }
  return numbers;
}

function writeNumber(number: number): string {
  let rest = number < 0 ? (-number << 1) | 1 : number << 1;
  let text = '';
  do {
    const digit = rest & 31;
    rest >>>= 5;
    text += DIGITS.charAt(rest > 0 ? digit | 32 : digit);
  } while (rest > 0);
  return text;
}

/** Drops the segments that lead to the same line as the one before. */
export function mappingsByLine(mappings: string): string {
  const place = { source: 0, line: 0, column: 0 };
  const written = { source: 0, line: 0, column: 0 };
  const byLine = (segments: string): string => {
    const kept: string[] = [];
    let column = 0;
    let writtenColumn = 0;
    for (const segment of segments.split(',')) {
      const [columns = 0, sources, lines = 0, sourceColumns = 0] = readSegment(segment);
      column += columns;
      if (sources === undefined) continue;
      place.source += sources;
      place.line += lines;
      place.column += sourceColumns;
      if (kept.length > 0 && place.source === written.source && place.line === written.line) continue;
      const differences = [column - writtenColumn, place.source - written.source, place.line - written.line, place.column - written.column];
      kept.push(differences.map(writeNumber).join(''));
      writtenColumn = column;
      Object.assign(written, place);
    }
    return kept.join(',');
  };
  return mappings
    .split(';')
    .map((segments) => (segments === '' ? '' : byLine(segments)))
    .join(';');
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
