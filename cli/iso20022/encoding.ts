/**
 * The encoding of an XML file, from its byte order mark or its declaration. Decoding and encoding again gives the same bytes.
 *
 * The gotcha: `TextDecoder` reads ISO-8859-1 as Windows-1252. Here it is the real ISO-8859-1, so that each byte is one character and can be written back.
 *
 * @see https://www.w3.org/TR/xml/#sec-guessing
 */
import { TextDecoder } from 'node:util';
import { UnreadableInput } from '../files/unreadable-input.js';

/** Turns bytes into text, chunk by chunk, and text into bytes. */
export interface XmlEncoding {
  /** Without arguments: the end. @throws TypeError for bytes that are none of this encoding */
  decode(bytes?: Buffer): string;
  encode(text: string): Buffer;
}

function unicode(label: 'utf-8' | 'utf-16le' | 'utf-16be'): XmlEncoding {
  const decoder = new TextDecoder(label, { fatal: true, ignoreBOM: true });
  const encode = {
    'utf-8': (text: string) => Buffer.from(text),
    'utf-16le': (text: string) => Buffer.from(text, 'utf16le'),
    'utf-16be': (text: string) => Buffer.from(text, 'utf16le').swap16(),
  }[label];
  return { decode: (bytes) => (bytes === undefined ? decoder.decode() : decoder.decode(bytes, { stream: true })), encode };
}

const ALL_BYTES = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));

const referenceTo = (character: string): string => `&#${character.codePointAt(0)};`;

/** A single-byte encoding. Characters without a byte are written as references. */
function singleByte(label: 'iso-8859-15' | 'windows-1252'): XmlEncoding {
  // with `stream`: without it, some releases of Node decode as Latin-1
  const decoder = new TextDecoder(label);
  const characters = decoder.decode(ALL_BYTES, { stream: true });
  const byteOf = new Map([...characters].map((character, byte) => [character, byte]));
  return {
    decode: (bytes) => (bytes === undefined ? '' : decoder.decode(bytes, { stream: true })),
    encode(text) {
      const written = Array.from(text, (character) => (byteOf.has(character) ? character : referenceTo(character))).join('');
      return Buffer.from(Uint8Array.from(written, (character) => byteOf.get(character) ?? 0));
    },
  };
}

const latin1: XmlEncoding = {
  decode: (bytes = Buffer.alloc(0)) => bytes.toString('latin1'),
  encode: (text) => Buffer.from(text.replace(/[^\0-\xff]/gu, referenceTo), 'latin1'),
};

/** The names that a declaration may use, in capital letters. */
const BY_NAME: Readonly<Record<string, () => XmlEncoding>> = {
  'UTF-8': () => unicode('utf-8'),
  UTF8: () => unicode('utf-8'),
  'US-ASCII': () => unicode('utf-8'),
  ASCII: () => unicode('utf-8'),
  'ISO-8859-1': () => latin1,
  'ISO_8859-1': () => latin1,
  LATIN1: () => latin1,
  'ISO-8859-15': () => singleByte('iso-8859-15'),
  'WINDOWS-1252': () => singleByte('windows-1252'),
  CP1252: () => singleByte('windows-1252'),
};

const MARKS = [
  ['utf-8', Buffer.of(0xef, 0xbb, 0xbf)],
  ['utf-16le', Buffer.of(0xff, 0xfe)],
  ['utf-16be', Buffer.of(0xfe, 0xff)],
] as const;

const DECLARATION = /^<\?xml\s[^>]{0,200}?\sencoding\s*=\s*["']([A-Za-z][\w.-]{0,40})["']/;

export interface FileEncoding {
  readonly encoding: XmlEncoding;
  /** The byte order mark, which is not part of the text. */
  readonly mark: Buffer;
}

/** The encoding is decided by this many bytes. */
export const SAMPLE_BYTES = 256;

/**
 * The encoding of a file that begins with these bytes.
 *
 * @throws UnreadableInput if it is not supported, or contradicts the declaration
 */
export function findEncoding(bytes: Buffer): FileEncoding {
  const marked = MARKS.find(([, mark]) => mark.equals(bytes.subarray(0, mark.length)));
  const [label, mark] = marked ?? [wideLabel(bytes), Buffer.alloc(0)];
  const sample = bytes.subarray(mark.length, mark.length + SAMPLE_BYTES);
  const declared = DECLARATION.exec(beginningOf(sample, label))?.[1]?.toUpperCase();
  if (label === undefined || label === 'utf-8') return { encoding: narrowEncoding(declared, label), mark };
  if (declared !== undefined && !declared.startsWith('UTF-16') && !declared.startsWith('ISO-10646-UCS-2'))
    throw contradiction(declared, 'UTF-16');
  return { encoding: unicode(label), mark };
}

/** UTF-16 without a byte order mark: `<` is two bytes, one of them zero. */
function wideLabel([first, second]: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  if (first === 0x3c && second === 0) return 'utf-16le';
  return first === 0 && second === 0x3c ? 'utf-16be' : undefined;
}

function beginningOf(sample: Buffer, label: string | undefined): string {
  if (label === 'utf-16le' || label === 'utf-16be') return new TextDecoder(label).decode(sample.subarray(0, sample.length & ~1));
  return sample.toString('latin1');
}

function narrowEncoding(declared: string | undefined, label: 'utf-8' | undefined): XmlEncoding {
  const name = declared ?? 'UTF-8';
  if (/^(?:UTF-?16|UTF-?32|UCS|ISO-10646)/.test(name)) throw contradiction(name, 'an encoding of one byte for a letter');
  const create = Object.hasOwn(BY_NAME, name) ? BY_NAME[name] : undefined;
  if (create === undefined) {
    throw new UnreadableInput(`line 1: the encoding ${name} is not supported; UTF-8, UTF-16, ISO-8859-1, ISO-8859-15 and Windows-1252 are`);
  }
  if (label === 'utf-8' && !/^UTF-?8$/.test(name)) throw contradiction(name, 'UTF-8');
  return create();
}

const contradiction = (declared: string, found: string): UnreadableInput =>
  new UnreadableInput(`line 1: the file says that its encoding is ${declared}, but it is ${found}`);
