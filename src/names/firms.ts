/** Compares two names as those of firms, whose legal form may stand before the name: a form of two letters there may be initials. */
import { BEGINS_COMPANIES } from '../../rules/name-matching/legal-forms.js';
import { END_OF_LATIN } from '../../rules/name-matching/scripts.js';
import { UNTURNED_FORMS } from '../../rules/name-matching/unspaced-forms.js';
import { compareCompanies } from './company.js';
import type { CompanyName } from './legal-form.js';
import type { Name } from './name.js';
import { atMostClose, better, type Verdict } from './verdict.js';
import { isSame, type NameWord } from './words.js';

/** A form of two letters that begins a name may be initials, unless it is written alike in both: SC Johnson, A.B. Smith. */
const MAX_DOUBTFUL_FORM = 2;
const leadingForm = ({ words, company }: Name): NameWord | undefined => (words[0] === company.words[0] ? undefined : words[0]);
/** True where a name begins with a form that is no initials in this country. */
export const beginsAsCompany = (given: Name, held: Name, country = ''): boolean =>
  BEGINS_COMPANIES[country]?.some((form) => leadingForm(given)?.plain === form || leadingForm(held)?.plain === form) === true;

/** The name with its form as a word: AB of AB Bau may be A + B. */
const wholeOf = ({ words }: Name): CompanyName => ({ words, forms: [], isCertain: false });

const compareWholes = (given: Name, held: Name, country: string | undefined): Verdict =>
  atMostClose(compareCompanies(wholeOf(given), wholeOf(held), country), []);

/** True where a word is a form in one name and a part of the other, and all the words are the same: Obras Sá Lda, OBRAS SA LDA. */
const isFormInOne = (given: Name, held: Name): boolean =>
  given.company.words.length !== held.company.words.length &&
  given.words.length === held.words.length &&
  given.words.every((word, at) => isSame(word, held.words[at] as NameWord));

/** A form may be abbreviated, St. De Brug for Stichting De Brug, or stand among the words: Smithers LLP Client Account. */
export function compareFirms(given: Name, held: Name, country: string | undefined): Verdict {
  if (isFormInOne(given, held)) return compareCompanies(wholeOf(given), wholeOf(held), country);
  const compared = compareCompanies(given.company, held.company, country);
  const [one, other] = [leadingForm(given), leadingForm(held)];
  const word = one ?? other;
  if (compared.result === 'NO_MATCH' && given.words.length === held.words.length)
    return better(compared, compareWholes(given, held, country));
  if (word === undefined || compared.result === 'CLOSE_MATCH') return compared;
  const mayBeInitials = word.length <= MAX_DOUBTFUL_FORM && isLatin(word);
  if (compared.result !== 'MATCH') {
    const isOne = mayBeInitials && (one === undefined || other === undefined);
    return isOne ? better(compared, compareWholes(given, held, country)) : compared;
  }
  const isDoubtful = one?.isInitials !== other?.isInitials && mayBeInitials && !beginsAsCompany(given, held, country);
  const isTurned = (one === undefined || other === undefined) && UNTURNED_FORMS.includes(word.plain);
  return isDoubtful || isTurned ? atMostClose(compared, ['WORD_ORDER']) : compared;
}

const isLatin = ({ plain }: NameWord): boolean => plain.charCodeAt(0) < END_OF_LATIN;
