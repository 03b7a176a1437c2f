/** `payprep validate`, `enrich` and `explain`: read files, and answer each instruction in order and in constant memory. */
import { createReadStream } from 'node:fs';
import type { EngineOptions } from '../engine/engine.js';
import type { OutdatedDataset } from '../engine/outdated.js';
import { BlockSplitter } from '../files/blocks.js';
import { CsvReader } from '../files/csv.js';
import { unknownColumns } from '../files/csv-columns.js';
import { NdjsonReader } from '../files/ndjson.js';
import { UnreadableInput } from '../files/unreadable-input.js';
import type { Arguments, OutputFormat } from './arguments.js';
import { readEngineOptions } from './engine-options.js';
import { type BlockSink, EntryProcessor } from './entry-processor.js';
import { describeFileError } from './file-error.js';
import { type Input, listInputs, totalBytes } from './inputs.js';
import { EXIT, type Io, UsageError } from './io.js';
import { chooseJobCount } from './job-count.js';
import { createRecordingEngine, formatOutdated, type RecordingEngine } from './outdated-data.js';
import { Output } from './output.js';
import { Progress } from './progress.js';
import { createInputCsvRenderer, createLineCsvRenderer, createNdjsonRenderer, createTableRenderer, type Renderer } from './renderers.js';
import { Summary } from './summary.js';
import { ALERT, type Task, type TaskName, tasks } from './tasks.js';
import { WorkerPool } from './worker-pool.js';

/** How many bytes of a file are read at a time. */
const CHUNK_BYTES = 256 * 1024;

function createRenderer(format: OutputFormat, task: Task, inputs: readonly Input[], io: Io): Renderer {
  const severalFiles = inputs.length > 1;
  if (format === 'ndjson') return createNdjsonRenderer();
  if (format === 'table') return createTableRenderer(task, io.columns, severalFiles);
  const formats = new Set(inputs.map((input) => input.format));
  if (formats.size > 1) throw new UsageError('--output csv takes CSV files or NDJSON files, not both at once');
  return formats.has('csv') ? createInputCsvRenderer(task) : createLineCsvRenderer(task, severalFiles);
}

/** A run over all inputs. */
class Run {
  readonly summary: Summary;
  readonly output: Output;
  hasFailedFiles = false;
  readonly #renderer: Renderer;
  readonly #processor: EntryProcessor;
  readonly #recording: RecordingEngine;
  /** The old datasets that workers read. */
  readonly #outdated: OutdatedDataset[] = [];
  readonly #pool: WorkerPool | undefined;
  readonly #progress: Progress | undefined;
  readonly #io: Io;
  readonly #severalFiles: boolean;
  readonly #showsHints: boolean;
  #bytes = 0;

  constructor(name: TaskName, args: Arguments, inputs: readonly Input[], io: Io) {
    const task = tasks[name];
    const format = args.output ?? (io.stdoutIsTerminal ? 'table' : 'ndjson');
    const options = readEngineOptions(args, io);
    const bytes = totalBytes(inputs);
    this.#io = io;
    this.#severalFiles = inputs.length > 1;
    this.#showsHints = args.summary;
    this.#renderer = createRenderer(format, task, inputs, io);
    this.summary = new Summary(task.outcomes);
    this.#recording = createRecordingEngine(options);
    this.output = new Output(io.stdout);
    this.#processor = new EntryProcessor(task, this.#recording.engine, this.#renderer, this.summary);
    // on the terminal that shows the rows, it would be in their way
    const showsProgress = args.progress && io.stderrIsTerminal && !io.stdoutIsTerminal;
    this.#progress = showsProgress ? new Progress(io, bytes) : undefined;
    this.#pool = format === 'ndjson' ? this.#createPool(chooseJobCount(args.jobs, bytes, io), name, options) : undefined;
  }

  async answerInput(input: Input): Promise<void> {
    try {
      await this.#read(input);
    } catch (error) {
      await this.#pool?.waitUntilWritten();
      this.#progress?.erase();
      const problem = error instanceof UnreadableInput ? error.message : describeFileError(error);
      this.#io.stderr.write(`payprep: ${input.name}: ${problem}\n`);
      this.hasFailedFiles = true;
    }
  }

