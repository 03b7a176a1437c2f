/**
 * `payprep reference`: shows whether a payment reference is valid, its parts, and in which countries it can be one.
 *
 * The gotcha: people paste references in groups without quotes, so all arguments together are one reference. With `-`, each line is one.
 */
import type { ReferenceKind } from '../../rules/index/codes.js';
import { references } from '../../rules/index/references.js';
import { isValid as isIban } from '../../src/identifiers/iban/iban.js';
import type { ReferenceProblem } from '../../src/references/reading.js';
import { format, parse, type ReferenceResult } from '../../src/references/references.js';
import type { Arguments } from '../options/arguments.js';
import { EXIT, type Io, UsageError } from '../terminal/io.js';
import { printable } from '../terminal/printable.js';
import { type Fact, formatFacts, formatJsonLines, readTexts } from './lookup.js';

const PROBLEMS: Readonly<Record<ReferenceProblem, string>> = {
  INVALID_FORMAT: 'This is not a payment reference of a known kind. Copy it again, with all its characters.',
  INCORRECT_CHECK_DIGITS: 'The check digits do not fit the rest. Copy it again; a character may be wrong, missing or in another place.',
  NEEDS_QR_IBAN: 'A QR reference needs a QR-IBAN, and this IBAN is not one. Pay to the QR-IBAN of the bill.',
  NEEDS_QR_REFERENCE: 'The IBAN is a QR-IBAN, which takes a QR reference of 27 digits and no other. Use the reference of the bill.',
};

const CHECKS = {
  passed: 'passed',
  none: 'this form has none',
  'not-covered': 'not covered: only the creditor knows the rule',
} as const;

const isRight = (result: ReferenceResult): boolean => result.ok && result.reference.check !== 'not-covered';

const nameOf = (kind: ReferenceKind): string => `${kind}, ${references[kind].name}`;

function factsOf(result: ReferenceResult): readonly Fact[] {
  if (!result.ok) {
    return [
      ['', PROBLEMS[result.problem]],
      ['problem', result.problem],
      ['kind', result.kind && nameOf(result.kind)],
    ];
  }
  const { kind, kinds, value, country, check, checkedBy, parts } = result.reference;
  return [
    ['kind', nameOf(kind)],
    ['can also be', kinds.slice(1).map(nameOf).join('; ')],
    ['country', country],
    ['used for', references[kind].usedFor],
    ['check digits', checkedBy.length > 0 ? `${CHECKS[check]}: ${checkedBy.join(', ')}` : CHECKS[check]],
    ...Object.entries(parts).map(([name, part]): Fact => [name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`), part]),
    ['print format', format(value, kind)],
    ['electronic', value],
  ];
}

function formatReport(text: string, result: ReferenceResult, columns: number): string {
  const verdict = isRight(result) ? 'valid' : result.ok ? 'not covered' : 'not valid';
  return `${printable(text)}  ${verdict}\n${formatFacts(factsOf(result), columns)}`;
}

function toPlain(text: string, result: ReferenceResult): unknown {
  const { ok: _, ...answer } = result;
  return {
    text,
    valid: isRight(result),
    ...answer,
    ...(result.ok && { printFormat: format(result.reference.value, result.reference.kind) }),
  };
}

export async function referenceCommand(args: Arguments, io: Io) {
  const { fromStdin, texts: words } = await readTexts(args, io);
  const texts = fromStdin || words.length === 0 ? words : [words.join(' ')];
  if (texts.length === 0) throw new UsageError('reference needs a reference: payprep reference RF18 5390 0754 7034');
  const { kind, country, iban } = args;
  if (iban !== undefined && !isIban(iban)) throw new UsageError('--iban takes the IBAN of the creditor, and this is not a valid IBAN');
  const options = { ...(iban !== undefined && { iban }), ...(country !== undefined && { country }) };
  const answers = texts.map((text) => [text, parse(text, kind as ReferenceKind | undefined, options)] as const);
  return {
    text: args.json
      ? formatJsonLines(answers.map(([text, result]) => toPlain(text, result)))
      : answers.map(([text, result]) => formatReport(text, result, io.columns)).join('\n'),
    code: answers.every(([, result]) => isRight(result)) ? EXIT.ok : EXIT.alert,
  };
}
