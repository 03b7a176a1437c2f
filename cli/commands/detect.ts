/** `payprep detect`: lists the kinds of number that a text can be, the likeliest first. */
import { type Detection, type DetectReason, detect } from '../../src/detect.js';
import type { Arguments } from '../options/arguments.js';
import { EXIT, type Io, UsageError } from '../terminal/io.js';
import { printable } from '../terminal/printable.js';
import { formatJsonLines, readTexts } from './lookup.js';

const REASONS: Readonly<Record<DetectReason, string>> = {
  LABEL: 'its label',
  WRITTEN_FORM: 'how it is written',
  CHECK_DIGITS: 'check digits',
  FORM: 'its form alone',
  WRONG_CHECK_DIGITS: 'wrong check digits',
  WRONG_STRUCTURE: 'wrong structure',
};

/** The most kinds in text output; `--json` lists all. */
const MAX_SHOWN = 8;
const KIND_WIDTH = 24;

const formatDetection = ({ kind, country, valid, because }: Detection): string =>
  `  ${`${kind}${country === undefined ? '' : ` ${country}`}`.padEnd(KIND_WIDTH)} ${valid ? 'valid' : 'not valid'}: ${because.map((reason) => REASONS[reason]).join(', ')}\n`;

function formatReport(text: string, found: readonly Detection[]): string {
  const shown = found.slice(0, MAX_SHOWN).map(formatDetection).join('');
  const more = found.length > MAX_SHOWN ? `  and ${found.length - MAX_SHOWN} more: --output json\n` : '';
  return `${printable(text)}\n${found.length === 0 ? '  nothing that payprep knows\n' : shown + more}`;
}

export async function detectCommand(args: Arguments, io: Io) {
  const { texts } = await readTexts(args, io);
  if (texts.length === 0) throw new UsageError('detect needs a value: payprep detect 021000021');
  const { country } = args;
  const answers = texts.map((text) => ({ text, kinds: detect(text, { country }) }));
  const code = answers.every(({ kinds }) => kinds[0]?.valid === true) ? EXIT.ok : EXIT.alert;
  if (args.json) return { text: formatJsonLines(answers), code };
  return { text: answers.map(({ text, kinds }) => formatReport(text, kinds)).join('\n'), code };
}
