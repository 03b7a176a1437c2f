/** What each figure has to reach. */
import type { Figure, Unit } from './figure.js';

export interface Goal {
  /** The name of the figure. */
  readonly figure: string;
  readonly atLeast?: number;
  readonly atMost?: number;
  /** Where the goal cannot be met: what can, as it was measured, and why no more. Then this is what is held, with some room. */
  readonly floor?: { readonly value: number; readonly because: string };
}

export const goals: readonly Goal[] = [
  { figure: 'iban/ibantools', atLeast: 20 },
  { figure: 'iban/fast-iban', atLeast: 4 },
  { figure: 'iban/mod-97', atMost: 1.5 },
  { figure: 'written/ibantools', atLeast: 8 },
  { figure: 'local/ibantools', atLeast: 10 },
  { figure: 'validate/json-parse', atMost: 0.6 },
  { figure: 'validate/stack', atLeast: 7 },
  { figure: 'enrich/json-parse', atMost: 0.8 },
  { figure: 'phone/libphonenumber-js', atMost: 1 },
  { figure: 'phone/none', atMost: 1.03 },
  { figure: 'directory/load', atLeast: 10 },
  { figure: 'directory/memory', atMost: 0.5 },
  { figure: 'directory/lookup', atMost: 1 },
  { figure: 'process/import', atMost: 1.15 },
  { figure: 'process/first-answer', atMost: 1.5 },
  { figure: 'bundle/iban', atMost: 4 },
  { figure: 'bundle/validate', atMost: 60 },
  { figure: 'bundle/one-country', atMost: 12 },
  { figure: 'bundle/directory-chunk', atLeast: 1 },
  { figure: 'command-line/one-core', atMost: 1.25 },
  { figure: 'command-line/two-cores', atLeast: 1.7 },
  { figure: 'command-line/memory', atMost: 1.5 },
];

/** A floor was measured on one machine: a tenth of it is left to others. */
const ROOM = 0.1;

export type Verdict = 'met' | 'missed' | 'floor held' | 'floor missed' | 'not measured';

const reaches = (value: number, { atLeast, atMost }: Goal): boolean =>
  value >= (atLeast ?? Number.NEGATIVE_INFINITY) && value <= (atMost ?? Number.POSITIVE_INFINITY);

/** True where the value is on the right side of the floor, or near it. */
function holdsFloor(value: number, { atLeast, floor }: Goal): boolean {
  if (floor === undefined) return false;
  return atLeast === undefined ? value <= floor.value * (1 + ROOM) : value >= floor.value * (1 - ROOM);
}

export function verdictOf(goal: Goal, figure: Pick<Figure, 'value'> | undefined): Verdict {
  if (figure === undefined) return goal.floor === undefined ? 'not measured' : 'floor held';
  if (reaches(figure.value, goal)) return 'met';
  if (goal.floor === undefined) return 'missed';
  return holdsFloor(figure.value, goal) ? 'floor held' : 'floor missed';
}

export const isKept = (verdict: Verdict): boolean => verdict === 'met' || verdict === 'floor held';

const SUFFIX: Readonly<Record<Unit, string>> = { faster: '×', share: '×', µs: ' µs', kB: ' kB', chunks: '' };

export const inUnit = (value: number, unit: Unit): string => `${Number(value.toPrecision(3))}${SUFFIX[unit]}`;

/** A goal in words. */
export function describeGoal({ atLeast, atMost }: Goal, unit: Unit): string {
  return atLeast === undefined ? `≤ ${inUnit(atMost ?? 0, unit)}` : `≥ ${inUnit(atLeast, unit)}`;
}
