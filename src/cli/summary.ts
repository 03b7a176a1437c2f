/** What a run has met, counted: in all, by code, by country. Codes and counts only. */
import { wrap } from './text-table.js';

const UNREADABLE = 'unreadable';

type Counts = Map<string, number>;

const count = (counts: Counts, key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);

/** The most frequent first. */
const listed = (counts: Counts): string[] =>
  [...counts].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1)).map(([key, number]) => `${key}\u00a0${number}`);

export class Summary {
  #total = 0;
  readonly #outcomes: Counts = new Map();
  readonly #codes: Counts = new Map();
  readonly #countries: Counts = new Map();

  constructor(outcomes: readonly string[]) {
    for (const outcome of [...outcomes, UNREADABLE]) this.#outcomes.set(outcome, 0);
  }

  get total(): number {
    return this.#total;
  }

  get unreadable(): number {
    return this.#outcomes.get(UNREADABLE) ?? 0;
  }

  judged(outcome: string, codes: readonly string[], country: string | undefined): void {
    this.#total += 1;
    count(this.#outcomes, outcome);
    for (const code of codes) count(this.#codes, code);
    count(this.#countries, country ?? 'unknown');
  }

  notRead(code: string): void {
    this.#total += 1;
    count(this.#outcomes, UNREADABLE);
    count(this.#codes, code);
  }

  /** The text for people. */
  text(columns: number): string {
    const outcomes = [...this.#outcomes].map(([outcome, number]) => `${number} ${outcome}`).join(', ');
    const lines = [`${this.#total} ${this.#total === 1 ? 'instruction' : 'instructions'}: ${outcomes}`];
    if (this.#codes.size > 0) lines.push('by code:', ...listed(this.#codes).map((line) => `  ${line}`));
    if (this.#countries.size > 0) {
      lines.push('by country:', ...wrap(listed(this.#countries).join(', '), Math.max(columns - 2, 20)).map((line) => `  ${line}`));
    }
    return `${lines.join('\n').replaceAll('\u00a0', ' ')}\n`;
  }
}
