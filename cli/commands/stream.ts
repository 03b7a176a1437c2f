/** `payprep validate`, `enrich`, `explain`, `names` and `address`: read files, and answer each entry in order and in constant memory. */
import { statSync } from 'node:fs';
import { UnreadableInput } from '../files/unreadable-input.js';
import type { Arguments } from '../options/arguments.js';
import { type ReportLanguage, readReportLanguage } from '../options/report-language.js';
import { loadXlsxLibrary } from '../output/xlsx/library.js';
import { CompletedFile } from '../streams/completed-file.js';
import { filesRead, outputFormat, refuseInput } from '../streams/destination.js';
import { type Input, listInputs } from '../streams/inputs.js';
import { StreamRun } from '../streams/stream-run.js';
import { createAddressTask } from '../tasks/address.js';
import { createNamesTask } from '../tasks/names.js';
import type { Summary } from '../tasks/summary.js';
import { createTask, isTask, type Task, type TaskName } from '../tasks/tasks.js';
import { EXIT, type Interrupt, type Io, UsageError } from '../terminal/io.js';
import { printable } from '../terminal/printable.js';

/** The commands that answer each entry of their files. */
export type StreamName = TaskName | 'names' | 'address';

export const isStream = (name: string): name is StreamName => name === 'names' || name === 'address' || isTask(name);

function taskOf(name: StreamName, args: Arguments, language: ReportLanguage): Task {
  if (name === 'names') return createNamesTask(args);
  if (name === 'address') return createAddressTask(args);
  return createTask(name, { language, isShown: args.show });
}

/** Runs the command; resolves with the exit code. */
export async function streamCommand(name: StreamName, args: Arguments, io: Io): Promise<number> {
  const inputs = listInputs(args);
  if (args.by !== undefined && args.report === undefined)
    throw new UsageError('--by is a column of the report: name one with --report FILE');
  const language = await readReportLanguage(args.lang);
  const task = taskOf(name, args, language);
  if (outputFormat(args.fix ? { ...args, out: undefined } : args, io) === 'xlsx') await requireXlsxLibrary();
  const completed = args.fix ? openCompletedFile(args, inputs, io) : undefined;
  const run = new StreamRun({ name, task, language }, completed === undefined ? args : { ...args, out: undefined }, inputs, io, completed);
  if (io.stdinIsTerminal && inputs.some(({ path }) => path === undefined)) {
    io.stderr.write('payprep: reading from the terminal, one instruction a line; Ctrl-D ends it\n');
  }
  const signal = await untilInterrupted(io, () => answerAll(run, inputs));
  if (signal !== undefined) {
    await run.interrupt();
    return EXIT[signal];
  }
  if (run.output.reportFailure(io.stderr, args.out === undefined || args.fix ? undefined : `--out ${printable(args.out)}`))
    return EXIT.unreadable;
  if (run.output.closed && args.out === undefined) return EXIT.ok; // the reader has read what it wanted
  if (args.summary) {
    const done = run.hasFailedFiles ? '' : completed?.format();
    io.stderr.write(
      run.summary.format(io.columns, language) +
        run.formatShared() +
        (done ?? '') +
        run.formatGrounds() +
        hintAtArray(run.summary, inputs, language),
    );
  }
  if (run.hasFailedFiles || run.hasUnusedAccounts) return EXIT.unreadable;
  if (args.exitZero) return EXIT.ok;
  if (run.summary.unreadable > 0) return EXIT.unreadable;
  return task.alertOutcomes.some((outcome) => run.summary.countOf(outcome) > 0) ? EXIT.alert : EXIT.ok;
}

async function answerAll(run: StreamRun, inputs: readonly Input[]): Promise<void> {
  for (const input of inputs) {
    if (!run.output.closed) await run.answerInput(input);
  }
  await run.end();
}

/** Resolves when the work is done, or with the signal that stops it before that. */
async function untilInterrupted(io: Io, work: () => Promise<void>): Promise<Interrupt | undefined> {
  let ignore = (): void => {};
  const interrupted = new Promise<Interrupt>((resolve) => {
    ignore = io.onInterrupt?.(resolve) ?? ignore;
  });
  const done = work();
  try {
    return await Promise.race([done.then(() => undefined), interrupted]);
  } finally {
    // what is still running fails where its file is gone
    done.catch(() => {});
    ignore();
  }
}

/** @throws UsageError if the call does not name one input and `--out` */
function openCompletedFile(args: Arguments, inputs: readonly Input[], io: Io): CompletedFile {
  const { out } = args;
  const [input, ...others] = inputs;
  if (out === undefined) throw new UsageError('--fix needs --out FILE for the completed file; the answers go to standard output');
  if (input === undefined || others.length > 0) throw new UsageError('--fix completes one file');
  refuseInput('--out', out, filesRead(inputs, args, io));
  return new CompletedFile(out, modeOf(input));
}

const OWNER_ONLY = 0o600;

/** The permissions of the completed file: those of the input; for standard input, the owner alone may read it. */
function modeOf({ path }: Input): number {
  const mode = path === undefined ? undefined : statSync(path, { throwIfNoEntry: false })?.mode;
  return mode === undefined ? OWNER_ONLY : mode & 0o777;
}

/** Checked first: without the library, the run would overwrite an earlier result and then fail. */
async function requireXlsxLibrary(): Promise<void> {
  try {
    await loadXlsxLibrary();
  } catch (error) {
    throw error instanceof UnreadableInput ? new UsageError(error.message) : error;
  }
}

/** A hint if no line can be read: the file is probably one instruction over many lines. */
function hintAtArray(summary: Summary, inputs: readonly Input[], { cli }: ReportLanguage): string {
  const isAllUnreadable = summary.total > 0 && summary.unreadable === summary.total && inputs.every(({ format }) => format === 'ndjson');
  return isAllUnreadable ? `${cli.notNdjson}\n` : '';
}
