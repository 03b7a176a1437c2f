/** Answers what was read, one thing after the other, and counts it. */
import type { Engine } from '../engine/create-engine.js';
import type { Block } from '../files/blocks.js';
import type { CsvHeader } from '../files/csv.js';
import type { Entry, EntryReader } from '../files/entry.js';
import type { Output } from './output.js';
import type { Rendering } from './rendering.js';
import type { Summary } from './summary.js';
import type { Task } from './tasks.js';
import { countryOf } from './where.js';

/** Takes the blocks of one input. */
export interface Lane {
  /** Resolves when there is room for more. */
  take(blocks: Iterable<Block>): Promise<void>;
  /** The input has ended. */
  end(): Promise<void>;
}

export class Answers {
  readonly #task: Task;
  readonly #engine: Engine;
  readonly #rendering: Rendering;
  readonly #summary: Summary;

  constructor(task: Task, engine: Engine, rendering: Rendering, summary: Summary) {
    this.#task = task;
    this.#engine = engine;
    this.#rendering = rendering;
    this.#summary = summary;
  }

  /** `file`: its name, where there are several. */
  to(entry: CsvHeader | Entry, file: string | undefined): string | Uint8Array {
    if (entry.kind === 'header') return this.#rendering.header(entry);
    const place = { file, line: entry.line };
    if (entry.kind === 'unreadable') {
      this.#summary.notRead(entry.error);
      return this.#rendering.unreadable(place, entry);
    }
    const verdict = this.#task.run(entry.instruction, this.#engine);
    const country = countryOf(entry.instruction);
    this.#summary.judged(verdict.outcome, verdict.codes, country);
    return this.#rendering.verdict(place, entry, verdict, country);
  }

  /** Whatever came in is answered before more is read: who writes a line and waits for its answer gets it. */
  lane(reader: EntryReader<CsvHeader | Entry>, file: string | undefined, output: Output): Lane {
    const answer = (entries: Iterable<CsvHeader | Entry>): void => {
      for (const entry of entries) output.add(this.to(entry, file));
    };
    return {
      take(blocks) {
        for (const block of blocks) answer(reader.read(block));
        return output.flush();
      },
      end() {
        answer(reader.end());
        return output.flush();
      },
    };
  }
}
