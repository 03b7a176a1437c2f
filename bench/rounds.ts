/**
 * The benchmark harness: contestants take turns, round after round, and the result is the ratio within a round.
 *
 * The speed of a machine changes from second to second, with its clock rate and other programs. Tinybench and mitata measure one contestant
 * after the other, so such a change distorts the ratio. Here every contestant has a turn in each round, in rotating order: what slows a round
 * slows all of its turns, and the median leaves out disturbed rounds.
 *
 * Within a process, the clock is the processor time, which excludes other programs. The garbage collector runs on the same thread
 * (`--single-threaded-gc`), so that each contestant pays for its own garbage.
 */

import { existsSync, readFileSync } from 'node:fs';

/** One turn of a contestant: every input, once. */
export type Turn = () => void;

/** Milliseconds by contestant, then by round. */
export type Times = readonly (readonly number[])[];

/** The least time of each contestant, where both do the same or each has a process of its own: noise only adds. */
export const leastOf = (times: Times): Times => times.map((rounds) => [Math.min(...rounds)]);

/** Returns milliseconds since an arbitrary moment. */
type Clock = () => number;

export interface Effort {
  readonly clock: Clock;
  /** The intended time of all rounds, in milliseconds. */
  readonly budget: number;
  readonly minRounds: number;
  readonly maxRounds: number;
  /** The number of rounds that do not count. */
  readonly warmUp: number;
}

export const wallClock: Clock = () => performance.now();

/** The processor time of this process. Windows counts in steps of fifteen milliseconds, which is too coarse. */
export const processorClock: Clock =
  process.platform === 'win32'
    ? wallClock
    : () => {
        const { user, system } = process.cpuUsage();
        return (user + system) / 1000;
      };

/** Where Linux tells the nanoseconds that the main thread ran, first. */
const MAIN_THREAD = `/proc/self/task/${process.pid}/schedstat`;

/**
 * The processor time of the main thread, without the threads of V8 that compile and collect garbage beside it: what somebody waits for. Elsewhere
 * than on Linux, the wall clock.
 */
export const mainThreadClock: Clock = !existsSync(MAIN_THREAD)
  ? wallClock
  : () => Number(readFileSync(MAIN_THREAD, 'utf8').split(' ', 1)[0]) / 1e6;

/** Where Linux tells the time of the processes that have ended, in hundredths of a second. */
const PROCESS_STATUS = '/proc/self/stat';
/** The places of `cutime` and `cstime` behind the name of the program. */
const CHILDREN_TIMES = [13, 14] as const;

/**
 * The processor time of the child processes that have ended: programs beside them do not count. Elsewhere than on Linux, the wall clock.
 *
 * @see https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html
 */
export const childrenClock: Clock = !existsSync(PROCESS_STATUS)
  ? wallClock
  : () => {
      const fields = readFileSync(PROCESS_STATUS, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ');
      return CHILDREN_TIMES.reduce((sum, at) => sum + Number(fields[at]) * 10, 0);
    };

/** For measurements within this process, where V8 has to compile first. */
const WITHIN_A_PROCESS: Effort = { clock: processorClock, budget: 2000, minRounds: 21, maxRounds: 201, warmUp: 12 };

function timeTurn(turn: Turn, clock: Clock): number {
  const before = clock();
  turn();
  return clock() - before;
}

/** Runs a round. Each round begins with another contestant. */
function runRound(turns: readonly Turn[], number: number, clock: Clock): readonly number[] {
  const times = new Array<number>(turns.length).fill(0);
  for (let step = 0; step < turns.length; step++) {
    const at = (number + step) % turns.length;
    const turn = turns[at];
    if (turn !== undefined) times[at] = timeTurn(turn, clock);
  }
  return times;
}

const limitRounds = (rounds: number, { minRounds, maxRounds }: Effort): number =>
  Math.min(maxRounds, Math.max(minRounds, Math.round(rounds)));

/** Measures the contestants in alternation. */
export function measureTurns(turns: readonly Turn[], effort: Effort = WITHIN_A_PROCESS): Times {
  let last: readonly number[] = [];
  for (let number = 0; number < effort.warmUp; number++) last = runRound(turns, number, effort.clock);
  const expected = last.reduce((sum, time) => sum + time, 0);
  const rounds = Array.from({ length: limitRounds(effort.budget / expected, effort) }, (_, number) =>
    runRound(turns, number, effort.clock),
  );
  return turns.map((_, at) => rounds.map((times) => times[at] ?? 0));
}
