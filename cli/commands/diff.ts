/**
 * `payprep data diff OLD NEW`: what a new edition changes, and with `--against`, for which payments.
 *
 * It shows the line of a payment, its country and what changes, but no account number.
 */
import type { Dataset } from '../../src/directory/dataset.js';
import { shippedData } from '../../src/full.js';
import type { Arguments } from '../options/arguments.js';
import { readDatasets } from '../options/engine-options.js';
import { forEachEntry } from '../streams/for-each-entry.js';
import { findCountry } from '../tasks/instruction-country.js';
import { EXIT, type Io, UsageError } from '../terminal/io.js';
import { printable } from '../terminal/printable.js';
import { type Change, compareAnswers, compareDatasets, createEditionEngine, type RowDifference } from './data-diff.js';

/** A payment that gets another answer. */
interface AffectedPayment {
  readonly line: number;
  readonly country?: string;
  readonly changes: readonly Change[];
}

interface Trial {
  readonly payments: number;
  readonly unreadable: number;
  readonly affected: readonly AffectedPayment[];
}

/** The datasets of an argument: a shipped dataset by name, or those of a file. */
function openEdition(name: string): readonly Dataset[] {
  const shipped = /^[a-z-]+\/[A-Za-z0-9-]+$/.test(name) ? shippedData.dataset(name) : undefined;
  return shipped === undefined ? readDatasets(name, printable(name)) : [shipped];
}

/** @throws UsageError for wrong arguments, or a file that cannot be read */
export async function diffCommand(files: readonly string[], args: Arguments, io: Io) {
  const [oldName, newName, ...more] = files;
  if (oldName === undefined || newName === undefined || more.length > 0) {
    throw new UsageError('data diff takes two editions: payprep data diff OLD NEW --against payments.ndjson');
  }
  const [before, after] = [openEdition(oldName), openEdition(newName)];
  const datasets = compareDatasets(before, after);
  const trial = args.against === undefined ? undefined : await tryPayments(args.against, before, after, args, io);
  const isAffected = trial !== undefined && trial.affected.length > 0;
  const code = trial !== undefined && trial.unreadable > 0 ? EXIT.unreadable : isAffected ? EXIT.alert : EXIT.ok;
  return { text: args.json ? formatJson(datasets, trial) : formatText(datasets, trial), code };
}

async function tryPayments(path: string, before: readonly Dataset[], after: readonly Dataset[], args: Arguments, io: Io): Promise<Trial> {
  const on = args.on ?? io.today();
  const [old, current] = [createEditionEngine(before, on), createEditionEngine(after, on)];
  const affected: AffectedPayment[] = [];
  let payments = 0;
  let unreadable = 0;
  await forEachEntry(path, args, io, (entry) => {
    payments += 1;
    if (entry.kind === 'unreadable') {
      unreadable += 1;
      return;
    }
    const changes = compareAnswers(entry.instruction, old, current);
    if (changes.length === 0) return;
    const country = findCountry(entry.instruction);
    affected.push({ line: entry.line, ...(country !== undefined && { country }), changes });
  });
  return { payments, unreadable, affected };
}

const formatJson = (datasets: readonly RowDifference[], trial: Trial | undefined): string =>
  `${JSON.stringify({ datasets, ...trial }, null, 2)}\n`;

const describeRows = ({ dataset, oldEdition = 'none', newEdition = 'none', added, removed, changed }: RowDifference): string =>
  `${dataset}: ${oldEdition} to ${newEdition}: ${added} added, ${removed} removed, ${changed} changed\n`;

const describeChange = (change: Change): string => {
  if (change.old === undefined && change.new === undefined) return `  ${change.what} changes\n`;
  return `  ${change.what}: ${printable(change.old ?? 'none')} → ${printable(change.new ?? 'none')}\n`;
};

function formatText(datasets: readonly RowDifference[], trial: Trial | undefined): string {
  const head = datasets.map(describeRows).join('');
  if (trial === undefined) return head;
  const { payments, unreadable, affected } = trial;
  const lines = affected.map(
    ({ line, country, changes }) => `line ${line}${country === undefined ? '' : `, ${country}`}\n${changes.map(describeChange).join('')}`,
  );
  return `${head}${payments} ${payments === 1 ? 'payment' : 'payments'}: ${affected.length} affected, ${unreadable} unreadable\n${lines.join('')}`;
}
