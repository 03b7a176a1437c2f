/** What a run has met, counted: in all, by code, by country. Codes and counts only. */
import { wrap } from './text-table.js';

const UNREADABLE = 'unreadable';

/** How often each was met: a count of its own, so that one more asks the map once and writes nothing into it. */
type Counts = Map<string, { times: number }>;

function count(counts: Counts, key: string, times = 1): void {
  const met = counts.get(key);
  if (met) met.times += times;
  else counts.set(key, { times });
}

/** The most frequent first. */
const listed = (counts: Counts): string[] =>
  [...counts].sort(([a, one], [b, other]) => other.times - one.times || (a < b ? -1 : 1)).map(([key, { times }]) => `${key}\u00a0${times}`);

/** What a part of a run has met. */
export interface Tally {
  readonly outcomes: Counts;
  readonly codes: Counts;
  readonly countries: Counts;
}

export class Summary implements Tally {
  readonly outcomes: Counts = new Map();
  readonly codes: Counts = new Map();
  readonly countries: Counts = new Map();
  #total = 0;

  constructor(outcomes: readonly string[]) {
    for (const outcome of [...outcomes, UNREADABLE]) count(this.outcomes, outcome, 0);
  }

  get total(): number {
    return this.#total;
  }

  get unreadable(): number {
    return this.of(UNREADABLE);
  }

  /** How many had this outcome. */
  of(outcome: string): number {
    return this.outcomes.get(outcome)?.times ?? 0;
  }

  judged(outcome: string, codes: readonly string[], country: string | undefined): void {
    this.#total += 1;
    count(this.outcomes, outcome);
    for (const code of codes) count(this.codes, code);
    count(this.countries, country ?? 'unknown');
  }

  notRead(code: string): void {
    this.#total += 1;
    count(this.outcomes, UNREADABLE);
    count(this.codes, code);
  }

  /** Takes in what somebody else has counted. */
  add({ outcomes, codes, countries }: Tally): void {
    for (const [outcome, { times }] of outcomes) {
      this.#total += times;
      count(this.outcomes, outcome, times);
    }
    for (const [code, { times }] of codes) count(this.codes, code, times);
    for (const [country, { times }] of countries) count(this.countries, country, times);
  }

  /** The text for people. */
  text(columns: number): string {
    const outcomes = [...this.outcomes].map(([outcome, { times }]) => `${times} ${outcome}`).join(', ');
    const lines = [`${this.#total} ${this.#total === 1 ? 'instruction' : 'instructions'}: ${outcomes}`];
    if (this.codes.size > 0) lines.push('by code:', ...listed(this.codes).map((line) => `  ${line}`));
    if (this.countries.size > 0) {
      lines.push('by country:', ...wrap(listed(this.countries).join(', '), Math.max(columns - 2, 20)).map((line) => `  ${line}`));
    }
    return `${lines.join('\n').replaceAll('\u00a0', ' ')}\n`;
  }
}
