/**
 * `payprep data`: lists the shipped datasets, or what rules and datasets cover in one country.
 *
 * The gotcha: only a dataset that is both official and complete can prove that a bank does not exist.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type DatasetFacts, isExhaustive, type Terms } from '../../src/directory/dataset.js';
import { isInSepa } from '../../src/directory/sepa.js';
import { allCountries } from '../../src/identifiers/country/all-countries.js';
import { countryMeant } from '../../src/identifiers/country/meant.js';
import { findImportFormat, importFormats } from '../import/formats/index.js';
import type { Arguments } from '../options/arguments.js';
import { findOutdated, formatOutdated } from '../tasks/outdated-data.js';
import { EXIT, type Io, UsageError } from '../terminal/io.js';
import { orList } from '../terminal/or-list.js';
import { TextTable } from '../terminal/text-table.js';
import { importCorrespondents } from './correspondents.js';
import { diffCommand } from './diff.js';
import { importList } from './import.js';
import { countryName, type Fact, formatFacts } from './lookup.js';
import { packBundle } from './pack-bundle.js';
import { pullBundle } from './pull-bundle.js';

const require = createRequire(import.meta.url);

/** The line of a dataset in the manifest. */
interface ManifestEntry extends DatasetFacts {
  readonly dataset: string;
  readonly rows: number;
  readonly source: string;
  readonly licence: string;
  readonly terms: Terms;
}

function readManifest(): readonly ManifestEntry[] {
  const manifest = JSON.parse(readFileSync(require.resolve('payprep/reference-data/manifest.json'), 'utf8')) as {
    readonly datasets: readonly ManifestEntry[];
  };
  return manifest.datasets.map(({ dataset, edition, rows, confidence, completeness, source, licence, terms }) => ({
    dataset,
    edition,
    rows,
    confidence,
    completeness,
    source,
    licence,
    terms,
  }));
}

function formatDatasets(datasets: readonly ManifestEntry[], columns: number): string {
  const table = new TextTable(['Dataset', 'Edition', 'Rows', 'Confidence', 'Completeness', 'Source'], columns, datasets.length);
  const lines = datasets.map(({ dataset, edition, rows, confidence, completeness, source }) =>
    table.addRow([dataset, edition, String(rows), confidence, completeness, source]),
  );
  return lines.join('') + table.end();
}

/** What rules and datasets cover in a country. */
interface Coverage {
  readonly country: string;
  readonly name: string;
  readonly iban?: { readonly length: number; readonly bban: string; readonly registered: boolean; readonly prefix: string };
  readonly nationalChecks: readonly string[];
  /** The ISO 20022 code of its clearing system. */
  readonly clearingSystem?: string;
  readonly sepa: boolean;
  readonly datasets: readonly ManifestEntry[];
}

function findCoverage(text: string, on: string): Coverage {
  const code = countryMeant(text);
  if (code === undefined) throw new UsageError('data takes a country code, such as DE: payprep data DE');
  const compiled = allCountries.withIban(code) ?? allCountries.domestic(code);
  const { rule, layout } = compiled ?? {};
  const clearingSystem = compiled?.facts.clearingSystem;
  return {
    country: code,
    name: countryName(code),
    ...(rule?.hasIban !== false &&
      rule &&
      layout && { iban: { length: layout.length + 4, bban: rule.bban, registered: rule.registered !== false, prefix: rule.code } }),
    nationalChecks: (compiled?.checks ?? []).map((check) => check.name),
    ...(clearingSystem !== undefined && { clearingSystem }),
    sepa: isInSepa(code, on),
    datasets: readManifest().filter(({ dataset }) => dataset.split('/')[1] === code || dataset.split('/')[1] === rule?.code),
  };
}

function formatCoverage(coverage: Coverage, columns: number): string {
  const { country, name, iban, nationalChecks, clearingSystem, sepa, datasets } = coverage;
  const directory = datasets.find(({ dataset }) => dataset.startsWith('banks/'));
  const facts: readonly Fact[] = [
    ['IBAN', iban ? `${iban.length} characters, ${iban.prefix}, two digits, ${iban.bban}` : 'none'],
    ['registry', iban?.registered === false ? 'its banks issue IBANs, but the IBAN registry does not list it' : undefined],
    ['national check', nationalChecks.length > 0 ? nationalChecks.join(', ') : 'not covered'],
    ['clearing system', clearingSystem],
    ['SEPA', sepa ? 'yes' : 'no'],
    [
      'unknown banks',
      directory !== undefined && isExhaustive(directory) ? 'reported: the directory is official and complete' : 'not covered',
    ],
  ];
  return `${country} ${name}\n${formatFacts(facts, columns)}${datasets.length > 0 ? `\n${formatDatasets(datasets, columns)}` : ''}`;
}

interface CommandResult {
  readonly text: string;
  readonly code: number;
}

async function importCommand([kind = '', ...files]: readonly string[], args: Arguments, io: Io): Promise<CommandResult> {
  const format = findImportFormat(kind);
  if (format !== undefined) return importList(format, files, args, io);
  if (kind === 'correspondents') return importCorrespondents(files, args, io);
  const kinds = [...importFormats.map(({ name }) => name), 'correspondents'];
  throw new UsageError(`data import takes a list: ${orList(kinds)}`);
}

const BUNDLE_OPTIONS = {
  privateKey: '--private-key belongs to data pack',
  publicKey: '--public-key belongs to data pull',
  number: '--number belongs to data pack',
} as const;

/** @throws UsageError for an option of `data pack` or `data pull` */
function refuseBundleOptions(args: Arguments): void {
  for (const [name, refusal] of Object.entries(BUNDLE_OPTIONS))
    if (args[name as keyof typeof BUNDLE_OPTIONS] !== undefined) throw new UsageError(refusal);
}

const IMPORT_OPTIONS = ['out', 'edition', 'dataset', 'dryRun'] as const;

/** @throws UsageError for an option of `data import` */
function refuseImportOptions(args: Arguments): void {
  const option = IMPORT_OPTIONS.find((name) => args[name] !== undefined && args[name] !== false);
  if (option !== undefined) throw new UsageError(`--${option === 'dryRun' ? 'dry-run' : option} belongs to data import`);
}

export async function dataCommand(args: Arguments, io: Io): Promise<CommandResult> {
  const { positionals, json } = args;
  const [country, ...more] = positionals;
  if (country === 'pack') return packBundle(more, args);
  if (country === 'pull') return pullBundle(more, args);
  refuseBundleOptions(args);
  if (country === 'import') return importCommand(more, args, io);
  refuseImportOptions(args);
  if (country === 'diff') return diffCommand(more, args, io);
  if (args.against !== undefined) throw new UsageError('--against belongs to data diff');
  if (more.length > 0) throw new UsageError('data takes one country at a time: payprep data DE');
  const write = <Value>(value: Value, format: (value: Value, columns: number) => string): string =>
    json ? `${JSON.stringify(value, null, 2)}\n` : format(value, io.columns);
  if (country === undefined) return { text: write(readManifest(), formatDatasets), code: EXIT.ok };
  const on = args.on ?? io.today();
  const coverage = findCoverage(country, on);
  io.stderr.write(formatOutdated(findOutdated(coverage.datasets, on)));
  return { text: write(coverage, formatCoverage), code: EXIT.ok };
}
