/**
 * Belgium's bank identification codes, as the National Bank listed them on 2026-01-01: ranges in the keys.
 *
 * The compilation of bank registers has read a later list, which gave five codes up; nobody says that they are unassigned. They stay,
 * so that an account with one of them is not called impossible.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RegisterRow } from './register-row.js';
import { tidy, tidyBic } from './text.js';

const LINE = /^(\d{3})-(\d{3})(?: bic="([^"]*)")?(?: bank="([^"]*)")?$/;

export function nbb(sources: string): RegisterRow[] {
  const lines = readFileSync(join(sources, 'stdnum-banks', 'be.dat'), 'utf8').split('\n');
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
