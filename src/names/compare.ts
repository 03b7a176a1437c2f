/**
 * Compares the name that a payer gave with the name in which an account is held.
 *
 * Conservative: a wrong MATCH sends money to a stranger, so what is in doubt is a CLOSE_MATCH, and two different distinctive words never match.
 *
 * @see docs/names.md
 */
import { CALLED_SA } from '../../rules/name-matching/legal-forms.js';
import { LATIN, OTHER_SCRIPT } from '../../rules/name-matching/scripts.js';
import { compareScripts } from './across-scripts.js';
import { hasWordOf, isConnector, isSameList } from './connectors.js';
import { mayBeCutOff } from './cut-off.js';
import { doubtsOf, hasOnlyForm } from './doubts.js';
import { beginsAsCompany, compareFirms } from './firms.js';
import { holdersOf, tradingNamesOf } from './holders.js';
import { DIGIT_OR_DOT, DISTINGUISHING_WORD, KINSHIP } from './lexicon.js';
import { Name } from './name.js';
import { comparePeople } from './person.js';
import { type NameReason, reasonOf } from './reasons.js';
import type { Relation } from './relation.js';
import { areInOtherScripts, withLatinLookAlikes } from './scripts.js';
import type { WordPair } from './sides.js';
import { atMostClose, better, type NameResult, type Verdict, verdict, withReasons } from './verdict.js';
import { MAX_COMPARED_NAME, type NameWord, NO_WORD } from './words.js';

export interface CompareNamesOptions {
  /** ISO 3166-1 alpha-2, where the account is held: decides which words are titles. */
  readonly country?: string | undefined;
  /** What the payee is; without it, the names themselves have to show it. */
  readonly type?: 'INDIVIDUAL' | 'BUSINESS' | undefined;
}

export interface NamePair {
  /** The words of the given name; absent where the held name has one more. */
  readonly given?: string;
  /** The words of the held name; absent where the given name has one more. */
  readonly held?: string;
  /** How they relate; absent where one of them is missing. */
  readonly relation?: Relation;
}

export interface NameComparison {
  /** MATCH, CLOSE_MATCH, NO_MATCH as MTCH, CMTC, NMTC of Verification of Payee; NOT_COVERED as NOAP. */
  readonly result: NameResult;
  /** Why, the weightiest first; never empty. */
  readonly reasons: readonly NameReason[];
  /** The words that were compared with each other. */
  readonly pairs: readonly NamePair[];
}

const textOf = (word: NameWord, more: readonly NameWord[]): string =>
  more.length === 0 ? word.text : [word, ...more].map(({ text }) => text).join(' ');

const pairOf = ({ given, held, relation, moreGiven, moreHeld }: WordPair): NamePair => ({
  given: textOf(given, moreGiven),
  held: textOf(held, moreHeld),
  relation,
});

function comparisonOf({ result, reasons, pairs, left }: Verdict): NameComparison {
  const compared: NamePair[] = pairs.map(pairOf);
  for (let at = 0; at < left.given.length; at++) compared.push({ given: left.given[at] as string });
  for (let at = 0; at < left.held.length; at++) compared.push({ held: left.held[at] as string });
  return { result, reasons: (reasons.length > 0 ? reasons : ['SAME' as const]).map(reasonOf), pairs: compared };
}

/** How the legal forms of a name are written. */
const formText = ({ words, company }: Name): string => words.map((word) => (company.words.includes(word) ? '' : word.plain)).join('');

const isOnlyLatin = ({ scripts }: Name): boolean => scripts.length === 1 && scripts[0] === LATIN;

