/** Removes the byte order mark that spreadsheets write at the beginning of a file. */
import { UnreadableInput } from './unreadable-input.js';

/**
 * Removes the byte order mark of UTF-8 from the beginning of a file.
 *
 * @throws UnreadableInput if the file is UTF-16, which spreadsheets call “Unicode text”
 */
export function stripByteOrderMark(bytes: Buffer): { readonly bytes: Buffer; readonly hasByteOrderMark: boolean } {
  const [first, second, third] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    throw new UnreadableInput('it is UTF-16; save it as UTF-8');
  }
  const hasByteOrderMark = first === 0xef && second === 0xbb && third === 0xbf;
  return { bytes: hasByteOrderMark ? bytes.subarray(3) : bytes, hasByteOrderMark };
}
