import { BlockSplitter } from '../../../cli/files/blocks.js';
import type { EntryReader } from '../../../cli/files/entry.js';

/** Yields a text in chunks of the given size. */
export function* splitIntoChunks(text: string | Buffer, size: number): Generator<Uint8Array> {
  const bytes = Buffer.from(text as string);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** Reads all chunks with the given reader. */
export function readAll<Read>(reader: EntryReader<Read>, chunks: Iterable<Uint8Array>): Read[] {
  const splitter = new BlockSplitter();
  const read: Read[] = [];
  for (const chunk of chunks) for (const block of splitter.push(chunk)) for (const each of reader.read(block)) read.push(each);
  for (const block of splitter.end()) for (const each of reader.read(block)) read.push(each);
  return [...read, ...reader.end()];
}
