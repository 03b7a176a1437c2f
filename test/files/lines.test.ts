import { describe, expect, test } from 'vitest';
import { type Line, LineSplitter, MAX_BYTES } from '../../src/files/lines.js';
import { chunked } from './chunks.js';

function split(text: string, size: number): Line[] {
  const splitter = new LineSplitter();
  const lines: Line[] = [];
  for (const chunk of chunked(text, size)) lines.push(...splitter.push(chunk));
  lines.push(...splitter.end());
  return lines;
}

describe.each([1, 2, 3, 7, 65536])('chunks of %i bytes', (size) => {
  test('lines, their ends and numbers', () => {
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

test('a line end at the end opens no line', () => expect(split('one\n', 2)).toHaveLength(1));

test('nothing holds no line', () => expect(split('', 1)).toEqual([]));

test('a line of the limit is read, a longer one is named and dropped', () => {
  const limit = 'x'.repeat(MAX_BYTES);
  const lines = split(`${limit}\r\n${limit}x\nafter\n${limit}${limit}`, 65536);
  expect(lines.map(({ number, bytes, tooLong }) => [number, bytes.length, tooLong])).toEqual([
    [1, MAX_BYTES, false],
    [2, 0, true],
    [3, 5, false],
    [4, 0, true],
  ]);
});

test('text chunks are taken as UTF-8', () => {
  const splitter = new LineSplitter();
  expect([...splitter.push('Zoë\n')].map(({ bytes }) => bytes.toString())).toEqual(['Zoë']);
});
