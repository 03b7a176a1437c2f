/** The messages between the command line and its workers. All of them can be cloned, and their bytes transferred. */
import type { EngineOptions } from '../../src/engine/engine.js';
import type { OutdatedDataset } from '../../src/findings/outdated.js';
import type { Tally } from '../tasks/summary.js';
import type { TaskName } from '../tasks/tasks.js';

/** The data that a worker starts with. */
export interface WorkerSetup {
  readonly task: TaskName;
  readonly engine: EngineOptions;
}

/** A block of NDJSON to answer. */
export interface WorkerRequest {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly tooLong: boolean;
  /** The number of its first line. */
  readonly line: number;
  readonly file: string | undefined;
}

/** The answers to a block, and its counts. */
export interface WorkerResponse {
  readonly text: Uint8Array<ArrayBuffer>;
  readonly tally: Tally;
  /** The outdated datasets that this block was the first to read. */
  readonly outdated: readonly OutdatedDataset[];
}
