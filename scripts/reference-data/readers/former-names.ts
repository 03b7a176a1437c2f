/**
 * Banks that were merged, by the lists of BICs: a BIC that has the name of another bank of its country today, and had one of its own before.
 *
 * The name before stands beside that of today, `SOCIETE GENERALE (FORMERLY CREDIT DU NORD)`, or in the list of 2019. Without another BIC of
 * the name of today the bank may only have been renamed, and is left out. The gotcha: banks that share a BIC of eight letters with their group
 * are none of them its owner, so that only a head office counts.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tidyName } from '../bank-names.js';
import { readOldBicList } from '../bic-list.js';
import { isSameBank } from '../name-likeness.js';
import { memoizeByFolder } from '../read.js';
import { bicCountry, groupBy, tidy, tidyBic } from '../text.js';
import { readScl } from './bundesbank-scl.js';
import { readInstitutions } from './institutions.js';

const NEW_LIST = 'bic-list-2024/bics.tsv';

const FORMER = /\(?\b(?:formerly|former|previously)\b:?\s*(?:known as\s+)?([^)]+)\)?$/iu;

/** A name before, and the list that says it. */
interface Former {
  readonly formerName: string;
  readonly source: string;
  /** True where it stands beside the name of today. The list of 2019 also has the old name of a bank that was only renamed. */
  readonly isPublished: boolean;
}

export interface MergedBank extends Former {
  readonly bic: string;
  readonly name: string;
  /** The BIC of the bank that it is a part of. */
  readonly successor: string;
}

/** The names as they were published, with what the bank was called before. */
function readPublished(folder: string): readonly (readonly [bic: string | null, name: string | null, source: string])[] {
  const [, ...lines] = readFileSync(join(folder, NEW_LIST), 'utf8').split(/\r?\n/);
  return [
    ...readScl(folder).map(({ bic, name }) => [bic, name, 'Bundesbank, SEPA Clearer directory, 2026-05-25'] as const),
    ...lines.map((line) => line.split('\t')).map(([bic, name]) => [tidyBic(bic), tidy(name), 'BIC list of 2024'] as const),
  ];
}

/** BIC of eight letters → the name before; that beside the name of today goes before that of 2019. */
function readFormerNames(folder: string): ReadonlyMap<string, Former> {
  const today = new Map(readInstitutions(folder).map(({ bic, name }) => [bic, name]));
  const found = new Map<string, Former>();
  for (const [bic, name, source] of readPublished(folder)) {
    const formerName = tidyName(FORMER.exec(name ?? '')?.[1]);
    if (bic?.length === 8 && formerName !== null && !found.has(bic)) {
      found.set(bic, { formerName, source: `${source}: ${name}`, isPublished: true });
    }
  }
  for (const { bic, name } of readOldBicList(folder)) {
    const now = today.get(bic) ?? null;
    if (bic.length > 8 || name === null || now === null || found.has(bic) || isSameBank(name, now)) continue;
    const source = `BIC list of 2019: ${name}; SEPA Clearer of 2026-05-25 or BIC list of 2024: ${now}`;
    found.set(bic, { formerName: name, source, isPublished: false });
  }
  return found;
}

const LEGAL_FORM = /\b(?:s\.?p\.?a|n\.?a|s\.?a|ltd|limited|inc|plc)\b\.?/gu;
const coreOf = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(LEGAL_FORM, '')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Each merged bank once. Of several banks with the name of today, the one with the most branches has taken it over. */
export const readMergedBanks = memoizeByFolder((folder): readonly MergedBank[] => {
  const former = readFormerNames(folder);
  const institutions = readInstitutions(folder);
  const branches = groupBy(institutions, ({ bic }) => bic.slice(0, 8));
  const countOf = (bic: string): number => branches.get(bic)?.length ?? 0;
  const named = institutions.flatMap(({ bic, name }) => (bic.length > 8 || name === null ? [] : [{ bic, name }]));
  const keyOf = ({ bic, name }: { readonly bic: string; readonly name: string }): string => `${bicCountry(bic)} ${coreOf(name)}`;
  const owners = groupBy(
    named.filter(({ bic }) => former.get(bic)?.isPublished !== true),
    keyOf,
  );
  return named.flatMap((bank) => {
    const before = former.get(bank.bic);
    const [owner] = (owners.get(keyOf(bank)) ?? []).toSorted(
      (one, other) => countOf(other.bic) - countOf(one.bic) || Number(former.has(one.bic)) - Number(former.has(other.bic)),
    );
    if (before === undefined || owner === undefined || owner.bic.slice(0, 6) === bank.bic.slice(0, 6)) return [];
    return [{ ...before, bic: bank.bic, name: owner.name, successor: owner.bic }];
  });
});
