/** Where the package is, and what its entries are. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

interface Conditions {
  readonly types: string;
  readonly browser?: string;
  /** What Node takes, and hardly a bundler. */
  readonly 'node-addons'?: string;
  readonly default: string;
}

interface Manifest {
  readonly version: string;
  readonly main: string;
  /** What Parcel reads in the place of `exports`. */
  readonly alias: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, Conditions | string>>;
  readonly dependencies: Readonly<Record<string, string>>;
}

export const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;

/** `./iban` → its files; what is no code is left out, and so are the modules of the datasets. */
export const entries: readonly (readonly [string, Conditions])[] = Object.entries(manifest.exports).flatMap(([name, target]) =>
  typeof target === 'string' || name.includes('*') ? [] : [[name, target] as const],
);

/** The payments of `examples/`, each an instruction. */
export const payments: readonly unknown[] = readFileSync(join(root, 'examples/payments.ndjson'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));
