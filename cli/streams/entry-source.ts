/** Reads an input of any format: chunks in, entries out. */
import { BlockSplitter } from '../files/blocks.js';
import type { ColumnOptions } from '../files/column-plan.js';
import { CsvReader, type TextOptions } from '../files/csv.js';
import type { Encoding } from '../files/encodings.js';
import type { EntryReader } from '../files/entry.js';
import { JsonReader } from '../files/json.js';
import { NdjsonReader } from '../files/ndjson.js';
import type { TableEntry } from '../files/table-entries.js';
import type { InputFormat } from '../options/arguments.js';
import { type SheetOptions, XlsxReader } from '../output/xlsx/reader.js';
import { PaymentFileSource } from './payment-file-source.js';

type Entries = Iterable<TableEntry>;

export interface EntrySource {
  /** Takes the next chunk; returns the entries that end in it. */
  push(chunk: Buffer): Entries;
  /** Returns what is left at the end of the input. */
  end(): Entries | Promise<Entries>;
}

/** How a table is read. */
export interface TableOptions extends SheetOptions {
  readonly columns: ColumnOptions;
  readonly encoding: Encoding;
  readonly onOtherEncoding?: TextOptions['onOtherEncoding'];
}

function readBlocks(reader: EntryReader<TableEntry>): EntrySource {
  const blocks = new BlockSplitter();
  return {
    *push(chunk) {
      for (const block of blocks.push(chunk)) yield* reader.read(block);
    },
    *end() {
      for (const block of blocks.end()) yield* reader.read(block);
      yield* reader.end();
    },
  };
}

export function createEntrySource(format: InputFormat, { columns, encoding, onOtherEncoding, ...sheet }: TableOptions): EntrySource {
  if (format === 'json') return new JsonReader();
  if (format === 'xml') return new PaymentFileSource();
  if (format === 'xlsx') return new XlsxReader(columns, sheet);
  return readBlocks(
    format === 'csv' ? new CsvReader(columns, { recognizesEncoding: encoding === 'auto', onOtherEncoding }) : new NdjsonReader(),
  );
}
