/**
 * The goals of the figures, and whether they are met.
 *
 * A goal and a floor of one value: it is held, and nothing is known that would reach more.
 */
import type { Figure, Unit } from './figure.js';
import { floorsOn } from './floors.js';

export interface Goal {
  /** The name of the figure. */
  readonly figure: string;
  readonly atLeast?: number;
  readonly atMost?: number;
  /** Where the goal cannot be met: the value that must be held instead, and why it is not better. */
  readonly floor?: { readonly value: number; readonly because: string };
}

export const goals: readonly Goal[] = [
  {
    figure: 'iban/ibantools',
    atLeast: 20,
    floor: {
      value: 17,
      because: 'the loop modulo 97 alone is 20 to 23 times as fast as ibantools; structure and national check digits cost the rest',
    },
  },
  { figure: 'faulty/ibantools', atLeast: 16 },
  { figure: 'iban/fast-iban', atLeast: 4 },
  {
    figure: 'iban/mod-97',
    atMost: 1.5,
    floor: { value: 1.5, because: 'machines differ: 1.1 on an Intel Xeon, 1.3 to 1.56 on an AMD EPYC' },
  },
  { figure: 'written/ibantools', atLeast: 8 },
  {
    figure: 'local/ibantools',
    atLeast: 10,
    floor: {
      value: 5.3,
      because:
        'composeIBAN takes the whole BBAN and adds two digits; we also build the BBAN, and where a number without check digits may be one that lost its zeros, the IBAN of that, which took the row from 8.4 to 6.2, and to 5.3 on an AMD EPYC, where the package of 28 November 2026 has 5.4, ask for a rule of the bank, and check structure and national check digits: under load 0.17 µs for the mean country, 0.27 for Germany, 0.33 to 0.36 for Czechia, Slovakia and Italy; by leaving out a part at a time, national check digits take a fifth of the row, the remainder an eighth, and what the details are read for the first time a tenth; next would be checks that cost no call each',
    },
  },
  {
    figure: 'validate/json-parse',
    atMost: 2.6,
    floor: {
      value: 3,
      because:
        '2 on an Intel Xeon; on an AMD EPYC 2.7 for the package of 28 November 2026, and 1.1 times that since, for what docs/decisions/0030 names; by leaving out a part at a time: reading takes 0.13 of JSON.parse, finding out the corridor and its plan 0.4; of the checks those of the account take 0.45, tax identifier and document 0.4, address 0.4, agent 0.2, e-mail and date of birth 0.2, name 0.15, intermediaries 0.1, currency, system and its requirements 0.1',
    },
  },
  // the stack checks the shape and five fields, but no national check digits, identifiers, addresses or settlement systems
  { figure: 'validate/stack', atLeast: 0.3 },
  { figure: 'enrich/json-parse', atMost: 2.8 },
  // 17,000 banks are more than are kept: each is looked up anew
  { figure: 'bulk/validate', atMost: 6.1 },
  { figure: 'bulk/validate-third', atMost: 6.1 },
  { figure: 'bulk/enrich', atMost: 7.7 },
  {
    figure: 'cold/validate',
    atMost: 90,
    floor: {
      value: 90,
      because:
        'of the instructions after the import V8 takes 52 % to optimize what runs often, 6 to compile what runs at all, 5 for regular expressions and 4 to collect garbage; the first payment to each of forty countries reads its directories, which takes 1; without the optimizing compiler 60 are reached, and later rows take longer; 81 for the package of 28 November 2026, 88 since: more checks, each called for the first time, and nothing of it above a fiftieth',
    },
  },
  {
    figure: 'requirements/again',
    atMost: 200,
    floor: {
      value: 270,
      because:
        'a form of two dozen members is put together anew; asked ten times more, when V8 has compiled it, a corridor takes 115 µs: at the second time half of it is still interpreted',
    },
  },
  { figure: 'phone/libphonenumber-js', atMost: 1 },
  { figure: 'phone/none', atMost: 1.03 },
  {
    figure: 'names/folded',
    atMost: 2.3,
    floor: {
      value: 2.6,
      because:
        '2.1 for the package of 28 November 2026 on an AMD EPYC, 1.22 times as long since for Chinese characters in both forms, kana and cut names; flat: words 14 %, alignment 15, collection of garbage 13; the next lever would be words without texts of their own: half of what is left makes 4 kB of strings and objects',
    },
  },
  {
    figure: 'address/folded',
    atMost: 39,
    floor: {
      value: 46,
      because:
        '39 on an Intel Xeon; on an AMD EPYC 41 for the package of 28 November 2026, and 1.1 times that since; what is unsure is doubted since; flat: town 25 %, post code 19, country 8',
    },
  },
  // 0.6 times that of the package of 28 November 2026, which takes 1.8
  { figure: 'address/first', atMost: 1.08 },
  { figure: 'extract/words', atMost: 65 },
  { figure: 'extract/length', atMost: 1 },
  { figure: 'directory/load', atLeast: 10 },
  { figure: 'directory/memory', atMost: 0.5 },
  {
    figure: 'directory/lookup',
    atMost: 1,
    floor: {
      value: 1.9,
      because:
        '0.83 µs on an Intel Xeon, 1.8 to 2 on an AMD EPYC; 200,000 keys in random order: each lookup fetches its row from memory and reads a cell; a Map of parsed rows takes a third',
    },
  },
  {
    figure: 'process/import',
    atMost: 1.8,
    floor: {
      value: 2.2,
      because:
        '1.8 for the package of 28 November 2026 and 2.2 for that of the 30th, beside each other on an AMD EPYC: 1,100 kB of modules in 90 files in place of 950 in 46; joined to 53 files they would take 2, and the element more bytes until its fields are there; of what it takes beyond an empty process V8 takes half to read and compile, a fifth to run the top level, most of which declares rules, and the rest to find and link the files; a file for Node alone would reach 1.5 to 1.7, for a megabyte more in the package; see docs/decisions/0007',
    },
  },
  {
    figure: 'process/first-answer',
    atMost: 1.8,
    floor: {
      value: 2.4,
      because: '1.95 on an Intel Xeon, 2.4 on an AMD EPYC, where the package of 28 November 2026 takes 1.9; the import takes most of it',
    },
  },
  { figure: 'bundle/iban', atMost: 9 },
  {
    figure: 'bundle/validate',
    atMost: 85,
    floor: {
      value: 106.4,
      because:
        'as docs/decisions/0030 says; by their shares of the minified code, the accounts and identifiers of countries take 29 kB, settlement systems and methods 18, check digits 7, other rules and registries 6, the checks 14, identifiers 8, the rest of the engine 14: none of it is left over from an encoding, all of it is asked; see docs/decisions/0007',
    },
  },
  {
    figure: 'bundle/one-country',
    atMost: 48,
    floor: {
      value: 66,
      because:
        'as docs/decisions/0030 says: seven kilobytes came with what was taken for OK before; the engine without rules and its registries were 52 kB before that, the rules of Germany with its check methods 6; see docs/decisions/0007',
    },
  },
  { figure: 'bundle/directory-chunk', atLeast: 1 },
  {
    figure: 'command-line/one-core',
    atMost: 2.8,
    floor: {
      value: 3.1,
      because:
        '2.6 on an Intel Xeon, 2.8 to 3.4 on an AMD EPYC; by leaving out validation: the rest takes 0.75 of the script, of which JSON.parse is 0.55, starting 0.06, and all that is done with a row beside 0.1; V8 takes a fifth of the whole run to optimize what runs often; next would be a scanner that makes strings of nothing that is in order: offsets alone take 0.3 of JSON.parse, offsets and an object of strings 0.66',
    },
  },
  {
    figure: 'command-line/two-cores',
    atLeast: 1.45,
    floor: {
      value: 1.45,
      because:
        'two parallel processes reach 1.75 here; each worker optimizes the code for itself, 2.4 s of processor time however long the file is, which one core pays once; starting workers and sending blocks take 0.6 s',
    },
  },
  { figure: 'command-line/two-to-script', atLeast: 0.42 },
  { figure: 'command-line/csv', atMost: 1.2 },
  {
    figure: 'command-line/fix',
    atMost: 2.9,
    floor: {
      value: 3.1,
      because:
        '3.8 before payments were read and checked once, and the BIC looked up alone; dividing the address takes two fifths, reading and checking again a fifth, which keeps a change from harming a payment',
    },
  },
  { figure: 'command-line/memory', atMost: 1.5 },
  { figure: 'command-line/memory-two', atMost: 1.05 },
];

