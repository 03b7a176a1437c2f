/**
 * The encodings of text files: the labels that the platform knows.
 *
 * @see https://encoding.spec.whatwg.org/#names-and-labels
 */
import { TextDecoder } from 'node:util';
import type { UsualEncoding } from '../../rules/vocabulary/help-texts.js';

/** A label of the Encoding Standard, or `auto`: UTF-8, UTF-16 with and without byte order mark, else Windows-1252 line by line. */
export type Encoding = string;

/** The encodings that people meet, and where their files come from. */
export const USUAL_ENCODINGS: Readonly<Record<UsualEncoding, string>> = {
  gb18030: 'Chinese, GBK and GB2312',
  big5: 'Chinese, Taiwan and Hong Kong',
  shift_jis: 'Japanese',
  'euc-kr': 'Korean',
  'windows-1250': 'Polish, Czech, Hungarian, Romanian, Croatian',
  'iso-8859-2': 'the same, not from Windows',
  'windows-1251': 'Cyrillic',
  ibm866: 'Cyrillic, DOS',
  'koi8-r': 'Cyrillic, Unix',
  'windows-1252': 'Western Europe',
  'windows-1253': 'Greek',
  'windows-1254': 'Turkish',
  'windows-1255': 'Hebrew',
  'windows-1256': 'Arabic',
  'windows-1257': 'Lithuanian, Latvian',
  'windows-874': 'Thai',
  macintosh: 'old Macs',
};

export const ENCODINGS: readonly string[] = ['auto', 'utf-8', 'utf-16le', 'utf-16be', ...Object.keys(USUAL_ENCODINGS)];

/** Numbers of code pages by which Windows and databases know an encoding, and the standard does not. */
const CODE_PAGES: Readonly<Record<string, string>> = {
  '932': 'shift_jis',
  '936': 'gb18030',
  '949': 'euc-kr',
  '950': 'big5',
  '10000': 'macintosh',
  '54936': 'gb18030',
  '65001': 'utf-8',
};

/** The name of an encoding by one of its labels; undefined if the platform cannot read it. */
export function findEncodingName(label: string): Encoding | undefined {
  const small = label.trim().toLowerCase();
  if (small === 'auto') return 'auto';
  const page = /^(?:cp|ms|windows-)?(\d{3,5})$/.exec(small)?.[1] ?? '';
  try {
    const { encoding } = new TextDecoder(CODE_PAGES[page] ?? (page === small ? `windows-${page}` : small));
    // one decoder by the standard; that of Node reads GBK otherwise, with characters for private use
    return encoding === 'gbk' ? 'gb18030' : encoding;
  } catch {
    return undefined;
  }
}

/** The usual encodings in a line of text each. */
export const formatUsualEncodings = (): string =>
  Object.entries(USUAL_ENCODINGS)
    .map(([name, origin]) => `\n  ${name.padEnd(13)} ${origin}`)
    .join('');
