/** What the command line is given: files in a folder of their own, and instructions that are right and wrong. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'payprep-'));

/** A file of this name with this content; its path. */
export function file(name: string, content: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

export const ACCOUNT = 'DE89370400440532013000';
export const iban = (value: string, more: object = {}): object => ({ ...more, creditorAccount: { id: { value, type: 'IBAN' } } });

export const GOOD = JSON.stringify(iban(ACCOUNT));
export const BAD = JSON.stringify(iban('DE88370400440532013000'));
export const lines = (...texts: readonly string[]): string => texts.map((text) => `${text}\n`).join('');
