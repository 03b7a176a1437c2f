/**
 * Collects what a report shows of a run: counts, what is wrong with which cell, and accounts that stand under several names.
 *
 * The gotcha: a report is sent on. It holds codes, countries, places, the cells of `--by` and the names of banks from the directories; names and account
 * numbers of payees only with `--show`. What is kept to compare rows is not shown.
 */

import { enrichWith } from '../../../src/answers/enrich.js';
import type { Engine } from '../../../src/engine/engine.js';
import { pathOf } from '../../files/column-fields.js';
import { columnOf, letterOf } from '../../files/column-of-field.js';
import { findColumn } from '../../files/column-plan.js';
import type { InstructionEntry, UnreadableEntry } from '../../files/entry.js';
import { fillSentence, say } from '../../files/sentence.js';
import type { CsvHeader } from '../../files/table-entries.js';
import { UnreadableInput } from '../../files/unreadable-input.js';
import type { ReportLanguage } from '../../options/report-language.js';
import { correctionsOf, type Fault, formatCorrection, instructionText, mayTravel } from '../../tasks/faults.js';
import { hasAccount } from '../../tasks/instruction-country.js';
import type { Answer } from '../../tasks/tasks.js';
import { unreadableText } from '../../tasks/unreadable-texts.js';
import { shownName } from '../column-lines.js';
import type { Place } from '../renderers.js';
import { AccountNames, type SharedAccount } from './account-names.js';

/** More rows would make the page slow to open. */
const MAX_ROWS = 10_000;

/** So many accounts with several names, and places of each, are named on standard error. */
const MAX_SHARED_SHOWN = 5;

/** One fault of a row. */
export interface ReportFault {
  readonly code: string;
  readonly severity: Fault['severity'] | undefined;
  readonly sentence: string;
  /** The letter of its column, in a spreadsheet with the number of the row; and the name of the column, or the path of the field. */
  readonly cell: readonly [letter: string, name: string] | undefined;
  readonly corrections: readonly string[];
}

/** A row of the list in the report. */
export interface ReportRow {
  readonly place: Place;
  readonly outcome: string;
  readonly faults: readonly ReportFault[];
  readonly country: string;
  readonly bank: string;
  /** The cell of `--by`. */
  readonly by: string;
  /** Only with `--show`. */
  readonly name: string;
  readonly account: string;
}

/** How a report is written. */
export interface ReportOptions {
  readonly language: ReportLanguage;
  readonly isShown: boolean;
  readonly by: string | undefined;
}

export class ReportCollector {
  readonly outcomes = new Map<string, number>();
  /** Code, country and bank → rows with an alert. */
  readonly codes = new Map<string, number>();
  readonly countries = new Map<string, number>();
  readonly banks = new Map<string, number>();
  readonly people = new Map<string, number>();
  readonly options: ReportOptions;
  /** Rows that nobody can pay: without an account, or not readable. */
  readonly #first: ReportRow[] = [];
  readonly #others: ReportRow[] = [];
  readonly #accounts = new AccountNames();
  readonly #goodOutcome: string;
  #total = 0;
  #listed = 0;
  #header: CsvHeader | undefined;
  #isSheet = false;
  #byColumn = -1;

  constructor(outcomes: readonly string[], options: ReportOptions) {
    this.options = options;
    this.#goodOutcome = outcomes[0] ?? '';
    for (const outcome of [...outcomes, 'unreadable']) this.outcomes.set(outcome, 0);
  }

