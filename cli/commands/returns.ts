/** `payprep returns`: what the codes mean with which payments were refused or came back. */
import type { ReturnTexts } from '../../rules/texts/return-texts.js';
import type { LookupTexts } from '../../rules/vocabulary/lookup-texts.js';
import { type DescribedReturn, describeReturn } from '../../src/returns/describe-return.js';
import type { Arguments } from '../options/arguments.js';
import { readLookupTexts, readReturnTexts } from '../options/messages.js';
import { EXIT, type Io, UsageError } from '../terminal/io.js';
import { printable } from '../terminal/printable.js';
import { formatFacts, formatJsonLines, readTexts } from './lookup.js';

type Words = LookupTexts['returns'];

function formatReturn(found: DescribedReturn, columns: number, words: Words): string {
  const { code, list, meaning, text, fields, actor, retry, alerts, source } = found;
  const facts = [
    [words.meaning, text],
    [words.fields, fields.map((field) => field || words.wholeInstruction).join(', ')],
    [words.putRightBy, words.actors[actor]],
    [words.payAgain, words.retries[retry]],
    [words.saidBeforeBy, alerts.join(', ')],
    [words.source, source],
  ] as const;
  return `${code}  ${list}  ${meaning}\n${formatFacts(facts, columns)}`;
}

const formatCode = (code: string, found: readonly DescribedReturn[], columns: number, words: Words): string =>
  found.length === 0 ? `${printable(code)}  ${words.noSuchCode}\n` : found.map((each) => formatReturn(each, columns, words)).join('\n');

const describeEach = ({ list, system }: Arguments, codes: readonly string[], texts: ReturnTexts | undefined) =>
  codes.map((code) => [code, describeReturn(code, { list, system, texts })] as const);

/** @throws UsageError without a code */
export async function returnsCommand(args: Arguments, io: Io) {
  const { texts: codes } = await readTexts(args, io);
  if (codes.length === 0) throw new UsageError('returns needs a code: payprep returns AC04');
  const answers = describeEach(args, codes, await readReturnTexts(args.lang));
  const { returns: words } = await readLookupTexts(args.lang);
  return {
    text: args.json
      ? formatJsonLines(answers.map(([code, meanings]) => ({ code, meanings })))
      : answers.map(([code, found]) => formatCode(code, found, io.columns, words)).join('\n'),
    code: answers.every(([, found]) => found.length > 0) ? EXIT.ok : EXIT.alert,
  };
}
