/**
 * The outdated datasets of a run: those that its answers rested on, and that are older than their own rhythm allows on the day of the payment.
 *
 * The gotchas: a shipped dataset is not counted if an overlay of the same name comes before it. A list that only fills in for another is not counted where that one
 * was read. A register that has a rhythm of its own is said only when it is more than a year old: a week too late is the publisher's to notice, not the user's.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { en } from '../../rules/texts/en/cli.js';
import type { CliTexts } from '../../rules/vocabulary/cli-texts.js';
import { lazy } from '../../rules/vocabulary/lazy.js';
import type { ReferenceData } from '../../src/directory/reference-data.js';
import type { Engine, EngineOptions } from '../../src/engine/engine.js';
import { isOutdated, type OutdatedDataset } from '../../src/findings/outdated.js';
import { createEngine, shippedData } from '../../src/full.js';
import { fillSentence } from '../files/sentence.js';

const require = createRequire(import.meta.url);

/** An engine, and the outdated datasets that it has read so far. */
export interface RecordingEngine {
  readonly engine: Engine;
  outdated(): readonly OutdatedDataset[];
}

/** Dataset → the last day on which it need not be looked at again. */
const reviews = lazy((): ReadonlyMap<string, string> => {
  const path = require.resolve('payprep/reference-data/manifest.json');
  const { datasets } = JSON.parse(readFileSync(path, 'utf8')) as { readonly datasets: readonly { dataset: string; nextReview: string }[] };
  return new Map(datasets.map(({ dataset, nextReview }) => [dataset, nextReview]));
});

/** The list that this one fills in for. */
const better = (dataset: string): string =>
  /^registries\/sct-/.test(dataset) ? 'registries/scl-reachability' : dataset.replace(/^bics\//, 'banks/');

/** Those among the datasets that are too old on a day. */
export function findOutdated(datasets: readonly OutdatedDataset[], on: string, isShipped: (dataset: string) => boolean = () => true) {
  const read = new Set(datasets.map(({ dataset }) => dataset));
  return datasets.filter(({ dataset, edition }) => {
    if (!isOutdated(edition, on)) return false;
    if (!isShipped(dataset)) return true;
    const fillsIn = better(dataset) !== dataset && read.has(better(dataset));
    return !fillsIn && (reviews().get(dataset) ?? '') < on;
  });
}

/** Creates an engine that notes the editions that it reads. The overlays count as read. */
export function createRecordingEngine(options: EngineOptions): RecordingEngine {
  const { overlays = [] } = options;
  const own = new Set(overlays.map(({ dataset }) => dataset));
  const read: OutdatedDataset[] = overlays.map(({ dataset, edition }) => ({ dataset, edition }));
  const referenceData: ReferenceData = {
    ...shippedData,
    dataset(name) {
      const dataset = shippedData.dataset(name);
      if (dataset !== undefined && !own.has(name)) read.push({ dataset: name, edition: dataset.edition });
      return dataset;
    },
  };
  const engine = createEngine({ ...options, referenceData });
  return { engine, outdated: () => findOutdated(read, engine.on, (dataset) => !own.has(dataset)) };
}

/** The most that are named. */
const SHOWN = 3;

/** One short line about the outdated datasets, the oldest first; empty if there are none. */
export function formatOutdated(datasets: Iterable<OutdatedDataset>, texts: CliTexts = en): string {
  const oldestFirst = [...datasets].sort((one, other) => (`${one.edition} ${one.dataset}` < `${other.edition} ${other.dataset}` ? -1 : 1));
  const names = [...new Set(oldestFirst.map(({ dataset, edition }) => `${dataset} (${edition})`))];
  return names.length === 0 ? '' : `${fillSentence(texts.oldData, { datasets: firstOf(names, texts) })}\n`;
}

/** One line about payments whose day is over: today, they could be refused for what was in order then. */
export const formatPastDays = (days: readonly string[], today: string, texts: CliTexts = en): string =>
  days.length === 0 ? '' : `${fillSentence(texts.pastDays, { days: firstOf(days, texts), today })}\n`;

function firstOf(names: readonly string[], texts: CliTexts): string {
  const list = names.slice(0, SHOWN).join(', ');
  return names.length > SHOWN ? fillSentence(texts.andMore, { list, count: names.length - SHOWN }) : list;
}
