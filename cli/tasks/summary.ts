/** Counts the answers of a run: in total, by outcome, by code, by country. It holds codes, counts and numbers of lines, nothing of an instruction. */

import { fillSentence } from '../files/sentence.js';
import { english, type ReportLanguage } from '../options/report-language.js';
import { wrapText } from '../terminal/text-table.js';
import { addGroup, addLine, formatGroup, type LineGroup, newLineGroup } from './line-group.js';
import { wordFor } from './outcome-words.js';

const UNREADABLE = 'unreadable';

/** Key → count, in an object: to add one takes a single look-up in the map. */
type Counts = Map<string, { times: number }>;

function addCount(counts: Counts, key: string, times = 1): void {
  const entry = counts.get(key);
  if (entry) entry.times += times;
  else counts.set(key, { times });
}

type Groups = Map<string, LineGroup>;

/** Code → its lines. */
function groupOf(groups: Groups, key: string): LineGroup {
  const known = groups.get(key);
  if (known !== undefined) return known;
  const group = newLineGroup();
  groups.set(key, group);
  return group;
}

/** The highest count first. */
const inOrder = <Count extends { readonly times: number }>(counts: ReadonlyMap<string, Count>): readonly (readonly [string, Count])[] =>
  [...counts].sort(([a, one], [b, other]) => other.times - one.times || (a < b ? -1 : 1));

/** The counts of a run, or of a part of it. */
export interface Tally {
  readonly outcomes: Counts;
  readonly codes: Groups;
  readonly countries: Counts;
}

export class Summary implements Tally {
  readonly outcomes: Counts = new Map();
  readonly codes: Groups = new Map();
  readonly countries: Counts = new Map();
  /** Of entries that cannot be read, code → their lines. */
  readonly #unreadable: Groups = new Map();
  readonly #withoutAccount = newLineGroup();
  readonly #withoutLastCells = newLineGroup();
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

  /** `line`: where the entry begins; undefined where there are several files. */
  countAnswer(outcome: string, codes: readonly string[], country: string | undefined, line: number | undefined): void {
    this.#total += 1;
    addCount(this.outcomes, outcome);
    for (const code of codes) addLine(groupOf(this.codes, code), line);
    addCount(this.countries, country ?? 'unknown');
  }

  countUnreadable(code: string, line: number | undefined): void {
    this.#total += 1;
    addCount(this.outcomes, UNREADABLE);
    addLine(groupOf(this.codes, code), line);
    addLine(groupOf(this.#unreadable, code), line);
  }

  /** The entries that cannot be read, a line a code. */
  protected formatUnreadable(): readonly string[] {
    return inOrder(this.#unreadable).map(([code, group]) => `  ${UNREADABLE} ${code} ${formatGroup(group)}`);
  }

  /** Of a row of a table that has no account. What is not there raises no alert. */
  countWithoutAccount(line: number | undefined): void {
    addLine(this.#withoutAccount, line);
  }

  /** Of a row of a table that lacks its last cells. */
  countWithoutLastCells(line: number | undefined): void {
    addLine(this.#withoutLastCells, line);
  }

  /** Adds the counts of a part of the run. */
  add({ outcomes, codes, countries }: Tally): void {
    for (const [outcome, { times }] of outcomes) {
      this.#total += times;
      addCount(this.outcomes, outcome, times);
    }
    for (const [code, group] of codes) addGroup(groupOf(this.codes, code), group);
    for (const [country, { times }] of countries) addCount(this.countries, country, times);
  }

  /** Formats the counts for people, in a language. */
  format(columns: number, { texts, cli }: ReportLanguage = english): string {
    const outcomes = [...this.outcomes].map(([outcome, { times }]) => `${times} ${wordFor(outcome, texts)}`).join(', ');
    const lines = [fillSentence(this.#total === 1 ? cli.oneInstruction : cli.instructions, { count: this.#total, outcomes })];
    if (this.#withoutAccount.times > 0) lines.push(`${cli.withoutAccount} ${formatGroup(this.#withoutAccount, cli)}`);
    if (this.#withoutLastCells.times > 0) lines.push(`${cli.withoutLastCells} ${formatGroup(this.#withoutLastCells, cli)}`);
    if (this.codes.size > 0) lines.push(cli.byCode, ...inOrder(this.codes).map(([code, group]) => `  ${code} ${formatGroup(group, cli)}`));
    if (this.countries.size > 0) {
      // a no-break space keeps country and count on one line
      const countries = inOrder(this.countries).map(([country, { times }]) => `${wordFor(country, texts)}\u00a0${times}`);
      lines.push(cli.byCountry, ...wrapText(countries.join(', '), Math.max(columns - 2, 20)).map((line) => `  ${line}`));
    }
    return `${lines.join('\n').replaceAll('\u00a0', ' ')}\n`;
  }
}
