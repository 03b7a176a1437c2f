/** One file of a ZIP archive: stored or deflated, found by the directory at its end. */
import { inflateRawSync } from 'node:zlib';
import { ListFault } from './list-fault.js';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const MAX_BYTES = 400 * 1024 * 1024;

function findEnd(zip: Buffer): number {
  for (let at = zip.length - 22; at >= Math.max(0, zip.length - 65_557); at -= 1) if (zip.readUInt32LE(at) === END) return at;
  throw new ListFault('the file is no ZIP archive, or was cut');
}

/** The content of the first file whose name fits. @throws ListFault */
export function unzip(bytes: Uint8Array, name: RegExp): Uint8Array {
  const zip = Buffer.from(bytes);
  try {
    return findIn(zip, name);
  } catch (error) {
    if (error instanceof ListFault) throw error;
    throw new ListFault('the ZIP archive is damaged');
  }
}

function findIn(zip: Buffer, name: RegExp): Uint8Array {
  const end = findEnd(zip);
  const names: string[] = [];
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (zip.readUInt32LE(at) !== ENTRY) throw new ListFault('the ZIP archive is damaged');
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset)) as [number, number, number];
    const file = zip.toString('utf8', at + 46, at + 46 + nameLength);
    names.push(file);
    if (name.test(file)) return contentOf(zip, at);
    at += 46 + nameLength + extra + comment;
  }
  throw new ListFault(`the ZIP archive has no ${name.source}, but ${names.slice(0, 5).join(', ')}`);
}

function contentOf(zip: Buffer, at: number): Uint8Array {
  const method = zip.readUInt16LE(at + 10);
  const [packed, size, local] = [20, 24, 42].map((offset) => zip.readUInt32LE(at + offset)) as [number, number, number];
  if (size > MAX_BYTES) throw new ListFault('the file in the ZIP archive is larger than any list');
  const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
  const content = zip.subarray(from, from + packed);
  if (method === 0) return content;
  if (method !== 8) throw new ListFault('the ZIP archive is packed in a way that is not read');
  const unpacked = inflateRawSync(content, { maxOutputLength: MAX_BYTES });
  if (unpacked.length !== size) throw new ListFault('the ZIP archive is damaged');
  return unpacked;
}
