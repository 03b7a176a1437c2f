/** The inputs of a call: files, or standard input. */
import { statSync } from 'node:fs';
import { isZip } from '../files/decoder.js';
import { type Sentence, say } from '../files/sentence.js';
import { UnreadableInput } from '../files/unreadable-input.js';
import type { Arguments, InputFormat } from '../options/arguments.js';
import { UsageError } from '../terminal/io.js';
import { printable } from '../terminal/printable.js';

export interface Input {
  readonly name: string;
  /** Undefined for standard input. */
  readonly path: string | undefined;
  /** From the call, or from the name of the file. */
  readonly format: InputFormat;
  /** The format is a guess: the first bytes may show another one. */
  readonly isGuess: boolean;
}

const FORMAT_BY_ENDING: Readonly<Record<string, InputFormat>> = {
  csv: 'csv',
  tsv: 'csv',
  xlsx: 'xlsx',
  xml: 'xml',
  ndjson: 'ndjson',
  jsonl: 'ndjson',
};

export function listInputs({ positionals, input }: Pick<Arguments, 'positionals' | 'input'>): readonly Input[] {
  const names = positionals.length > 0 ? positionals : ['-'];
  if (names.filter((name) => name === '-').length > 1) throw new UsageError('standard input can be read only once');
  return names.map((name) => {
    const byName = FORMAT_BY_ENDING[/\.(\w{1,6})$/.exec(name)?.[1]?.toLowerCase() ?? ''];
    return {
      name: name === '-' ? 'standard input' : printable(name),
      path: name === '-' ? undefined : name,
      format: input ?? byName ?? 'ndjson',
      isGuess: input === undefined && byName !== 'ndjson',
    };
  });
}

const UTF_32 = 'utf32';
const MT = 'swiftMessage';

/** The first bytes of files that are compressed, by the name of the format. No text begins so. */
const COMPRESSED = [
  ['\x1f\x8b', 'gzip'],
  ['\x28\xb5\x2f\xfd', 'Zstandard'],
  ['\xfd7zXZ\0', 'xz'],
  ['\x04\x22\x4d\x18', 'LZ4'],
  ['7z\xbc\xaf\x27\x1c', '7-Zip'],
] as const;

/** bzip2 has letters alone: its mark, the size of a block, and the decimals of pi that begin one. */
const BZIP2 = /^BZh[1-9]1AY&SY/;

function compressionOf(beginning: Buffer): string | undefined {
  const start = beginning.toString('latin1', 0, 10);
  return BZIP2.test(start) ? 'bzip2' : COMPRESSED.find(([mark]) => start.startsWith(mark))?.[1];
}

/** The first bytes of formats that are not supported, and what to say of such a file. */
const UNSUPPORTED = [
  ['\xff\xfe\0\0', UTF_32],
  ['\0\0\xfe\xff', UTF_32],
  ['%PDF-', 'pdf'],
  ['\xd0\xcf\x11\xe0', 'oldExcel'],
  ['{\\rtf', 'rtf'],
  ['{1:F', MT],
  [':20:', MT],
] as const;

/** Why a file that begins with these bytes cannot be read; undefined if it can. `isText`: any text can. */
export function unsupportedFormat(beginning: Buffer, isText = false): Sentence | undefined {
  const compression = compressionOf(beginning);
  if (compression !== undefined) return say('compressed', { format: compression });
  const start = beginning.toString('latin1', 0, 8).replace(/^\xef\xbb\xbf/, '');
  const found = UNSUPPORTED.find(([mark, reason]) => start.startsWith(mark) && !(isText && reason === MT))?.[1];
  return found && say(found);
}

/** True for what begins with `<` in any encoding. */
const isXml = (beginning: Buffer): boolean => /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?[\s\0]*</.test(beginning.toString('latin1', 0, 64));

/** The same for standard input: a first line that is blank is owed its answer, which may be written before the next line arrives. */
const isXmlAtOnce = (beginning: Buffer): boolean => isXml(beginning) && !/^[^<]*\n/.test(beginning.toString('latin1', 0, 64));

/** Tables that spreadsheets open, and that are neither CSV nor XLSX: many a download named .xls or .csv is one. */
const WEB_PAGE = 'webPage';
const EXCEL_2003 = 'excel2003';

/** What a web page, or the piece of one that a program calls a spreadsheet, begins with. In XML, `head:AppHdr` and the `Body` of an envelope are no such elements. */
const HTML_ELEMENTS: ReadonlySet<string> = new Set(
  'html head meta body table style script title link base div p font center br b h1 h2 h3 tr td th'.split(' '),
);

