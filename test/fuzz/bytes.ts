/** Generates broken files: NDJSON and CSV of instructions, with bytes changed. */
import { MAX_BYTES } from '../../cli/files/blocks.js';
import type { Random } from './random.js';
import { generateValue } from './values.js';

const PIECES = ['\n', '\r\n', '\r', '\0', '\ufeff', '"', '""', ',', ';', '\t', '{', '}', '[', ' ', '\\', '\ud800', '\u2028'].map((text) =>
  Buffer.from(text),
);
const BROKEN = [[0xff], [0xc3], [0xed, 0xa0, 0x80], [0xf4, 0x90, 0x80, 0x80], [0xff, 0xfe], [0x80]].map((bytes) => Buffer.from(bytes));

function generateLine(random: Random): string {
  if (random.once(15))
    return random.of(['', ' ', '\t\r', '{', '{}{}', '['.repeat(500_000), 'null', '1e999', '[,]', '"\\ud800"', '{"a":1,"a":2}', 'NaN']);
  if (random.once(400)) return 'x'.repeat(MAX_BYTES + random.below(3) - 1);
  return JSON.stringify(generateValue(random));
}

const NAMES = [
  'country',
  'currency',
  'method',
  'creditorAccount.id.value',
  'creditorAccount.id.type',
  'creditor.name',
  'creditor.documents.0.value',
  'id',
];
const CELLS = ['DE', 'EUR', 'GCASH', 'IBAN', 'DE89370400440532013000', 'Ada, Berg', '"Ada"', 'x","', '"', 'a\nb', '', '=1+1'];

function generateCsv(random: Random): string {
  const separator = random.of([',', ';', '\t']);
  const names = NAMES.filter(() => !random.once(4));
  const quoted = (cell: string): string => (random.once(3) ? cell : `"${cell.replaceAll('"', '""')}"`);
  const rows = Array.from({ length: random.below(12) }, () => names.map(() => quoted(random.of(CELLS))).join(separator));
  return [names.join(separator), ...rows].join(random.of(['\n', '\r\n']));
}

function corruptBytes(bytes: Buffer, random: Random): Buffer {
  const at = random.below(bytes.length + 1);
  const piece = random.once(3) ? random.of(BROKEN) : random.once(3) ? Buffer.from([random.below(256)]) : random.of(PIECES);
  const end = random.once(2) ? at : at + random.of([1, 2, 40]);
  return Buffer.concat([bytes.subarray(0, at), piece, bytes.subarray(end)]);
}

export function generateBytes(format: 'ndjson' | 'csv', random: Random): Buffer {
  const lines = Array.from({ length: random.below(30) }, () => generateLine(random));
  const end = random.of(['\n', '\n', '\r\n']);
  let bytes: Buffer = Buffer.from(format === 'csv' ? generateCsv(random) : lines.join(end) + (random.once(2) ? end : ''));
  for (let times = random.below(8); times > 0; times--) bytes = corruptBytes(bytes, random);
  return bytes;
}

/** Splits bytes into chunks of random sizes. */
export function splitIntoChunks(bytes: Buffer, random: Random): readonly Buffer[] {
  const chunks: Buffer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const size = 1 + random.below(random.of([3, 200, 70_000]));
    chunks.push(bytes.subarray(at, at + size));
    at += size;
  }
  return chunks;
}
