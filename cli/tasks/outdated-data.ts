/**
 * The outdated datasets of a run: read for a payment, and more than a year older than its day.
 *
 * The gotcha: a shipped dataset is not counted if an overlay of the same name comes before it.
 */
import type { ReferenceData } from '../../src/directory/reference-data.js';
import type { Engine, EngineOptions } from '../../src/engine/engine.js';
import { isOutdated, type OutdatedDataset } from '../../src/findings/outdated.js';
import { createEngine, shippedData } from '../../src/full.js';
import { wrapText } from '../terminal/text-table.js';

/** An engine, and the outdated datasets that it has read so far. */
export interface RecordingEngine {
  readonly engine: Engine;
  outdated(): readonly OutdatedDataset[];
}

/** Creates an engine that notes the editions that it reads. The overlays count as read. */
export function createRecordingEngine(options: EngineOptions): RecordingEngine {
  const { overlays = [] } = options;
  const read: OutdatedDataset[] = overlays.map(({ dataset, edition }) => ({ dataset, edition }));
  const referenceData: ReferenceData = {
    ...shippedData,
    dataset(name) {
      const dataset = shippedData.dataset(name);
      if (dataset !== undefined && !overlays.some((overlay) => overlay.dataset === name))
        read.push({ dataset: name, edition: dataset.edition });
      return dataset;
    },
  };
  const engine = createEngine({ ...options, referenceData });
  return { engine, outdated: () => read.filter(({ edition }) => isOutdated(edition, engine.on)) };
}

/** Lists the outdated datasets; empty if there are none. */
export function formatOutdated(datasets: Iterable<OutdatedDataset>, on: string, columns: number): string {
  const names = [...new Set(Array.from(datasets, ({ dataset, edition }) => `${dataset}\u00a0(${edition})`))].sort();
  if (names.length === 0) return '';
  const lines = wrapText(names.join(', '), Math.max(columns - 2, 20)).map((line) => `  ${line.replaceAll('\u00a0', ' ')}\n`);
  return `data more than a year older than ${on}:\n${lines.join('')}`;
}
