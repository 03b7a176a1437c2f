/** The byte order mark that spreadsheets write at the beginning of a file. */
import { UnreadableInput } from './unreadable-input.js';

/** That of UTF-8. */
export const BYTE_ORDER_MARK = Buffer.from('\ufeff');

export const beginsWithMark = (bytes: Buffer): boolean => BYTE_ORDER_MARK.equals(bytes.subarray(0, BYTE_ORDER_MARK.length));

/**
 * Removes the byte order mark of UTF-8 from the beginning of a file.
 *
 * @throws UnreadableInput if the file is UTF-16, which spreadsheets call “Unicode text”
 */
export function stripByteOrderMark(bytes: Buffer): { readonly bytes: Buffer; readonly hasByteOrderMark: boolean } {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    throw new UnreadableInput('it is UTF-16; save it as UTF-8');
  }
  const hasByteOrderMark = beginsWithMark(bytes);
  return { bytes: hasByteOrderMark ? bytes.subarray(BYTE_ORDER_MARK.length) : bytes, hasByteOrderMark };
}
