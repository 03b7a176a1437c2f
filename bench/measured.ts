/** What measurements find: the figures of the rows, and the runs over files of growing size. */
import type { Figure } from './figure.js';

interface Measured {
  readonly day: string;
  readonly machine: string;
}

export interface Results extends Measured {
  readonly figures: readonly Figure[];
}

/** A run of `payprep validate` over a file of so many rows. */
export interface ScaleRow {
  readonly rows: number;
  readonly jobs: number;
  /** Of processor time. */
  readonly microsecondsARow: number;
  readonly seconds: number;
  readonly peakBytes: number;
}

export interface Scale extends Measured {
  readonly runs: readonly ScaleRow[];
}