/** The goals with the floors of a machine, as `report.ts` describes it: its processor, a comma, and more. */
export function goalsOn(machine: string): readonly Goal[] {
  const floors = floorsOn(machine.split(',', 1)[0]);
  return goals.map((goal) => {
    const value = floors[goal.figure];
    if (value === undefined) return goal;
    const { floor } = goal;
    const because = floor === undefined ? 'the goal is met on other processors' : `${floor.value} on other processors: ${floor.because}`;
    return { ...goal, floor: { value, because } };
  });
}

/** The tolerance of a floor, because a measurement is never twice the same. */
const TOLERANCE = 0.1;

export type GoalStatus = 'met' | 'missed' | 'floor held' | 'floor missed' | 'not measured';

const reaches = (value: number, { atLeast, atMost }: Goal): boolean =>
  value >= (atLeast ?? Number.NEGATIVE_INFINITY) && value <= (atMost ?? Number.POSITIVE_INFINITY);

/** True where the value reaches the floor, within the tolerance. */
function holdsFloor(value: number, { atLeast, floor }: Goal): boolean {
  if (floor === undefined) return false;
  return atLeast === undefined ? value <= floor.value * (1 + TOLERANCE) : value >= floor.value * (1 - TOLERANCE);
}

export function checkGoal(goal: Goal, figure: Pick<Figure, 'value'> | undefined): GoalStatus {
  if (figure === undefined) return 'not measured';
  if (reaches(figure.value, goal)) return 'met';
  if (goal.floor === undefined) return 'missed';
  return holdsFloor(figure.value, goal) ? 'floor held' : 'floor missed';
}

export const isAccepted = (status: GoalStatus): boolean => status === 'met' || status === 'floor held';

const SUFFIX: Readonly<Record<Unit, string>> = { faster: '×', share: '×', µs: ' µs', kB: ' kB', chunks: '' };

export const formatValue = (value: number, unit: Unit): string => `${Number(value.toPrecision(3))}${SUFFIX[unit]}`;

/** Formats a goal. */
export function describeGoal({ atLeast, atMost }: Goal, unit: Unit): string {
  return atLeast === undefined ? `≤ ${formatValue(atMost ?? 0, unit)}` : `≥ ${formatValue(atLeast, unit)}`;
}
