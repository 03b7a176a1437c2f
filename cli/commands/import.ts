/**
 * `payprep data import scl|blz|… FILE`: turns a list that the user licenses or downloads into an overlay.
 *
 * The gotcha: a wrong line does not stop the import, as it does for correspondents. It is reported, and the exit code is 1.
 */
import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { type Block, BlockSplitter } from '../files/blocks.js';
import { formatDatasets } from '../files/dataset-text.js';
import { Decoder, undecoded } from '../files/decoder.js';
import { UnreadableInput } from '../files/unreadable-input.js';
import type { ImportFormat } from '../import/format.js';
import { findEdition, findNamesProblem, ListImport } from '../import/import-list.js';
import { formatImportSummary } from '../import/import-summary.js';
import { ListReader } from '../import/list-reader.js';
import type { Arguments } from '../options/arguments.js';
import { refuseInput, writeFile } from '../streams/destination.js';
import { totalBytes } from '../streams/inputs.js';
import { withUsageErrors } from '../terminal/file-error.js';
import { identityOfPath } from '../terminal/file-identity.js';
import { EXIT, type Io, UsageError } from '../terminal/io.js';
import { printable } from '../terminal/printable.js';
import { Progress } from '../terminal/progress.js';

/** How many bytes of a file are read at a time. */
const CHUNK_BYTES = 256 * 1024;

/** @throws UsageError where the call is wrong, or a file cannot be read or written */
export async function importList(format: ImportFormat, files: readonly string[], args: Arguments, io: Io) {
  const [path, ...more] = files;
  if (path === undefined || more.length > 0) throw new UsageError(`data import takes one file: payprep data import ${format.name} FILE`);
  const name = printable(path);
  const dataset = chooseDataset(format, args.dataset);
  refuseSource(args, path);
  const list = new ListImport(format, dataset);
  const head = await withUsageErrors(name, () => readList(path, format, dataset, list, args, io));
  const edition = findEdition(format, args.edition, head, basename(path));
  if (edition === undefined) throw new UsageError(`${name}: it does not state its edition: give --edition, such as --edition 2026-11`);
  const datasets = list.datasets(edition, head.names, io.today());
  io.stderr.write(formatImportSummary(name, list, datasets, args.dryRun));
  if (datasets.length === 0) return { text: '', code: EXIT.unreadable };
  const text = formatDatasets(datasets);
  const { out, dryRun } = args;
  if (out !== undefined && !dryRun) writeFile('--out', out, text);
  return { text: out === undefined && !dryRun ? text : '', code: list.refused.length > 0 ? EXIT.alert : EXIT.ok };
}

/** @throws UsageError if the dataset would overwrite the list that it is made of */
export function refuseSource({ out }: Pick<Arguments, 'out'>, path: string): void {
  const source = identityOfPath(path);
  if (out !== undefined && source !== undefined) refuseInput('--out', out, new Set([source]));
}

function chooseDataset({ name, datasets }: ImportFormat, given: string | undefined): string {
  if (datasets instanceof RegExp) {
    if (given !== undefined && datasets.test(given)) return given;
    throw new UsageError(`data import ${name} needs --dataset, such as --dataset banks/DE`);
  }
  if (given === undefined && datasets.length === 1) return datasets.join('');
  if (given !== undefined && datasets.includes(given)) return given;
  throw new UsageError(`data import ${name} makes ${datasets.join(' or ')}: say which with --dataset`);
}

/** Reads the file into the list; returns what stands above its lines. */
async function readList(path: string, format: ImportFormat, dataset: string, list: ListImport, args: Arguments, io: Io) {
  const reader = new ListReader(format);
  const blocks = new BlockSplitter();
  const decoder = args.encoding === 'auto' ? undecoded : new Decoder(args.encoding);
  const showsProgress = args.progress && io.stderrIsTerminal;
  const progress = showsProgress ? new Progress(io, totalBytes([{ path }])) : undefined;
  let bytes = 0;
  let hasNames = format.columns !== undefined;
  const checkNames = (): void => {
    const { names } = reader.head;
    const problem = hasNames || names.length === 0 ? undefined : findNamesProblem(dataset, names);
    hasNames ||= names.length > 0;
    if (problem !== undefined) throw new UnreadableInput(problem);
  };
  const addAll = (all: Iterable<Block>): void => {
    for (const block of all) {
      for (const entry of reader.read(block)) {
        checkNames();
        list.add(entry);
      }
    }
  };
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: CHUNK_BYTES })) {
      bytes += chunk.length;
      addAll(blocks.push(decoder.push(chunk)));
      progress?.update(bytes, list.read);
    }
    addAll(blocks.push(decoder.end()));
    addAll(blocks.end());
    for (const entry of reader.end()) list.add(entry);
    checkNames();
  } finally {
    progress?.erase();
  }
  if (list.read === 0) throw new UnreadableInput('it has no lines that could be read');
  return reader.head;
}
