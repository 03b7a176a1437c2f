/**
 * An exported name means one thing in its package: whoever searches for it finds what it is.
 *
 * The exceptions are verbs that the entries of a package share, one function with several signatures, and stores that implement one port.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

const DEFINITION = /^export (?:declare |abstract |async )*(?:const|function\*?|class|interface|type) ([\w$]+)/gm;

const isOfPackage = (path: string): boolean => /\.tsx?$/.test(path) && !/(?:^|\/)(?:node_modules|dist|test)\//.test(path);

const sources = (folder: string): readonly (readonly [path: string, text: string])[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(isOfPackage)
    .map((path) => [path, readFileSync(join(root, folder, path), 'utf8')]);

/** The names that more than one file defines and exports, with these files. */
function sharedNames(files: readonly (readonly [path: string, text: string])[]): Readonly<Record<string, readonly string[]>> {
  const found = new Map<string, Set<string>>();
  for (const [path, text] of files)
    for (const [, name = ''] of text.matchAll(DEFINITION)) found.set(name, (found.get(name) ?? new Set()).add(path));
  const shared = [...found].filter(([, paths]) => paths.size > 1).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(shared.map(([name, paths]) => [name, [...paths].sort()]));
}

/** `payprep`, `/full` and `/core` differ in the engine that they bring. */
const ENGINES = ['core.ts', 'full.ts', 'index.ts'];
/** What is told of one kind of code: each entry has its own. */
const CODES = ['identifiers/bic.ts', 'identifiers/iban/iban.ts', 'references/references.ts'];

/** In memory and in PostgreSQL: both implement `storage/port.ts`. */
const stores = (file: string): readonly string[] => [`storage/memory/${file}.ts`, `storage/postgres/${file}.ts`];

/** Folder → name → the files that are meant to define it. */
const MEANT: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  src: {
    build: ['identifiers/iban/iban.ts', 'references/references.ts'],
    createEngine: ['core.ts', 'engine/default-engine.ts', 'full.ts'],
    // documented where it is published, defined behind that: `readBundle` and `returnsOfAlert` likewise
    describeReturn: ['returns.ts', 'returns/describe-return.ts'],
    enrich: ENGINES,
    enrichAll: ENGINES,
    explain: ENGINES,
    format: CODES,
    isValid: CODES,
    parse: CODES,
    readBundle: ['bundle.ts', 'bundles/read-bundle.ts'],
    requirements: ENGINES,
    returnsOfAlert: ['returns.ts', 'returns/describe-return.ts'],
    validate: ENGINES,
    validateAll: ENGINES,
  },
  cli: {},
  service: {
    // the bench measures the server without the engine behind the same signature
    paymentRoutes: ['bench/constant-payments.ts', 'http/payments.ts'],
    auditIn: stores('audit'),
    checksIn: stores('checks'),
    deliveriesIn: stores('deliveries'),
    eventsIn: ['storage/memory/deliveries.ts', 'storage/postgres/events.ts'],
    idempotencyKeysIn: stores('idempotency'),
    organizationsIn: stores('organizations'),
    recipientsIn: stores('recipients'),
    recordSeen: stores('users'),
    sessionsIn: stores('sessions'),
    subscriptionsIn: stores('subscriptions'),
    tidy: stores('tidy'),
  },
  mcp: {},
};

describe.each(Object.keys(MEANT))('%s', (folder) => {
  test('exports a name from one file, but for those that are meant', () => {
    expect(sharedNames(sources(folder))).toEqual(MEANT[folder]);
  });
});

test('a second definition is found', () => {
  const files = sources('src');
  const again = [...files, ['payment/again.ts', 'export async function resolve() {}\n']] as const;
  expect(Object.keys(sharedNames(again))).toEqual([...Object.keys(sharedNames(files)), 'resolve'].sort());
  expect(
    sharedNames([
      ['a.ts', 'export type Row = 1;'],
      ['b.tsx', 'export interface Row {}'],
      ['c.ts', 'export { Row };'],
    ]),
  ).toEqual({
    Row: ['a.ts', 'b.tsx'],
  });
});