/** Compares one name with one name, both in one script. */
function compareWords(given: Name, held: Name, { country, type }: CompareNamesOptions): Verdict {
  if (given.words.length === 0 || held.words.length === 0) return verdict('NOT_COVERED', ['NOTHING_TO_COMPARE']);
  const hasForm = given.company.forms.length + held.company.forms.length > 0;
  const isCertain = given.company.isCertain || held.company.isCertain || beginsAsCompany(given, held, country);
  const isCompany = type === 'BUSINESS' || isCertain || (type !== 'INDIVIDUAL' && (given.isOfCompany || held.isOfCompany));
  if (!isCompany && !hasForm) return comparePeople(given.words, held.words, country);
  const companies = compareFirms(given, held, country);
  // Hallam A.G. is A.G. Hallam as well, and И.П. stands for two names
  if (isCompany && type !== 'BUSINESS' && companies.result === 'NO_MATCH' && endsWithInitials(given) !== endsWithInitials(held))
    return better(companies, atMostClose(comparePeople(given.words, held.words, country), []));
  // Sá, As and Co are family names: a short form alone does not make a company
  const compared = isCompany
    ? companies
    : betterOf(comparePeople(given.words, held.words, country), companies, isRatherForm(given, held, country));
  const haveForms =
    given.company.forms.length > 0 && held.company.forms.length > 0 && given.company.words.length === held.company.words.length;
  const isRespelled = haveForms && compared.result === 'MATCH' && compared.reasons.length === 0 && formText(given) !== formText(held);
  return isRespelled ? withReasons(compared, ['LEGAL_FORM_SPELLING']) : compared;
}

const MAX_INITIALS_AS_FORM = 2;
/** True for a name that ends with two letters with dots which may be a form: S.A., И.П. */
function endsWithInitials({ words, company }: Name): boolean {
  const last = words.at(-1) ?? NO_WORD;
  return company.forms.length > 0 && last.isInitials && last.length === MAX_INITIALS_AS_FORM && !company.words.includes(last);
}

const isRatherForm = (given: Name, held: Name, country: string | undefined): boolean =>
  (hasOnlyForm(given) || hasOnlyForm(held)) && !CALLED_SA.includes(country ?? '');

/** The better of two; of two close ones, that which finds a legal form missing where the other finds a name missing. */
function betterOf(people: Verdict, companies: Verdict, isForm: boolean): Verdict {
  const isMissing = companies.reasons[0] === 'LEGAL_FORM_MISSING' && people.reasons[0] === 'NAME_MISSING';
  // the form may be a name, whose words are joined: Lake Hong Mei, Lakehong Mei
  if (companies.result === 'MATCH' && people.result === 'CLOSE_MATCH' && companies.reasons.includes('SPACING')) return people;
  return isForm && isMissing ? better(companies, people) : better(people, companies);
}

function compareWithHolder(given: Name, held: Name, options: CompareNamesOptions): Verdict {
  if (!held.hasLetter)
    return /\d/.test(held.text) ? verdict('NO_MATCH', ['ACCOUNT_NUMBER']) : verdict('NOT_COVERED', ['NOTHING_TO_COMPARE']);
  if (given.isSameAs(held)) return verdict('MATCH', ['SAME']);
  if (given.isNumber || held.isNumber) return verdict('NO_MATCH', ['ACCOUNT_NUMBER']);
  if (given.isTooLong || held.isTooLong) return verdict('NOT_COVERED', ['TOO_LONG']);
  const compared = compareInScripts(given, held, options);
  return compared.result === 'NO_MATCH' && mayBeCutOff(given, held)
    ? verdict('CLOSE_MATCH', ['CUT_OFF'], compared.pairs, compared.left)
    : compared;
}

function compareInScripts(given: Name, held: Name, options: CompareNamesOptions): Verdict {
  const ofGiven = given.scripts;
  const ofHeld = held.scripts;
  if (isSameList(ofGiven, ofHeld)) {
    const compared = withDoubts(given, held, compareWords(given, held, options), options);
    const areOthers = compared.result === 'NO_MATCH' && ofGiven[0] === OTHER_SCRIPT && areInOtherScripts(given.bare, held.bare);
    return areOthers ? verdict('NOT_COVERED', ['SCRIPTS']) : compared;
  }
  const [a, b] = [ofGiven[0], ofHeld[0]];
  if (ofGiven.length !== 1 || ofHeld.length !== 1 || a === undefined || b === undefined) return compareLookAlikes(given, held, options);
  return compareScripts(given, held, [a, b], options.country);
}

