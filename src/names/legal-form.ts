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
  /** How spellings begin and end: most words are in none, and need no further look. */
  readonly beginnings: ReadonlySet<number>;
  readonly endings: ReadonlySet<number>;
}

let forms: Forms | undefined;

const EDGE = 3;
const BITS = 10;
/** Three characters as one number; of other scripts several may share one, which costs a look only. */
const edgeAt = (text: string, from: number): number =>
  (((text.charCodeAt(from) << BITS) ^ text.charCodeAt(from + 1)) << BITS) ^ text.charCodeAt(from + 2);

function formsOf(): Forms {
  if (forms !== undefined) return forms;
  const bySpelling = readLegalForms();
  const long = [...bySpelling].filter(([spelling]) => spelling.length >= EDGE);
  const leading = long.filter(([, form]) => LEADING_FORMS.has(form));
  const beginnings = new Set(leading.map(([spelling]) => edgeAt(spelling, 0)));
  const endings = new Set(long.map(([spelling]) => edgeAt(spelling, spelling.length - EDGE)));
  forms = { bySpelling, beginnings, endings };
  return forms;
}

/** False for most words, at little cost. Short ones may be part of a form: A/S, Sp. z o.o. */
function mayBeAt(isEnd: boolean, { plain, spelled }: NameWord): boolean {
  if (plain.length < EDGE) return true;
  const { endings, beginnings } = formsOf();
  if (isEnd)
    return endings.has(edgeAt(plain, plain.length - EDGE)) || (spelled !== plain && endings.has(edgeAt(spelled, spelled.length - EDGE)));
  return beginnings.has(edgeAt(plain, 0)) || (spelled !== plain && beginnings.has(edgeAt(spelled, 0)));
}

interface Found {
  readonly form: string;
  readonly words: readonly NameWord[];
}

/** Joins words from the end of a name forwards; without connectors as well: `à` of a legal form is one elsewhere. */
class Spelling {
  private plain = '';
  private spelled = '';
  private withoutConnectors = '';

  add(word: NameWord, isBefore: boolean): void {
    const join = (text: string, part: string): string => (isBefore ? part + text : text + part);
    this.plain = join(this.plain, word.plain);
    this.spelled = join(this.spelled, word.spelled);
    if (!isConnector(word)) this.withoutConnectors = join(this.withoutConnectors, word.plain);
  }

  /** The form that all words make: A/S. */
  get wholeForm(): string | undefined {
    return formsOf().bySpelling.get(this.plain);
  }

  get form(): string | undefined {
    const { bySpelling } = formsOf();
    return this.wholeForm ?? bySpelling.get(this.withoutConnectors) ?? bySpelling.get(this.spelled);
  }
}

/** The longest form at one end of a name that leaves a word. */
function formAt(words: readonly NameWord[], isEnd: boolean): Found | undefined {
  const first = words.at(isEnd ? -1 : 0);
  if (first === undefined || !(isConnector(first) || mayBeAt(isEnd, first))) return undefined;
  const spelling = new Spelling();
  let found: Found | undefined;
  for (let count = 1; count <= MAX_WORDS && count < words.length; count++) {
    const word = (isEnd ? words[words.length - count] : words[count - 1]) as NameWord;
    spelling.add(word, isEnd);
    if (isConnector(word) && count === 1) continue;
    const form = isConnector(word) && isEnd ? spelling.wholeForm : spelling.form;
    if (form === undefined || (!isEnd && !LEADING_FORMS.has(form))) continue;
    found = { form, words: isEnd ? words.slice(0, -count) : words.slice(count) };
  }
  const last = found?.words.at(-1);
  return found && isEnd && last && isConnector(last) ? { form: found.form, words: found.words.slice(0, -1) } : found;
}

const isClear = (before: readonly NameWord[], after: readonly NameWord[]): boolean => {
  const taken = before.filter((word) => !after.includes(word));
  return (
    taken.map(({ plain }) => plain).join('').length >= CERTAIN_LENGTH || taken.some(({ isInitials, text }) => isInitials && text.length > 1)
  );
};

const NO_FORMS: readonly string[] = [];

/** The words without the forms at the end and at the beginning. At least one word is left. */
export function partCompanyName(all: readonly NameWord[]): CompanyName {
  let words = all;
  const found: string[] = [];
  let isCertain = false;
  for (const isEnd of [true, false]) {
    for (let round = 0; round < MAX_FORMS; round++) {
      const next = formAt(words, isEnd);
      if (next === undefined || !next.words.some((word) => !isConnector(word))) break;
      isCertain ||= isClear(words, next.words);
      found.push(next.form);
      words = next.words;
    }
  }
  return { words, forms: found.length < 2 ? (found.length === 0 ? NO_FORMS : found) : [...new Set(found)].sort(), isCertain };
}
