/**
 * `npm run trial -- fuzz`: runs random seeds for an hour. `npm run trial -- fuzz --minutes 1 --seed 7` runs for one minute, from seed 7.
 *
 * Batches run in child processes, so that hangs and crashes are found, too. A seed that fails is printed and added to `seeds.json`,
 * which `npm test` runs again.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Target, targets } from './targets.js';

const BATCH = fileURLToPath(new URL('batch.ts', import.meta.url));
const SEEDS_FILE = new URL('seeds.json', import.meta.url);

/** The number of seeds in a batch of each target: some seconds' worth. */
const BATCH_SIZES: Readonly<Record<Target, number>> = { answers: 1500, ndjson: 300, csv: 300, program: 8 };

/** A seed that takes longer hangs. */
const TIMEOUT_MS = 60_000;

interface Failure {
  readonly target: Target;
  readonly seed: number;
  readonly problem: string;
}

/** Runs a batch; returns its failures. */
async function runBatch(target: Target, from: number, count: number): Promise<readonly Failure[]> {
  const child = spawn(process.execPath, ['--import', 'tsx', BATCH, target, String(from), String(count)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit') as Promise<[number | null, string | null]>;
  let output = '';
  let watchdog: NodeJS.Timeout | undefined;
  const restartWatchdog = (): void => {
    clearTimeout(watchdog);
    watchdog = setTimeout(() => child.kill('SIGKILL'), TIMEOUT_MS);
  };
  restartWatchdog();
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    restartWatchdog();
  });
  const [code, signal] = await exited;
  clearTimeout(watchdog);
  const lines = output.trimEnd().split('\n');
  const failures = lines.filter((line) => line.includes(' ')).map((line) => parseFailure(target, line));
  const crash =
    code === 0
      ? []
      : [parseFailure(target, `${lines.at(-1) || from} ${signal === 'SIGKILL' ? 'hangs' : `ends the process (${code ?? signal})`}`)];
  return [...failures, ...crash];
}

function parseFailure(target: Target, line: string): Failure {
  const [seed = '', ...words] = line.split(' ');
  return { target, seed: Number.parseInt(seed, 10), problem: words.join(' ') };
}

function saveSeeds(failures: readonly Failure[]): void {
  const known = JSON.parse(readFileSync(SEEDS_FILE, 'utf8')) as { readonly target: Target; readonly seed: number }[];
  const fresh = failures.filter(({ target, seed }) => !known.some((other) => other.target === target && other.seed === seed));
  const seeds = [...known, ...fresh].map(({ target, seed }) => ({ target, seed }));
  writeFileSync(SEEDS_FILE, `${JSON.stringify(seeds, null, 2)}\n`);
}

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '60' }, seed: { type: 'string', default: String(Date.now() % 2 ** 31) } },
});
const until = Date.now() + Number(values.minutes) * 60_000;
const tried: Record<Target, number> = { answers: 0, ndjson: 0, csv: 0, program: 0 };
let failed = 0;

console.log(`from seed ${values.seed}, for ${values.minutes} minutes`);
for (let round = 0; round === 0 || Date.now() < until; round++) {
  for (const target of Object.keys(targets) as Target[]) {
    const failures = await runBatch(target, Number(values.seed) + tried[target], BATCH_SIZES[target]);
    for (const { seed, problem } of failures) console.log(`${target} ${seed}: ${problem}`);
    saveSeeds(failures);
    failed += failures.length;
    tried[target] += BATCH_SIZES[target];
  }
  console.log(
    Object.entries(tried)
      .map(([target, count]) => `${count} ${target}`)
      .join(', '),
    `– ${failed} failed`,
  );
}
process.exitCode = failed > 0 ? 1 : 0;
