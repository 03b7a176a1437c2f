/** What a built file imports. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const SPECIFIER = /(?:\bfrom|\bimport)\s*\(?\s*["']([^"'\n]{1,200})["']/g;

/** The specifiers of packages that a file imports, itself or by what it imports, lazily or not. */
export function packagesOf(file: string, seen = new Set<string>()): readonly string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const specifiers = [...readFileSync(file, 'utf8').matchAll(SPECIFIER)].map(([, specifier = '']) => specifier);
  return specifiers.flatMap((specifier) => (specifier.startsWith('.') ? packagesOf(join(dirname(file), specifier), seen) : [specifier]));
}
