/**
 * Reference data of a folder that `payprep data pull` fills, in the place of those that are shipped: read at the start, and again where another bundle is there.
 *
 * The gotcha: at the start, a bundle that is refused ends the process. Later it is logged, and the data in use stay.
 */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Dataset, Engine } from 'payprep';
import { type Bundle, BundleError, readBundle, replaceDatasets } from 'payprep/bundle';
import { createEngine, shippedData } from 'payprep/full';
import { engineOfToday } from '../http/engine-of-today.js';
import { pause } from '../webhooks/pause.js';
import { UsageError } from './io.js';
import type { Log } from './log.js';
import { buildOf } from './metrics/build.js';
import type { Given } from './settings.js';

/** Between two looks for another bundle. */
const LOOK_MILLISECONDS = 60_000;

export interface ReferenceDataInUse {
  /** The engine of the day, with the data in use. */
  readonly engine: () => Engine;
  /** Of rules and data, for checking stored recipients again: a later one is greater, by its text. */
  readonly engineEdition: () => string;
  /** The bundle in use; undefined where the data are those that are shipped. */
  readonly bundle: () => Bundle | undefined;
  /** Takes the bundle that is in the folder now, if it is another one. */
  readonly readAgain: (log: Log) => Promise<void>;
  /** Reads again once a minute, until it is stopped. */
  readonly watch: (log: Log, signal: AbortSignal) => Promise<void>;
}

interface Source {
  readonly folder: string;
  readonly publicKey: string;
}

const DIGITS_OF_NUMBER = 16;

/** @throws UsageError where one of the two settings is missing, or the key cannot be read */
function sourceOf(given: Given): Source | undefined {
  const folder = given.text('reference-data');
  const file = given.text('reference-data-key');
  if (folder === undefined && file === undefined) return undefined;
  if (folder === undefined || file === undefined) throw new UsageError('--reference-data and --reference-data-key are given together');
  try {
    return { folder, publicKey: readFileSync(file, 'utf8') };
  } catch {
    throw new UsageError('--reference-data-key: the file cannot be read');
  }
}

const readFrom = ({ folder, publicKey }: Source, after: number | undefined): Promise<Bundle> =>
  readBundle((path) => readFile(join(folder, path)), { publicKey, after });

/** @throws UsageError where the bundle is refused */
async function readFirst(source: Source): Promise<Bundle> {
  try {
    return await readFrom(source, undefined);
  } catch (error) {
    if (error instanceof BundleError) throw new UsageError(`--reference-data: the bundle is refused (${error.code})`);
    if (error instanceof TypeError) throw new UsageError('--reference-data-key: it is no public key of P-256 in PEM');
    throw error;
  }
}

const engineWith = (datasets: readonly Dataset[] | undefined) => (on: string) =>
  createEngine({ on, ...(datasets && { referenceData: replaceDatasets(shippedData, datasets) }) });

/** Opens the reference data of the settings. @throws UsageError */
export async function openReferenceData(given: Given, clock: () => Date): Promise<ReferenceDataInUse> {
  const [today, made] = [clock().toISOString().slice(0, 10), createEngine().on];
  // by the rules of 1970 almost everything is in order
  if (today < made) throw new UsageError(`the clock of this machine says ${today}, and the rules are of ${made}: set it`);
  const source = sourceOf(given);
  let bundle = source && (await readFirst(source));
  let engine = engineOfToday(engineWith(bundle?.datasets), clock);
  const { engineEdition } = buildOf(process.versions.node);

  async function readAgain(log: Log): Promise<void> {
    if (source === undefined) return;
    try {
      bundle = await readFrom(source, bundle?.number);
      engine = engineOfToday(engineWith(bundle.datasets), clock);
      log('info', 'reference data', { number: bundle.number, datasets: bundle.datasets.length });
    } catch (error) {
      const code = error instanceof BundleError ? error.code : 'UNEXPECTED_ERROR';
      if (code !== 'NUMBER_NOT_ABOVE') log('error', 'reference data', { code });
    }
  }

  return {
    engine: () => engine(),
    engineEdition: () => (bundle === undefined ? engineEdition : `${engineEdition} ${`${bundle.number}`.padStart(DIGITS_OF_NUMBER, '0')}`),
    bundle: () => bundle,
    readAgain,
    async watch(log, signal) {
      while (source !== undefined && !signal.aborted) {
        await pause(LOOK_MILLISECONDS)(signal);
        if (!signal.aborted) await readAgain(log);
      }
    },
  };
}
