/** Maps by line lead to the same module and line as maps by column. */
import { SourceMap, type SourceMapPayload } from 'node:module';
import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { mappingsByLine } from '../../scripts/build/line-maps.js';

const { outputFiles } = await build({
  entryPoints: ['src/bic.ts', 'src/iban.ts'],
  outdir: 'out',
  bundle: true,
  splitting: true,
  format: 'esm',
  write: false,
  sourcemap: 'linked',
  sourcesContent: false,
  minifySyntax: true,
  minifyIdentifiers: true,
});
const textOf = (path: string): string => outputFiles.find((file) => file.path === path)?.text ?? '';
const built = outputFiles.map(({ path }) => path).filter((path) => path.endsWith('.js'));

/** Where a position of the built module comes from, but for the column. */
function originOf(map: SourceMap, line: number, column: number): string {
  const entry = map.findEntry(line, column) as { readonly originalSource?: string; readonly originalLine?: number };
  return `${entry.originalSource}:${entry.originalLine}`;
}

describe.each(built)('%s', (path) => {
  const full = JSON.parse(textOf(`${path}.map`)) as SourceMapPayload;
  const short = { ...full, names: [], mappings: mappingsByLine(full.mappings) };

  test('every position leads to the same module and line', () => {
    const [before, after] = [new SourceMap(full), new SourceMap(short)];
    const wrong = textOf(path)
      .split('\n')
      .flatMap((text, line) => Array.from(text, (_, column) => [line, column] as const))
      .filter(([line, column]) => originOf(before, line, column) !== originOf(after, line, column));
    expect(wrong).toEqual([]);
  });

  test('in less than half of the room', () => expect(short.mappings.length).toBeLessThan(full.mappings.length / 2));
});
