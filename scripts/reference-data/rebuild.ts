/**
 * Rebuilds datasets: makes each from its published files, checks it, compares it with what was there, writes it.
 *
 * Nothing is written before every dataset has been made and checked.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { compareDatasets, describeDifference } from './difference.js';
import { checkJoins } from './joined-bics.js';
import { type Task, tasksFor } from './names.js';
import type { Sources } from './registry.js';
import { updateOpinions } from './second-opinion.js';
import { takeRefusedBics } from './text.js';
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

/** Rebuilds what the names stand for, updates the manifest for these datasets alone, and asks the second sources about bank directories. */
export function rebuild(request: Request): void {
  const { names, sources, target, limit, print } = request;
  const tasks = tasksFor(names, sources);
  const folder = publishedFolder(request, tasks);
  const results = tasks.map(({ dataset: name, sourceName, source }) => {
    const dataset = source.datasets[name]?.(folder);
    const refused = takeRefusedBics();
    if (refused.length > 0)
      print(`${name}: left out what is no BIC, or none of the country (${refused.length}): ${refused.slice(0, limit).join('; ')}`);
    if (dataset?.dataset !== name) throw new Error(`sources/${sourceName}.ts declares ${name} and makes ${dataset?.dataset}.`);
    return { name, dataset, text: serialize(dataset) };
  });
  checkJoins(
    folder,
    results.map(({ dataset }) => dataset),
  );
  const reports = results.map(({ name, dataset, text }) => {
    const report = describeDifference(compareDatasets(readDataset(target, name), dataset), limit);
    writeDataset(target, name, text);
    return report;
  });
  updateManifest(
    target,
    results.map(({ name }) => name),
  );
  updateOpinions(
    folder,
    target,
    results.map(({ dataset }) => dataset),
  );
  const unchanged = reports.filter((report) => report.endsWith(': no change'));
  const changed = reports.filter((report) => !unchanged.includes(report));
  print(
    [
      ...(reports.length > 3 ? changed : reports),
      `${results.length} ${results.length === 1 ? 'dataset' : 'datasets'} rebuilt, ${changed.length} changed`,
    ].join('\n'),
  );
}
