/** Says in words why a file cannot be read or written. */

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a directory',
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
};

/**
 * Describes an error of the file system.
 *
 * @throws the error itself where it is of another kind, for then it is a mistake in the program
 */
export function describeFileError(error: unknown): string {
  if (!(error instanceof Error)) throw error;
  const { code, syscall }: NodeJS.ErrnoException = error;
  if (code === undefined || syscall === undefined) throw error;
  return DESCRIPTIONS[code] ?? `it cannot be read (${code})`;
}
