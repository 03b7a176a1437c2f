/** What each figure has to reach. */
import type { Figure, Unit } from './figure.js';

export interface Goal {
  /** The name of the figure. */
  readonly figure: string;
  readonly atLeast?: number;
  readonly atMost?: number;
  /** Where the goal is not met: what was measured, and what it is made of. Then this is what is held, with some room. */
  readonly floor?: { readonly value: number; readonly because: string };
}

export const goals: readonly Goal[] = [
  {
    figure: 'iban/ibantools',
    atLeast: 20,
    floor: {
      value: 17,
      because:
        'the bare loop modulo 97 alone is 20 to 23 times as fast as ibantools; structure and national check digits cost the tenth that is missing',
    },
  },
  { figure: 'iban/fast-iban', atLeast: 4 },
  { figure: 'iban/mod-97', atMost: 1.5 },
  { figure: 'written/ibantools', atLeast: 8 },
  {
    figure: 'local/ibantools',
    atLeast: 10,
    floor: {
      value: 6.5,
      because:
        'composeIBAN is given the whole BBAN and puts two digits before it; we put the BBAN together, too, and judge it by structure and national checks',
    },
  },
  {
    figure: 'validate/json-parse',
    atMost: 0.6,
    floor: {
      value: 2.1,
      because:
        'a bare reading that judges nothing takes a seventh of JSON.parse (validate/least); the rest is what is judged, as shares of it: address 0.25, tax identifier and document 0.35, name, mail and birth 0.2, account and agent 0.55, reading 0.2, intermediaries, currency, system and its demands 0.4',
    },
  },
  {
    figure: 'validate/stack',
    atLeast: 7,
    floor: {
      value: 0.58,
      because:
        'the stack takes 1.2 times JSON.parse, and a bare reading that judges nothing is nine times as fast as that; it checks the shape, five fields and nothing else: no national checks, no identifiers, no addresses, no system',
    },
  },
  {
    figure: 'enrich/json-parse',
    atMost: 0.8,
    floor: {
      value: 2.8,
      because:
        'reading and judging the account are 0.8, the bank, its BIC and its town are looked up in three directories of compact text, and a result of a dozen objects is made',
    },
  },
  { figure: 'phone/libphonenumber-js', atMost: 1 },
  { figure: 'phone/none', atMost: 1.03 },
  { figure: 'directory/load', atLeast: 10 },
  { figure: 'directory/memory', atMost: 0.5 },
  {
    figure: 'directory/lookup',
    atMost: 1,
    floor: {
      value: 1.2,
      because:
        '200,000 keys in no order: each lookup fetches its row from memory and reads a cell of it; a Map of ready objects takes a third',
    },
  },
  {
    figure: 'process/import',
    atMost: 1.15,
    floor: { value: 1.2, because: 'V8 reads 170 kB of code, which takes 6 of the 10 ms; nothing else is done before the first call' },
  },
  { figure: 'process/first-answer', atMost: 1.5 },
  {
    figure: 'bundle/iban',
    atMost: 4,
    floor: { value: 6.2, because: 'the national check digits of 50 countries: without them it is 3.9 kB; see docs/decisions/0007' },
  },
  {
    figure: 'bundle/validate',
    atMost: 60,
    floor: {
      value: 66.1,
      because:
        'the tables are 20 kB; what reads ordinary text in one pass added 5 to the code and halved the time; see docs/decisions/0007',
    },
  },
  {
    figure: 'bundle/one-country',
    atMost: 12,
    floor: {
      value: 47.8,
      because:
        'the tables of all other countries weigh 19 kB; the engine and its registries are the rest, and a smaller one would be one that judges less; see docs/decisions/0007',
    },
  },
  { figure: 'bundle/directory-chunk', atLeast: 1 },
  {
    figure: 'command-line/one-core',
    atMost: 1.25,
    floor: {
      value: 2.6,
      because: 'judging with every directory takes five times what parsing takes; around it the command line takes half of the script',
    },
  },
  {
    figure: 'command-line/two-cores',
    atLeast: 1.7,
    floor: { value: 1.53, because: 'two processes beside each other reach 1.75 here, and each worker gets warm by itself' },
  },
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
  if (figure === undefined) return 'not measured';
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
