/** Counts the answers of a run: in total, by outcome, by code, by country. It holds codes and counts, nothing of an instruction. */
import { wrapText } from './text-table.js';

const UNREADABLE = 'unreadable';

/** Key → count, in an object: to add one takes a single look-up in the map. */
type Counts = Map<string, { times: number }>;

function addCount(counts: Counts, key: string, times = 1): void {
  const entry = counts.get(key);
  if (entry) entry.times += times;
  else counts.set(key, { times });
}

/** Lists the counts, the highest first. A no-break space keeps key and count on one line. */
const formatCounts = (counts: Counts): string[] =>
  [...counts].sort(([a, one], [b, other]) => other.times - one.times || (a < b ? -1 : 1)).map(([key, { times }]) => `${key}\u00a0${times}`);

/** The counts of a run, or of a part of it. */
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
    for (const outcome of [...outcomes, UNREADABLE]) addCount(this.outcomes, outcome, 0);
  }

  get total(): number {
    return this.#total;
  }

  get unreadable(): number {
    return this.countOf(UNREADABLE);
  }

  /** How many had this outcome. */
  countOf(outcome: string): number {
    return this.outcomes.get(outcome)?.times ?? 0;
  }

  /** `line`: where the entry begins. */
  countAnswer(outcome: string, codes: readonly string[], country: string | undefined, _line: number): void {
    this.#total += 1;
    addCount(this.outcomes, outcome);
    for (const code of codes) addCount(this.codes, code);
    addCount(this.countries, country ?? 'unknown');
  }

  countUnreadable(code: string): void {
    this.#total += 1;
    addCount(this.outcomes, UNREADABLE);
    addCount(this.codes, code);
  }

  /** Adds the counts of a part of the run. */
  add({ outcomes, codes, countries }: Tally): void {
    for (const [outcome, { times }] of outcomes) {
      this.#total += times;
      addCount(this.outcomes, outcome, times);
    }
    for (const [code, { times }] of codes) addCount(this.codes, code, times);
    for (const [country, { times }] of countries) addCount(this.countries, country, times);
  }

  /** Formats the counts for people. */
  format(columns: number): string {
    const outcomes = [...this.outcomes].map(([outcome, { times }]) => `${times} ${outcome}`).join(', ');
    const lines = [`${this.#total} ${this.#total === 1 ? 'instruction' : 'instructions'}: ${outcomes}`];
    if (this.codes.size > 0) lines.push('by code:', ...formatCounts(this.codes).map((line) => `  ${line}`));
    if (this.countries.size > 0) {
      lines.push('by country:', ...wrapText(formatCounts(this.countries).join(', '), Math.max(columns - 2, 20)).map((line) => `  ${line}`));
    }
    return `${lines.join('\n').replaceAll('\u00a0', ' ')}\n`;
  }
}
