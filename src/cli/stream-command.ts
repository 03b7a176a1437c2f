/**
 * `payprep validate`, `enrich` and `explain`: files in, one answer an instruction out, in order and in constant memory.
 */
import { createReadStream, statSync } from 'node:fs';
import { readCsv } from '../files/csv.js';
import { type Entry, UnreadableInput } from '../files/entry.js';
import type { ByteSource } from '../files/lines.js';
import { readNdjson } from '../files/ndjson.js';
import type { Arguments, InputFormat, OutputFormat } from './arguments.js';
import { engineOf, problemOf } from './engine.js';
import { EXIT, type Io, printable, UsageError } from './io.js';
import { Output } from './output.js';
import { Progress } from './progress.js';
import { csvBesideInput, csvByLine, ndjson, type Rendering, table } from './rendering.js';
import { Summary } from './summary.js';
import type { Task } from './tasks.js';
import { countryOf } from './where.js';

/** One input: a file, or standard input. */
interface Input {
  readonly name: string;
  readonly path: string | undefined;
  readonly format: InputFormat;
}

function inputsOf({ positionals, input }: Arguments): readonly Input[] {
  const names = positionals.length > 0 ? positionals : ['-'];
  if (names.filter((name) => name === '-').length > 1) throw new UsageError('standard input can be read only once');
  return names.map((name) => {
    const byExtension = /\.(?:csv|tsv)$/i.test(name) ? 'csv' : 'ndjson';
    return { name: name === '-' ? 'standard input' : printable(name), path: name === '-' ? undefined : name, format: input ?? byExtension };
  });
}

function renderingOf(format: OutputFormat, task: Task, inputs: readonly Input[], io: Io): Rendering {
  const several = inputs.length > 1;
  if (format === 'ndjson') return ndjson();
  if (format === 'table') return table(task, io.columns, several);
  const formats = new Set(inputs.map((input) => input.format));
  if (formats.size > 1) throw new UsageError('--output csv takes CSV files or NDJSON files, not both at once');
  return formats.has('csv') ? csvBesideInput(task) : csvByLine(task, several);
}

/** The bytes of all files; undefined where one of them is no file. */
function totalBytes(inputs: readonly Input[]): number | undefined {
  try {
    const stats = inputs.map(({ path }) => (path === undefined ? undefined : statSync(path)));
    return stats.every((stat) => stat?.isFile()) ? stats.reduce((sum, stat) => sum + (stat?.size ?? 0), 0) : undefined;
  } catch {
    return undefined; // what is wrong with it is said when it is read
  }
}

/** A run over all inputs, and what it has met. */
class Run {
  readonly summary: Summary;
  filesFailed = false;
  alerts = false;
  readonly #task: Task;
  readonly #engine: ReturnType<typeof engineOf>;
  readonly #rendering: Rendering;
  readonly #output: Output;
  readonly #progress: Progress | undefined;
  readonly #io: Io;
  readonly #several: boolean;
  #bytes = 0;

  constructor(task: Task, args: Arguments, inputs: readonly Input[], io: Io) {
    const format = args.output ?? (io.stdoutIsTerminal ? 'table' : 'ndjson');
    this.#task = task;
    this.#io = io;
    this.#several = inputs.length > 1;
    this.#rendering = renderingOf(format, task, inputs, io);
    this.#engine = engineOf(args, io);
    this.#output = new Output(io.stdout);
    // beside rows on the same terminal it would be in their way
    const progress = args.progress && io.stderrIsTerminal && !io.stdoutIsTerminal;
    this.#progress = progress ? new Progress(io, totalBytes(inputs)) : undefined;
    this.summary = new Summary(task.outcomes);
  }

  get output(): Output {
    return this.#output;
  }

  async input(input: Input): Promise<void> {
    try {
      await this.#entries(input);
    } catch (error) {
      this.#progress?.erase();
      const problem = error instanceof UnreadableInput ? error.message : problemOf(error);
      this.#io.stderr.write(`payprep: ${input.name}: ${problem}\n`);
      this.filesFailed = true;
    }
  }

  async end(): Promise<void> {
    await this.#output.write(this.#rendering.end());
    await this.#output.end();
    this.#progress?.erase();
  }

  async #entries({ name, path, format }: Input): Promise<void> {
    const bytes = this.#counted(path === undefined ? this.#io.stdin : createReadStream(path));
    const file = this.#several ? name : undefined;
    for await (const entry of format === 'csv' ? readCsv(bytes) : readNdjson(bytes)) {
      const text = entry.kind === 'header' ? this.#rendering.header(entry) : this.#answer(entry, file);
      await this.#output.write(text);
      if (this.#output.closed) return;
      this.#progress?.update(this.#bytes, this.summary.total);
    }
  }

  async *#counted(source: ByteSource): AsyncGenerator<Uint8Array | string, void, undefined> {
    for await (const chunk of source) {
      this.#bytes += chunk.length;
      yield chunk;
    }
  }

  #answer(entry: Entry, file: string | undefined): string | Uint8Array {
    const place = { file, line: entry.line };
    if (entry.kind === 'unreadable') {
      this.summary.notRead(entry.error);
      return this.#rendering.unreadable(place, entry);
    }
    const verdict = this.#task.run(entry.instruction, this.#engine);
    const country = countryOf(entry.instruction);
    this.alerts ||= verdict.alert;
    this.summary.judged(verdict.outcome, verdict.codes, country);
    return this.#rendering.verdict(place, entry, verdict, country);
  }
}

/** Runs the command; resolves with the exit code. */
export async function streamCommand(task: Task, args: Arguments, io: Io): Promise<number> {
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
  return run.alerts ? EXIT.alert : EXIT.ok;
}

/** A file of which nothing can be read is mostly an array, or one object over many lines. */
function hint(summary: Summary, inputs: readonly Input[]): string {
  const nothing = summary.total > 0 && summary.unreadable === summary.total && inputs.every(({ format }) => format === 'ndjson');
  return nothing ? "One instruction a line is read. For an array over many lines: jq -c '.[]' FILE | payprep validate\n" : '';
}
