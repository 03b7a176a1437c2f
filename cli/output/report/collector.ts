/**
 * Collects what a report shows of a run: counts, and the rows that have an alert or cannot be read. It holds codes, countries, line numbers and the names of banks
 * from the directories; nothing else of an instruction.
 */

import { enrichWith } from '../../../src/answers/enrich.js';
import type { Engine } from '../../../src/engine/engine.js';
import type { Answer } from '../../tasks/tasks.js';
import type { Place } from '../renderers.js';

/** More rows would make the page slow to open. */
const MAX_ROWS = 10_000;

/** A row of the table in the report. */
export interface ReportRow {
  readonly place: Place;
  readonly outcome: string;
  readonly codes: readonly string[];
  readonly country: string;
  readonly bank: string;
}

export class ReportCollector {
  readonly rows: ReportRow[] = [];
  readonly outcomes = new Map<string, number>();
  /** Code, country and bank → rows with an alert. */
  readonly codes = new Map<string, number>();
  readonly countries = new Map<string, number>();
  readonly banks = new Map<string, number>();
  #total = 0;
  #hidden = 0;
  readonly #engine: Engine;
  readonly #goodOutcome: string;

  constructor(engine: Engine, outcomes: readonly string[]) {
    this.#engine = engine;
    this.#goodOutcome = outcomes[0] ?? '';
    for (const outcome of [...outcomes, 'unreadable']) this.outcomes.set(outcome, 0);
  }

  get total(): number {
    return this.#total;
  }

  /** How many rows are counted, but not listed. */
  get hidden(): number {
    return this.#hidden;
  }

  addAnswer(place: Place, { outcome, codes }: Answer, country = 'unknown', instruction: unknown): void {
    if (outcome === this.#goodOutcome) return this.#count(outcome);
    const bank = enrichWith(instruction, this.#engine).enrichments.creditorAgent?.name ?? 'unknown';
    add(this.countries, country);
    add(this.banks, bank);
    this.#addRow({ place, outcome, codes, country, bank });
  }

  addUnreadable(place: Place, error: string): void {
    this.#addRow({ place, outcome: 'unreadable', codes: [error], country: '', bank: '' });
  }

  #addRow(row: ReportRow): void {
    this.#count(row.outcome);
    for (const code of new Set(row.codes)) add(this.codes, code);
    if (this.rows.length < MAX_ROWS) this.rows.push(row);
    else this.#hidden += 1;
  }

  #count(outcome: string): void {
    this.#total += 1;
    add(this.outcomes, outcome);
  }
}

const add = (counts: Map<string, number>, key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);
