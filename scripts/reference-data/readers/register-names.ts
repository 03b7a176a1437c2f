/**
 * One row for each BIC of a bank code, with the name that the bank has today.
 *
 * By rule: of several rows with one BIC, the one whose name is most like the institution's; a BIC of the bank's own before one that it
 * shares with its group; a name with its legal form before the same without. In the euro area a bank that the SEPA Clearer does not reach
 * holds no accounts any more: its rows are left out of lists that are not complete.
 */
import { tidyName } from '../bank-names.js';
import { readNewBicList } from '../bic-list.js';
import { reportLeftOut } from '../dataset.js';
import { renamedBanks } from '../overrides/read.js';
import { bicCountry, compareText, groupBy } from '../text.js';
import { readScl } from './bundesbank-scl.js';
import type { RegisterRow } from './register-row.js';

const EURO_AREA = 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' ');

/** The letters of a name without accents, dots and legal forms: what two spellings of one name have in common. */
const LEGAL_FORM = /\b(?:aktsiaselts|aktiengesellschaft|as|asa|ab|ag|sa|spa|se|plc|ltd|limited|nv|bv|oyj|abp|uab|eg|gmbh|sab|scpa|sas)\b/g;
const fold = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[./]/g, '');
const coreOf = (name: string): string =>
  fold(name)
    .replace(LEGAL_FORM, '')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

const wordsOf = (name: string): readonly string[] =>
  coreOf(name)
    .split(' ')
    .filter((word) => word.length > 3);

type Names = ReadonlyMap<string, readonly string[]>;

/** BIC of eight letters → the words of its names in the lists. */
function listedWords(folder: string): Names {
  const words = new Map<string, string[]>();
  for (const { bic, name } of [...readScl(folder), ...readNewBicList(folder)])
    if (bic.length === 8 && name !== null) words.set(bic, [...(words.get(bic) ?? []), ...wordsOf(name)]);
  return words;
}

/** How many words of the name are in the institution's name, of all. */
function likeness({ bic, name }: RegisterRow, words: Names): number {
  const listed = words.get(bic?.slice(0, 8) ?? '') ?? [];
  const own = wordsOf(name ?? '');
  return own.length === 0 ? 0 : own.filter((word) => listed.includes(word)).length / own.length;
}

/** BIC of a group → the name that stands beside it most often: one bank's, repeated for all others. */
type Groups = ReadonlyMap<string, string | null>;

/** Those BICs of eight letters that several bank codes have beside a longer one of their own. */
function groupBics(byCode: ReadonlyMap<string, readonly RegisterRow[]>): Groups {
  const codes = new Map<string, number>();
  for (const rows of byCode.values()) {
    const bics = new Set(rows.flatMap(({ bic }) => bic ?? []));
    for (const bic of bics)
      if (bic.length === 8 && [...bics].some((other) => other.length === 11 && other.startsWith(bic)))
        codes.set(bic, (codes.get(bic) ?? 0) + 1);
  }
  const rows = [...byCode.values()].flat();
  return new Map([...codes].flatMap(([bic, count]) => (count > 2 ? [[bic, mostFrequentName(rows, bic)] as const] : [])));
}

function mostFrequentName(rows: readonly RegisterRow[], ofBic: string): string | null {
  const named = groupBy(
    rows.filter(({ bic }) => bic === ofBic),
    ({ name }) => name ?? '',
  );
  const [most] = [...named].sort(([, one], [, other]) => other.length - one.length);
  return most?.[0] ?? null;
}

/** The primary BIC first; then BICs of the country itself, the bank's own before its group's, head offices, the rest in alphabetical order. */
function comparePriority(country: string, groups: Groups) {
  const isForeign = ({ bic }: RegisterRow): boolean => bic === null || bicCountry(bic) !== country;
  const isOfGroup = ({ bic }: RegisterRow): boolean => bic !== null && groups.has(bic);
  return (one: RegisterRow, other: RegisterRow): number =>
    Number(other.primary) - Number(one.primary) ||
    Number(isForeign(one)) - Number(isForeign(other)) ||
    Number(isOfGroup(one)) - Number(isOfGroup(other)) ||
    (one.bic ?? '').length - (other.bic ?? '').length ||
    compareText(one.bic ?? '', other.bic ?? '');
}

