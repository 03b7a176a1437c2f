/** The program `payprep`: hands the process to the command line, and each of its threads to a worker. */
import { availableParallelism } from 'node:os';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { run } from './run.js';
import { serve, type WorkerSetup } from './worker.js';

const { stdin, stdout, stderr, argv } = process;

/** The day where the user is. */
function today(): string {
  const now = new Date();
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

async function main(): Promise<void> {
  stderr.on('error', () => {}); // nobody reads the messages: no reason to stop
  // the exit code is set and the process left to end: ending it would cut off what is still on its way out
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

if (parentPort) serve(parentPort, workerData as WorkerSetup);
else await main();