  /** The outcomes of the rows that are read and listed. */
  get notGood(): readonly string[] {
    return [...this.outcomes.keys()].filter((outcome) => outcome !== this.#goodOutcome && outcome !== 'unreadable');
  }

  get total(): number {
    return this.#total;
  }

  /** Those that nobody can pay come first, then the others, each in the order of the files. */
  get rows(): readonly ReportRow[] {
    return [...this.#first, ...this.#others].slice(0, MAX_ROWS);
  }

  /** How many rows are counted, but not listed. */
  get hidden(): number {
    return this.#listed - this.rows.length;
  }

  get sharedAccounts(): readonly SharedAccount[] {
    return this.#accounts.shared;
  }

  /** A line about accounts that stand under several names; empty where none does. */
  formatShared(): string {
    const { texts, cli } = this.options.language;
    const groups = this.sharedAccounts.slice(0, MAX_SHARED_SHOWN).map(({ names }) => {
      const places = names.slice(0, MAX_SHARED_SHOWN).map(([{ file, line }]) => `${file === undefined ? '' : `${file} `}${line}`);
      return fillSentence(cli.lines, { lines: places.join(', ') });
    });
    const more = this.sharedAccounts.length > groups.length ? ' …' : '';
    return groups.length === 0 ? '' : `${texts.severalNames} ${this.sharedAccounts.length}: ${groups.join('; ')}${more}\n`;
  }

  /**
   * Begins a file that is no table.
   *
   * @throws UnreadableInput if the call names a column
   */
  startFile(isTable: boolean): void {
    this.#header = undefined;
    if (!isTable && this.options.by !== undefined) throw new UnreadableInput(say('byNeedsTable'));
  }

  /** @throws UnreadableInput if the table has no such column as the call names, or it would show the payee */
  startTable(header: CsvHeader, isSheet: boolean): void {
    const { by, isShown } = this.options;
    this.#header = header;
    this.#isSheet = isSheet;
    if (by === undefined) return;
    this.#byColumn = findColumn(header.names, by, '--by');
    const path = header.columns[this.#byColumn]?.path;
    if (path !== undefined && !isShown && !mayTravel(`/${path.replaceAll('.', '/')}`))
      throw new UnreadableInput(say('byNeedsShow', { path }));
  }

  addAnswer(place: Place, answer: Answer, country = 'unknown', entry: InstructionEntry, engine: Engine): void {
    const { outcome, codes } = answer;
    const { instruction, raw, cells } = entry;
    const { isShown } = this.options;
    const name = instructionText(instruction, '/creditor/name') ?? '';
    this.#accounts.add(place, name, instruction, engine);
    if (outcome === this.#goodOutcome) return this.#count(outcome);
    const bank = enrichWith(instruction, engine).enrichments.creditorAgent?.name ?? 'unknown';
    add(this.countries, country);
    add(this.banks, bank);
    const isFirst = raw !== undefined && !hasAccount(instruction);
    // to explain a row costs more than to check it: none that is not listed
    const faults = (isFirst ? this.#first : this.#others).length < MAX_ROWS ? answer.faults?.() : undefined;
    const found = faults?.map((fault) => this.#describe(fault, place, cells)) ?? codes.map(withoutWords);
    const row: ReportRow = {
      ...{ place, outcome, country, bank, by: this.#byOf(cells), faults: found },
      name: isShown ? name : '',
      account: isShown ? (instructionText(instruction, '/creditorAccount/id/value') ?? '') : '',
    };
    this.#addRow(row, isFirst);
  }

  addUnreadable(place: Place, { error, cells, column }: UnreadableEntry): void {
    const sentence = unreadableText(error, this.options.language.texts);
    const [letter = '', name = ''] = column === undefined ? [] : this.#nameOf(column);
    const cell = [this.#cellName(letter, place.line), name] as const;
    const fault: ReportFault = { code: error, severity: 'error', sentence, cell, corrections: [] };
    const row = { place, outcome: 'unreadable', faults: [fault], country: '', bank: '', by: this.#byOf(cells), name: '', account: '' };
    this.#addRow(row, true);
  }

  #describe(fault: Fault, { line }: Place, cells: readonly string[] | undefined): ReportFault {
    const { language, isShown } = this.options;
    const nameOf = (pointer: string): string => this.#columnOf(pointer, cells)?.[1] || pathOf(pointer);
    const [letter = ''] = this.#columnOf(fault.pointer, cells) ?? [];
    return {
      ...{ code: fault.code, severity: fault.severity, sentence: fault.sentence },
      cell: [this.#cellName(letter, line), nameOf(fault.pointer)],
      corrections: correctionsOf([fault]).map((each) => formatCorrection(each, nameOf, language, isShown)),
    };
  }

  #cellName(letter: string, line: number): string {
    return letter === '' || !this.#isSheet ? letter : `${letter}${line}`;
  }

  /** The letter and the name of the column of a field. A name that may be somebody’s number is left out. */
  #columnOf(pointer: string, cells: readonly string[] | undefined): readonly [string, string] | undefined {
    const column = this.#header && columnOf(pointer, this.#header.columns, cells);
    return column === undefined ? undefined : this.#nameOf(column);
  }

  #nameOf(column: number): readonly [letter: string, name: string] {
    return [letterOf(column), shownName(this.#header?.names[column] ?? '') ?? ''];
  }

  #byOf(cells: readonly string[] | undefined): string {
    return (this.options.by === undefined ? undefined : shownName(cells?.[this.#byColumn]?.trim() ?? '')) ?? '';
  }

  #addRow(row: ReportRow, isFirst: boolean): void {
    this.#count(row.outcome);
    for (const code of new Set(row.faults.map((fault) => fault.code))) add(this.codes, code);
    if (row.by !== '') add(this.people, row.by);
    this.#listed += 1;
    const rows = isFirst ? this.#first : this.#others;
    if (rows.length < MAX_ROWS) rows.push(row);
  }

  #count(outcome: string): void {
    this.#total += 1;
    add(this.outcomes, outcome);
  }
}

const add = (counts: Map<string, number>, key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);

/** Of a task whose answers have codes alone. */
const withoutWords = (code: string): ReportFault => ({ code, severity: undefined, sentence: '', cell: undefined, corrections: [] });
