/** A run of `validate`, `enrich`, `explain`, `names` or `address` over all inputs. */
import { createReadStream } from 'node:fs';
import type { CliTexts } from '../../rules/vocabulary/cli-texts.js';
import type { Engine, EngineOptions } from '../../src/engine/engine.js';
import type { OutdatedDataset } from '../../src/findings/outdated.js';
import { toBuffer } from '../files/blocks.js';
import { type ColumnNote, UnknownColumns } from '../files/column-plan.js';
import { Decoder, undecoded } from '../files/decoder.js';
import type { InstructionEntry } from '../files/entry.js';
import { fillSentence, type Sentence, wordsOfSentence } from '../files/sentence.js';
import { UnreadableInput } from '../files/unreadable-input.js';
import type { Arguments, InputFormat, OutputFormat } from '../options/arguments.js';
import { readEngineOptions } from '../options/engine-options.js';
import type { ReportLanguage } from '../options/report-language.js';
import { readColumnOptions } from '../options/table-options.js';
import {
  formatAllColumns,
  formatColumns,
  formatMissingAccount,
  formatMissingCountry,
  formatUnusedAccount,
} from '../output/column-lines.js';
import {
  createInputCsvRenderer,
  createLineCsvRenderer,
  createNdjsonRenderer,
  createTableRenderer,
  type Renderer,
} from '../output/renderers.js';
import { ReportCollector } from '../output/report/collector.js';
import { writeReport } from '../output/report/page.js';
import { createXlsxRenderer } from '../output/xlsx/renderer.js';
import { formatChoice, type SheetChoice } from '../output/xlsx/sheets.js';
import { formatOutdated, formatPastDays } from '../tasks/outdated-data.js';
import { Summary } from '../tasks/summary.js';
import { isTask, type Task, type TaskName } from '../tasks/tasks.js';
import { describeInputError } from '../terminal/file-error.js';
import { type Io, UsageError } from '../terminal/io.js';
import { chooseJobCount } from '../terminal/job-count.js';
import { Output } from '../terminal/output.js';
import { printable } from '../terminal/printable.js';
import { Progress, percentOf } from '../terminal/progress.js';
import type { CompletedFile } from './completed-file.js';
import { DatedEngines } from './dated-engines.js';
import {
  type Destination,
  filesRead,
  openDestination,
  outputFormat,
  refuseEnding,
  refuseInput,
  refuseSameFile,
  writeFile,
} from './destination.js';
import { type ChunkSink, EntryProcessor } from './entry-processor.js';
import { createEntrySource, type EntrySource, type TableOptions } from './entry-source.js';
import { formatOf, type Input, totalBytes } from './inputs.js';
import { CompletingSource } from './payment-file-source.js';
import type { WorkerSetup } from './worker-messages.js';
import { WorkerPool } from './worker-pool.js';

/** How many bytes of a file are read at a time. */
const CHUNK_BYTES = 256 * 1024;

/** How long a stopped run waits for output that nobody takes. */
const MAX_WAIT_MS = 1000;

const EMPTY = Buffer.alloc(0);

const isTable = ({ format }: Input): boolean => format === 'csv' || format === 'xlsx';

function createRenderer(format: OutputFormat, { task, language }: Work, inputs: readonly Input[], io: Io): Renderer {
  const places = { hasSeveralFiles: inputs.length > 1, hasPayments: inputs.some(({ format: input }) => input === 'xml') };
  if (format === 'ndjson') return createNdjsonRenderer();
  if (format === 'table') return createTableRenderer(task, io.columns, places, language);
  const tables = inputs.filter(isTable).length;
  if (tables > 0 && tables < inputs.length) throw new UsageError('CSV and XLSX output take tables or NDJSON files, not both at once');
  const csv = tables > 0 ? createInputCsvRenderer(task, language.cli) : createLineCsvRenderer(task, places);
  return format === 'xlsx' ? createXlsxRenderer(csv, language.texts.correction) : csv;
}

