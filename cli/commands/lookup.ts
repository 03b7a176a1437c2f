/** What the commands that look something up share: how they read their arguments, and how they print facts. */

import { countryNames } from '../../src/identifiers/country/country.js';
import { wordsOfSentence } from '../files/sentence.js';
import type { Arguments } from '../options/arguments.js';
import { unsupportedFormat } from '../streams/inputs.js';
import { withUsageErrors } from '../terminal/file-error.js';
import { type Io, UsageError } from '../terminal/io.js';
import { printable } from '../terminal/printable.js';
import { displayWidth, wrapText } from '../terminal/text-table.js';

/** Label and value; without a value the line is left out. */
export type Fact = readonly [label: string, value: string | undefined];

const LABEL_WIDTH = 17;
const MAX_INPUT = 16 * 1024 * 1024;
const STANDARD_INPUT = 'standard input';

const padLabel = (label: string): string => label + ' '.repeat(Math.max(LABEL_WIDTH - displayWidth(label), 1));

/** Writes facts as aligned lines, no wider than the terminal where that is possible. */
export const formatFacts = (facts: readonly Fact[], columns: number): string =>
  facts
    .flatMap(([label, value]) => {
      if (value === undefined || value === '') return [];
      const lines = wrapText(printable(value), Math.max(columns - LABEL_WIDTH - 2, 20));
      return lines.map((line, at) => `  ${padLabel(at === 0 ? label : '')}${line}\n`);
    })
    .join('');

/** The name of a country as it stands alone: that of ISO 3166-1 in English, else that of the platform. */
export const countryName = (code: string, language = 'en'): string =>
  (language === 'en' ? countryNames(code)[1] : new Intl.DisplayNames(language, { type: 'region' }).of(code)) ?? code;

/** One JSON object a line. */
export const formatJsonLines = (values: readonly unknown[]): string => values.map((value) => `${JSON.stringify(value)}\n`).join('');

/** Standard input as a whole. `tooLong` is the message for more than the limit. */
export async function readStandardInputBytes(io: Io, tooLong: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  await withUsageErrors(STANDARD_INPUT, async () => {
    for await (const chunk of io.stdin) {
      size += chunk.length;
      if (size > MAX_INPUT) throw new UsageError(tooLong);
      chunks.push(Buffer.from(chunk as Uint8Array));
    }
  });
  return Buffer.concat(chunks);
}

/** Standard input as a text, without a byte order mark. */
export async function readStandardInput(io: Io): Promise<string> {
  const tooLong = 'standard input is too long for this command; payprep validate reads any number of lines';
  const bytes = await readStandardInputBytes(io, tooLong);
  const unsupported = unsupportedFormat(bytes, true);
  if (unsupported !== undefined) throw new UsageError(`${STANDARD_INPUT}: ${wordsOfSentence(unsupported)}`);
  return bytes.toString('utf8').replace(/^\ufeff/, '');
}

/** The values to look up: the arguments, or for `-`, the lines of standard input that are not blank. */
export async function readTexts(
  { positionals }: Arguments,
  io: Io,
): Promise<{ readonly fromStdin: boolean; readonly texts: readonly string[] }> {
  if (!positionals.includes('-')) return { fromStdin: false, texts: positionals };
  if (positionals.length > 1) throw new UsageError('- is the only argument: each line of standard input is one value');
  const text = await readStandardInput(io);
  return { fromStdin: true, texts: text.split(/\r?\n/).filter((line) => line.trim() !== '') };
}
