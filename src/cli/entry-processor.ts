/** Answers the entries of the inputs one by one, and counts the answers. */
import type { Engine } from '../engine/engine.js';
import type { Block } from '../files/blocks.js';
import type { CsvHeader } from '../files/csv.js';
import type { Entry, EntryReader } from '../files/entry.js';
import { findCountry } from './instruction-country.js';
import type { Output } from './output.js';
import type { Renderer } from './renderers.js';
import type { Summary } from './summary.js';
import type { Task } from './tasks.js';

/** Takes the blocks of one input. */
export interface BlockSink {
  /** Resolves when there is room for more. */
  write(blocks: Iterable<Block>): Promise<void>;
  /** Ends the input. */
  end(): Promise<void>;
}

export class EntryProcessor {
  readonly #task: Task;
  readonly #engine: Engine;
  readonly #renderer: Renderer;
  readonly #summary: Summary;

  constructor(task: Task, engine: Engine, renderer: Renderer, summary: Summary) {
    this.#task = task;
    this.#engine = engine;
    this.#renderer = renderer;
    this.#summary = summary;
  }

  /** Answers an entry. `file` is the name of its file, given only where there are several. */
  process(entry: CsvHeader | Entry, file: string | undefined): string | Uint8Array {
    if (entry.kind === 'header') return this.#renderer.renderHeader(entry);
    const place = { file, line: entry.line };
    if (entry.kind === 'unreadable') {
      this.#summary.countUnreadable(entry.error);
      return this.#renderer.renderUnreadable(place, entry);
    }
    const answer = this.#task.answer(entry.instruction, this.#engine);
    const country = findCountry(entry.instruction);
    this.#summary.countAnswer(answer.outcome, answer.codes, country);
    return this.#renderer.renderAnswer(place, entry, answer, country);
  }

  /** Creates a sink that writes the answers to each chunk before more is read, so that a program at the other end can wait for them. */
  createSink(
    reader: EntryReader<CsvHeader | Entry>,
    file: string | undefined,
    output: Output,
    onHeader: (header: CsvHeader) => void = () => {},
  ): BlockSink {
    const processAll = (entries: Iterable<CsvHeader | Entry>): void => {
      for (const entry of entries) {
        if (entry.kind === 'header') onHeader(entry);
        output.add(this.process(entry, file));
      }
    };
    return {
      write(blocks) {
        for (const block of blocks) processAll(reader.read(block));
        return output.flush();
      },
      end() {
        processAll(reader.end());
        return output.flush();
      },
    };
  }
}
