import { expect, test } from 'vitest';
import { MAX_BYTES } from '../../src/files/lines.js';
import { readNdjson } from '../../src/files/ndjson.js';
import { all, chunked } from './chunks.js';

const read = (text: string | Buffer, size = 5) => all(readNdjson(chunked(text, size)));

test('an instruction a line, blank lines skipped', async () => {
  expect(await read('{"country":"DE"}\n\n  \t\r\n"text"\r\n[1]')).toEqual([
    { kind: 'instruction', line: 1, instruction: { country: 'DE' } },
    { kind: 'instruction', line: 4, instruction: 'text' },
    { kind: 'instruction', line: 5, instruction: [1] },
  ]);
});

test('a broken line stops nothing', async () => {
  expect(await read('{}\n{"a":\n{}\n{} {}\n')).toEqual([
    { kind: 'instruction', line: 1, instruction: {} },
    { kind: 'unreadable', line: 2, error: 'JSON_PAYLOAD_MALFORMED' },
    { kind: 'instruction', line: 3, instruction: {} },
    { kind: 'unreadable', line: 4, error: 'JSON_PAYLOAD_MALFORMED' },
  ]);
});

test('a byte order mark is ignored, and on a later line it is none', async () => {
  expect(await read('\ufeff{}\n\ufeff{}\n', 1)).toEqual([
    { kind: 'instruction', line: 1, instruction: {} },
    { kind: 'unreadable', line: 2, error: 'JSON_PAYLOAD_MALFORMED' },
  ]);
});

test('a line that is too long is named', async () => {
  const long = JSON.stringify({ name: 'x'.repeat(MAX_BYTES) });
  expect(await read(`${long}\n{}\n${long}`, 65536)).toEqual([
    { kind: 'unreadable', line: 1, error: 'JSON_PAYLOAD_TOO_LARGE' },
    { kind: 'instruction', line: 2, instruction: {} },
    { kind: 'unreadable', line: 3, error: 'JSON_PAYLOAD_TOO_LARGE' },
  ]);
});

test('a prototype stays what it is', async () => {
  await read('{"__proto__":{"country":"XX"}}');
  expect(({} as { country?: string }).country).toBeUndefined();
});

test('an old encoding does not make a line unreadable', async () => {
  expect(await read(Buffer.from('{"country":"DE","creditor":{"name":"M\xfcller"}}', 'latin1'))).toMatchObject([
    { instruction: { country: 'DE' } },
  ]);
});

test.each([
  ['little-endian', [0xff, 0xfe]],
  ['big-endian', [0xfe, 0xff]],
])('UTF-16, %s, is refused by name', async (_, mark) => {
  await expect(read(Buffer.concat([Buffer.from(mark), Buffer.from('{}\n', 'utf16le')]))).rejects.toThrow('it is UTF-16');
});

test('nested deeper than any instruction', async () => {
  expect(await read('['.repeat(500_000), 65536)).toMatchObject([{ error: 'JSON_PAYLOAD_MALFORMED' }]);
});
