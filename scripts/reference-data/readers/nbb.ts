/**
 * Belgium's bank identification codes, as the National Bank listed them on 2026-01-01. A line is a range of codes.
 *
 * The compilation of bank registers comes from a later list, from which five codes are missing. Nobody says that they are unassigned, so
 * they stay: an account with one of them must not be called impossible.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tidy, tidyBic } from '../text.js';
import type { RegisterRow } from './register-row.js';

export const NBB_FILE = 'stdnum-banks/be.dat';

const LINE = /^(\d{3})-(\d{3})(?: bic="([^"]*)")?(?: bank="([^"]*)")?$/;

export function readNbb(folder: string): RegisterRow[] {
  const lines = readFileSync(join(folder, NBB_FILE), 'utf8').split('\n');
  return lines.flatMap((line) => {
    const [, from, to, bic, bank] = LINE.exec(line.trim()) ?? [];
    const count = Number(to) - Number(from) + 1;
    return Array.from({ length: Math.max(count, 0) }, (_, at) => ({
      bankCode: String(Number(from) + at).padStart(3, '0'),
      bic: tidyBic(bic),
      name: tidy(bank),
      primary: true,
    }));
  });
}