  /** Says which of the datasets that were read are old. */
  formatOutdated(): string {
    return formatOutdated([...this.#outdated, ...this.#recording.outdated()], this.#recording.engine.on, this.#io.columns);
  }

  async end(): Promise<void> {
    await this.#pool?.end();
    this.output.add(this.#renderer.end());
    await this.output.end();
    this.#progress?.erase();
  }

  async #read(input: Input): Promise<void> {
    const source = input.path === undefined ? this.#io.stdin : createReadStream(input.path, { highWaterMark: CHUNK_BYTES });
    const blocks = new BlockSplitter();
    const sink = this.#createSink(input);
    for await (const chunk of source) {
      this.#bytes += chunk.length;
      await sink.write(blocks.push(chunk));
      if (this.output.closed) return;
      this.#progress?.update(this.#bytes, this.summary.total);
    }
    await sink.write(blocks.end());
    await sink.end();
  }

  #createSink({ name, format }: Input): BlockSink {
    const file = this.#severalFiles ? name : undefined;
    if (format === 'ndjson' && this.#pool) return this.#pool.createSink(file);
    const reader = format === 'csv' ? new CsvReader() : new NdjsonReader();
    return this.#processor.createSink(reader, file, this.output, ({ names }) => this.#nameUnknownColumns(names, name));
  }

  /** A misspelt column would be ignored in silence. With the summary left out, nobody reads what is beside the answers. */
  #nameUnknownColumns(names: readonly string[], file: string): void {
    if (!this.#showsHints) return;
    for (const { name, column, meant } of unknownColumns(names)) {
      const which = name === undefined ? `column ${column}` : `column ${name}`;
      const hint = meant === undefined ? '' : `; did you mean ${meant}?`;
      this.#io.stderr.write(`payprep: ${file}: ${which} is not a field of a payment instruction${hint}\n`);
    }
  }

  /** Returns nothing where one job is enough: this thread does it. */
  #createPool(jobs: number, task: TaskName, engine: EngineOptions): WorkerPool | undefined {
    if (jobs === 1) return undefined;
    const workers = Array.from({ length: jobs }, () => this.#io.startWorker({ task, engine }));
    return new WorkerPool(workers, ({ text, tally, outdated }) => {
      this.summary.add(tally);
      this.#outdated.push(...outdated);
      this.output.add(text);
      return this.output.flush();
    });
  }
}

/** Runs the command; resolves with the exit code. */
export async function streamCommand(task: TaskName, args: Arguments, io: Io): Promise<number> {
  const inputs = listInputs(args);
  const run = new Run(task, args, inputs, io);
  if (io.stdinIsTerminal && inputs.some(({ path }) => path === undefined)) {
    io.stderr.write('payprep: reading from the terminal, one instruction a line; Ctrl-D ends it\n');
  }
  for (const input of inputs) {
    if (!run.output.closed) await run.answerInput(input);
  }
  await run.end();
  if (run.output.failure) {
    io.stderr.write(`payprep: the output cannot be written (${run.output.failure.code ?? 'unknown reason'})\n`);
    return EXIT.unreadable;
  }
  if (run.output.closed) return EXIT.ok; // the reader has read what it wanted
  if (args.summary) io.stderr.write(run.summary.format(io.columns) + run.formatOutdated() + hintAtArray(run.summary, inputs));
  if (run.hasFailedFiles) return EXIT.unreadable;
  if (args.exitZero) return EXIT.ok;
  if (run.summary.unreadable > 0) return EXIT.unreadable;
  return run.summary.countOf(ALERT) > 0 ? EXIT.alert : EXIT.ok;
}

/** A hint where no line can be read: the file is probably a JSON array, or one object over many lines. */
function hintAtArray(summary: Summary, inputs: readonly Input[]): string {
  const isAllUnreadable = summary.total > 0 && summary.unreadable === summary.total && inputs.every(({ format }) => format === 'ndjson');
  return isAllUnreadable
    ? "The input must have one instruction a line. For an array over many lines: jq -c '.[]' FILE | payprep validate\n"
    : '';
}
