/** Answers the entries of the inputs one by one, and counts the answers. */
import type { Engine } from '../../src/engine/engine.js';
import type { InstructionEntry } from '../files/entry.js';
import type { CsvHeader, TableEntry } from '../files/table-entries.js';
import type { Renderer } from '../output/renderers.js';
import type { ReportCollector } from '../output/report/collector.js';
import { findCountry, hasAccount } from '../tasks/instruction-country.js';
import type { Summary } from '../tasks/summary.js';
import type { Task } from '../tasks/tasks.js';
import type { Output } from '../terminal/output.js';
import type { EntrySource } from './entry-source.js';

/** Takes the chunks of one input. */
export interface ChunkSink {
  /** Resolves when there is room for more. */
  write(chunk: Buffer): Promise<void>;
  /** Ends the input. */
  end(): Promise<void>;
}

export class EntryProcessor {
  readonly #task: Task;
  readonly #engineFor: (entry: InstructionEntry) => Engine;
  readonly #renderer: Renderer;
  readonly #summary: Summary;
  readonly #report: ReportCollector | undefined;

  constructor(task: Task, engineFor: (entry: InstructionEntry) => Engine, renderer: Renderer, summary: Summary, report?: ReportCollector) {
    this.#task = task;
    this.#engineFor = engineFor;
    this.#renderer = renderer;
    this.#summary = summary;
    this.#report = report;
  }

  /** Answers an entry. `file` is the name of its file, given only where there are several. */
  process(entry: TableEntry, file: string | undefined): string | Uint8Array {
    if (entry.kind === 'header') return this.#renderer.renderHeader(entry);
    if (entry.kind === 'blank') return this.#renderer.renderBlank();
    const place = { file, line: entry.line };
    // of several files, a line alone says nothing
    const line = file === undefined ? entry.line : undefined;
    if (entry.kind === 'unreadable') {
      this.#summary.countUnreadable(entry.error, line);
      this.#report?.addUnreadable(place, entry);
      return this.#renderer.renderUnreadable(place, entry);
    }
    const engine = this.#engineFor(entry);
    const answer = this.#task.answer(entry.instruction, engine, entry.place?.locate);
    const country = findCountry(entry.instruction);
    this.#summary.countAnswer(answer.outcome, answer.codes, country, line);
    if (entry.raw !== undefined && !hasAccount(entry.instruction)) this.#summary.countWithoutAccount(line);
    if (entry.lacksCells) this.#summary.countWithoutLastCells(line);
    this.#report?.addAnswer(place, answer, country, entry, engine);
    return this.#renderer.renderAnswer(place, entry, answer, country);
  }

  /**
   * Creates a sink that writes the answers to each chunk before more is read, so that a program at the other end can wait for them. `onHeader` is called with
   * the first row of a table.
   */
  createSink(source: EntrySource, file: string | undefined, output: Output, onHeader: (header: CsvHeader) => void): ChunkSink {
    const processAll = (entries: Iterable<TableEntry>): Promise<void> => {
      for (const entry of entries) {
        if (entry.kind === 'header') onHeader(entry);
        output.add(this.process(entry, file));
      }
      return output.flush();
    };
    return {
      write: (chunk) => processAll(source.push(chunk)),
      end: async () => processAll(await source.end()),
    };
  }
}
