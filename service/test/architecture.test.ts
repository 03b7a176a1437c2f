/**
 * Imports point one way, nothing but published entries of payprep is imported, and nothing imports itself by way of others.
 */
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Import, importsOf, modulesIn, parse, surroundingsOf } from '../../test/imports.js';
import { manifest as payprep } from '../../test/package/built.js';
import { root } from './built.js';

/** The folders, from the ground up: what each may import. Itself always. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  bytes: [],
  tracing: ['bytes'],
  contract: ['payprep'],
  storage: ['bytes', 'contract'],
  recipients: ['bytes', 'contract', 'storage', 'payprep'],
  webhooks: ['bytes', 'tracing', 'storage', 'node:dns/promises', 'node:http', 'node:https', 'node:net'],
  http: ['bytes', 'tracing', 'contract', 'storage', 'recipients', 'webhooks', 'payprep', 'hono', 'jose', 'valibot'],
  page: ['bytes', 'contract', 'recipients', 'http', 'payprep', 'preact'],
};

/** The clock, chance and the network are handed in, but WebCrypto is everywhere, and time has to pass somewhere. */
const TOUCHES: Readonly<Record<string, readonly string[]>> = {
  bytes: ['crypto', 'globalThis', 'setTimeout'],
  tracing: [],
  contract: [],
  storage: ['crypto', 'setTimeout'],
  recipients: [],
  webhooks: ['crypto', 'setTimeout'],
  http: ['new Date()', 'performance.now', 'import()', 'crypto', 'setTimeout', 'fetch'],
};

const PARTS = [...Object.keys(ALLOWED), 'serve'];

const modules: ReadonlyMap<string, readonly Import[]> = new Map(
  PARTS.flatMap((part) => modulesIn(join(root, part)).map((file) => `${part}/${file}`))
    .concat(['http.ts', 'webhooks.ts', 'delivery.ts', 'page.ts'])
    .map((path) => [path, importsOf(path, parse(join(root, path)))]),
);

/** The folder, or the package. */
const partOf = (target: string): string => (isBuiltin(target) ? target : (target.split('/')[0] ?? ''));

describe.each(Object.keys(ALLOWED))('%s', (part) => {
  const own = [...modules].filter(([path]) => path.startsWith(`${part}/`));

  test('imports only what lies under it', () => {
    const allowed = [part, ...(ALLOWED[part] ?? [])];
    const wrong = own.flatMap(([path, imports]) =>
      imports.filter(({ target }) => !allowed.includes(partOf(target))).map(({ target }) => `${path} → ${target}`),
    );
    expect(own.length).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
  });

  test.runIf(part in TOUCHES)('touches neither clock nor chance, process nor network', () => {
    const touched = own.flatMap(([path]) =>
      surroundingsOf(parse(join(root, path)))
        .filter((what) => !TOUCHES[part]?.includes(what))
        .map((what) => `${path}: ${what}`),
    );
    expect(touched).toEqual([]);
  });
});

test('of payprep, only what it publishes is imported', () => {
  // an entry with a star stands for one of each language or country
  const published = Object.keys(payprep.exports).map((entry) => new RegExp(`^${entry.replace('.', 'payprep').replace('*', '[\\w-]+')}$`));
  const imported = [...modules].flatMap(([path, imports]) => imports.map(({ target }) => [path, target] as const));
  const ofPayprep = imported.filter(([, target]) => /^payprep(?:\/|$)/.test(target));
  expect(ofPayprep.length).toBeGreaterThan(5);
  expect(ofPayprep.filter(([, target]) => !published.some((entry) => entry.test(target)))).toEqual([]);
  expect(imported.filter(([, target]) => target.startsWith('..'))).toEqual([]);
});

/** The first way that leads from a module back to itself. */
function circleIn(graph: ReadonlyMap<string, readonly string[]>): readonly string[] | undefined {
  const done = new Set<string>();
  const visit = (path: string, way: readonly string[]): readonly string[] | undefined => {
    if (way.includes(path)) return [...way.slice(way.indexOf(path)), path];
    if (done.has(path)) return undefined;
    for (const next of graph.get(path) ?? []) {
      const circle = visit(next, [...way, path]);
      if (circle !== undefined) return circle;
    }
    done.add(path);
    return undefined;
  };
  for (const path of graph.keys()) {
    const circle = visit(path, []);
    if (circle !== undefined) return circle;
  }
  return undefined;
}

test('no module imports itself by way of others, not even for a type', () => {
  const fileOf = (target: string): string =>
    [target.replace(/\.js$/, '.ts'), target.replace(/\.js$/, '.tsx')].find((file) => modules.has(file)) ?? '';
  const graph = new Map([...modules].map(([path, imports]) => [path, imports.map(({ target }) => fileOf(target))]));
  expect(circleIn(graph)).toBeUndefined();
  expect(
    circleIn(
      new Map([
        ['a', ['b']],
        ['b', ['c']],
        ['c', ['b']],
      ]),
    ),
  ).toEqual(['b', 'c', 'b']);
});
