/**
 * Banks that the lists of BICs call by two names: `SOCIETE GENERALE (FORMERLY CREDIT DU NORD)`.
 *
 * Where another BIC of the country has the name of today alone, the bank was merged into that one. Without such a BIC it may have been renamed
 * forty years ago, and is left out.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tidyName } from '../bank-names.js';
import { memoizeByFolder } from '../read.js';
import { bicCountry, groupBy, tidy, tidyBic } from '../text.js';
import { readScl } from './bundesbank-scl.js';

const NEW_LIST = 'bic-list-2024/bics.tsv';

const FORMER = /\(?\b(?:formerly|former|previously)\b:?\s*(?:known as\s+)?([^)]+)\)?$/iu;

export interface MergedBank {
  readonly bic: string;
  readonly formerName: string;
  /** The BIC of the bank that it is a part of. */
  readonly successor: string;
  readonly source: string;
}

interface Listed {
  readonly bic: string;
  readonly name: string;
  readonly source: string;
}

/** The names as they were published: head offices of the SEPA Clearer, then of the list of 2024, which also counts branches. */
function readPublished(folder: string): readonly Listed[] {
  const [, ...lines] = readFileSync(join(folder, NEW_LIST), 'utf8').split(/\r?\n/);
  const listed = lines.map((line) => line.split('\t')).map(([text, name]) => ({ bic: tidyBic(text), name: tidy(name) }));
  return [
    ...readScl(folder).map(({ bic, name }) => ({ bic, name, source: 'Bundesbank, SEPA Clearer directory, 2026-05-25' })),
    ...listed.map(({ bic, name }) => ({ bic, name, source: 'BIC list of 2024' })),
  ].flatMap(({ bic, name, source }) => (bic === null || name === null ? [] : [{ bic, name, source }]));
}

const coreOf = (name: string | null): string =>
  (name ?? '').toLowerCase().replace(/[^\p{L}\p{N}]|\b(?:s\.?p\.?a|n\.?a|ltd|limited|inc)\b/gu, '');

/** Each bank once, that of the first list. */
export const readMergedBanks = memoizeByFolder((folder): readonly MergedBank[] => {
  const published = readPublished(folder);
  const present = published.filter(({ name }) => !FORMER.test(name));
  const byName = groupBy(present, ({ bic, name }) => `${bicCountry(bic)} ${coreOf(tidyName(name))}`);
  const found = new Map<string, MergedBank>();
  for (const { bic, name, source } of published) {
    const formerName = tidyName(FORMER.exec(name)?.[1]);
    if (formerName === null || bic.length > 8 || found.has(bic)) continue;
    const namesakes = byName.get(`${bicCountry(bic)} ${coreOf(tidyName(name))}`) ?? [];
    // the head office is that with the most branches
    const [most] = [...groupBy(namesakes, (other) => other.bic.slice(0, 8))].sort(([, one], [, other]) => other.length - one.length);
    if (most !== undefined && most[0] !== bic) found.set(bic, { bic, formerName, successor: most[0], source: `${source}: ${name}` });
  }
  return [...found.values()];
});
