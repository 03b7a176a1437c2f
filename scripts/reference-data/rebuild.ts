/**
 * Rebuilds datasets: makes each from its published files, lays the overrides over it, checks it, compares it with what was there, writes it. A
 * dataset whose files are not at hand is overridden as it is committed.
 *
 * Nothing is written before every dataset has been made and checked.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Dataset } from '../../src/directory/dataset.js';
import { compareDatasets, describeDifference } from './difference.js';
import { type Task, tasksFor } from './names.js';
import { applyOverrides } from './overrides/apply.js';
import { checkJoins } from './overrides/joined-bics.js';
import type { Effect } from './overrides/table.js';
import type { Sources } from './registry.js';
import { mendOpinions, updateOpinions } from './second-opinion.js';
import { groupBy, takeRefusedBics } from './text.js';
import { readDataset, serialize, updateManifest, writeDataset } from './write.js';

export interface Request {
  /** Countries, datasets, sources, or `all`. */
  readonly names: readonly string[];
  readonly sources: Sources;
  /** The folder of published files; undefined where none was given and none is in its usual place. */
  readonly published: string | undefined;
  /** The folder of datasets: `reference-data`. */
  readonly target: string;
  /** How many banks are listed for each of came, went, changed. */
  readonly limit: number;
  readonly print: (text: string) => void;
}

/** The folder of published files. Throws where a source needs a file that is not there, and says what to give. */
function publishedFolder({ published }: Request, tasks: readonly Task[]): string {
  for (const { sourceName, source } of tasks) {
    if (source.reads.length > 0 && published === undefined) {
      throw new Error(
        `The source "${sourceName}" reads ${source.reads.join(', ')}. Say where the published files are:\n` +
          '  npm run data -- <name> --sources <folder>   (or set PAYPREP_SOURCES to the folder)',
      );
    }
    const missing = source.reads.find((path) => !existsSync(join(published ?? '', path)));
    if (missing !== undefined) {
      throw new Error(
        `The source "${sourceName}" reads ${missing}, which ${published} does not have. ` +
          'Put it there, or rebuild other sources by their names.',
      );
    }
  }
  return published ?? '';
}

/** `2 rows of overrides/banks.json were applied before: {"bankCode":"970403"}; …`, a part for each file. */
function describeIdle(idle: readonly Effect[], [one, several]: readonly [string, string], limit: number): string {
  const parts = [...groupBy(idle, ({ file }) => file)].map(([file, effects]) => {
    const rows = [...new Set(effects.map(({ row }) => row))];
    const more = rows.length > limit ? ` … and ${rows.length - limit} more (--verbose)` : '';
    const verb = rows.length === 1 ? 'row' : 'rows';
    return `${rows.length} ${verb} of ${file} ${rows.length === 1 ? one : several}: ${rows.slice(0, limit).join('; ')}${more}`;
  });
  return parts.join('\n  ');
}

interface Result {
  readonly dataset: Dataset;
  readonly text: string;
}

/** Writes the datasets and their lines of the manifest, and reports on each. */
function writeResults(target: string, results: readonly Result[], limit: number): readonly string[] {
  const reports = results.map(({ dataset, text }) => {
    const report = describeDifference(compareDatasets(readDataset(target, dataset.dataset), dataset), limit);
    writeDataset(target, dataset.dataset, text);
    return report;
  });
  updateManifest(
    target,
    results.map(({ dataset }) => dataset.dataset),
  );
  return reports;
}

/** The reports, of many those alone that say something, and how many datasets changed. */
function summarize(reports: readonly string[], done: string): string {
  const changed = reports.filter((report) => !/: no change$/m.test(report));
  const count = `${reports.length} ${reports.length === 1 ? 'dataset' : 'datasets'}`;
  return [...(reports.length > 3 ? changed : reports), `${count} ${done}, ${changed.length} changed`].join('\n');
}

/** Makes a dataset from its source, and lays the overrides over it. */
function make({ dataset: name, sourceName, source }: Task, folder: string, { limit, print }: Request): Result {
  const made = source.datasets[name]?.(folder);
  const refused = takeRefusedBics();
  if (refused.length > 0)
    print(`${name}: left out what is no BIC, or none of the country (${refused.length}): ${refused.slice(0, limit).join('; ')}`);
  if (made?.dataset !== name) throw new Error(`sources/${sourceName}.ts declares ${name} and makes ${made?.dataset}.`);
  const { dataset, effects } = applyOverrides(made);
  // the other files of overrides are read while the lists are, too
  const idle = effects.filter(({ file, changes }) => file === 'overrides/banks.json' && !changes);
  if (idle.length > 0)
    print(`${name}: ${describeIdle(idle, ['changes nothing', 'change nothing'], limit)}. The source says so by itself: remove them.`);
  return { dataset, text: serialize(dataset) };
}

/** Rebuilds what the names stand for, updates the manifest for these datasets alone, and asks the second sources about bank directories. */
export function rebuild(request: Request): void {
  const { names, sources, target, limit, print } = request;
  const tasks = tasksFor(names, sources);
  const folder = publishedFolder(request, tasks);
  const results = tasks.map((task) => make(task, folder, request));
  const datasets = results.map(({ dataset }) => dataset);
  checkJoins(folder, datasets);
  const reports = writeResults(target, results, limit);
  updateOpinions(folder, target, datasets);
  print(summarize(reports, 'rebuilt'));
}

/** Lays the overrides over the committed datasets that the names stand for, without their sources. A dataset without overrides stays. */
export function override({ names, sources, target, limit, print }: Omit<Request, 'published'>): void {
  const committed = tasksFor(names.length === 0 ? ['all'] : names, sources).flatMap(({ dataset }) => readDataset(target, dataset) ?? []);
  const applied = committed.map((dataset) => applyOverrides(dataset)).filter(({ effects }) => effects.length > 0);
  if (applied.length === 0) throw new Error(`reference-data/overrides/ has no row for ${names.join(', ')}.`);
  const results = applied.map(({ dataset }) => ({ dataset, text: serialize(dataset) }));
  const reports = writeResults(target, results, limit).map((report, at) => {
    const effects = applied[at]?.effects ?? [];
    const idle = effects.filter(({ changes }) => !changes);
    return idle.length === 0 || (idle.length === effects.length && applied.length > 3)
      ? report
      : `${report}\n  ${describeIdle(idle, ['was applied before', 'were applied before'], limit)}`;
  });
  const datasets = results.map(({ dataset }) => dataset);
  for (const line of mendOpinions(target, datasets)) print(line);
  print(summarize(reports, 'overridden'));
}
