import { expect, test } from 'vitest';
import { Decoder } from '../../../cli/files/decoder.js';
import { findOtherEncoding, SIGNS } from '../../../cli/files/other-encoding.js';
import { toUtf8 } from '../../../cli/files/windows-1252.js';

/** A word in an encoding that is neither UTF-8 nor Windows-1252, as its bytes: which word, in which encoding. */
const EXAMPLES: Readonly<Record<keyof typeof SIGNS, readonly [word: string, encoding: string, bytes: readonly number[]]>> = {
  unused: ['Ťapák', 'Windows-1250', [0x8d, 0x61, 0x70, 0xe1, 0x6b]],
  markInWord: ['Márquez', 'Mac Roman', [0x4d, 0x87, 0x72, 0x71, 0x75, 0x65, 0x7a]],
  markBeforeSmall: ['Wałęsa', 'ISO-8859-2', [0x57, 0x61, 0xb3, 0xea, 0x73, 0x61]],
  macronAtStart: ['Żuk', 'ISO-8859-2', [0xaf, 0x75, 0x6b]],
  hiragana: ['さく', 'Shift-JIS', [0x82, 0xb3, 0x82, 0xad]],
  katakana: ['サト', 'Shift-JIS', [0x83, 0x54, 0x83, 0x67]],
  macLetter: ['René', 'Mac Roman', [0x52, 0x65, 0x6e, 0x8e]],
  macUmlaut: ['Müller', 'Mac Roman', [0x4d, 0x9f, 0x6c, 0x6c, 0x65, 0x72]],
  caronFirst: ['Ševčík', 'Windows-1250', [0x8a, 0x65, 0x76, 0xe8, 0xed, 0x6b]],
  caronLast: ['Kočiš', 'Windows-1250', [0x4b, 0x6f, 0xe8, 0x69, 0x9a]],
  czechFirst: ['Březůvky', 'Windows-1250', [0x42, 0xf8, 0x65, 0x7a, 0xf9, 0x76, 0x6b, 0x79]],
  czechLast: ['Větřní', 'Windows-1250', [0x56, 0xec, 0x74, 0xf8, 0x6e, 0xed]],
  thornFirst: ['Şükrü', 'Windows-1254', [0xde, 0xfc, 0x6b, 0x72, 0xfc]],
  thornLast: ['Türkoğlu', 'Windows-1254', [0x54, 0xfc, 0x72, 0x6b, 0x6f, 0xf0, 0x6c, 0x75]],
  thornAtEnd: ['Barış', 'Windows-1254', [0x42, 0x61, 0x72, 0xfd, 0xfe]],
  ordinalInWord: ['Iaşi', 'ISO-8859-2', [0x49, 0x61, 0xba, 0x69]],
};

test.each(Object.entries(EXAMPLES))('%s: %j', (sign, [, , bytes]) => {
  const line = Buffer.from(bytes);
  const text = line.toString('latin1');
  const found = Object.entries(SIGNS).flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []));
  expect(found).toEqual([sign]);
  expect(findOtherEncoding(line)).toBe('unknown');
});

// all of them are Latin-1, and so Windows-1252
test.each(['Müller', 'François Lefèvre', 'Peña Ibáñez', 'Åse Sørensen', 'Óþýð', 'jäääär', 'Plus±Minus', 'Calle 5 nº 3', 'Þórður'])(
  '%s is Windows-1252',
  (name) => {
    expect(findOtherEncoding(Buffer.from(name, 'latin1'))).toBeUndefined();
  },
);

test('of several lines in Windows-1252 the first is named', () => {
  expect(toUtf8(Buffer.from('a\nMüller\nb\nFörster\n', 'latin1'))).toMatchObject({ first: 2, problem: undefined });
});

test('the line of bytes that are no text is counted over all chunks', () => {
  const decoder = new Decoder('windows-1250');
  decoder.push(Buffer.from('a\nb\n'));
  decoder.push(Buffer.from('c\n'));
  expect(() => decoder.push(Buffer.of(0x61, 0x81, 0x0a))).toThrow(/^line 4 /);
});
