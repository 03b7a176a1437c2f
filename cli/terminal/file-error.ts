/** Describes why a file cannot be read or written. */
import { UnreadableInput } from '../files/unreadable-input.js';
import { UsageError } from './io.js';

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a directory',
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EROFS: 'the disk is read-only',
  EFBIG: 'it would be larger than a file may be',
  ENOTDIR: 'a part of the path is a file, no folder',
};

/**
 * Describes an error of the file system.
 *
 * @throws the error itself if it is of another kind: it is then a mistake in the program
 */
export function describeFileError(error: unknown): string {
  if (!(error instanceof Error)) throw error;
  const { code, syscall }: NodeJS.ErrnoException = error;
  if (code === undefined || syscall === undefined) throw error;
  return DESCRIPTIONS[code] ?? `it cannot be read or written (${code})`;
}

/** Describes why a file cannot be written. */
export const describeWriteError = (error: NodeJS.ErrnoException): string =>
  error.code === 'ENOENT' ? 'there is no such folder' : describeFileError(error);

/** Describes why an input cannot be read: an error of its reader, or of the file system. */
export const describeInputError = (error: unknown): string => (error instanceof UnreadableInput ? error.message : describeFileError(error));

/** Runs `run`, and reports an error of the file `name` as a usage error. */
export async function withUsageErrors<Result>(name: string, run: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    throw new UsageError(`${name}: ${describeInputError(error)}`);
  }
}
