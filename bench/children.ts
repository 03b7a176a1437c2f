/** Processes of their own: what is measured when nothing has been loaded or compiled yet. */
import { spawnSync } from 'node:child_process';
import { type Effort, wallClock } from './rounds.js';

/** For whole processes: nothing warms up, but the disk's cache. */
export const WHOLE_PROCESSES: Effort = { clock: wallClock, budget: 5000, fewest: 15, most: 41, warmUp: 2 };

/** The path of a compiled file of `bench/processes/`. */
export const processFile = (name: string): string => `.build/bench/processes/${name}.js`;

export interface RunOptions {
  readonly stdout?: 'pipe' | 'ignore';
  /** What starts it, to keep it on a core. */
  readonly core?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}

/** Runs Node to the end and gives what it wrote. */
export function runNode(args: readonly string[], { stdout = 'pipe', core = [], environment }: RunOptions = {}): string {
  const [command = process.execPath, ...rest] = [...core, process.execPath, ...args];
  const child = spawnSync(command, rest, {
    stdio: ['ignore', stdout, 'pipe'],
    encoding: 'utf8',
    maxBuffer: 1e9,
    env: { ...process.env, ...environment },
  });
  if (child.error) throw child.error;
  // the command line says with 1 that there are alerts
  if (child.status !== 0 && child.status !== 1) throw new Error(`${args.join(' ')}: exit status ${child.status}\n${child.stderr}`);
  return child.stdout ?? '';
}
