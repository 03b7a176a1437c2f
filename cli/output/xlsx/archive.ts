/**
 * Refuses ZIP bombs before a library opens them: an XLSX file is a ZIP archive, and a kilobyte of it can hold a gigabyte.
 *
 * The gotcha: the sizes that an archive states can be wrong. Each member is inflated here once, up to the limit, and thrown away.
 *
 * @see PKWARE APPNOTE 6.3.10, 4.3.12 and 4.3.16
 */
import { inflateRawSync } from 'node:zlib';
import { isZip } from '../../files/decoder.js';
import { say } from '../../files/sentence.js';
import { UnreadableInput } from '../../files/unreadable-input.js';

/** All members together. */
const MAX_INFLATED = 256 * 1024 * 1024;
const MAX_MEMBERS = 2000;

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;
const END_LENGTH = 22;
const MAX_COMMENT = 65_535;
const DEFLATED = 8;

/** An archive of payment files, or a spreadsheet of another program, begins as XLSX does. */
export const NOT_READABLE = say('xlsxUnreadable');
const TOO_LARGE = 'it holds more than 256 MB; save it as CSV';

/** The position of the end of central directory record. */
function findEnd(bytes: Buffer): number {
  const first = Math.max(bytes.length - END_LENGTH - MAX_COMMENT, 0);
  for (let at = bytes.length - END_LENGTH; at >= first; at--) if (bytes.readUInt32LE(at) === END_OF_DIRECTORY) return at;
  throw new UnreadableInput(bytes.length === 0 ? say('emptyTable') : isZip(bytes) ? say('fileCut') : NOT_READABLE);
}

/** Members that tell which file an archive is, if it is no XLSX. */
const OTHER_SPREADSHEETS: readonly (readonly [member: string, format: string])[] = [
  ['xl/workbook.bin', 'XLSB'],
  ['content.xml', 'OpenDocument'],
  ['Index/Document.iwa', 'Numbers'],
];

/** The bytes of a member as they are stored. */
function storedBytes(bytes: Buffer, entry: number): Buffer {
  const size = bytes.readUInt32LE(entry + 20);
  const header = bytes.readUInt32LE(entry + 42);
  if (bytes.readUInt32LE(header) !== LOCAL_HEADER) throw new UnreadableInput(NOT_READABLE);
  const from = header + 30 + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28);
  return bytes.subarray(from, from + size);
}

function inflatedSize(stored: Buffer, method: number, limit: number): number {
  if (method !== DEFLATED) return stored.length;
  try {
    return inflateRawSync(stored, { maxOutputLength: Math.max(limit, 1) }).length;
  } catch (error) {
    throw new UnreadableInput((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? TOO_LARGE : NOT_READABLE);
  }
}

/**
 * The names of the members of an archive.
 *
 * @throws UnreadableInput if it is not a ZIP archive, or too large
 */
export function checkArchive(bytes: Buffer): ReadonlySet<string> {
  try {
    const end = findEnd(bytes);
    const members = bytes.readUInt16LE(end + 10);
    if (members > MAX_MEMBERS) throw new UnreadableInput(TOO_LARGE);
    let entry = bytes.readUInt32LE(end + 16);
    let left = MAX_INFLATED;
    const names = new Set<string>();
    for (let member = 0; member < members; member++) {
      if (bytes.readUInt32LE(entry) !== DIRECTORY_ENTRY) throw new UnreadableInput(NOT_READABLE);
      left -= inflatedSize(storedBytes(bytes, entry), bytes.readUInt16LE(entry + 10), left);
      if (left < 0) throw new UnreadableInput(TOO_LARGE);
      names.add(bytes.toString('utf8', entry + 46, entry + 46 + bytes.readUInt16LE(entry + 28)));
      entry += 46 + bytes.readUInt16LE(entry + 28) + bytes.readUInt16LE(entry + 30) + bytes.readUInt16LE(entry + 32);
    }
    return names;
  } catch (error) {
    // an offset outside of the file
    if (error instanceof RangeError) throw new UnreadableInput(NOT_READABLE);
    throw error;
  }
}

/** @throws UnreadableInput for an archive that is certainly no XLSX: its members say what it is */
export function refuseOtherArchive(names: ReadonlySet<string>): void {
  const other = OTHER_SPREADSHEETS.find(([member]) => names.has(member));
  if (other !== undefined) throw new UnreadableInput(say('otherSpreadsheet', { format: other[1] }));
  // a text document of the same makers has it as well
  if (!names.has('[Content_Types].xml')) throw new UnreadableInput(say('compressed', { format: 'ZIP' }));
}
