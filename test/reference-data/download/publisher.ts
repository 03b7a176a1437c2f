/** Files in every form in which lists are published, and a server that gives them under the names of their publishers. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deflateRawSync } from 'node:zlib';
import { writeXlsx } from 'hucre/xlsx';
import type { Format } from '../../../scripts/reference-data/list.js';

export type Cells = readonly string[];

/** Text in an encoding of one byte a character, by the platform's decoder. */
function encode(text: string, encoding: string): Buffer {
  if (encoding === 'utf-8') return Buffer.from(text);
  if (encoding === 'utf-16le') return Buffer.from(text, 'utf16le');
  const byCharacter = new Map(Array.from({ length: 256 }, (_, byte) => [new TextDecoder(encoding).decode(Uint8Array.of(byte)), byte]));
  return Buffer.from(Array.from(text, (character) => byCharacter.get(character) ?? 63));
}

/** A ZIP archive of one file. */
export function zip(name: string, content: Buffer): Buffer {
  const packed = deflateRawSync(content);
  const sizes = Buffer.alloc(12);
  sizes.writeUInt32LE(packed.length, 4);
  sizes.writeUInt32LE(content.length, 8);
  const lengths = Buffer.from([name.length, 0, 0, 0]);
  const head = Buffer.from([20, 0, 0, 0, 8, 0, 0, 0, 0, 0]);
  const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), head, sizes, lengths, Buffer.from(name), packed]);
  const entry = Buffer.concat([
    Buffer.from('PK\u0001\u0002'),
    Buffer.from([20, 0]),
    head,
    sizes,
    lengths,
    Buffer.alloc(14),
    Buffer.from(name),
  ]);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, entry, end]);
}

/** A PDF of one page with these lines of ASCII. */
function pdf(lines: readonly string[]): Buffer {
  const shown = lines.map((line) => `(${line.replace(/[^ -~]/g, '?').replace(/[()\\]/g, '\\$&')}) Tj T*`).join('\n');
  const content = `BT /F1 8 Tf 12 TL 40 800 Td\n${shown}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 6\n0000000000 65535 f \n${table}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** A list in a form: a note above it, the names of the columns, its rows. A PDF has the rows as lines. */
export async function write(format: Format, note: string, header: Cells, rows: readonly Cells[]): Promise<Buffer> {
  switch (format.kind) {
    case 'csv': {
      const quoted = (cell: string): string =>
        /["\n]/.test(cell) || cell.includes(format.separator) ? `"${cell.replaceAll('"', '""')}"` : cell;
      const lines = [[note], header, ...rows].map((cells) => cells.map(quoted).join(format.separator));
      return encode(`${lines.join('\r\n')}\r\n`, format.encoding);
    }
    case 'xlsx':
      return Buffer.from(await writeXlsx({ sheets: [{ name: 'List', rows: [[note], [...header], ...rows.map((row) => [...row])] }] }));
    case 'html': {
      const row = (cells: Cells, tag: string): string =>
        `<tr>${cells.map((cell) => `<${tag} class="x">${escaped(cell)}</${tag}>`).join('')}</tr>`;
      return encode(
        `<!doctype html><p>${note}</p><table>${row(header, 'th')}${rows.map((cells) => row(cells, 'td')).join('')}</table>`,
        format.encoding,
      );
    }
    case 'json': {
      const list: unknown = rows.map((cells) => Object.fromEntries(header.map((name, at) => [name, cells[at]])));
      return Buffer.from(JSON.stringify(format.path.reduceRight((value, member) => ({ [member]: value }), list)));
    }
    case 'xml': {
      const entry = (cells: Cells): string =>
        `<${format.element}><Inner ${header.map((name, at) => `${name}="${escaped(cells[at] ?? '')}"`).join(' ')}/></${format.element}>`;
      return encode(`<?xml version="1.0" encoding="windows-1251"?>\n<ED807 ${note}>${rows.map(entry).join('')}</ED807>`, 'windows-1251');
    }
    case 'pdf':
      return pdf([note, ...rows.map((cells) => cells.join(' '))]);
  }
}

export type Answer = Buffer | ((request: IncomingMessage, response: ServerResponse) => void);

export interface Publishers {
  /** Address → what stands there. */
  readonly files: Map<string, Answer>;
  /** The day of `Last-Modified`; undefined for none. */
  modified: string | undefined;
  readonly locate: (address: string) => string;
  readonly close: () => void;
}

export async function startPublishers(): Promise<Publishers> {
  const files = new Map<string, Answer>();
  const server: Server = createServer((request, response) => {
    const answer = files.get(`https:/${request.url}`);
    if (publishers.modified !== undefined) response.setHeader('last-modified', new Date(publishers.modified).toUTCString());
    if (answer === undefined) response.writeHead(404).end();
    else if (typeof answer === 'function') answer(request, response);
    else response.end(answer);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const own = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const publishers: Publishers = {
    files,
    modified: undefined,
    // what a page or a redirect leads to is on the same server already
    locate: (address) => (address.startsWith(own) ? address : address.replace(/^https:\//, own)),
    close: () => server.close(),
  };
  return publishers;
}