/** Jоhn with a Cyrillic о, as if it were Latin. */
function compareLookAlikes(given: Name, held: Name, options: CompareNamesOptions): Verdict {
  const [one, other] = [new Name(withLatinLookAlikes(given.text)), new Name(withLatinLookAlikes(held.text))];
  if (!isOnlyLatin(one) || !isOnlyLatin(other)) return verdict('NOT_COVERED', ['SCRIPTS']);
  const compared = compareWords(one, other, options);
  return compared.result === 'NO_MATCH' ? compared : atMostClose(compared, ['LOOK_ALIKE']);
}

function withDoubts(given: Name, held: Name, compared: Verdict, options: CompareNamesOptions): Verdict {
  if (compared.result !== 'MATCH') return compared;
  const doubts = doubtsOf(given, held, compared, { isPerson: options.type === 'INDIVIDUAL', country: options.country });
  return doubts.length === 0 ? compared : atMostClose(compared, doubts);
}

const isBusiness = (name: Name, { type }: CompareNamesOptions): boolean => (type === undefined ? name.isOfCompany : type === 'BUSINESS');

/** A name to compare, which may be one of several in a text. */
interface Party {
  readonly name: Name;
  /** False where the text may name somebody else. */
  readonly isSure: boolean;
}

function compareParties(given: Party, held: Party, options: CompareNamesOptions): Verdict {
  const compared = compareWithHolder(given.name, held.name, options);
  return given.isSure && held.isSure ? compared : atMostClose(compared, []);
}

/** The best of a name against each of several holders. */
const bestOf = (given: Party, holders: readonly Party[], options: CompareNamesOptions): Verdict =>
  holders.map((holder) => compareParties(given, holder, options)).reduce(better);

/** Compares several people with the holders: each of them has to be one. */
function compareSeveral(given: readonly Party[], holders: readonly Party[], options: CompareNamesOptions): Verdict {
  const found = given.map((party) => bestOf(party, holders, options));
  const known = found.filter(({ result }) => result === 'MATCH' || result === 'CLOSE_MATCH');
  const best = found.reduce(better);
  if (known.length < given.length) return known.length === 0 ? best : atMostClose(best, ['HOLDER_MISSING']);
  return found.reduce((a, b) => (better(a, b) === a ? b : a));
}

const certainParty = (name: Name): Party => ({ name, isSure: true });
const tradingParties = (name: Name): readonly Party[] =>
  tradingNamesOf(name.text)?.map((text) => certainParty(new Name(text))) ?? [certainParty(name)];

/** The names on both sides of “trading as” are tried: either may be the other name. */
function compareTradingNames(given: Name, held: Name, options: CompareNamesOptions): Verdict {
  const holders = tradingParties(held);
  const found = tradingParties(given).map((party) => bestOf(party, holders, options));
  return atMostClose(found.reduce(better), ['TRADING_NAME']);
}

/** True for a name that is more likely one of a company than of two people: Smith & Sons, John and Anna Smith Trust. */
const mayBeFirm = ({ words, company }: Name): boolean =>
  company.forms.length > 0 || hasWordOf(words, DISTINGUISHING_WORD | KINSHIP | DIGIT_OR_DOT);

function partiesOf(name: Name): readonly Party[] | undefined {
  const isPeople = !mayBeFirm(name);
  const { words } = name.company;
  // et Fils, & Sons: no second holder
  if (isConnector(words.at(-2) ?? NO_WORD) && hasWordOf(words.slice(-1), KINSHIP)) return undefined;
  return holdersOf(name.text)?.map((holder) => ({ name: new Name(holder.name), isSure: holder.isSure && isPeople }));
}

