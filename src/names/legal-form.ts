/**
 * Splits a company’s name into its words and its legal forms.
 *
 * Spellings are compared as one text without spaces, so that S. A. S. is SAS. Most names are done after two looks: the last and the first three characters
 * of a name (its edges) begin or end no form. Where they do, the hash of the joined words says of nearly all the rest that they are none.
 */
import {
  DOTTED_FORMS,
  FORMS_OR_NAMES,
  isOnlyCompany,
  LEADING_FORMS,
  MARKS_OF_NAMES,
  PARTED_FORMS,
  readLegalForms,
  sharedForm,
  WORDS_BEFORE_FORMS,
} from '../../rules/name-matching/legal-forms.js';
import { isClearConnector, isConnector } from './connectors.js';
import { DOTTED, KINSHIP } from './lexicon.js';
import { beginningOf, EDGE_COUNT, endingOf, joinHashes, powerOf, WordMap } from './word-map.js';
import { type NameWord, wordAt } from './words.js';

export interface CompanyName {
  readonly words: readonly NameWord[];
  /** In the order of the alphabet. */
  readonly forms: readonly string[];
  /** False where each form is a short word that is somebody’s name as well: AS, Sa, Co. */
  readonly isCertain: boolean;
}

/** The longest spelling has nine: công ty trách nhiệm hữu hạn một thành viên. */
const MAX_WORDS = 9;
const MAX_FORMS = 3;
const CERTAIN_LENGTH = 3;

interface Forms {
  readonly bySpelling: ReadonlyMap<string, string>;
  /** Says of most words that they are no form, by their hash alone. */
  readonly filter: WordMap<string>;
  /** The number of an edge (`word-map.ts`) → the length of the longest spelling that begins with it; of forms that may stand first. */
  readonly beginnings: Uint8Array;
  /** The same for the spellings that end with it. */
  readonly endings: Uint8Array;
}

/** The characters of an edge. */
const EDGE_LENGTH = 3;

/**
 * The number of an edge → the length of the longest spelling that has it: of its three first or last characters, and of fewer, as its words may be short.
 * Edges may share a number, which costs a look only.
 */
function longestByEdge(spellings: Iterable<string>, edgeOfPart: (part: string) => number, isEnd: boolean): Uint8Array {
  const lengths = new Uint8Array(EDGE_COUNT);
  for (const spelling of spellings) {
    for (let size = 1; size <= Math.min(EDGE_LENGTH, spelling.length); size++) {
      const edge = edgeOfPart(isEnd ? spelling.slice(-size) : spelling.slice(0, size));
      lengths[edge] = Math.max(lengths[edge] as number, spelling.length);
    }
  }
  return lengths;
}

let forms: Forms | undefined;

function formsOf(): Forms {
  if (forms !== undefined) return forms;
  const bySpelling = readLegalForms();
  const leading = [...bySpelling].filter(([, form]) => LEADING_FORMS.has(sharedForm(form))).map(([spelling]) => spelling);
  forms = {
    bySpelling,
    filter: new WordMap(bySpelling),
    beginnings: longestByEdge(leading, beginningOf, false),
    endings: longestByEdge(bySpelling.keys(), endingOf, true),
  };
  return forms;
}

/** How long a form with this word at its edge can be; 0 for most words. */
function longestForm(isEnd: boolean, word: NameWord): number {
  if (isConnector(word)) return Number.POSITIVE_INFINITY;
  const { plain, spelled } = word;
  const lengths = isEnd ? formsOf().endings : formsOf().beginnings;
  const longest = lengths[isEnd ? word.ending : word.beginning] as number;
  return spelled === plain ? longest : Math.max(longest, lengths[isEnd ? endingOf(spelled) : beginningOf(spelled)] as number);
}

/** What words make together, without joining their texts: how long it is, and its hash. */
class JoinedWords {
  length = 0;
  hash = 0;
  #power = 1;

