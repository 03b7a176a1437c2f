/**
 * Finds the accounts that a sentence takes money from: “from … to …”, “my account … was charged”, “von … überwiesen”, “prélevé sur mon compte …”.
 *
 * The gotcha: a sentence may take and give. Of the verbs within the commas around an account, the last before it counts, then the first behind it.
 */
import { lazy } from '../../rules/vocabulary/lazy.js';
import {
  detailWords,
  directDebits,
  fromEndings,
  fromWords,
  giveVerbs,
  ofWords,
  onWords,
  orWords,
  takeNouns,
  takeOrders,
  takeVerbs,
  transferWords,
} from '../../rules/words/debited-accounts.js';
import { foldWord, type Label } from '../identifiers/labels.js';
import type { Clause } from './clauses.js';
import type { AccountPiece } from './found.js';
import { oneOf } from './patterns.js';

const { from, to, owner, account } = transferWords;
/** In small letters: with a pattern for both, every set of letters takes a millisecond more. */
const word = (...lists: readonly string[]): string => `(?<![\\p{L}])${oneOf(lists.join(', '))}(?![\\p{L}])`;
/** Between such a word and the number: “our account no.”, “my joint account”. */
const OWN = `(?: ${oneOf(`${owner}, ${account}`)}\\.?| \\p{L}+(?= ${oneOf(account)}(?![\\p{L}]))){0,4}`;
/** “to our account no.”: such words end before the number. */
const directly = (...lists: readonly string[]): string => `${word(...lists)}${OWN}:? ?\\(?$`;

const TRANSFER_FROM = /* @__PURE__ */ lazy(() => new RegExp(directly(from), 'u'));
const TRANSFER_TO = /* @__PURE__ */ lazy(() => new RegExp(`^\\)?,? ${directly(to)}`, 'u'));
/** The longest text between two accounts of one transfer, and that before the first. */
const MAX_WORDS = 80;

const FROM = /* @__PURE__ */ lazy(() => new RegExp(`(?<=\\p{L}[^\\n]*)(?<!${word(detailWords)} )${word(fromWords)}${OWN} ?\\(?$`, 'u'));
const FROM_OR_OF = /* @__PURE__ */ lazy(() => new RegExp(`(?<!${word(detailWords)} )${directly(fromWords, ofWords)}`, 'u'));
const BEHIND_DETAIL = /* @__PURE__ */ lazy(() => new RegExp(`${word(detailWords)} $`, 'u'));
const BEGINS_OF = /* @__PURE__ */ lazy(() => new RegExp(`^${word(ofWords)}`, 'u'));
/** The longest word for a detail. */
const MAX_DETAIL = 24;

/** “IBAN da conta …”, “nummer van rekening …”: such a label means “of the account”, not “from the account”. */
export const isOfDetail = (text: string, { start, end }: Pick<Label, 'start' | 'end'>): boolean =>
  BEGINS_OF().test(text.slice(start, end).toLowerCase()) &&
  BEHIND_DETAIL().test(text.slice(Math.max(0, start - MAX_DETAIL), start).toLowerCase());

const FROM_OR_ON = /* @__PURE__ */ lazy(() => new RegExp(directly(fromWords, ofWords, onWords, owner), 'u'));
/** “A minha conta” at the beginning is no “to”. */
const TO = /* @__PURE__ */ lazy(() => new RegExp(`(?<=\\p{L}.*)${directly(to)}`, 'su'));
const ANY_TO = /* @__PURE__ */ lazy(() => new RegExp(word(to, onWords), 'u'));
const ENDS_FROM = /* @__PURE__ */ lazy(() => new RegExp(`(?<![\\p{L}])${fromEndings.before} ?\\(?$`, 'u'));
const BEGINS_FROM = /* @__PURE__ */ lazy(() => new RegExp(`^\\)? ?(?:${fromEndings.behind})`, 'u'));

/** “debit …”, “un débito en la cuenta …”. */
const BEHIND_VERB = /* @__PURE__ */ lazy(() => new RegExp(`^(?: ${oneOf(`${fromWords}, ${ofWords}, ${onWords}`)}${OWN})? \\(?$`, 'u'));

type VerbKind = 'takes' | 'orders' | 'names' | 'gives';

/** Words, and what others begin with or hold: “débit*”, “*erstatt*”. */
interface Verbs {
  readonly words: ReadonlyMap<string, VerbKind>;
  readonly stems: readonly (readonly [stem: string, isInside: boolean, kind: VerbKind])[];
}