/** What a run does with each entry, and in which language it speaks. */
export interface Work {
  readonly name: string;
  readonly task: Task;
  readonly language: ReportLanguage;
}

export class StreamRun {
  readonly summary: Summary;
  readonly output: Output;
  hasFailedFiles = false;
  /** A table has a column that may be the account, and no account was read. */
  hasUnusedAccounts = false;
  readonly #name: string;
  readonly #args: Arguments;
  readonly #texts: CliTexts;
  readonly #inputs: readonly Input[];
  readonly #destination: Destination;
  readonly #renderer: Renderer;
  readonly #processor: EntryProcessor;
  readonly #engines: DatedEngines;
  /** The outdated datasets that workers read. */
  readonly #outdated: OutdatedDataset[] = [];
  readonly #pool: WorkerPool | undefined;
  readonly #progress: Progress | undefined;
  readonly #report: ReportCollector | undefined;
  readonly #tables: TableOptions;
  readonly #completed: CompletedFile | undefined;
  readonly #io: Io;
  #columnLines = '';
  readonly #totalBytes: number | undefined;
  #bytes = 0;
  /** How many answers there were before the first row of the current table. */
  #totalAtHeader: number | undefined;

  constructor(work: Work, args: Arguments, inputs: readonly Input[], io: Io, completed?: CompletedFile) {
    const { name, task, language } = work;
    const format = outputFormat(args, io);
    const options = readEngineOptions(args, io);
    const bytes = totalBytes(inputs);
    this.#name = name;
    this.#args = args;
    this.#texts = language.cli;
    this.#totalBytes = bytes;
    this.#inputs = inputs;
    this.#io = io;
    this.#completed = completed;
    this.#tables = {
      columns: {
        ...readColumnOptions(args),
        ...(task.readTable && { readTable: task.readTable }),
        needsAccount: task.needsAccount === true && !args.partial,
      },
      encoding: args.encoding,
      sheet: args.sheet,
    };
    const read = filesRead(inputs, args, io);
    if (args.report !== undefined) refuseInput('--report', args.report, read);
    refuseSameFile(args, io);
    refuseEnding(args);
    this.#renderer = createRenderer(format, work, inputs, io);
    this.summary = task.createSummary?.() ?? new Summary(task.outcomes);
    this.#engines = new DatedEngines(options, args.on !== undefined);
    const { report, show: isShown, by } = args;
    this.#report = report === undefined ? undefined : new ReportCollector(task.outcomes, { language, isShown, by });
    this.#destination = openDestination(args, format, read, io);
    this.output = new Output(this.#destination.stream);
    this.#processor = new EntryProcessor(task, (entry) => this.#engineFor(entry), this.#renderer, this.summary, this.#report);
    // on a terminal that shows the rows, a progress line would overwrite them
    const showsProgress = args.progress && io.stderrIsTerminal && !(io.stdoutIsTerminal && args.out === undefined);
    this.#progress = showsProgress ? new Progress(io, bytes, language.cli) : undefined;
    // workers neither collect a report nor translate texts
    const isParallel = format === 'ndjson' && args.report === undefined && args.lang === undefined;
    this.#pool = isParallel && isTask(name) ? this.#createPool(name, chooseJobCount(args.jobs, bytes, io), options) : undefined;
  }

