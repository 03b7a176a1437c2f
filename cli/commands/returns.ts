/** `payprep returns`: what the codes mean with which payments were refused or came back. */
import type { ReturnActor, ReturnRetry } from '../../rules/returns/meaning.js';
import type { ReturnTexts } from '../../rules/texts/return-texts.js';
import { type DescribedReturn, describeReturn } from '../../src/returns/describe-return.js';
import type { Arguments } from '../options/arguments.js';
import { readReturnTexts } from '../options/messages.js';
import { EXIT, type Io, UsageError } from '../terminal/io.js';
import { printable } from '../terminal/printable.js';
import { formatFacts, formatJsonLines, readTexts } from './lookup.js';

const ACTORS: Readonly<Record<ReturnActor, string>> = {
  payer: 'the payer',
  payerBank: 'the bank of the payer',
  payee: 'the payee',
  payeeBank: 'the bank of the payee',
};

const RETRIES: Readonly<Record<ReturnRetry, string>> = {
  corrected: 'with corrected details',
  later: 'later, as it is',
  never: 'no',
  unknown: 'the code does not say',
};

function formatReturn({ code, list, meaning, text, fields, actor, retry, alerts, source }: DescribedReturn, columns: number): string {
  const facts = [
    ['meaning', text],
    ['fields', fields.map((field) => field || 'the whole instruction').join(', ')],
    ['put right by', ACTORS[actor]],
    ['pay again', RETRIES[retry]],
    ['said before by', alerts.join(', ')],
    ['source', source],
  ] as const;
  return `${code}  ${list}  ${meaning}\n${formatFacts(facts, columns)}`;
}

const formatCode = (code: string, found: readonly DescribedReturn[], columns: number): string =>
  found.length === 0 ? `${printable(code)}  no list has this code\n` : found.map((each) => formatReturn(each, columns)).join('\n');

const describeEach = ({ list, system }: Arguments, codes: readonly string[], texts: ReturnTexts | undefined) =>
  codes.map((code) => [code, describeReturn(code, { list, system, texts })] as const);

/** @throws UsageError without a code */
export async function returnsCommand(args: Arguments, io: Io) {
  const { texts: codes } = await readTexts(args, io);
  if (codes.length === 0) throw new UsageError('returns needs a code: payprep returns AC04');
  const answers = describeEach(args, codes, await readReturnTexts(args.lang));
  return {
    text: args.json
      ? formatJsonLines(answers.map(([code, meanings]) => ({ code, meanings })))
      : answers.map(([code, found]) => formatCode(code, found, io.columns)).join('\n'),
    code: answers.every(([, found]) => found.length > 0) ? EXIT.ok : EXIT.alert,
  };
}
