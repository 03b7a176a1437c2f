/**
 * What each country would lose if nothing were shipped whose publisher refused, or allows non-commercial use alone: bank codes, branches, towns,
 * streets, and BICs of which the reach by SEPA Credit Transfer is known. `npx tsx scripts/docs/losses.ts` prints it.
 */
import { fileURLToPath } from 'node:url';
import type { Dataset } from '../../src/directory/dataset.js';
import { selectData } from '../../src/directory/select-data.js';
import { shippedData } from '../../src/directory/shipped/files.js';
import { manifest } from './manifest.js';
import { table } from './markdown.js';

const MAY_SHIP = ['open', 'credit', 'unclear'] as const;
const SCT = ['registries/scl-reachability'];
const SCT_INST = ['registries/sct-inst-participants'];

type Count = Readonly<Record<(typeof COUNTED)[number], number>>;
const COUNTED = ['bank codes', 'branches', 'towns', 'streets', 'SCT', 'SCT Inst'] as const;

const cells = (dataset: Dataset | undefined, column: string): readonly string[] => {
  const at = dataset?.columns.indexOf(column) ?? -1;
  return at < 0 ? [] : (dataset?.rows.flatMap((row) => (typeof row[at] === 'string' ? [row[at]] : [])) ?? []);
};

const bicsOf = (read: (name: string) => Dataset | undefined, names: readonly string[], country: string): number =>
  names.flatMap((name) => cells(read(name), 'bic')).filter((bic) => bic.slice(4, 6) === country).length;

function count(country: string, read: (name: string) => Dataset | undefined): Count {
  const banks = read(`banks/${country}`);
  const [first = ''] = banks?.columns ?? [];
  return {
    'bank codes': new Set(cells(banks, first)).size,
    branches: read(`branches/${country}`)?.rows.length ?? 0,
    towns: cells(banks, 'town').length,
    streets: cells(banks, 'street').length,
    SCT: bicsOf(read, SCT, country),
    'SCT Inst': bicsOf(read, SCT_INST, country),
  };
}

interface Loss {
  readonly country: string;
  readonly all: Count;
  readonly kept: Count;
}

/** The countries that would lose something, in order. */
export function losses(): readonly Loss[] {
  const selected = selectData(shippedData, { terms: MAY_SHIP });
  const countries = new Set(manifest.flatMap(({ dataset }) => /^(?:banks|branches)\/([A-Z]{2})$/.exec(dataset)?.[1] ?? []));
  return [...countries].sort().flatMap((country) => {
    const all = count(country, shippedData.dataset);
    const kept = count(country, selected.dataset);
    return COUNTED.some((what) => all[what] !== kept[what]) ? [{ country, all, kept }] : [];
  });
}

const change = (all: number, kept: number): string => (all === kept ? String(all) : `${all} → ${kept}`);

export const lossTable = (found: readonly Loss[]): string =>
  table(
    ['country', ...COUNTED],
    found.map(({ country, all, kept }) => [country, ...COUNTED.map((what) => change(all[what], kept[what]))]),
  );

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(lossTable(losses()));
