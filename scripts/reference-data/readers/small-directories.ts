/**
 * Small bank directories, compiled 2026-11-22 from public lists that were compared with each other: bank code, BIC, name of today, town.
 *
 * Each row says how sure it is. `high`: two lists, or an official one, name the bank; it counts as collected by hand. `medium`: one list
 * alone; it counts as inferred. `low` is left out, and so is a bank that closed, or whose predecessor's code nobody confirms. The two BIC
 * lists come from one directory at two dates: they are no independent witnesses.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setCapitals } from '../capitals.js';
import { memoizeByFolder } from '../read.js';
import { tidy, tidyBic } from '../text.js';
import type { RegisterRow } from './register-row.js';

export const SMALL_DIRECTORIES = 'small-directories';
export const SMALL_RETRIEVED = '2026-11-22';

/** Names of these files were published in capitals and set badly: `Hsbc Bank Middle East`. */
const BADLY_SET = ['KW', 'PK', 'QA', 'RO'];

/** Rows that are low for want of a second list of codes, and whose bank and BIC the SEPA Clearer has, or a registry example. */
const CONFIRMED: Readonly<Record<string, readonly string[]>> = { RS: ['200', '205', '325'], PE: ['035', '053', '060'] };

/** Rows to leave out, with the reason: AR 515 is probably 131. */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = { AR: ['515'] };

/** Bank codes that must go from the directories that these correct: closed banks, codes of companies. */
const GONE: Readonly<Record<string, readonly string[]>> = {
  KZ: ['319', '450', '473', '492', '549', '553', '639', '774', '780', '781', '920', '922', '942'],
};

export interface SmallDirectory {
  readonly rows: readonly RegisterRow[];
  /** The codes of all its rows, those of closed banks among them, and those that must go. */
  readonly codes: ReadonlySet<string>;
}

/** The code of a merged bank lives on with the name of its successor, which has its BIC, or the bank code of the remark: `merged into X (028)`. */
function nameOfSuccessor(lines: readonly string[], { bankCode, bic }: RegisterRow): string | undefined {
  const cells = lines.map((line) => line.split('\t'));
  const [, , , , , status, remark = ''] = cells.find(([code]) => code === bankCode) ?? [];
  if (status !== 'merged') return undefined;
  const current = cells.filter((row) => row[5] === 'current');
  const successorCode = /merged into [^(;]*\(([0-9A-Z]+)/.exec(remark)?.[1];
  const successor = current.find(([, other]) => bic !== null && other === bic) ?? current.find(([code]) => code === successorCode);
  return successor?.[2];
}

function readDirectory(folder: string, country: string): SmallDirectory {
  const [, ...lines] = readFileSync(join(folder, SMALL_DIRECTORIES, `${country}.tsv`), 'utf8').split(/\r?\n/);
  const codes = new Set<string>(GONE[country]);
  const rows = lines.flatMap((line): RegisterRow[] => {
    const [bankCode = '', bic, name, town, confidence = 'low', status] = line.split('\t');
    if (bankCode === '') return [];
    codes.add(bankCode);
    const isConfirmed = confidence !== 'low' || CONFIRMED[country]?.includes(bankCode) === true;
    if (status === 'closed' || !isConfirmed || LEFT_OUT[country]?.includes(bankCode) === true) return [];
    const set = BADLY_SET.includes(country) ? setCapitals((name ?? '').toUpperCase()) : name;
    const sure = confidence === 'high' ? null : 'derived';
    return [{ bankCode, bic: tidyBic(bic), name: tidy(set), town: tidy(town), primary: true, confidence: sure }];
  });
  return { rows: rows.map((row) => ({ ...row, name: nameOfSuccessor(lines, row) ?? row.name })), codes };
}

const byFolder = memoizeByFolder((_: string) => new Map<string, SmallDirectory>());

export function readSmallDirectory(folder: string, country: string): SmallDirectory {
  const known = byFolder(folder);
  const found = known.get(country) ?? readDirectory(folder, country);
  known.set(country, found);
  return found;
}
