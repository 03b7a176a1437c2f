/** Where the package is, and what its entries are. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '../../rules/index/languages.js';

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

/** Patterns of `exports` whose entries are those of the languages. */
const BY_LANGUAGE: readonly string[] = ['./messages/*', './field-texts/*', './returns/*'];

type Entry = readonly [string, Conditions];

const inLanguage = (pattern: string, { types, default: portable = '' }: Conditions, language: string): Entry => [
  pattern.replace('*', language),
  { types: types.replace('*', language), default: portable.replace('*', language) },
];

/** `./iban` → its files; what is no code is left out, and so are the modules of the rules and of the datasets. */
export const entries: readonly Entry[] = Object.entries(manifest.exports).flatMap(([name, target]): readonly Entry[] => {
  if (typeof target === 'string') return [];
  if (BY_LANGUAGE.includes(name)) return LANGUAGES.map((language) => inLanguage(name, target, language));
  return name.includes('*') ? [] : [[name, target]];
});

/** The payments of `examples/`, each an instruction. */
export const payments: readonly unknown[] = readFileSync(join(root, 'examples/payments.ndjson'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));
