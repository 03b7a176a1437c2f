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

/** Listens from when it is first asked for: what does not ask for it is ended by a signal. */
let stop: AbortSignal | undefined;

/** Aborted by the first signal to end; a second one ends the process at once. */
function untilSignal(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => controller.abort());
  return controller.signal;
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
    env: process.env,
    get stop() {
      stop ??= untilSignal();
      return stop;
    },
    today,
    now: () => performance.now(),
  });
}

if (parentPort) runWorker(parentPort, workerData as WorkerSetup);
else await main();
