/** Encodings: what is recognised, whatever the chunks. */
import { describe, expect, test } from 'vitest';
import { Decoder } from '../../../cli/files/decoder.js';
import type { Encoding } from '../../../cli/files/encodings.js';
import { toUtf8 } from '../../../cli/files/windows-1252.js';
import { splitIntoChunks } from './chunks.js';

const TEXT = 'IBAN;Empfänger\nDE89;Müller & Søn €\n';

function decode(bytes: Buffer, encoding: Encoding = 'auto', size = 7): string {
  const decoder = new Decoder(encoding);
  return Buffer.concat([...[...splitIntoChunks(bytes, size)].map((chunk) => decoder.push(chunk)), decoder.end()]).toString('utf8');
}

const utf16le = (text: string): Buffer => Buffer.from(text, 'utf16le');
const utf16be = (text: string): Buffer => utf16le(text).swap16();

describe.each([1, 2, 7, 1000])('in chunks of %i', (size) => {
  test.each([
    ['UTF-16, little endian', utf16le(`\ufeff${TEXT}`)],
    ['UTF-16, big endian', utf16be(`\ufeff${TEXT}`)],
  ])('%s is recognised by its byte order mark', (_, bytes) => expect(decode(bytes, 'auto', size)).toBe(`\ufeff${TEXT}`));

  test('UTF-8 passes as it is', () => {
    for (const text of [TEXT, `\ufeff${TEXT}`, '', 'x', '{}']) expect(decode(Buffer.from(text), 'auto', size)).toBe(text);
  });

  test.each([TEXT, '{}\n', TEXT.repeat(10)])('UTF-16 without a mark is recognised by its zeros: %j', (text) => {
    expect(decode(utf16le(text), 'auto', size)).toBe(`\ufeff${text}`);
    expect(decode(utf16be(text), 'auto', size)).toBe(`\ufeff${text}`);
  });

  test.each(['\0', '\0{}', '\0\n{}\n', '{\0}\n', `\0${TEXT}`])('a zero in UTF-8 is no UTF-16: %j', (text) =>
    expect(decode(Buffer.from(text), 'auto', size)).toBe(text),
  );
});

test('a short line is passed on at once: somebody may wait for its answer', () => {
  const decoder = new Decoder('auto');
  expect(decoder.push('{}').toString()).toBe('');
  expect(decoder.push('\n').toString()).toBe('{}\n');
  expect(decoder.push('{').toString()).toBe('{');
});

test('what the call says is believed', () => {
  expect(decode(Buffer.from('M\xfcller\x80', 'latin1'), 'windows-1252')).toBe('\ufeffMüller€');
  expect(decode(utf16le(TEXT), 'utf-16le', 3)).toBe(`\ufeff${TEXT}`);
  expect(decode(utf16be(TEXT), 'utf-16be', 3)).toBe(`\ufeff${TEXT}`);
  expect(decode(Buffer.from(TEXT), 'utf-8')).toBe(TEXT);
});

test('lines that are not UTF-8 are Windows-1252, the others stay', () => {
  const bytes = Buffer.concat([Buffer.from('Müller\n'), Buffer.from('M\xfcller\x80\r\n', 'latin1'), Buffer.from('ascii')]);
  const { bytes: recoded, first } = toUtf8(bytes, 5);
  expect([recoded.toString('utf8'), first]).toEqual(['Müller\nMüller€\r\nascii', 6]);
  const utf8 = Buffer.from(TEXT);
  expect(toUtf8(utf8)).toEqual({ bytes: utf8, first: undefined, problem: undefined });
});

describe('another encoding than that of the file', () => {
  test.each(['windows-1252', 'windows-1250', 'windows-1251', 'iso-8859-2', 'macintosh'])('UTF-8 is not read as %s', (encoding) => {
    for (const size of [1, 7, 1000])
      expect(() => decode(Buffer.from(TEXT), encoding, size)).toThrow(`it is UTF-8, not ${encoding}: leave out --encoding`);
  });
  test('but its own is, and ASCII is in each', () => {
    for (const size of [1, 2, 1000]) {
      expect(decode(Buffer.from([0xcf, 0xee, 0xeb, 0xf3, 0xf7]), 'windows-1251', size)).toBe('\ufeffПолуч');
      expect(decode(Buffer.from([0x4d, 0xfc, 0x6c, 0xc3, 0x0a]), 'windows-1252', size)).toBe('\ufeffMülÃ\n');
      expect(decode(Buffer.from('IBAN;BIC\n'), 'windows-1250', size)).toBe('\ufeffIBAN;BIC\n');
      expect(decode(Buffer.from([0xe0, 0xa0, 0xad]), 'ibm866', size)).toBe('\ufeffран');
    }
  });
});
