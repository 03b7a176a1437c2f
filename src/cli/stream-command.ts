/**
 * `payprep validate`, `enrich` and `explain`: files in, one answer an instruction out, in order and in constant memory.
 */
import { createReadStream } from 'node:fs';
import type { EngineOptions } from '../engine/create-engine.js';
import { BlockSplitter } from '../files/blocks.js';
import { CsvReader } from '../files/csv.js';
import { UnreadableInput } from '../files/entry.js';
import { NdjsonReader } from '../files/ndjson.js';
import { createEngine } from '../full.js';
import { Answers, type Lane } from './answers.js';
import type { Arguments, OutputFormat } from './arguments.js';
import { engineOptions, problemOf } from './engine.js';
import { type Input, inputsOf, totalBytes } from './inputs.js';
import { EXIT, type Io, UsageError } from './io.js';
import { jobsFor } from './jobs.js';
import { Output } from './output.js';
import { Pool } from './pool.js';
import { Progress } from './progress.js';
import { csvBesideInput, csvByLine, ndjson, type Rendering, table } from './rendering.js';
import { Summary } from './summary.js';
import { ALERT, type Task, type TaskName, tasks } from './tasks.js';

/** The bytes that are read of a file at a time. */
const CHUNK = 256 * 1024;

function renderingOf(format: OutputFormat, task: Task, inputs: readonly Input[], io: Io): Rendering {
  const several = inputs.length > 1;
  if (format === 'ndjson') return ndjson();
  if (format === 'table') return table(task, io.columns, several);
  const formats = new Set(inputs.map((input) => input.format));
  if (formats.size > 1) throw new UsageError('--output csv takes CSV files or NDJSON files, not both at once');
  return formats.has('csv') ? csvBesideInput(task) : csvByLine(task, several);
}

/** A run over all inputs, and what it has met. */
class Run {
  readonly summary: Summary;
  readonly output: Output;
  filesFailed = false;
  readonly #rendering: Rendering;
  readonly #answers: Answers;
  readonly #pool: Pool | undefined;
  readonly #progress: Progress | undefined;
  readonly #io: Io;
  readonly #several: boolean;
  #bytes = 0;

  constructor(name: TaskName, args: Arguments, inputs: readonly Input[], io: Io) {
    const task = tasks[name];
    const format = args.output ?? (io.stdoutIsTerminal ? 'table' : 'ndjson');
    const options = engineOptions(args, io);
    const bytes = totalBytes(inputs);
    this.#io = io;
    this.#several = inputs.length > 1;
    this.#rendering = renderingOf(format, task, inputs, io);
    this.summary = new Summary(task.outcomes);
    this.output = new Output(io.stdout);
    this.#answers = new Answers(task, createEngine(options), this.#rendering, this.summary);
    // beside rows on the same terminal it would be in their way
    const progress = args.progress && io.stderrIsTerminal && !io.stdoutIsTerminal;
    this.#progress = progress ? new Progress(io, bytes) : undefined;
    this.#pool = format === 'ndjson' ? this.#poolOf(jobsFor(args.jobs, bytes, io), name, options) : undefined;
  }

  async input(input: Input): Promise<void> {
    try {
      await this.#read(input);
    } catch (error) {
      await this.#pool?.settled();
      this.#progress?.erase();
      const problem = error instanceof UnreadableInput ? error.message : problemOf(error);
      this.#io.stderr.write(`payprep: ${input.name}: ${problem}\n`);
      this.filesFailed = true;
    }
  }

  async end(): Promise<void> {
    await this.#pool?.end();
    this.output.add(this.#rendering.end());
    await this.output.end();
    this.#progress?.erase();
  }

  async #read(input: Input): Promise<void> {
    const source = input.path === undefined ? this.#io.stdin : createReadStream(input.path, { highWaterMark: CHUNK });
    const blocks = new BlockSplitter();
    const lane = this.#lane(input);
    for await (const chunk of source) {
      this.#bytes += chunk.length;
      await lane.take(blocks.push(chunk));
      if (this.output.closed) return;
      this.#progress?.update(this.#bytes, this.summary.total);
    }
    await lane.take(blocks.end());
    await lane.end();
  }

  #lane({ name, format }: Input): Lane {
    const file = this.#several ? name : undefined;
    if (format === 'ndjson' && this.#pool) return this.#pool.lane(file);
    return this.#answers.lane(format === 'csv' ? new CsvReader() : new NdjsonReader(), file, this.output);
  }

  /** Undefined where one job is enough: it is done here. */
  #poolOf(jobs: number, task: TaskName, engine: EngineOptions): Pool | undefined {
    if (jobs === 1) return undefined;
    const workers = Array.from({ length: jobs }, () => this.#io.startWorker({ task, engine }));
    return new Pool(workers, ({ text, tally }) => {
      this.summary.add(tally);
      this.output.add(text);
      return this.output.flush();
    });
  }
}

/** Runs the command; resolves with the exit code. */
export async function streamCommand(task: TaskName, args: Arguments, io: Io): Promise<number> {
  const inputs = inputsOf(args);
  const run = new Run(task, args, inputs, io);
  if (io.stdinIsTerminal && inputs.some(({ path }) => path === undefined)) {
    io.stderr.write('payprep: reading from the terminal, one instruction a line; Ctrl-D ends it\n');
  }
  for (const input of inputs) {
    if (!run.output.closed) await run.input(input);
  }
  await run.end();
  if (run.output.failure) {
    io.stderr.write(`payprep: the output cannot be written (${run.output.failure.code ?? 'unknown reason'})\n`);
    return EXIT.unreadable;
  }
  if (run.output.closed) return EXIT.ok; // the reader has what it wanted
  if (args.summary) io.stderr.write(run.summary.text(io.columns) + hint(run.summary, inputs));
  if (run.filesFailed) return EXIT.unreadable;
  if (args.exitZero) return EXIT.ok;
  if (run.summary.unreadable > 0) return EXIT.unreadable;
  return run.summary.of(ALERT) > 0 ? EXIT.alert : EXIT.ok;
}

/** A file of which nothing can be read is mostly an array, or one object over many lines. */
function hint(summary: Summary, inputs: readonly Input[]): string {
  const nothing = summary.total > 0 && summary.unreadable === summary.total && inputs.every(({ format }) => format === 'ndjson');
  return nothing ? "One instruction a line is read. For an array over many lines: jq -c '.[]' FILE | payprep validate\n" : '';
}
