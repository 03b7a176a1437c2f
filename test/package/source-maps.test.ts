/** Source maps lead from the built files to modules that exist. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));
const maps = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js.map'));

test('there are some', () => expect(maps.length).toBeGreaterThan(10));

describe.each(maps)('%s', (map) => {
  test('names modules of this repository, and does not hold their text', () => {
    const { sources, sourcesContent } = JSON.parse(readFileSync(join(dist, map), 'utf8')) as {
      readonly sources: readonly string[];
      readonly sourcesContent?: readonly string[];
    };
    // what the build generates has no file: a map of imports, the datasets linked in
    const modules = sources.filter((source) => !source.startsWith('shipped-'));
    expect(modules.filter((source) => !existsSync(join(dirname(join(dist, map)), source)))).toEqual([]);
    expect(sourcesContent).toBeUndefined();
  });
});
