/** Reads the brands of organizations from the file of `--brands`. */
import { readFileSync } from 'node:fs';
import { type BrandsSettings, readBrands } from '../http/brand/brands.js';
import { type Io, UsageError } from './io.js';
import type { Given } from './settings.js';

/** @throws UsageError if the file cannot be read, or holds an invalid brand */
export function brandsIn(given: Given, io: Pick<Io, 'stderr'>): BrandsSettings {
  const file = given.text('brands');
  if (file === undefined) return {};
  const content = contentOf(file);
  for (const remark of remarksOn(content)) io.stderr.write(`payprep-service: ${remark}\n`);
  return content as BrandsSettings;
}

function contentOf(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`--brands: the file cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown'})`);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError('--brands: the file is not JSON');
  }
}

function remarksOn(content: unknown): readonly string[] {
  try {
    return readBrands(content).remarks;
  } catch (error) {
    throw new UsageError(`--brands: ${error instanceof Error ? error.message : ''}`);
  }
}
