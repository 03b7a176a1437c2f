/** Measures the command line over files of growing size: what a row costs, and how much memory the largest takes. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNode } from '../children.js';
import { formatMegabytes } from '../figure.js';
import type { Inputs } from '../inputs/inputs.js';
import { writePaymentRows } from '../inputs/payments-file.js';
import type { ScaleRow } from '../measured.js';
import { preloadPeak, validateArgs } from './command-line.js';

const SIZES = [1000, 10_000, 100_000, 1_000_000, 5_000_000];
const JOBS = [1, 2];

interface Peak {
  readonly memory: number;
  /** Milliseconds of processor time. */
  readonly processor: number;
}

function measureRun(file: string, peakFile: string, rows: number, jobs: number): ScaleRow {
  const start = performance.now();
  runNode([...preloadPeak(), ...validateArgs(file, jobs)], { stdout: 'ignore', environment: { PAYPREP_PEAK_FILE: peakFile } });
  const seconds = (performance.now() - start) / 1000;
  const { memory, processor } = JSON.parse(readFileSync(peakFile, 'utf8')) as Peak;
  return { rows, jobs, microsecondsARow: (processor * 1000) / rows, seconds, peakBytes: memory };
}

/** Prints each run as it ends: the largest takes minutes. */
export function measureScale({ payments }: Inputs, sizes: readonly number[] = SIZES): readonly ScaleRow[] {
  const folder = mkdtempSync(join(tmpdir(), 'payprep-bench-'));
  const [file, peakFile] = [join(folder, 'payments.ndjson'), join(folder, 'peak')];
  try {
    return sizes.flatMap((rows) => {
      writePaymentRows(file, payments[5], rows);
      return JOBS.map((jobs) => {
        const run = measureRun(file, peakFile, rows, jobs);
        const { microsecondsARow, seconds, peakBytes } = run;
        console.log(
          `${rows} rows, ${jobs} jobs: ${microsecondsARow.toFixed(1)} µs a row, ${seconds.toFixed(1)} s, ${formatMegabytes(peakBytes)}`,
        );
        return run;
      });
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