/** One row for each BIC; the row of a group's BIC has the bank's own name. */
function rowsOfCode(sorted: readonly RegisterRow[], groups: Groups, words: Names): RegisterRow[] {
  const best = [...groupBy(sorted, ({ bic }) => bic ?? '').values()].flatMap((same) => {
    const [first] = same.toSorted((one, other) => likeness(other, words) - likeness(one, words));
    return first === undefined ? [] : [first];
  });
  const withBic = best.filter(({ bic }) => bic !== null);
  const rows = withBic.length > 0 ? withBic : best;
  const [first] = rows;
  const own = first === undefined || (first.bic !== null && groups.get(first.bic) === first.name) ? null : first.name;
  return rows.map((row) => (row.bic !== null && groups.has(row.bic) ? { ...row, name: own } : row));
}

/** BIC and core of the name → the spelling with the legal form. */
function spellings(rows: readonly RegisterRow[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { bic, name } of rows) {
    if (name === null) continue;
    const key = `${bic} ${coreOf(name)}`;
    const known = found.get(key);
    if (known === undefined || fold(name).length > fold(known).length) found.set(key, name);
  }
  return found;
}

/** Without the banks of SEPA that the clearer does not reach: New Caledonia has French IBANs and is outside. */
function dropUnreached(folder: string, rows: readonly RegisterRow[]): readonly RegisterRow[] {
  const reached = new Set(readScl(folder).flatMap(({ bic }) => [bic.slice(0, 8), bicCountry(bic)]));
  return rows.filter(({ bic }) => bic === null || reached.has(bic.slice(0, 8)) || !reached.has(bicCountry(bic)));
}

/** Germany: the mark behind the name of a bank that was merged and whose bank code lives on. */
const MERGED = /\s*-alt-?\.?$/i;

/** The name of the bank that took over a merged one: that of another row with its BIC, else the clearer's name for its branch. */
function successors(folder: string, rows: readonly RegisterRow[]): (row: RegisterRow) => string | null | undefined {
  const names = new Map(readScl(folder).flatMap(({ bic, name }) => (bic.length === 11 ? [[bic, name] as const] : [])));
  for (const { bic, name } of rows) if (bic !== null && name !== null && !MERGED.test(name)) names.set(bic, name);
  return ({ bic, name }) => (MERGED.test(name ?? '') ? names.get(bic ?? '') : undefined);
}

/** `CRCAM D AQUITAINE` is the Caisse régionale de crédit agricole mutuel d'Aquitaine. */
const spellOut = (name: string): string => name.replace(/^CRCAM\b/u, 'CREDIT AGRICOLE MUTUEL').replace(/\b([DL]) (?=[AEIOUH])/gu, "$1'");

/** France: the register cuts and shortens the names of the regional banks of Crédit Agricole, and the clearer has them in full. */
const regionalBanks = (folder: string): ReadonlyMap<string, string> =>
  new Map(readScl(folder).flatMap(({ bic, name }) => (/^AGRIFRPP8/.test(bic) && name !== null ? [[bic, spellOut(name)] as const] : [])));

/** The rows of a register, one for each BIC of a bank code, in the order of the codes, with the names of today. */
export function nameBanks(folder: string, country: string, completeness: string, published: readonly RegisterRow[]): RegisterRow[] {
  const renamed = renamedBanks();
  const inUse = completeness === 'partial' && EURO_AREA.includes(country) ? dropUnreached(folder, published) : published;
  reportLeftOut(`banks/${country}`, published.length - inUse.length, 'with a BIC that the SEPA Clearer does not reach');
  const successorOf = successors(folder, inUse);
  const inFull = regionalBanks(folder);
  const named = inUse.map((row) => ({
    ...row,
    name:
      renamed.get(row.bic?.slice(0, 8) ?? '') ??
      tidyName((successorOf(row) ?? inFull.get(row.bic ?? '') ?? row.name)?.replace(MERGED, ''), country),
  }));
  const byCode = groupBy(named, ({ bankCode }) => bankCode);
  const groups = groupBics(byCode);
  const words = listedWords(folder);
  const rows = [...byCode]
    .sort(([one], [other]) => compareText(one, other))
    .flatMap(([, sameCode]) => rowsOfCode(sameCode.toSorted(comparePriority(country, groups)), groups, words));
  const spelt = spellings(rows);
  return rows.map((row) => (row.name === null ? row : { ...row, name: spelt.get(`${row.bic} ${coreOf(row.name)}`) ?? row.name }));
}
