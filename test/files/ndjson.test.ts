import { expect, test } from 'vitest';
import { BlockSplitter, MAX_BYTES } from '../../src/files/blocks.js';
import { lineCount, NdjsonReader } from '../../src/files/ndjson.js';
import { chunked, readAll } from './chunks.js';

const read = (text: string | Buffer, size = 5) => readAll(new NdjsonReader(), chunked(text, size));

test('an entry a line, empty lines too', () => {
  expect(read('{"country":"DE"}\n\n  \t\r\n"text"\r\n[1]')).toEqual([
    { kind: 'instruction', line: 1, instruction: { country: 'DE' } },
    { kind: 'unreadable', line: 2, error: 'JSON_PAYLOAD_EMPTY' },
    { kind: 'unreadable', line: 3, error: 'JSON_PAYLOAD_EMPTY' },
    { kind: 'instruction', line: 4, instruction: 'text' },
    { kind: 'instruction', line: 5, instruction: [1] },
  ]);
});

test('a broken line stops nothing', () => {
  expect(read('{}\n{"a":\n{}\n{} {}\n')).toEqual([
    { kind: 'instruction', line: 1, instruction: {} },
    { kind: 'unreadable', line: 2, error: 'JSON_PAYLOAD_MALFORMED' },
    { kind: 'instruction', line: 3, instruction: {} },
    { kind: 'unreadable', line: 4, error: 'JSON_PAYLOAD_MALFORMED' },
  ]);
});

test('a byte order mark is ignored, and on a later line it is none', () => {
  expect(read('\ufeff{}\n\ufeff{}\n', 1)).toEqual([
    { kind: 'instruction', line: 1, instruction: {} },
    { kind: 'unreadable', line: 2, error: 'JSON_PAYLOAD_MALFORMED' },
  ]);
});

test('a line that is too long is named', () => {
  const long = JSON.stringify({ name: 'x'.repeat(MAX_BYTES) });
  expect(read(`${long}\n{}\n${long}`, 65536)).toEqual([
    { kind: 'unreadable', line: 1, error: 'JSON_PAYLOAD_TOO_LARGE' },
    { kind: 'instruction', line: 2, instruction: {} },
    { kind: 'unreadable', line: 3, error: 'JSON_PAYLOAD_TOO_LARGE' },
  ]);
});

test('a prototype stays what it is', () => {
  read('{"__proto__":{"country":"XX"}}');
  expect(({} as { country?: string }).country).toBeUndefined();
});

test('an old encoding does not make a line unreadable', () => {
  expect(read(Buffer.from('{"country":"DE","creditor":{"name":"M\xfcller"}}', 'latin1'))).toMatchObject([
    { instruction: { country: 'DE' } },
  ]);
});

test.each([
  ['little-endian', [0xff, 0xfe]],
  ['big-endian', [0xfe, 0xff]],
])('UTF-16, %s, is refused by name', (_, mark) => {
  expect(() => read(Buffer.concat([Buffer.from(mark), Buffer.from('{}\n', 'utf16le')]))).toThrow('it is UTF-16');
});

test('nested deeper than any instruction', () => {
  expect(read('['.repeat(500_000), 65536)).toMatchObject([{ error: 'JSON_PAYLOAD_MALFORMED' }]);
});

test('a zero byte is no JSON, and no end', () => {
  expect(read(Buffer.from('{"country":"D\0"}\n\0\n{}\n'))).toEqual([
    { kind: 'unreadable', line: 1, error: 'JSON_PAYLOAD_MALFORMED' },
    { kind: 'unreadable', line: 2, error: 'JSON_PAYLOAD_MALFORMED' },
    { kind: 'instruction', line: 3, instruction: {} },
  ]);
});

test.each(['', '\n', 'one', 'one\n', 'one\n\ntwo', `${'x'.repeat(MAX_BYTES + 1)}\n{}\n\n`])(
  'lines are counted without being read',
  (text) => {
    const splitter = new BlockSplitter();
    const blocks = [...chunked(text, 65536)].flatMap((chunk) => [...splitter.push(chunk)]);
    const counted = [...blocks, ...splitter.end()].reduce((sum, block) => sum + lineCount(block), 0);
    expect(counted).toBe(read(text, 65536).length);
  },
);

test('reading goes on at any line', () => {
  const block = { bytes: Buffer.from('{}\n{\n'), tooLong: false, marked: false };
  expect([...new NdjsonReader(7).read(block)].map(({ line }) => line)).toEqual([7, 8]);
});
