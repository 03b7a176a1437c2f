/**
 * Which mutants of a folder are tried: a fixed sample, the same on each machine. A mutant's place in the draw follows from its file, what it changes
 * and what it makes of that, not from its line: an edit elsewhere changes no more of the sample than it adds or takes away.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Mutant } from '@stryker-mutator/api/core';
import { Instrumenter } from '@stryker-mutator/instrumenter';

/** How many of a folder: some fifteen minutes on two cores, and the score is right within some three of a hundred. */
export const SAMPLE_SIZE = 300;

const SEED = 'payprep';

const quiet = () => {};
const logger = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: quiet,
  debug: quiet,
  info: quiet,
  warn: quiet,
  error: quiet,
  fatal: quiet,
};

/** A mutant, and the text that it changes. Its file is named from the root of the repository, with `/`. */
export interface Change extends Pick<Mutant, 'fileName' | 'location' | 'mutatorName' | 'replacement'> {
  readonly original: string;
}

/** The text of a source at a place, whose lines and columns count from 0. */
function textAt(source: string, { start, end }: Mutant['location']): string {
  const lines = source.split('\n').slice(start.line, end.line + 1);
  const last = lines.length - 1;
  return lines.map((line, at) => line.slice(at === 0 ? start.column : 0, at === last ? end.column : undefined)).join('\n');
}

/** All mutants of source files, which are named from the root of the repository, in their order. */
export async function mutantsOf(files: readonly string[]): Promise<readonly Change[]> {
  const sources = new Map(await Promise.all(files.map(async (name) => [name, await readFile(name, 'utf8')] as const)));
  const inputs = [...sources].map(([name, content]) => ({ name, content, mutate: true }));
  const { mutants } = await new Instrumenter(logger).instrument(inputs, { plugins: null, excludedMutations: [], ignorers: [] });
  return mutants.map(({ fileName, location, mutatorName, replacement }) => ({
    fileName,
    location,
    mutatorName,
    replacement,
    original: textAt(sources.get(fileName) ?? '', location),
  }));
}

/** As many of the mutants as asked for. */
export function sampleOf(mutants: readonly Change[], size = SAMPLE_SIZE): readonly Change[] {
  const seen = new Map<string, number>();
  const drawn = mutants.map((mutant) => {
    const { fileName, mutatorName, original, replacement } = mutant;
    const change = JSON.stringify([SEED, fileName, mutatorName, original, replacement]);
    const count = seen.get(change) ?? 0;
    seen.set(change, count + 1);
    return { mutant, lot: createHash('sha256').update(`${change}${count}`).digest('hex') };
  });
  return drawn
    .sort((one, other) => (one.lot < other.lot ? -1 : 1))
    .slice(0, size)
    .map(({ mutant }) => mutant);
}
