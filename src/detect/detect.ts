/**
 * Ranks the kinds of number that a text can be.
 *
 * The gotcha: nine digits can be a routing number, a company number or a person’s number. If forms and check digits cannot tell kinds apart, each is listed; a label
 * before the value, or the country, decides.
 */
import { lazy } from '../../rules/vocabulary/lazy.js';
import { numberSigns } from '../../rules/words/small-words.js';
import { foldWord } from '../identifiers/labels.js';
import type { Kind, KindReading } from './kind.js';
import { cleanText, kinds } from './kinds.js';

/**
 * Why a kind is named. `LABEL`: the text begins with its name. `WRITTEN_FORM`: it is separated as this kind is. `CHECK_DIGITS`: they hold.
 * `FORM`: length and characters fit, and nothing more is known. `WRONG_CHECK_DIGITS`, `WRONG_STRUCTURE`: it would be one, if it were right.
 */
export type DetectReason = 'LABEL' | 'WRITTEN_FORM' | 'CHECK_DIGITS' | 'FORM' | 'WRONG_CHECK_DIGITS' | 'WRONG_STRUCTURE';

/** A kind that a text can be. */
export interface Detection {
  /** `IBAN`, `BIC`, `LEI`, `ROUTING_NUMBER` …, the code of a reference, or the name of a tax or identity number: `CPF`. */
  readonly kind: string;
  /** ISO 3166-1 alpha-2: the country that uses it; absent where it is used in more than one. */
  readonly country?: string;
  /** False where the form fits and the check digits, or the structure, are wrong. */
  readonly valid: boolean;
  /** The weightiest first. */
  readonly because: readonly DetectReason[];
}

const WORD = /* @__PURE__ */ lazy(() => /[\p{L}\p{N}]+/gu);
const BEHIND_LABEL = /* @__PURE__ */ lazy(() => new RegExp(`^[\\s:.#=${numberSigns})/-]*`));
/** A date, as 2026-11-23 or 23.11.2026. No number is written like that. */
const DATE =
  /^\s*(?:(?:19|20)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])|(?:0?[1-9]|[12]\d|3[01])([./])(?:0?[1-9]|1[0-2])\1(?:19|20)\d\d)\s*$/;
const MAX_LABEL_WORDS = 5;
const MAX_TEXT = 256;

let byName: ReadonlyMap<string, ReadonlySet<Kind>> | undefined;

const foldName = (name: string): string => Array.from(name.matchAll(WORD()), ([word]) => foldWord(word)).join(' ');

function indexNames(): ReadonlyMap<string, ReadonlySet<Kind>> {
  const index = new Map<string, Set<Kind>>();
  for (const kind of kinds()) {
    for (const name of kind.names.map(foldName)) index.set(name, (index.get(name) ?? new Set()).add(kind));
  }
  return index;
}

/** The kinds named by the label before the value, and the value. The longest label counts. */
function readLabel(text: string): { readonly kinds: ReadonlySet<Kind>; readonly rest: string } | undefined {
  byName ??= indexNames();
  let name = '';
  let found: { readonly kinds: ReadonlySet<Kind>; readonly rest: string } | undefined;
  let count = 0;
  for (const { 0: word, index } of text.matchAll(WORD())) {
    if (++count > MAX_LABEL_WORDS) break;
    name += (name === '' ? '' : ' ') + foldWord(word);
    const named = byName.get(name);
    const rest = text.slice(index + word.length).replace(BEHIND_LABEL(), '');
    if (named !== undefined && rest !== '') found = { kinds: named, rest };
  }
  return found;
}

interface Ranked {
  readonly detection: Detection;
  readonly rank: number;
}

const RANK = { label: 3000, country: 500, written: 45, check: 10, valid: 2000 };

function ranked(kind: Kind, reading: KindReading, isLabelled: boolean, country: string | undefined): Ranked {
  const { outcome, proof, isWritten = false, isUnmistakable = false } = reading;
  const isValid = outcome === 'passed' || outcome === 'not-covered';
  const because: DetectReason[] = [];
  if (isLabelled) because.push('LABEL');
  if (isWritten) because.push('WRITTEN_FORM');
  if (outcome === 'passed') because.push('CHECK_DIGITS');
  else if (outcome === 'failed') because.push('WRONG_CHECK_DIGITS');
  else if (outcome === 'wrong-structure') because.push('WRONG_STRUCTURE');
  if (because.length === 0) because.push('FORM');
  const rank =
    (isValid || isUnmistakable ? RANK.valid : 0) +
    (isLabelled ? RANK.label : 0) +
    (country !== undefined && kind.country === country ? RANK.country : 0) +
    (isWritten ? RANK.written : 0) +
    (outcome === 'passed' ? RANK.check : 0) +
    proof;
  const detection = { kind: kind.kind, ...(kind.country !== undefined && { country: kind.country }), valid: isValid, because };
  return { detection, rank };
}

/** Every kind that a text can be, the likeliest first. */
export function detectIn(text: string, country: string | undefined): readonly Detection[] {
  if (text.length > MAX_TEXT || text.trim() === '' || DATE.test(text)) return [];
  const label = readLabel(text);
  const found = new Map<string, Ranked>();
  const add = (kind: Kind, value: string, clean: string, isLabelled: boolean): void => {
    const reading = kind.read(value, clean);
    if (reading === undefined) return;
    const next = ranked(kind, reading, isLabelled, country);
    const key = `${kind.kind} ${kind.country ?? ''}`;
    const known = found.get(key);
    if (known === undefined || known.rank < next.rank) found.set(key, next);
  };
  const clean = cleanText(text);
  for (const kind of kinds()) add(kind, text, clean, false);
  if (label !== undefined) {
    const cleanRest = cleanText(label.rest);
    for (const kind of label.kinds) add(kind, label.rest, cleanRest, true);
  }
  return [...found.values()].sort((one, other) => other.rank - one.rank).map(({ detection }) => detection);
}
