/** What happens when in a trial: times in milliseconds from its begin, and the stretches by which answers are told apart. */

export interface Timeline {
  readonly rest: readonly [from: number, to: number];
  /** Others begin to send more than they may. */
  readonly flood: number;
  /** The database is stopped, and goes on. */
  readonly stopped: readonly [from: number, to: number];
  readonly kills: readonly [number, number];
  readonly end: number;
}

/** A minute, where there is the time. */
const MAX_STOP = 60_000;

/** What is compiled while it runs is compiled then. */
const WARM_UP = 0.05;

export function timelineOf(minutes: number): Timeline {
  const end = minutes * 60_000;
  const stop = 0.4 * end;
  return {
    rest: [WARM_UP * end, 0.2 * end],
    flood: 0.2 * end,
    stopped: [stop, stop + Math.min(MAX_STOP, 0.2 * end)],
    kills: [0.7 * end, 0.82 * end],
    end,
  };
}

export type Stretch = 'rest' | 'load' | 'stopped';

/** After a stop or a kill others are still busy with what it left. */
const AFTERMATH = 5_000;

/** Which stretch a moment belongs to; none around stops and kills, where what counts is that nothing is lost. */
export function stretchOf({ rest, flood, stopped, kills, end }: Timeline, at: number): Stretch | undefined {
  const isWithin = ([from, to]: readonly [number, number]): boolean => at >= from && at < to;
  if (isWithin(rest)) return 'rest';
  if (isWithin([stopped[0] + AFTERMATH, stopped[1] - 100])) return 'stopped';
  const isDisturbed = [stopped, ...kills.map((kill) => [kill, kill] as const)].some(([from, to]) => isWithin([from - 100, to + AFTERMATH]));
  return isWithin([flood + AFTERMATH, end]) && !isDisturbed ? 'load' : undefined;
}
