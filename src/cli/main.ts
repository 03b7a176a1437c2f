/** The program `payprep`. The main thread runs the command line, each other thread runs a worker. */
import { availableParallelism } from 'node:os';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { run } from './run.js';
import { runWorker } from './worker.js';
import type { WorkerSetup } from './worker-messages.js';

const { stdin, stdout, stderr, argv } = process;

/** Today in the time zone of the user. */
function today(): string {
  const now = new Date();
  const twoDigits = (number: number): string => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
}

async function main(): Promise<void> {
  stderr.on('error', () => {}); // that nobody reads the messages is no reason to stop
  // not process.exit(), which would cut off output that is still buffered
  process.exitCode = await run(argv.slice(2), {
    stdin,
    stdout,
    stderr,
    stdinIsTerminal: stdin.isTTY === true,
    stdoutIsTerminal: stdout.isTTY === true,
    stderrIsTerminal: stderr.isTTY === true,
    columns: stdout.columns || stderr.columns || 80,
    parallelism: availableParallelism(),
    startWorker: (setup: WorkerSetup) => new Worker(new URL(import.meta.url), { workerData: setup }),
    today,
    now: () => performance.now(),
  });
}

if (parentPort) runWorker(parentPort, workerData as WorkerSetup);
else await main();