/** Declaration, comments and processing instructions before the first element. */
const BEFORE_ELEMENT = /^(?:\s|<\?[^>]{0,400}\?>|<!--(?:[^-]|-(?!->)){0,1000}-->)*/;

const MAX_BEGINNING = 4096;

/** @throws UnreadableInput for a table in markup */
function refuseOtherTable(beginning: Buffer): void {
  const text = beginning
    .toString('latin1', 0, MAX_BEGINNING)
    .replaceAll('\0', '')
    .replace(/^[^<]{1,64}/, '');
  const found = isWebPage(text)
    ? WEB_PAGE
    : /progid="Excel\.Sheet"|urn:schemas-microsoft-com:office:spreadsheet/.test(text.slice(0, 512))
      ? EXCEL_2003
      : undefined;
  if (found !== undefined) throw new UnreadableInput(say(found));
  if (/<office:document\b/.test(text.slice(0, 512))) throw new UnreadableInput(say('otherSpreadsheet', { format: 'OpenDocument' }));
}

/** By the first element, which has no prefix, and but for `html` itself no namespace. What names a message of ISO 20022 is an envelope of it. */
function isWebPage(text: string): boolean {
  const content = text.replace(BEFORE_ELEMENT, '');
  if (/^<!doctype\s+html\b/i.test(content)) return true;
  const [, name = '', attributes = ''] = /^<([a-z][\w.:-]{0,40})([^>]{0,2000})/i.exec(content) ?? [];
  if (/^html$/i.test(name)) return true;
  return HTML_ELEMENTS.has(name.toLowerCase()) && !/\sxmlns\s*=/.test(attributes) && !text.includes('iso:20022');
}

const SPACES = /^\ufeff?\s*/;

/** The first characters, of UTF-16 as well: a spreadsheet's `Unicode text`. */
function textOf(beginning: Buffer): string {
  const bytes = beginning.subarray(0, 1024);
  return bytes.includes(0)
    ? bytes
        .toString('latin1')
        .replace(/^(?:\xff\xfe|\xfe\xff)/, '')
        .replaceAll('\0', '')
    : bytes.toString('utf8');
}

/** What an instruction, or a list of them, never begins with: a file of such text is a table, whatever its name. */
const isNoJson = (text: string): boolean => text !== '' && !/^["[{]/.test(text);

/**
 * The format of an input that begins with these bytes. A `.json` file may hold one instruction over many lines.
 *
 * The gotcha: standard input is NDJSON or XML, unless `--input` says otherwise. A filter owes one answer a line, even if the first line is an array. A file
 * of another name, `list.txt` or `export.xls`, that begins as no JSON does is a table.
 *
 * @throws UnreadableInput for another format
 */
export function formatOf({ name, path, format, isGuess }: Input, beginning: Buffer): InputFormat {
  // compressed bytes are no file of any format, whatever its name or the call says
  const unsupported = isGuess || compressionOf(beginning) !== undefined ? unsupportedFormat(beginning) : undefined;
  if (unsupported !== undefined) throw new UnreadableInput(unsupported);
  // an export that failed leaves such a file; nothing is no JSON
  if (path?.toLowerCase().endsWith('.json') && beginning.toString('utf8', 0, 1024).replace(SPACES, '') === '')
    throw new UnreadableInput(say('emptyJson'));
  if (!isGuess) return format;
  if (isZip(beginning)) return 'xlsx';
  if (isXml(beginning)) refuseOtherTable(beginning);
  if (format === 'csv' && isXml(beginning)) throw new UnreadableInput(say('xmlNoTable'));
  if (format !== 'ndjson') return format;
  if (path === undefined) return isXmlAtOnce(beginning) ? 'xml' : format;
  if (isXml(beginning)) return 'xml';
  const text = textOf(beginning).replace(SPACES, '');
  if (isNoJson(text)) return 'csv';
  const isPrettyPrinted = name.endsWith('.json') && /^\{\s*\n/.test(text);
  return text.startsWith('[') || isPrettyPrinted ? 'json' : 'ndjson';
}

/** The size of all files together; undefined if one input is not a file. */
export function totalBytes(inputs: readonly Pick<Input, 'path'>[]): number | undefined {
  try {
    const stats = inputs.map(({ path }) => (path === undefined ? undefined : statSync(path)));
    return stats.every((stat) => stat?.isFile()) ? stats.reduce((sum, stat) => sum + (stat?.size ?? 0), 0) : undefined;
  } catch {
    return undefined; // the error is reported when the file is read
  }
}
