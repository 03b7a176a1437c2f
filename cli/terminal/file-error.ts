/** Describes why a file cannot be read or written. */
import type { CliTexts } from '../../rules/vocabulary/cli-texts.js';
import { type Said, say, wordsOfSentence } from '../files/sentence.js';
import { UnreadableInput } from '../files/unreadable-input.js';
import { UsageError } from './io.js';

const DESCRIPTIONS: Readonly<Record<string, Said>> = {
  ENOENT: say('noSuchFile'),
  EISDIR: say('isDirectory'),
  EACCES: say('notPermitted'),
  EPERM: say('notPermitted'),
  ENOSPC: say('diskFull'),
  EDQUOT: say('diskFull'),
  EROFS: say('diskReadOnly'),
  EFBIG: 'it would be larger than a file may be',
  ENOTDIR: 'a part of the path is a file, no folder',
};

/**
 * Describes an error of the file system, in English or in the language of `texts`.
 *
 * @throws the error itself if it is of another kind: it is then a mistake in the program
 */
export function describeFileError(error: unknown, texts?: CliTexts): string {
  if (!(error instanceof Error)) throw error;
  const { code, syscall }: NodeJS.ErrnoException = error;
  if (code === undefined || syscall === undefined) throw error;
  return wordsOfSentence(DESCRIPTIONS[code] ?? say('cannotRead', { code }), texts);
}

/** Describes why a file cannot be written. */
export const describeWriteError = (error: NodeJS.ErrnoException): string =>
  error.code === 'ENOENT' ? 'there is no such folder' : describeFileError(error);

/** Describes why an input cannot be read: an error of its reader, or of the file system. */
export const describeInputError = (error: unknown, texts?: CliTexts): string =>
  error instanceof UnreadableInput ? wordsOfSentence(error.said, texts) : describeFileError(error, texts);

/** Runs `run`, and reports an error of the file `name` as a usage error. */
export async function withUsageErrors<Result>(name: string, run: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    throw new UsageError(`${name}: ${describeInputError(error)}`);
  }
}
