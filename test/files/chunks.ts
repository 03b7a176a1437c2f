import { BlockSplitter } from '../../src/files/blocks.js';
import type { EntryReader } from '../../src/files/entry.js';

/** A text as a stream of chunks of a size: where a chunk ends must not matter. */
export function* chunked(text: string | Buffer, size: number): Generator<Uint8Array> {
  const bytes = Buffer.from(text as string);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** Everything that a reader makes of these chunks. */
export function readAll<Read>(reader: EntryReader<Read>, chunks: Iterable<Uint8Array>): Read[] {
  const splitter = new BlockSplitter();
  const read: Read[] = [];
  for (const chunk of chunks) for (const block of splitter.push(chunk)) read.push(...reader.read(block));
  for (const block of splitter.end()) read.push(...reader.read(block));
  return [...read, ...reader.end()];
}