  add({ length, hash }: NameWord, isBefore: boolean): void {
    const power = powerOf(length);
    this.hash = isBefore ? joinHashes(hash, this.hash, this.#power) : joinHashes(this.hash, hash, power);
    this.#power = Math.imul(this.#power, power);
    this.length += length;
  }
}

const isSpelledOtherwise = ({ plain, spelled }: NameWord): boolean => plain !== spelled;

/** `Maria Sá` is no company. */
const isMarkedName = ({ text, length }: NameWord): boolean => length < CERTAIN_LENGTH && MARKS_OF_NAMES.test(text.normalize('NFD'));

/** The form that words make: all of them, without connectors, because `à` of a legal form is one elsewhere, or spelled out. */
function formOf(words: readonly NameWord[], from: number, to: number, isWhole: boolean): string | undefined {
  let plain = '';
  let withoutConnectors = '';
  let spelled = '';
  for (let at = from; at < to; at++) {
    const word = wordAt(words, at);
    plain += word.plain;
    spelled += word.spelled;
    if (!isConnector(word)) withoutConnectors += word.plain;
  }
  if (DOTTED_FORMS.includes(plain) && (to < words.length || (wordAt(words, to - 1).lists & DOTTED) === 0)) return undefined;
  if (to - from === 1 && (PARTED_FORMS.includes(plain) || isMarkedName(wordAt(words, from)))) return undefined;
  const { bySpelling } = formsOf();
  const whole = bySpelling.get(plain);
  return whole !== undefined || isWhole ? whole : (bySpelling.get(withoutConnectors) ?? bySpelling.get(spelled));
}

/** A form, and the words that it leaves: those from `from` up to `to`. */
interface FoundForm {
  readonly form: string;
  readonly from: number;
  readonly to: number;
}

/**
 * The longest form at one end of the words from `from` up to `to` that leaves a word. One word more is taken at a time, from that end inwards, until
 * they are longer than any form.
 */
function formAtEdge(words: readonly NameWord[], from: number, to: number, isEnd: boolean): FoundForm | undefined {
  if (to - from < 2) return undefined;
  const longest = longestForm(isEnd, wordAt(words, isEnd ? to - 1 : from));
  if (longest === 0) return undefined;
  const { filter } = formsOf();
  const all = new JoinedWords();
  const withoutConnectors = new JoinedWords();
  let isSpelled = false;
  let found: FoundForm | undefined;
  for (let count = 1; count <= MAX_WORDS && count < to - from; count++) {
    const word = wordAt(words, isEnd ? to - count : from + count - 1);
    const isLink = isConnector(word);
    // a connector adds nothing to a form
    if (withoutConnectors.length >= longest && !isLink) break;
    all.add(word, isEnd);
    if (!isLink) withoutConnectors.add(word, isEnd);
    isSpelled ||= isSpelledOtherwise(word);
    // a connector alone is no form, and at the beginning of a name none ends with one
    if (isLink && (count === 1 || !isEnd)) continue;
    // the hashes are of plain texts: of what the words are spelled out they say nothing
    if (!(isSpelled || filter.mayHave(all.hash) || filter.mayHave(withoutConnectors.hash))) continue;
    const form = isEnd ? formOf(words, to - count, to, isLink) : formOf(words, from, from + count, false);
    if (form === undefined || (!isEnd && !mayLead(form, wordAt(words, from), wordAt(words, from + count)))) continue;
    found = isEnd ? { form, from, to: to - count } : { form, from: from + count, to };
  }
  // `&` of & Co. goes with it: not what may be a number or a sign of its own, as in Fund I LP and C+ Ltd
  return found !== undefined && isEnd && isAndCompany(words, found.to) ? { ...found, to: found.to - 1 } : found;
}

/** AT of AT & T is no form, and A B of A B C Ltd is none. */
const mayLead = (form: string, first: NameWord, next: NameWord): boolean =>
  LEADING_FORMS.has(sharedForm(form)) && !isClearConnector(next) && (first.length > 1 || next.length > 1);

const isAndCompany = (words: readonly NameWord[], at: number): boolean =>
  isClearConnector(wordAt(words, at - 1)) && (wordAt(words, at).lists & KINSHIP) !== 0;

/** Pat, Vos */
export const isFormOrName = ({ plain, isInitials }: NameWord): boolean => FORMS_OR_NAMES.includes(plain) && !isInitials;

/** True for words that are a form, and nothing else. Two letters with dots before a name are as well initials: A.G. Hallam. */
function isClearlyForm(words: readonly NameWord[], from: number, to: number): boolean {
  let length = 0;
  for (let at = from; at < to; at++) {
    const word = wordAt(words, at);
    if (to - from === 1 && isFormOrName(word)) return false;
    length += word.length;
    if (length >= CERTAIN_LENGTH || (to === words.length && word.isInitials && word.text.length > 1)) return true;
  }
  return false;
}

/** True where a word is left that is no connector. */
function hasNameLeft(words: readonly NameWord[], from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (!isConnector(wordAt(words, at))) return true;
  return false;
}

const isWordBeforeForm = ({ plain, isInitials }: NameWord): boolean => !isInitials && WORDS_BEFORE_FORMS.includes(plain);

const NO_FORMS: readonly string[] = [];

/** The words without the forms at the end, then without those at the beginning. At least one word is left. */
export function splitCompanyName(words: readonly NameWord[]): CompanyName {
  let from = 0;
  let to = words.length;
  let found: string[] | undefined;
  let isCertain = false;
  for (let side = 0; side < 2; side++) {
    const isEnd = side === 0;
    for (let round = 0; round < MAX_FORMS; round++) {
      const next = formAtEdge(words, from, to, isEnd);
      if (next === undefined || !hasNameLeft(words, next.from, next.to)) break;
      if (found !== undefined && isWordBeforeForm(wordAt(words, isEnd ? to - 1 : from))) break;
      isCertain ||= isEnd ? isClearlyForm(words, next.to, to) : isClearlyForm(words, from, next.from);
      if (found === undefined) found = [next.form];
      else if (isEnd || !isOnlyCompany(next.form, found)) found.push(next.form);
      from = next.from;
      to = next.to;
    }
  }
  if (found === undefined) return { words, forms: NO_FORMS, isCertain };
  return { words: words.slice(from, to), forms: found.length === 1 ? found : [...new Set(found)].sort(), isCertain };
}
