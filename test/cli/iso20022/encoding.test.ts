/** Encodings of files: each byte comes back, and what is not the encoding that a file says is refused. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { CompletingReader } from '../../../cli/iso20022/completing-reader.js';
import { findEncoding } from '../../../cli/iso20022/encoding.js';
import { createEngine } from '../../../src/full.js';
import { instructionsIn, message, payment } from './messages.js';

const engine = createEngine({ on: '2026-11-22' });

const withName = (name: string, encoding?: string): string =>
  message([payment().replace('Ada Example', name)], {
    declaration: `<?xml version="1.0"${encoding === undefined ? '' : ` encoding="${encoding}"`}?>`,
  });

const nameIn = (file: Buffer): unknown => (instructionsIn(file)[0] as { creditor: { name: string } }).creditor.name;
const utf16le = (text: string): Buffer => Buffer.from(`\ufeff${text}`, 'utf16le');

const FILES: readonly (readonly [string, Buffer])[] = [
  ['UTF-8', Buffer.from(withName('Jürgen Łoś', 'UTF-8'))],
  ['UTF-8 that nothing declares', Buffer.from(withName('Jürgen Łoś'))],
  ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${withName('Jürgen Łoś', 'utf-8')}`)],
  ['UTF-16, little endian', utf16le(withName('Jürgen Łoś', 'UTF-16'))],
  ['UTF-16, big endian', utf16le(withName('Jürgen Łoś', 'UTF-16')).swap16()],
  ['UTF-16 without a byte order mark', Buffer.from(withName('Jürgen Łoś', 'UTF-16'), 'utf16le')],
  ['ISO-8859-1', Buffer.from(withName('Jürgen', 'ISO-8859-1'), 'latin1')],
  ['Windows-1252', Buffer.from(withName('J\x80rgen', 'windows-1252'), 'latin1')],
  ['ISO-8859-15', Buffer.from(withName('J\xa4rgen', 'ISO-8859-15'), 'latin1')],
];

describe.each(FILES)('%s', (_, file) => {
  test('is read', () => expect(['Jürgen Łoś', 'Jürgen', 'J€rgen']).toContain(nameIn(file)));

  test('a completed file keeps it, byte for byte', () => {
    const written: Buffer[] = [];
    const reader = new CompletingReader(
      () => engine,
      (bytes) => written.push(bytes),
    );
    const completed = [...reader.push(file), ...reader.end()].flatMap((each) => each.completed);
    expect(completed).toEqual(['/creditorAgent/bic']);
    const all = Buffer.concat(written);
    const wide = file.includes(0) ? 2 : 1;
    expect(all.length).toBeGreaterThan(file.length);
    expect((all.length - file.length) % wide).toBe(0);
    expect(nameIn(all)).toBe(nameIn(file));
    const { encoding, mark } = findEncoding(file);
    const text = encoding.decode(file.subarray(mark.length));
    const at = file.subarray(0, file.length).findIndex((byte, index) => byte !== all[index]);
    expect(all.subarray(0, at).equals(file.subarray(0, at))).toBe(true);
    const rest = file.length - at;
    expect(all.subarray(all.length - rest + 64 * wide).equals(file.subarray(file.length - rest + 64 * wide))).toBe(true);
    expect(text).toContain('<Document');
  });
});

describe('every byte comes back', () => {
  const any = fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes));

  test.each(['ISO-8859-1', 'ISO-8859-15', 'windows-1252'])('%s', (name) => {
    const { encoding } = findEncoding(Buffer.from(`<?xml version="1.0" encoding="${name}"?>`));
    fc.assert(fc.property(any, (bytes) => encoding.encode(encoding.decode(bytes)).equals(bytes)));
  });

  property.prop([fc.string({ unit: 'grapheme', maxLength: 100 }), fc.integer({ min: 1, max: 7 })])('Unicode in pieces', (text, size) => {
    for (const [, beginning] of FILES.slice(0, 6)) {
      const { encoding, mark } = findEncoding(beginning);
      const bytes = encoding.encode(text);
      let decoded = '';
      for (let at = 0; at < bytes.length; at += size) decoded += encoding.decode(bytes.subarray(at, at + size));
      expect(encoding.encode(decoded + encoding.decode()).equals(bytes), String(mark)).toBe(true);
    }
  });

  test('what an encoding has no byte for is written as a reference', () => {
    const { encoding } = findEncoding(Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?>'));
    expect(encoding.encode('ü€𝄞').toString('latin1')).toBe('ü&#8364;&#119070;');
  });
});

describe('a file that is not what it says is refused', () => {
  test.each([
    ['ISO-8859-1 that says UTF-8', Buffer.from(withName('Jürgen', 'UTF-8'), 'latin1'), /^line 16: a character does not fit the encoding/],
    ['ISO-8859-1 that says nothing', Buffer.from(withName('Jürgen'), 'latin1'), /^line 16: a character does not fit the encoding/],
    ['UTF-8 that says UTF-16', Buffer.from(withName('Ada', 'UTF-16')), /^line 1: the file says that its encoding is UTF-16, but it is /],
    ['UTF-16 that says UTF-8', utf16le(withName('Ada', 'UTF-8')), /^line 1: the file says that its encoding is UTF-8, but it is UTF-16$/],
    [
      'a byte order mark of UTF-8 before ISO-8859-1',
      Buffer.from(`\ufeff${withName('Ada', 'ISO-8859-1')}`),
      /^line 1: the file says that its encoding is ISO-8859-1, but it is UTF-8$/,
    ],
    ['an encoding that is not supported', Buffer.from(withName('Ada', 'IBM037')), /^line 1: the encoding IBM037 is not supported; UTF-8, /],
    ['a name that objects have', Buffer.from(withName('Ada', 'constructor')), /^line 1: the encoding CONSTRUCTOR is not supported; /],
  ])('%s', (_, file, problem) => expect(() => instructionsIn(file)).toThrow(problem));

  test('a character that is cut off at the end', () => {
    const file = Buffer.concat([Buffer.from(withName('Ada')), Buffer.of(0xc3)]);
    expect(() => instructionsIn(file)).toThrow(/: the file ends before it is complete$/);
  });
});
