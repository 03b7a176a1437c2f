/**
 * `npm run fuzz`: tries out seeds for an hour. `npm run fuzz -- --minutes 1 --seed 7` for less, from another beginning.
 *
 * Batches run in processes of their own, so that what hangs or brings down the process is found, too. A seed that fails is
 * printed and kept in `seeds.json`; `npm test` tries these out again.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Target, targets } from './targets.js';

const BATCH = fileURLToPath(new URL('batch.ts', import.meta.url));
const KEPT = new URL('seeds.json', import.meta.url);

/** Seeds a batch: some seconds' worth of each target. */
const COUNTS: Readonly<Record<Target, number>> = { answers: 1500, ndjson: 300, csv: 300, program: 8 };

/** A seed that takes longer than this hangs. */
const LIMIT = 60_000;

interface Failure {
  readonly target: Target;
  readonly seed: number;
  readonly problem: string;
}

/** The failures of a batch. */
async function batch(target: Target, from: number, count: number): Promise<readonly Failure[]> {
  const child = spawn(process.execPath, ['--import', 'tsx', BATCH, target, String(from), String(count)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit') as Promise<[number | null, string | null]>;
  let said = '';
  let watchdog: NodeJS.Timeout | undefined;
  const wait = (): void => {
    clearTimeout(watchdog);
    watchdog = setTimeout(() => child.kill('SIGKILL'), LIMIT);
  };
  wait();
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
    wait();
  });
  const [code, signal] = await exited;
  clearTimeout(watchdog);
  const lines = said.trimEnd().split('\n');
  const failures = lines.filter((line) => line.includes(' ')).map((line) => failure(target, line));
  const end =
    code === 0
      ? []
      : [failure(target, `${lines.at(-1) || from} ${signal === 'SIGKILL' ? 'hangs' : `ends the process (${code ?? signal})`}`)];
  return [...failures, ...end];
}

function failure(target: Target, line: string): Failure {
  const [seed = '', ...words] = line.split(' ');
  return { target, seed: Number.parseInt(seed, 10), problem: words.join(' ') };
}

function keep(failures: readonly Failure[]): void {
  const kept = JSON.parse(readFileSync(KEPT, 'utf8')) as { readonly target: Target; readonly seed: number }[];
  const fresh = failures.filter(({ target, seed }) => !kept.some((known) => known.target === target && known.seed === seed));
  const seeds = [...kept, ...fresh].map(({ target, seed }) => ({ target, seed }));
  writeFileSync(KEPT, `${JSON.stringify(seeds, null, 2)}\n`);
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
    const failures = await batch(target, Number(values.seed) + tried[target], COUNTS[target]);
    for (const { seed, problem } of failures) console.log(`${target} ${seed}: ${problem}`);
    keep(failures);
    failed += failures.length;
    tried[target] += COUNTS[target];
  }
  console.log(
    Object.entries(tried)
      .map(([target, count]) => `${count} ${target}`)
      .join(', '),
    `– ${failed} failed`,
  );
}
process.exitCode = failed > 0 ? 1 : 0;
