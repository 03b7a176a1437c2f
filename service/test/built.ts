/** Where the package is, and what its entries are. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** The program, as it is built. */
export const PROGRAM = join(root, 'dist/main.js');

interface Conditions {
  readonly types: string;
  /** What is of Node alone. */
  readonly node?: string;
  readonly default?: string;
}

interface Manifest {
  readonly version: string;
  readonly exports: Readonly<Record<string, Conditions | string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

export const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;

/** `./http` → its files; what is no code is left out. */
export const entries: readonly (readonly [string, Conditions])[] = Object.entries(manifest.exports).flatMap(([name, target]) =>
  typeof target === 'string' ? [] : [[name, target] as const],
);
