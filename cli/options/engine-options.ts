/** The engine of a call: the shipped datasets, the overlays of the user, and the day of `--on`, by default today. */
import { readFileSync } from 'node:fs';
import type { Dataset } from '../../src/directory/dataset.js';
import type { EngineOptions } from '../../src/engine/engine.js';
import { createEngine } from '../../src/full.js';
import { describeFileError } from '../terminal/file-error.js';
import { type Io, UsageError } from '../terminal/io.js';
import { printable } from '../terminal/printable.js';
import type { Arguments } from './arguments.js';
import { checkOverlay } from './check-overlay.js';

/**
 * Reads the options of the engine as plain data that can be sent to a worker.
 *
 * @throws UsageError if an overlay cannot be read, is not a dataset, or has a fault
 */
export function readEngineOptions({ on, threshold, overlays }: Arguments, io: Io): EngineOptions {
  const read = readOverlays(overlays);
  const options = { on: on ?? io.today(), overlays: read.map(({ dataset }) => dataset), ...(threshold && { threshold }) };
  try {
    createEngine(options);
  } catch (error) {
    const [, index, fault = ''] = /overlays\[(\d{1,9})\] (.*)/.exec(error instanceof TypeError ? error.message : '') ?? [];
    if (index === undefined) throw error;
    const { path, dataset } = read[Number(index)] ?? { path: '', dataset: undefined };
    const problem = dataset?.dataset === undefined ? undefined : checkOverlay(dataset);
    throw new UsageError(`--overlay ${printable(path)}: ${problem ?? faultOfColumns(fault) ?? NO_DATASET}`);
  }
  for (const { path, dataset } of read) refuseFaulty(dataset, `--overlay ${printable(path)}`);
  return options;
}

const NO_DATASET = 'it is not a dataset with columns, and rows of the same width';

/** What the engine says of columns that are not those of the shipped dataset, or of a part where the whole is needed. */
const faultOfColumns = (fault: string): string | undefined =>
  /^(?:has other columns|replaces)/.test(fault) ? printable(`it ${fault.replaceAll(/,(?=\w)/g, ', ')}`) : undefined;

/** @throws UsageError with row and column */
function refuseFaulty(dataset: Dataset, name: string): void {
  const problem = checkOverlay(dataset);
  if (problem !== undefined) throw new UsageError(`${name}: ${problem}`);
}

/** Reads all overlays. A file holds one dataset or an array of them, as `data import` writes for several. */
const readOverlays = (paths: readonly string[]) =>
  paths.flatMap((path) => {
    const name = `--overlay ${printable(path)}`;
    const datasets = readFile(path, name);
    if (datasets.length === 0) throw new UsageError(`${name}: it holds no dataset`);
    return datasets.map((dataset) => ({ path, dataset }));
  });

/**
 * Reads the datasets of a file. Messages call the file `name`.
 *
 * @throws UsageError if it cannot be read, or does not hold datasets
 */
export function readDatasets(path: string, name: string): readonly Dataset[] {
  const datasets = readFile(path, name);
  try {
    createEngine({ overlays: datasets });
    return datasets;
  } catch {
    throw new UsageError(`${name}: ${NO_DATASET}`);
  }
}

function readFile(path: string, name: string): readonly Dataset[] {
  try {
    return [JSON.parse(readFileSync(path, 'utf8').replace(/^\ufeff/, '')) as Dataset | readonly Dataset[]].flat();
  } catch (error) {
    throw new UsageError(`${name}: ${error instanceof SyntaxError ? 'it is not JSON' : describeFileError(error)}`);
  }
}
