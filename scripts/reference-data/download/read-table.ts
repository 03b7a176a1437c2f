/**
 * The bytes of a list → its rows, and the text that stands around them.
 *
 * The gotcha: what is above the row with the names of the columns is no row: a disclaimer, a title, the day of the list.
 */
import { parse } from 'csv-parse/sync';
import { readXlsx } from 'hucre/xlsx';
import { SaxesParser } from 'saxes';
import { extractText, getDocumentProxy } from 'unpdf';
import type { Format, List, Row } from '../list.js';
import { ListFault } from './list-fault.js';

export interface Table {
  /** The names of all columns as the publisher writes them; those of the pattern for a PDF. */
  readonly header: readonly string[];
  readonly rows: readonly Row[];
  /** What stands above the rows; all of the text where there is no row with names. */
  readonly text: string;
}

type Cells = readonly string[];

/** Case, spaces and punctuation do not count in the name of a column. */
const fold = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** @throws ListFault where the bytes are not of the encoding */
function decode(bytes: Uint8Array, encoding: string): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new ListFault(`the text is not ${encoding}`);
  }
}

/** A page in the place of a file: moved, blocked, or a form to accept. */
function refusePage(bytes: Uint8Array): void {
  const head = Buffer.from(bytes.subarray(0, 400)).toString('latin1');
  if (/^\s*(?:\u00ef\u00bb\u00bf)?\s*<(?:!doctype html|html)/i.test(head)) throw new ListFault('a page stands in the place of the file');
}

/** Column of the dataset → where it is; undefined where the line does not name all of them. */
function placesIn(line: Cells, columns: List['columns']): ReadonlyMap<string, number> | undefined {
  const names = line.map(fold);
  const places = Object.entries(columns).map(([column, known]) => {
    const at = known
      .map(fold)
      .map((name) => names.indexOf(name))
      .find((place) => place >= 0);
    return [column, at ?? -1] as const;
  });
  return places.every(([, at]) => at >= 0) ? new Map(places) : undefined;
}