/** The holders of a joint account. */
const jointHolders = (name: Name, options: CompareNamesOptions): readonly Party[] | undefined =>
  !isBusiness(name, options) && name.mayHaveHolders ? partiesOf(name) : undefined;

function compareWithAccount(given: Name, held: Name, options: CompareNamesOptions): Verdict {
  let best = compareWithHolder(given, held, options);
  if (best.result === 'MATCH' || given.isTooLong || held.isTooLong) return best;
  if (given.mayHaveTradingName || held.mayHaveTradingName) best = better(best, compareTradingNames(given, held, options));
  const several = jointHolders(given, options);
  const holders = jointHolders(held, options);
  if (several !== undefined) return better(best, compareSeveral(several, holders ?? [certainParty(held)], options));
  if (holders === undefined) return best;
  const joint = bestOf(certainParty(given), holders, options);
  return better(best, joint.result === 'NO_MATCH' ? joint : withReasons(joint, ['JOINT_ACCOUNT']));
}

/** A value that is not text is no name. */
const readName = (text: unknown): readonly Name[] => (typeof text === 'string' && text !== '' ? [new Name(text)] : []);

/** A list that cannot be read, such as a revoked proxy, holds no name. */
function readHolders(held: unknown): readonly Name[] {
  try {
    return Array.isArray(held) ? held.flatMap((holder) => readName(holder)) : readName(held);
  } catch {
    return [];
  }
}

function checkOptions(options: CompareNamesOptions): void {
  if (typeof options !== 'object' || options === null) throw new TypeError('The options of compareNames are an object, or left out.');
  const unknown = Object.keys(options).find((name) => name !== 'country' && name !== 'type');
  if (unknown !== undefined) throw new TypeError(`compareNames has no option \`${unknown}\`; it has country, type`);
  const { country, type } = options;
  if (country !== undefined && !/^[A-Z]{2}$/.test(country)) throw new TypeError('`country` is a code of ISO 3166-1 alpha-2, such as DE.');
  if (type !== undefined && type !== 'INDIVIDUAL' && type !== 'BUSINESS') throw new TypeError('`type` is INDIVIDUAL or BUSINESS.');
}

/**
 * Says whether two names may be one payee’s, as banks do before they pay: in Verification of Payee (EU) and Confirmation of Payee (UK). The payee’s bank
 * decides, and banks differ: `reasons` says what the result rests on.
 *
 * @param given The name that the payer has.
 * @param held The name in which the account is held, or those of all its holders: one match is enough.
 * @throws TypeError for options that are wrong; never for a name.
 * @example
 * compareNames('Mueller Bau', 'Müller Bau GmbH & Co. KG').result // 'CLOSE_MATCH'
 * @example
 * compareNames('Smith, John', 'Mr John Smith', { country: 'GB' }).result // 'MATCH'
 */
export function compareNames(given: string, held: string | readonly string[], options: CompareNamesOptions = {}): NameComparison {
  checkOptions(options);
  const name = new Name(typeof given === 'string' ? given : '');
  const holders = readHolders(held);
  if (holders.length === 0 || (!name.hasLetter && !/\d/.test(name.text)))
    return comparisonOf(verdict('NOT_COVERED', ['NOTHING_TO_COMPARE']));
  if (!name.hasLetter) return comparisonOf(verdict('NO_MATCH', ['ACCOUNT_NUMBER']));
  const only = holders[0];
  if (only !== undefined && holders.length === 1) return comparisonOf(compareWithAccount(name, only, options));
  const best = holders.map((holder) => compareWithAccount(name, holder, options)).reduce(better);
  const start = name.isTooLong ? new Name(name.text.slice(0, MAX_COMPARED_NAME)) : name;
  const several = best.result !== 'MATCH' && !isBusiness(start, options) ? partiesOf(start) : undefined;
  return comparisonOf(several === undefined ? best : better(best, compareSeveral(several, holders.map(certainParty), options)));
}
