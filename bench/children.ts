/** Runs Node in child processes, to measure what happens before anything is loaded or compiled. */
import { spawnSync } from 'node:child_process';
import { type Effort, wallClock } from './rounds.js';

/** For whole processes. Only the disk cache warms up. */
export const WHOLE_PROCESSES: Effort = { clock: wallClock, budget: 5000, minRounds: 15, maxRounds: 41, warmUp: 2 };

/** The path of a compiled program of `bench/processes/`. */
export const processFile = (name: string): string => `.build/bench/processes/${name}.js`;

/** The command that keeps a process on the first core; empty where there is none, outside Linux. */
export const oneCore: readonly string[] = spawnSync('taskset', ['-c', '0', 'true']).status === 0 ? ['taskset', '-c', '0'] : [];

export interface RunOptions {
  /** A number is a file that is open. */
  readonly stdout?: 'pipe' | 'ignore' | number;
  readonly environment?: Readonly<Record<string, string>>;
}

/** Runs a command to its end and returns its output. */
export function runCommand([command = '', ...args]: readonly string[], { stdout = 'pipe', environment }: RunOptions = {}): string {
  const child = spawnSync(command, args, {
    stdio: ['ignore', stdout, 'pipe'],
    encoding: 'utf8',
    maxBuffer: 1e9,
    env: { ...process.env, ...environment },
  });
  if (child.error) throw child.error;
  // 1 is the exit code of `payprep validate` where there are alerts
  if (child.status !== 0 && child.status !== 1) throw new Error(`${command}: exit status ${child.status}: ${child.stderr.trim()}`);
  return child.stdout ?? '';
}

interface NodeOptions extends RunOptions {
  /** The command that starts Node, such as `taskset`, which keeps it on one core. */
  readonly core?: readonly string[];
}

/** Runs Node to its end and returns its output. */
export const runNode = (args: readonly string[], { core = [], ...options }: NodeOptions = {}): string =>
  runCommand([...core, process.execPath, ...args], options);
