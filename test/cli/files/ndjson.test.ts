import { expect, test } from 'vitest';
import { BlockSplitter, MAX_BYTES } from '../../../cli/files/blocks.js';
import { countLines, NdjsonReader } from '../../../cli/files/ndjson.js';
import { readAll, splitIntoChunks } from './chunks.js';

const read = (text: string | Buffer, size = 5) => readAll(new NdjsonReader(), splitIntoChunks(text, size));

test('every line is an entry, also an empty one', () => {
  expect(read('{"country":"DE"}\n\n  \t\r\n"text"\r\n[1]')).toEqual([
    { kind: 'instruction', line: 1, instruction: { country: 'DE' } },
    { kind: 'unreadable', line: 2, error: 'JSON_PAYLOAD_EMPTY' },
    { kind: 'unreadable', line: 3, error: 'JSON_PAYLOAD_EMPTY' },
    { kind: 'instruction', line: 4, instruction: 'text' },
    { kind: 'instruction', line: 5, instruction: [1] },
  ]);
});

test('a broken line is reported, and the lines after it are read', () => {
  expect(read('{}\n{"a":\n{}\n{} {}\n')).toEqual([
    { kind: 'instruction', line: 1, instruction: {} },
    { kind: 'unreadable', line: 2, error: 'JSON_PAYLOAD_MALFORMED' },
    { kind: 'instruction', line: 3, instruction: {} },
    { kind: 'unreadable', line: 4, error: 'JSON_PAYLOAD_MALFORMED' },
  ]);
});

test('a byte order mark is ignored at the beginning of the file, and malformed on a later line', () => {
  expect(read('\ufeff{}\n\ufeff{}\n', 1)).toEqual([
    { kind: 'instruction', line: 1, instruction: {} },
    { kind: 'unreadable', line: 2, error: 'JSON_PAYLOAD_MALFORMED' },
  ]);
});

test('a line over the size limit is reported', () => {
  const long = JSON.stringify({ name: 'x'.repeat(MAX_BYTES) });
  expect(read(`${long}\n{}\n${long}`, 65536)).toEqual([
    { kind: 'unreadable', line: 1, error: 'JSON_PAYLOAD_TOO_LARGE' },
    { kind: 'instruction', line: 2, instruction: {} },
    { kind: 'unreadable', line: 3, error: 'JSON_PAYLOAD_TOO_LARGE' },
  ]);
});

test('__proto__ changes no prototype', () => {
  read('{"__proto__":{"country":"XX"}}');
  expect(({} as { country?: string }).country).toBeUndefined();
});

test('bytes that are not UTF-8 do not make a line unreadable', () => {
  expect(read(Buffer.from('{"country":"DE","creditor":{"name":"M\xfcller"}}', 'latin1'))).toMatchObject([
    { instruction: { country: 'DE' } },
  ]);
});

test.each([
  ['little-endian', [0xff, 0xfe]],
  ['big-endian', [0xfe, 0xff]],
])('UTF-16, %s, is refused with a message', (_, mark) => {
  expect(() => read(Buffer.concat([Buffer.from(mark), Buffer.from('{}\n', 'utf16le')]))).toThrow('it is UTF-16');
});

test('JSON nested too deeply is malformed', () => {
  expect(read('['.repeat(500_000), 65536)).toMatchObject([{ error: 'JSON_PAYLOAD_MALFORMED' }]);
});

test('a zero byte makes a line malformed, and does not end the file', () => {
  expect(read(Buffer.from('{"country":"D\0"}\n\0\n{}\n'))).toEqual([
    { kind: 'unreadable', line: 1, error: 'JSON_PAYLOAD_MALFORMED' },
    { kind: 'unreadable', line: 2, error: 'JSON_PAYLOAD_MALFORMED' },
    { kind: 'instruction', line: 3, instruction: {} },
  ]);
});

test.each(['', '\n', 'one', 'one\n', 'one\n\ntwo', `${'x'.repeat(MAX_BYTES + 1)}\n{}\n\n`])(
  'lines are counted without being parsed (%#)',
  (text) => {
    const splitter = new BlockSplitter();
    const blocks = [...splitIntoChunks(text, 65536)].flatMap((chunk) => [...splitter.push(chunk)]);
    const counted = [...blocks, ...splitter.end()].reduce((sum, block) => sum + countLines(block), 0);
    expect(counted).toBe(read(text, 65536).length);
  },
);

test('line numbers begin at the given number', () => {
  const block = { bytes: Buffer.from('{}\n{\n'), tooLong: false, hasByteOrderMark: false };
  expect([...new NdjsonReader(7).read(block)].map(({ line }) => line)).toEqual([7, 8]);
});
