/**
 * `payprep payees OLD NEW --key COLUMN`: what changed between two lists of payees.
 *
 * The gotcha: no account number without `--show`. The number of the payee is what the reader looks it up by.
 */
import type { PayeeTexts } from '../../rules/texts/payee-texts.js';
import type { LookupTexts } from '../../rules/vocabulary/lookup-texts.js';
import type { Engine } from '../../src/engine/engine.js';
import { readInstruction } from '../../src/instruction/read.js';
import { given } from '../../src/instruction/values.js';
import { accountKeyWith } from '../../src/payees/account-key.js';
import { comparePayeesWith, type PayeeChange, type PayeeComparison } from '../../src/payees/compare-payees.js';
import { fillSentence } from '../files/sentence.js';
import type { Arguments } from '../options/arguments.js';
import { readEngineOptions } from '../options/engine-options.js';
import { readCliTexts, readLookupTexts, readPayeeTexts } from '../options/messages.js';
import { createRecordingEngine, formatOutdated } from '../tasks/outdated-data.js';
import { EXIT, type Io, UsageError } from '../terminal/io.js';
import { printable } from '../terminal/printable.js';
import { displayWidth, wrapText } from '../terminal/text-table.js';
import { formatJsonLines } from './lookup.js';
import { type ListedPayee, type PayeeList, readPayees } from './payee-list.js';

/** What became of a payee. */
interface Outcome {
  readonly key: string;
  readonly lines: { readonly before?: number; readonly after?: number };
  /** `ADDED`, `REMOVED`: it is in one of the lists alone. */
  readonly result: PayeeComparison['result'] | 'ADDED' | 'REMOVED';
  readonly attention: PayeeComparison['attention'];
  readonly changes: readonly PayeeChange[];
  /** Other payees of the new list with the same account. */
  readonly sharesAccountWith?: readonly string[];
  /** Only with `--show`. */
  readonly accounts?: { readonly before?: string; readonly after?: string };
}

type Lists = readonly [before: PayeeList, after: PayeeList];

/** @throws UsageError for a wrong call, and a file that cannot be read */
export async function payeesCommand(args: Arguments, io: Io) {
  const [before, after, ...more] = args.positionals;
  if (before === undefined || after === undefined || more.length > 0 || args.key === undefined)
    throw new UsageError(
      'payees takes two lists, and the column that numbers the payees: payprep payees old.csv new.csv --key "Supplier no"',
    );
  if (before === '-' && after === '-') throw new UsageError('standard input can be read only once');
  const texts = await readPayeeTexts(args.lang);
  const { payees: words } = await readLookupTexts(args.lang);
  const { engine, outdated } = createRecordingEngine(readEngineOptions(args, io));
  const lists: Lists = [await readPayees(before, args.key, args, io), await readPayees(after, args.key, args, io)];
  const outcomes = compareLists(lists, engine, texts, args.show);
  const faults = [before, after].flatMap((path, at) => (lists[at]?.faults ?? []).map((fault) => ({ path, ...fault })));
  io.stderr.write(formatFaults(faults, words) + formatOutdated(outdated(), await readCliTexts(args.lang)));
  const isToConfirm = outcomes.some(({ attention, sharesAccountWith }) => attention === 'confirm' || sharesAccountWith !== undefined);
  const code = faults.length > 0 ? EXIT.unreadable : isToConfirm ? EXIT.alert : EXIT.ok;
  return { text: args.json ? formatJsonLines(outcomes) : formatText(outcomes, io.columns, words), code };
}

type Words = LookupTexts['payees'];

const MAX_FAULTS = 50;

function formatFaults(faults: readonly { readonly path: string; readonly line: number; readonly reason: string }[], words: Words): string {
  const more = faults.length - MAX_FAULTS;
  const lines = faults
    .slice(0, MAX_FAULTS)
    .map(({ path, line, reason }) => `payprep: ${printable(path)}: ${fillSentence(words.line, { line })}: ${reason}\n`);
  return lines.join('') + (more > 0 ? `payprep: ${fillSentence(words.moreRows, { count: more })}\n` : '');
}

/** In the order of the new list; behind them, those that are no longer there. A number that is there twice is not compared. */
function compareLists([before, after]: Lists, engine: Engine, texts: PayeeTexts | undefined, isShown: boolean): readonly Outcome[] {
  const shared = sharedAccounts(after, engine);
  const outcomes: Outcome[] = [];
  for (const [key, payee] of after.payees) {
    const old = before.payees.get(key);
    if (old === undefined && before.keys.has(key)) continue;
    const others = shared.get(key);
    outcomes.push({
      ...{ key, lines: { ...(old && { before: old.line }), after: payee.line } },
      ...(old === undefined ? ADDED : comparePayeesWith(old.instruction, payee.instruction, engine, { texts })),
      ...(others && { sharesAccountWith: others }),
      ...(isShown && { accounts: accountsOf(old, payee) }),
    });
  }
  for (const [key, payee] of before.payees) {
    if (after.keys.has(key)) continue;
    const accounts = isShown && { accounts: accountsOf(payee, undefined) };
    outcomes.push({ key, lines: { before: payee.line }, result: 'REMOVED', attention: 'none', changes: [], ...accounts });
  }
  return outcomes;
}

