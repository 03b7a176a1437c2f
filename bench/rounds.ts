/**
 * The harness: contestants take turns, round after round, and what counts is the ratio within a round.
 *
 * A machine is not the same from one second to the next: its clock rate changes, and others work on it. Tinybench and mitata measure one contestant
 * after the other, so that a change in between goes into the ratio. Here each round has a turn of everybody, in an order that moves on; what slows a
 * round slows all of it, and the median over the rounds leaves out the ones where something came between.
 *
 * Inside a process the clock is that of the processor: time that others have does not count, and a long turn is not interrupted more than a short one.
 * The collector of garbage runs on the same thread (`--single-threaded-gc`), so that each pays for its own.
 */

/** One turn: all of the inputs, once. */
export type Turn = () => void;

/** The milliseconds of each turn: contestant by contestant, round by round. */
export type Times = readonly (readonly number[])[];

/** Milliseconds since some moment. */
type Clock = () => number;

export interface Effort {
  readonly clock: Clock;
  /** About how long all rounds take, in milliseconds. */
  readonly budget: number;
  readonly fewest: number;
  readonly most: number;
  /** How often each has its turn before it counts. */
  readonly warmUp: number;
}

export const wallClock: Clock = () => performance.now();

/** Of this process. Windows counts it in steps of fifteen milliseconds, which is too coarse. */
export const processorClock: Clock =
  process.platform === 'win32'
    ? wallClock
    : () => {
        const { user, system } = process.cpuUsage();
        return (user + system) / 1000;
      };

/** For what is compiled while it runs. */
const WITHIN_A_PROCESS: Effort = { clock: processorClock, budget: 2000, fewest: 21, most: 201, warmUp: 12 };

function timed(turn: Turn, clock: Clock): number {
  const before = clock();
  turn();
  return clock() - before;
}

/** The turns of a round, beginning with another one each time. */
function round(turns: readonly Turn[], number: number, clock: Clock): readonly number[] {
  const times = new Array<number>(turns.length).fill(0);
  for (let step = 0; step < turns.length; step++) {
    const at = (number + step) % turns.length;
    const turn = turns[at];
    if (turn !== undefined) times[at] = timed(turn, clock);
  }
  return times;
}

const within = (value: number, { fewest, most }: Effort): number => Math.min(most, Math.max(fewest, Math.round(value)));

export function alternate(turns: readonly Turn[], effort: Effort = WITHIN_A_PROCESS): Times {
  let last: readonly number[] = [];
  for (let number = 0; number < effort.warmUp; number++) last = round(turns, number, effort.clock);
  const expected = last.reduce((sum, time) => sum + time, 0);
  const rounds = Array.from({ length: within(effort.budget / expected, effort) }, (_, number) => round(turns, number, effort.clock));
  return turns.map((_, at) => rounds.map((times) => times[at] ?? 0));
}