/** @throws ListFault that names what no line has */
function tableOf(lines: readonly Cells[], columns: List['columns']): Table {
  const at = lines.findIndex((line) => placesIn(line, columns) !== undefined);
  const header = lines[at] ?? [];
  const places = placesIn(header, columns);
  if (places === undefined) {
    const found = new Set(lines.slice(0, 100).flat().map(fold));
    const missing = Object.entries(columns).filter(([, known]) => !known.some((name) => found.has(fold(name))));
    throw new ListFault(`no line names the columns: ${missing.map(([column, known]) => `${column} (${known.join(', ')})`).join('; ')}`);
  }
  const rows = lines
    .slice(at + 1)
    .map((line) => Object.fromEntries([...places].map(([column, place]) => [column, (line[place] ?? '').trim()])));
  return {
    header,
    rows,
    text: lines
      .slice(0, at)
      .map((line) => line.join(' '))
      .join('\n'),
  };
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** The text of a piece of HTML. */
export const textOf = (html: string): string =>
  html
    .replace(/<(?:script|style)\b[\s\S]*?<\/(?:script|style)>/gi, ' ')
    .replace(/<[^<>]{0,5000}>/g, ' ')
    .replace(/&#(\d{1,6});/g, (_, code) => String.fromCodePoint(Math.min(Number(code), 0x10ffff)))
    .replace(/&(\w{2,6});/g, (whole, name) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();

const linesOfHtml = (html: string): readonly Cells[] =>
  [...html.matchAll(/<tr\b[\s\S]*?(?=<tr\b|<\/table|$)/gi)].map(([row]) =>
    [...row.matchAll(/<t[hd]\b[^>]*>([\s\S]*?)(?=<t[hd]\b|<\/tr|$)/gi)].map(([, cell = '']) => textOf(cell)),
  );

/** The attributes of each element of a name and of the elements in it; the first of a name stays. */
function recordsOfXml(bytes: Uint8Array, element: string): readonly Readonly<Record<string, string>>[] {
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  const text = decode(bytes, /encoding=["']([\w-]{1,30})["']/.exec(head)?.[1] ?? 'utf-8');
  const records: Record<string, string>[] = [];
  let open: Record<string, string> | undefined;
  const parser = new SaxesParser();
  parser.on('doctype', () => parser.fail('no document type is read'));
  parser.on('error', (error) => {
    throw new ListFault(`the XML is damaged: ${error.message.slice(0, 80)}`);
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (name === element) open = {};
    if (open !== undefined) for (const [attribute, value] of Object.entries(attributes)) open[attribute] ??= value;
  });
  parser.on('closetag', ({ name }) => {
    if (name !== element || open === undefined) return;
    records.push(open);
    open = undefined;
  });
  parser.write(text).close();
  return records;
}

/** Lines of cells of objects that may lack members. */
function linesOfRecords(records: readonly Readonly<Record<string, unknown>>[]): readonly Cells[] {
  const header = [...new Set(records.flatMap((record) => Object.keys(record)))];
  return [header, ...records.map((record) => header.map((name) => String(record[name] ?? '')))];
}

function recordsOfJson(bytes: Uint8Array, path: readonly string[]): readonly Readonly<Record<string, unknown>>[] {
  try {
    const found = path.reduce<unknown>((value, member) => (value as Record<string, unknown>)[member], JSON.parse(decode(bytes, 'utf-8')));
    if (Array.isArray(found)) return found;
  } catch (error) {
    if (error instanceof ListFault) throw error;
  }
  throw new ListFault(`the file is no JSON with a list at ${path.join('.') || 'its root'}`);
}

async function linesOfPdf(bytes: Uint8Array): Promise<readonly string[]> {
  try {
    const { text } = await extractText(await getDocumentProxy(Uint8Array.from(bytes)), { mergePages: false });
    return text.flatMap((page) => page.split('\n').map((line) => line.trim()));
  } catch {
    throw new ListFault('the file is no PDF that can be read');
  }
}

async function linesOfXlsx(bytes: Uint8Array): Promise<readonly Cells[]> {
  try {
    const { sheets } = await readXlsx(bytes);
    return sheets.flatMap(({ rows }) =>
      rows.map((row) => row.map((cell) => (cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? '')))),
    );
  } catch {
    throw new ListFault('the file is no workbook that can be read');
  }
}

function linesOfCsv(bytes: Uint8Array, { separator, encoding }: Extract<Format, { kind: 'csv' }>): readonly Cells[] {
  try {
    return parse(decode(bytes, encoding), {
      bom: true,
      delimiter: separator,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
    });
  } catch (error) {
    if (error instanceof ListFault) throw error;
    throw new ListFault('the file is no CSV that can be read');
  }
}

/** @throws ListFault */
export async function readTable(bytes: Uint8Array, { format, columns }: Pick<List, 'format' | 'columns'>): Promise<Table> {
  if (format.kind !== 'html') refusePage(bytes);
  switch (format.kind) {
    case 'csv':
      return tableOf(linesOfCsv(bytes, format), columns);
    case 'xlsx':
      return tableOf(await linesOfXlsx(bytes), columns);
    case 'json':
      return tableOf(linesOfRecords(recordsOfJson(bytes, format.path)), columns);
    case 'xml': {
      const table = tableOf(linesOfRecords(recordsOfXml(bytes, format.element)), columns);
      return { ...table, text: Buffer.from(bytes.subarray(0, 2000)).toString('latin1') };
    }
    case 'html': {
      const html = decode(bytes, format.encoding);
      return { ...tableOf(linesOfHtml(html), columns), text: textOf(html) };
    }
    case 'pdf': {
      const lines = await linesOfPdf(bytes);
      const rows = lines.map((line): Row | undefined => format.line.exec(line)?.groups).filter((row) => row !== undefined);
      if (rows.length === 0) throw new ListFault('no line of the PDF has the form that is expected');
      return { header: Object.keys(columns), rows, text: lines.join('\n') };
    }
  }
}
