/** The library that reads and writes XLSX: an optional peer, loaded when a call first needs it (docs/decisions/0021-spreadsheets.md). */

import { say } from '../../files/sentence.js';
import { UnreadableInput } from '../../files/unreadable-input.js';

export type XlsxLibrary = Pick<typeof import('hucre/xlsx'), 'readXlsx' | 'writeXlsx'>;

/**
 * Loads the library.
 *
 * @throws UnreadableInput with the command that installs it, if it is absent
 */
export async function loadXlsxLibrary(load: () => Promise<XlsxLibrary> = () => import('hucre/xlsx')): Promise<XlsxLibrary> {
  try {
    return await load();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new UnreadableInput(say('xlsxNeedsPackage'));
  }
}
