/** Parts a company’s name into its words and its legal forms. */
import { LEADING_FORMS, readLegalForms } from '../../rules/name-matching/legal-forms.js';
import { isConnector } from './connectors.js';
import type { NameWord } from './words.js';

export interface CompanyName {
  readonly words: readonly NameWord[];
  /** In the order of the alphabet. */
  readonly forms: readonly string[];
  /** False where each form is a short word that is somebody’s name as well: AS, Sa, Co. */
  readonly isCertain: boolean;
}

/** The longest spelling has seven words. */
const MAX_WORDS = 8;
const MAX_FORMS = 3;
const CERTAIN_LENGTH = 3;

interface Forms {
  readonly bySpelling: ReadonlyMap<string, string>;
  /** How long the spellings are that begin or end with these characters. */
  readonly beginnings: LongestSpellings;
  readonly endings: LongestSpellings;
}

const EDGE = 3;
const SLOTS = 4096;

/**
 * The length of the longest spelling by its first or last three characters, or fewer: most words are at the edge of none, and need no further look. Edges
 * may share a slot, which costs a look only.
 */
class LongestSpellings {
  readonly #lengths = new Uint8Array(SLOTS);
  readonly #isEnd: boolean;

  constructor(isEnd: boolean, spellings: Iterable<string>) {
    this.#isEnd = isEnd;
    for (const spelling of spellings) {
      for (let size = 1; size <= Math.min(EDGE, spelling.length); size++) {
        const slot = this.#slotOf(spelling, size);
        this.#lengths[slot] = Math.max(this.#lengths[slot] as number, spelling.length);
      }
    }
  }

  /** 0 where no spelling begins or ends with a word. */
  longest(word: string): number {
    return this.#lengths[this.#slotOf(word, Math.min(EDGE, word.length))] as number;
  }

  #slotOf(text: string, size: number): number {
    const from = this.#isEnd ? text.length - size : 0;
    let slot = size;
    for (let at = from; at < from + size; at++) slot = Math.imul(slot, 37) + text.charCodeAt(at);
    return slot & (SLOTS - 1);
  }
}

let forms: Forms | undefined;

function formsOf(): Forms {
  if (forms !== undefined) return forms;
  const bySpelling = readLegalForms();
  const leading = [...bySpelling].filter(([, form]) => LEADING_FORMS.has(form)).map(([spelling]) => spelling);
  forms = { bySpelling, beginnings: new LongestSpellings(false, leading), endings: new LongestSpellings(true, bySpelling.keys()) };
  return forms;
}

/** How long a form with this word at its edge can be; 0 for most words. */
function longestForm(isEnd: boolean, word: NameWord): number {
  if (isConnector(word)) return Number.POSITIVE_INFINITY;
  const { plain, spelled } = word;
  const longest = isEnd ? formsOf().endings : formsOf().beginnings;
  return spelled === plain ? longest.longest(plain) : Math.max(longest.longest(plain), longest.longest(spelled));
}

/** Joins words from the end of a name forwards; without connectors as well: `à` of a legal form is one elsewhere. */
class Spelling {
  #plain = '';
  #spelled = '';
  #withoutConnectors = '';

  add(word: NameWord, isBefore: boolean): void {
    this.#plain = isBefore ? word.plain + this.#plain : this.#plain + word.plain;
    this.#spelled = isBefore ? word.spelled + this.#spelled : this.#spelled + word.spelled;
    if (isConnector(word)) return;
    this.#withoutConnectors = isBefore ? word.plain + this.#withoutConnectors : this.#withoutConnectors + word.plain;
  }

  get shortest(): number {
    return this.#withoutConnectors.length;
  }

  /** The form that all words make: A/S. */
  get wholeForm(): string | undefined {
    return formsOf().bySpelling.get(this.#plain);
  }

  get form(): string | undefined {
    const { bySpelling } = formsOf();
    return this.wholeForm ?? bySpelling.get(this.#withoutConnectors) ?? bySpelling.get(this.#spelled);
  }
}

/** A form, and the words that it leaves. */
interface Found {
  readonly form: string;
  readonly from: number;
  readonly to: number;
}

/** The longest form at one end of the words from `from` to `to` that leaves a word. */
function formAt(words: readonly NameWord[], from: number, to: number, isEnd: boolean): Found | undefined {
  if (to - from < 2) return undefined;
  const longest = longestForm(isEnd, words[isEnd ? to - 1 : from] as NameWord);
  if (longest === 0) return undefined;
  const spelling = new Spelling();
  let found: Found | undefined;
  for (let count = 1; count <= MAX_WORDS && count < to - from; count++) {
    const word = words[isEnd ? to - count : from + count - 1] as NameWord;
    // a connector adds nothing to a form
    if (spelling.shortest >= longest && !isConnector(word)) break;
    spelling.add(word, isEnd);
    if (isConnector(word) && count === 1) continue;
    const form = isConnector(word) && isEnd ? spelling.wholeForm : spelling.form;
    if (form === undefined || (!isEnd && !LEADING_FORMS.has(form))) continue;
    found = isEnd ? { form, from, to: to - count } : { form, from: from + count, to };
  }
  // a connector before a form at the end goes with it
  return found !== undefined && isEnd && isConnector(words[found.to - 1] as NameWord) ? { ...found, to: found.to - 1 } : found;
}

/** True for words that are a form, and nothing else. */
const isClear = (taken: readonly NameWord[]): boolean => {
  let length = 0;
  for (const { plain, isInitials, text } of taken) {
    length += plain.length;
    if (length >= CERTAIN_LENGTH || (isInitials && text.length > 1)) return true;
  }
  return false;
};

function hasWord(words: readonly NameWord[], from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (!isConnector(words[at] as NameWord)) return true;
  return false;
}

const NO_FORMS: readonly string[] = [];

/** The words without the forms at the end and at the beginning. At least one word is left. */
export function partCompanyName(words: readonly NameWord[]): CompanyName {
  let from = 0;
  let to = words.length;
  let found: string[] | undefined;
  let isCertain = false;
  for (let end = 0; end < 2; end++) {
    for (let round = 0; round < MAX_FORMS; round++) {
      const next = formAt(words, from, to, end === 0);
      if (next === undefined || !hasWord(words, next.from, next.to)) break;
      isCertain ||= isClear(end === 0 ? words.slice(next.to, to) : words.slice(from, next.from));
      if (found === undefined) found = [next.form];
      else found.push(next.form);
      from = next.from;
      to = next.to;
    }
  }
  if (found === undefined) return { words, forms: NO_FORMS, isCertain };
  return { words: words.slice(from, to), forms: found.length === 1 ? found : [...new Set(found)].sort(), isCertain };
}