  #engineFor({ raw, place }: InstructionEntry): Engine {
    const isRow = raw !== undefined;
    return isRow && this.#tables.columns.needsAccount === true ? this.#engines.ofPayees : this.#engines.on(place?.day, place?.implied);
  }

  async answerInput(input: Input): Promise<void> {
    try {
      await this.#read(input);
    } catch (error) {
      await this.#pool?.waitUntilWritten();
      // also with --no-summary: it says why nothing was checked
      if (error instanceof UnknownColumns && this.#tables.columns.needsAccount === true)
        this.#warn(formatAllColumns(input.name, error.notes(), this.#texts));
      this.#complain(input.name, error);
    } finally {
      this.#completed?.discard();
    }
  }

  /** The accounts under several names that the report found. */
  formatShared(): string {
    return this.#report?.formatShared() ?? '';
  }

  /** What the answers rest on: days that are over, and outdated datasets that were read. */
  formatGrounds(): string {
    const { engine } = this.#engines;
    const past = formatPastDays(this.#engines.pastDays(), engine.on, this.#texts);
    return past + formatOutdated([...this.#outdated, ...this.#engines.outdated()], this.#texts);
  }

  /**
   * Ends a run that somebody stopped. The draft of `--out` is thrown away. Other outputs keep the rows written so far, the last one complete. Says how
   * far it got.
   */
  async interrupt(): Promise<void> {
    const { out, report } = this.#args;
    const { stopped, shareOfInput, nothingWritten, outputIncomplete } = this.#texts;
    const rows = this.summary.total;
    const { draft } = this.#destination;
    draft?.discard();
    this.#completed?.discard();
    if (draft === undefined) {
      // a table keeps its first rows back, to see how wide they are
      const rest = this.#renderer.end();
      if (typeof rest === 'string') this.output.add(rest);
      await this.output.stop(MAX_WAIT_MS);
    }
    const percent = this.#totalBytes ? percentOf(this.#bytes, this.#totalBytes) : 100;
    // a spreadsheet is read to its end before its first row is answered: its bytes say nothing of the rows
    const share = percent < 100 ? fillSentence(shareOfInput, { percent }) : '';
    const notes = [
      ...(draft === undefined ? [outputIncomplete] : [fillSentence(nothingWritten, { file: `--out ${printable(out ?? '')}` })]),
      ...(report === undefined ? [] : [fillSentence(nothingWritten, { file: `--report ${printable(report)}` })]),
    ];
    this.#warn([fillSentence(stopped, { rows, share }), ...notes].map((line) => `payprep: ${line}\n`).join(''));
  }

  async end(): Promise<void> {
    await this.#pool?.end();
    try {
      this.output.add(await this.#renderer.end());
    } catch (error) {
      this.#complain('the output', error);
    }
    await this.output.end();
    await this.#endDestination();
    this.#progress?.erase();
    if (this.#report === undefined || this.#args.report === undefined) return;
    const files = this.#inputs.map(({ name }) => name.split('/').at(-1)).join(', ');
    const { checked, completed } = this.#report.options.language.texts;
    const title = fillSentence(this.#name === 'enrich' ? completed : checked, { files });
    writeFile('--report', this.#args.report, writeReport(this.#report, title, this.#engines.engine.on));
  }

  /** Puts the file of `--out` into its place, or deletes what is not whole. */
  async #endDestination(): Promise<void> {
    const { out } = this.#args;
    const { stream, draft } = this.#destination;
    if (out === undefined) return;
    await new Promise<void>((resolve) => stream.end(() => resolve()));
    try {
      if (!this.hasFailedFiles && !this.output.closed) return draft?.publish();
      if (!this.output.closed && draft !== undefined)
        this.#warn(`payprep: ${fillSentence(this.#texts.notWritten, { file: `--out ${printable(out)}` })}\n`);
    } catch (error) {
      this.#complain(`--out ${printable(out)}`, error);
    } finally {
      draft?.discard();
    }
  }

  #complain(name: string, error: unknown): void {
    this.#warn(`payprep: ${name}: ${describeInputError(error, this.#texts)}\n`);
    this.hasFailedFiles = true;
  }

  async #read(input: Input): Promise<void> {
    const source = input.path === undefined ? this.#io.stdin : createReadStream(input.path, { highWaterMark: CHUNK_BYTES });
    let decoder: Pick<Decoder, 'push' | 'end'> | undefined;
    let sink: ChunkSink | undefined;
    for await (const chunk of source) {
      this.#bytes += chunk.length;
      decoder ??= this.#decoderOf(input, toBuffer(chunk));
      const bytes = decoder.push(chunk);
      if (bytes.length === 0) continue;
      sink ??= this.#createSink(input, bytes);
      await sink.write(bytes);
      if (this.output.closed && this.#completed === undefined) return;
      this.#progress?.update(this.#bytes, this.summary.total);
    }
    const rest = decoder?.end() ?? EMPTY;
    sink ??= this.#createSink(input, rest);
    if (rest.length > 0) await sink.write(rest);
    await sink.end();
    if (this.summary.total !== this.#totalAtHeader) return;
    this.#totalAtHeader = undefined;
    // also with --no-summary: otherwise a table without rows would pass as all OK
    this.#warn(`payprep: ${input.name}: ${this.#texts.noRows}\n`);
  }

  /** An XML file declares its own encoding, and its reader decodes it. */
  #decoderOf(input: Input, beginning: Buffer): Pick<Decoder, 'push' | 'end'> {
    return formatOf(input, beginning) === 'xml' ? undecoded : new Decoder(this.#args.encoding);
  }

  #createSink(input: Input, beginning: Buffer): ChunkSink {
    const file = this.#inputs.length > 1 ? input.name : undefined;
    const format = formatOf(input, beginning);
    if (format === 'xml' && this.#name === 'names')
      throw new UnreadableInput('it is XML: a payment file has no name of the account holder');
    this.#report?.startFile(format === 'csv' || format === 'xlsx');
    if (format === 'ndjson' && this.#pool) return this.#pool.createSink(file);
    const source = this.#createSource(format, input.name);
    return this.#processor.createSink(source, file, this.output, (header) => {
      const { columns, hasUnusedAccount } = header;
      this.#report?.startTable(header, format === 'xlsx');
      this.#showColumns(this.#describeColumns(input.name, columns));
      this.#totalAtHeader = this.summary.total;
      if (!hasUnusedAccount) return;
      this.hasUnusedAccounts = true;
      // also with --no-summary: it says why the exit code is 2
      this.#warn(formatUnusedAccount(input.name, this.#texts));
    });
  }

  #createSource(format: InputFormat, file: string): EntrySource {
    const onSheet = (choice: SheetChoice): void => this.#note(formatChoice(file, choice, this.#texts));
    // also with --no-summary: a name read in the wrong encoding would go into the payment
    const onOtherEncoding = (note: Sentence): void => this.#warn(`payprep: ${file}: ${wordsOfSentence(note, this.#texts)}\n`);
    if (this.#completed === undefined) return createEntrySource(format, { ...this.#tables, onSheet, onOtherEncoding });
    if (format !== 'xml') throw new UnreadableInput('--fix completes XML files, pain.001 and pacs.008');
    return new CompletingSource(this.#completed, (day, implied) => this.#engines.on(day, implied));
  }

  #describeColumns(file: string, columns: readonly ColumnNote[]): string {
    const texts = this.#texts;
    const lines = formatColumns(file, columns, texts, this.#args.by);
    if (this.#tables.columns.readTable !== undefined) return lines;
    return lines + formatMissingAccount(file, columns, texts) + formatMissingCountry(file, columns, this.#tables.columns, texts);
  }

  /** Shown before the first row is answered; once for files with the same columns. */
  #showColumns(lines: string): void {
    if (lines === this.#columnLines) return;
    this.#columnLines = lines;
    this.#note(lines);
  }

  #note(lines: string): void {
    if (this.#args.summary) this.#warn(lines);
  }

  #warn(lines: string): void {
    this.#progress?.erase();
    this.#io.stderr.write(lines);
  }

  /** Undefined for one job: this thread does the work itself. */
  #createPool(task: TaskName, jobs: number, engine: EngineOptions): WorkerPool | undefined {
    if (jobs === 1) return undefined;
    const setup: WorkerSetup = { task, engine };
    const workers = Array.from({ length: jobs }, () => this.#io.startWorker(setup));
    return new WorkerPool(workers, ({ text, tally, outdated }) => {
      this.summary.add(tally);
      this.#outdated.push(...outdated);
      this.output.add(text);
      return this.output.flush();
    });
  }
}