const ADDED = { result: 'ADDED', attention: 'none', changes: [] } as const;

/** Number of a payee → those of other payees with the same account. */
function sharedAccounts({ payees }: PayeeList, engine: Engine): ReadonlyMap<string, readonly string[]> {
  const byAccount = new Map<string, string[]>();
  for (const [key, { instruction }] of payees) {
    const account = accountKeyWith(instruction, engine);
    if (account === undefined) continue;
    const keys = byAccount.get(account);
    if (keys === undefined) byAccount.set(account, [key]);
    else keys.push(key);
  }
  const several = [...byAccount.values()].filter(({ length }) => length > 1);
  return new Map(several.flatMap((keys) => keys.map((key) => [key, keys.filter((other) => other !== key)] as const)));
}

const accountsOf = (before: ListedPayee | undefined, after: ListedPayee | undefined): NonNullable<Outcome['accounts']> => ({
  ...(before && { before: accountTextOf(before) }),
  ...(after && { after: accountTextOf(after) }),
});

/** The account as the row has it, behind its bank where that is apart. */
function accountTextOf({ instruction }: ListedPayee): string {
  const reading = readInstruction(instruction);
  if (reading === undefined) return '';
  return [given(reading.creditorAgent.memberId), given(reading.accountValue)].filter((text) => text !== undefined).join(' ');
}

/** In the order in which they are shown. Of the last, only the count. */
const GROUPS = [
  ['confirm', ({ attention }) => attention === 'confirm'],
  ['bankMerged', ({ attention, result }) => attention !== 'confirm' && result === 'BANK_MERGED'],
  ['note', ({ attention, result }) => attention === 'note' && result !== 'BANK_MERGED'],
  ['added', ({ result }) => result === 'ADDED'],
  ['removed', ({ result }) => result === 'REMOVED'],
  ['unchanged', ({ attention, result }) => attention === 'none' && result !== 'ADDED' && result !== 'REMOVED'],
] as const satisfies readonly (readonly [name: keyof Words, has: (outcome: Outcome) => boolean])[];

function formatText(outcomes: readonly Outcome[], columns: number, words: Words): string {
  const groups = GROUPS.map(([name, has]) => [name, outcomes.filter(has)] as const).filter(([, { length }]) => length > 0);
  const parts = groups
    .filter(([name]) => name !== 'unchanged')
    .map(([name, members]) => `${words[name]}: ${members.length}\n${members.map((each) => formatOutcome(each, columns, words)).join('')}`);
  const sharing = outcomes.filter(({ sharesAccountWith }) => sharesAccountWith !== undefined);
  if (sharing.length > 0) parts.push(`${words.shared}: ${sharing.length}\n${sharing.map((each) => formatSharing(each, words)).join('')}`);
  const counts = groups.map(([name, { length }]) => `${length} ${words[name]}`).join(', ');
  const all = fillSentence(outcomes.length === 1 ? words.onePayee : words.payees, { count: outcomes.length });
  return `${[...parts, `${all}${counts && `: ${counts}`}`].join('\n')}\n`;
}

const linesOf = ({ before, after }: Outcome['lines'], words: Words): string =>
  before !== undefined && after !== undefined
    ? fillSentence(words.lines, { before, after })
    : fillSentence(words.line, { line: before ?? after ?? '' });

function formatOutcome({ key, lines, result, changes, accounts }: Outcome, columns: number, words: Words): string {
  const shown = (['before', 'after'] as const).flatMap((when) => {
    const text = accounts?.[when];
    return text === undefined ? [] : [`    ${padEnd(words[when], 8)}${printable(text)}\n`];
  });
  const texts = changes.map(
    ({ text, code, pointer, source }) =>
      `${wrapText(text, Math.max(columns - 4, 20))
        .map((line) => `    ${printable(line)}\n`)
        .join('')}    (${code}, ${pointer}${source === undefined ? '' : `; ${printable(source)}`})\n`,
  );
  return `  ${printable(key)}  ${linesOf(lines, words)}  ${result}\n${texts.join('')}${shown.join('')}`;
}

const padEnd = (text: string, width: number): string => text + ' '.repeat(Math.max(width - displayWidth(text), 1));

const formatSharing = ({ key, lines, sharesAccountWith = [] }: Outcome, words: Words): string =>
  `  ${printable(key)}  ${fillSentence(words.line, { line: lines.after ?? '' })}  ${fillSentence(words.sharesWith, { payees: sharesAccountWith.map(printable).join(', ') })}\n`;
