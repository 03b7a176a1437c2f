/** `payprep extract`: finds the account to pay in a text, such as an invoice, an e-mail or a footer. */
import { readFileSync } from 'node:fs';
import { type Extraction, extract, type FoundBecause, type PaymentInstruction } from '../../src/detect.js';
import { format } from '../../src/identifiers/iban/iban.js';
import { referenceKinds } from '../../src/references/kinds.js';
import { Decoder, isZip } from '../files/decoder.js';
import type { Encoding } from '../files/encodings.js';
import { wordsOfSentence } from '../files/sentence.js';
import { formatWindows1252, type Recoded, toUtf8 } from '../files/windows-1252.js';
import type { Arguments } from '../options/arguments.js';
import { unsupportedFormat } from '../streams/inputs.js';
import { describeFileError, withUsageErrors } from '../terminal/file-error.js';
import { EXIT, type Io, UsageError } from '../terminal/io.js';
import { printable } from '../terminal/printable.js';
import { type Fact, formatFacts, formatJsonLines, readStandardInputBytes } from './lookup.js';

/**
 * The bytes in UTF-8, and the first line that was read as Windows-1252. Lines are looked at only where the call names no encoding.
 *
 * @throws UnreadableInput
 */
function decode(bytes: Buffer, encoding: Encoding): Pick<Recoded, 'bytes' | 'first'> {
  const decoder = new Decoder(encoding);
  const decoded = Buffer.concat([decoder.push(bytes), decoder.end()]);
  if (encoding !== 'auto') return { bytes: decoded, first: undefined };
  const recoded = toUtf8(decoded);
  if (recoded.problem !== undefined) throw recoded.problem;
  return recoded;
}

/**
 * The text of a file: in the encoding of the call, else UTF-8, UTF-16 or Windows-1252.
 *
 * @throws UsageError
 */
async function readText(path: string, encoding: Encoding, io: Io): Promise<string> {
  const name = path === '-' ? 'standard input' : printable(path);
  const bytes = path === '-' ? await readStandardInputBytes(io, 'extract: standard input is too long for one text') : readFile(path);
  const unsupported = isZip(bytes) ? 'it is packed: a document, or a spreadsheet' : unsupportedFormat(bytes, true);
  if (unsupported !== undefined) throw new UsageError(`${name}: ${wordsOfSentence(unsupported)}`);
  const { bytes: utf8, first } = await withUsageErrors(name, () => decode(bytes, encoding));
  if (first !== undefined) io.stderr.write(`payprep: ${name}: ${wordsOfSentence(formatWindows1252(first))}\n`);
  return utf8.toString('utf8').replace(/^\ufeff/, '');
}

function readFile(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new UsageError(`${printable(path)}: ${describeFileError(error)}`);
  }
}

function factsOf({ country, creditor, creditorAccount, creditorAgent, intermediaryAgent1 }: PaymentInstruction): readonly Fact[] {
  const { value = '', type } = creditorAccount?.id ?? {};
  return [
    ['payee', creditor?.name],
    ['country', country],
    type === 'IBAN' ? ['IBAN', format(value)] : ['account', value],
    ['BIC', creditorAgent?.bic],
    ['bank code', creditorAgent?.clearingSystemMemberId?.memberId],
    ['branch', creditorAgent?.branchId],
    ['correspondent', intermediaryAgent1?.bic],
  ];
}

const KINDS: ReadonlySet<string> = new Set(referenceKinds().map(({ code }) => code));

/** Why a text labelled IBAN is not a valid one. */
const WRONG: Readonly<Partial<Record<FoundBecause, string>>> = {
  WRONG_CHECK_DIGITS: 'its check digits do not match: a character is wrong',
  WRONG_STRUCTURE: 'IBANs of its country have another length or other characters',
};

function formatReport({ candidates, found }: Extraction, io: Io): string {
  const accounts = candidates.map((instruction, at) => `account ${at + 1}\n${formatFacts(factsOf(instruction), io.columns)}`);
  const references = found.filter(({ kind }) => KINDS.has(kind)).map(({ kind, value }): Fact => [kind, value]);
  const wrong = found.flatMap(({ value, because }): readonly Fact[] => {
    const reason = WRONG[because];
    return reason === undefined ? [] : [['IBAN', `${format(value)}: ${reason}`]];
  });
  const isRepaired = found.some(({ because }) => because === 'REPAIR');
  return [
    ...(accounts.length === 0 ? ['no account\n'] : accounts),
    ...(references.length === 0 ? [] : [`references\n${formatFacts(references, io.columns)}`]),
    ...(wrong.length === 0 ? [] : [`not taken\n${formatFacts(wrong, io.columns)}`]),
    ...(isRepaired ? ['A misread IBAN was corrected: ask the payee to confirm it.\n'] : []),
  ].join('\n');
}

export async function extractCommand(args: Arguments, io: Io) {
  const [path = '-', ...others] = args.positionals;
  if (others.length > 0) throw new UsageError('extract takes one file, or - for standard input: payprep extract mail.txt');
  const extraction = extract(await readText(path, args.encoding, io), { country: args.country });
  const code = extraction.candidates.length > 0 ? EXIT.ok : EXIT.alert;
  if (args.output === 'ndjson') return { text: formatJsonLines(extraction.candidates), code };
  return { text: args.json ? formatJsonLines([extraction]) : formatReport(extraction, io), code };
}