const VERBS = /* @__PURE__ */ lazy((): Verbs => {
  const lists: readonly (readonly [string, VerbKind])[] = [
    [takeVerbs, 'takes'],
    [takeOrders, 'orders'],
    [takeNouns, 'names'],
    [giveVerbs, 'gives'],
  ];
  const all = lists.flatMap(([list, kind]) => list.split(', ').map((verb) => [foldWord(verb), kind] as const));
  return {
    words: new Map(all.filter(([verb]) => !verb.endsWith('*'))),
    stems: all.flatMap(([verb, kind]) => (verb.endsWith('*') ? [[verb.replaceAll('*', ''), verb.startsWith('*'), kind] as const] : [])),
  };
});

function verbKind(word: string): VerbKind | undefined {
  const { words, stems } = VERBS();
  const folded = foldWord(word);
  return words.get(folded) ?? stems.find(([stem, isInside]) => (isInside ? folded.includes(stem) : folded.startsWith(stem)))?.[2];
}

/** What stands before and behind an account within the commas around it: that of “39,90” is none, nor is the full stop of “5. November”. */
const LAST_PART = /[^,;]*(?:[,;](?=\d)[^,;]*)*$/;
const FIRST_PART = /* @__PURE__ */ lazy(() => /^\)?,?(?:[^.,;:!?\n]|[.,](?=\d)|(?<=\d)\.(?= )|\n(?=\p{Ll}|\d))*/u);

interface Verb {
  readonly kind: VerbKind;
  readonly end: number;
}

const WORD = /* @__PURE__ */ lazy(() => /[\p{L}\p{M}]+/gu);

const verbsIn = (part: string): readonly Verb[] =>
  Array.from(part.matchAll(WORD()), ({ 0: written, index }) => ({ kind: verbKind(written), end: index + written.length })).filter(
    (verb): verb is Verb => verb.kind !== undefined,
  );

function isDebited({ before, behind }: Clause): boolean {
  const said = before.toLowerCase();
  if (ENDS_FROM().test(said) || BEGINS_FROM().test(behind)) return true;
  const [part = ''] = LAST_PART.exec(said) ?? [];
  const words = verbsIn(part);
  const verbs = words.filter(({ kind }) => kind !== 'names');
  const last = verbs.at(-1);
  if (words.some(({ kind, end }) => kind !== 'gives' && BEHIND_VERB().test(part.slice(end)))) return true;
  // “refund the charge to …”
  if (last !== undefined && last.kind !== 'gives')
    return FROM_OR_ON().test(part) && !(TO().test(part) && verbs.some(({ kind }) => kind === 'gives'));
  const [next = ''] = FIRST_PART().exec(behind) ?? [];
  const first = verbsIn(next).find(({ kind }) => kind === 'takes' || kind === 'gives');
  const at = part.search(FROM_OR_OF());
  // “paid 50 from my account …”, but “pay to the account of …”
  if (at >= 0) return last === undefined ? first !== undefined : !ANY_TO().test(part.slice(last.end, at));
  return first?.kind === 'takes' && last === undefined && !TO().test(part);
}

/** The accounts that are debited, and the first of two in “from … to …”. */
export const findDebited = (clauses: readonly Clause[]): readonly AccountPiece[] =>
  clauses.flatMap((clause, index) => {
    const next = clauses[index + 1];
    const isFirst =
      next !== undefined &&
      clause.behind.length <= MAX_WORDS &&
      TRANSFER_TO().test(clause.behind.toLowerCase()) &&
      TRANSFER_FROM().test(clause.before.slice(-MAX_WORDS / 2).toLowerCase());
    return isFirst || isDebited(clause) ? [clause.account] : [];
  });

const DIRECT_DEBIT = /* @__PURE__ */ lazy(() => new RegExp(`${word(directDebits)}([^:\\n]*)$`, 'u'));
const OR = /* @__PURE__ */ lazy(() => new RegExp(word(orWords), 'u'));

/** “The direct debit on DE89 … failed”, but “by direct debit or to …”. */
function isCollected({ before }: Clause): boolean {
  const [part = ''] = LAST_PART.exec(before.toLowerCase()) ?? [];
  const [, behind] = DIRECT_DEBIT().exec(part) ?? [];
  return behind !== undefined && !OR().test(behind) && verbsIn(behind).every(({ kind }) => kind !== 'gives');
}

/** Of several accounts, those that a small word says money came from, “we paid from DE89 …”, and those of a direct debit. */
export const findSources = (clauses: readonly Clause[]): readonly AccountPiece[] =>
  clauses.length < 2
    ? []
    : clauses.flatMap((clause) => (FROM().test(clause.before.toLowerCase()) || isCollected(clause) ? [clause.account] : []));
