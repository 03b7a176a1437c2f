/** Source maps lead from the built files to modules that exist, and stack traces to their lines. */
import { spawnSync } from 'node:child_process';
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

/** What a program that goes wrong says, run with source maps. */
function traceOf(program: string): string {
  const args = ['--enable-source-maps', '--input-type=module', '--eval', program];
  return spawnSync(process.execPath, args, { cwd: dist, encoding: 'utf8' }).stderr;
}

/** The line of a module that holds a text, counted from 1. */
function lineOf(module: string, text: string): number {
  const lines = readFileSync(join(dist, '..', module), 'utf8').split('\n');
  return lines.findIndex((line) => line.includes(text)) + 1;
}

describe('a stack trace names module and line', () => {
  test('of the engine', () => {
    const line = lineOf('src/engine/assert-engine.ts', 'throw new TypeError');
    expect(line).toBeGreaterThan(0);
    const trace = traceOf(`import { validate } from ${JSON.stringify(join(dist, 'index.js'))}; validate({}, {});`);
    expect(trace).toContain(`src/engine/assert-engine.ts:${line}:`);
  });

  test('of a rule', () => {
    const line = lineOf('rules/check-digits/mod97.ts', 'throw new TypeError');
    expect(line).toBeGreaterThan(0);
    const rule = JSON.stringify(join(dist, 'rules/FR.js'));
    const trace = traceOf(`import { FR } from ${rule}; FR.iban.checks[0].compile({ check: { start: 0, end: 3 } });`);
    expect(trace).toContain(`rules/check-digits/mod97.ts:${line}:`);
  });
});
