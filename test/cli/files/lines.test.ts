import { describe, expect, test } from 'vitest';
import { BlockSplitter, MAX_BYTES } from '../../../cli/files/blocks.js';
import { type Line, LineReader } from '../../../cli/files/lines.js';
import { splitIntoChunks } from './chunks.js';

function split(text: string, size: number): Line[] {
  const splitter = new BlockSplitter();
  const reader = new LineReader();
  const blocks = [...splitIntoChunks(text, size)].flatMap((chunk) => [...splitter.push(chunk)]);
  return [...blocks, ...splitter.end()].flatMap((block) => [...reader.read(block)]);
}

describe.each([1, 2, 3, 7, 65536])('in chunks of %i bytes', (size) => {
  test('lines are split, with their line ends and numbers', () => {
    const lines = split('one\r\ntwo\n\nfoür\r\nlast', size);
    expect(lines.map(({ number, bytes, end }) => [number, bytes.toString(), end])).toEqual([
      [1, 'one', '\r\n'],
      [2, 'two', '\n'],
      [3, '', '\n'],
      [4, 'foür', '\r\n'],
      [5, 'last', ''],
    ]);
  });
});

test('a line end at the end of the stream begins no further line', () => expect(split('one\n', 2)).toHaveLength(1));

test('an empty stream has no lines', () => expect(split('', 1)).toEqual([]));

test.each([1000, 65536, 3 * MAX_BYTES])(
  'a line at the size limit is read, a longer one is reported and dropped, in chunks of %i',
  (size) => {
    const limit = 'x'.repeat(MAX_BYTES);
    const lines = split(`${limit}\n${limit}x\nafter\n${limit.slice(1)}\r\n${limit}${limit}`, size);
    expect(lines.map(({ number, bytes, tooLong }) => [number, bytes.length, tooLong])).toEqual([
      [1, MAX_BYTES, false],
      [2, 0, true],
      [3, 5, false],
      [4, MAX_BYTES - 1, false],
      [5, 0, true],
    ]);
  },
);

test('a line over the size limit is not kept in memory', () => {
  const splitter = new BlockSplitter();
  const chunk = Buffer.alloc(65536, 'x');
  // 640 MB of one line, none of it kept
  const blocks = Array.from({ length: 10_000 }, () => [...splitter.push(chunk)]).flat();
  expect(blocks).toEqual([]);
  expect([...splitter.push(Buffer.from('\n{}\n'))].map(({ bytes, tooLong }) => [bytes.toString(), tooLong])).toEqual([
    ['', true],
    ['{}\n', false],
  ]);
});

test('text chunks are encoded as UTF-8', () => {
  const splitter = new BlockSplitter();
  expect([...splitter.push('Zoë\n')].map(({ bytes }) => bytes.toString())).toEqual(['Zoë\n']);
});
