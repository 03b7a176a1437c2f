/**
 * A bank found by what people call it: GTBANK, Banco do Brasil, uba, 楽天; or by its code or BIC.
 *
 * The gotcha: a slip of the keyboard counts only where nothing else is found. A text within a word finds nothing: `gcash` is not Tagcash. Only scripts without spaces between words are searched within names.
 */
import { electronic } from '../characters/text.js';
import { type BankData, type BankIndex, bankIndexOf, type ListedBank } from './bank-index.js';
import { type AskedName, askedName, FIT, nameFit } from './bank-names.js';
import { wordsOfName } from './fold-name.js';
import { slipFit } from './slips.js';

/** A bank that was found. */
export interface RankedBank {
  readonly bank: ListedBank;
  /** What was typed is its whole name, what people call it, or its code, and of no other bank; or whole words that its name alone begins with. */
  readonly isSure: boolean;
  /** The bank code that was typed. */
  readonly typedCode: string | undefined;
}

export interface SearchedBanks {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly limit: number;
  /** The day on which the bank is open, `YYYY-MM-DD`. */
  readonly on: string;
}

/** Longer texts are no names of banks. */
const MAX_TEXT = 256;
/** Whoever typed less may go on with any name. */
const LEAST_TYPED = 3;

interface Fit {
  readonly bank: ListedBank;
  readonly fit: number;
  /** With the weight of the bank. */
  readonly score: number;
}

function fitsOf(asked: AskedName, index: BankIndex): readonly Fit[] {
  const found: Fit[] = [];
  for (const bank of index.banks) {
    let fit = 0;
    let part = 0;
    for (const name of bank.names) {
      const own = nameFit(asked, name);
      if (own < fit || own === 0) continue;
      const ownPart = asked.joined.length / name.joined.length;
      part = own > fit ? ownPart : Math.max(part, ownPart);
      fit = own;
    }
    const best = isBeginningOfBic(asked, bank, index) ? fitWithBic(fit) : fit;
    // of two that fit alike, the one of whose name more was typed
    if (best > 0) found.push({ bank, fit: best, score: best + weightFor(best, bank) + 10 * Math.min(part, 1) });
  }
  return found;
}

/** So many letters of a BIC say which bank it is; of them, so few are another beginning. */
const BIC_LETTERS = { least: 3, most: 4 } as const;

/** Not of a BIC that several banks share, as those of one group do. */
const isBeginningOfBic = ({ joined, own }: AskedName, { bic, name }: ListedBank, index: BankIndex): boolean =>
  bic !== undefined &&
  own !== '' &&
  joined.length >= BIC_LETTERS.least &&
  joined.length <= BIC_LETTERS.most &&
  bic.startsWith(joined.toUpperCase()) &&
  index.byCode(bic).every((other) => other.name === name);

const fitWithBic = (fit: number): number => (fit === FIT.short ? FIT.shortInBic : Math.max(fit, FIT.bic));

/** A large bank is not meant by the beginning of its BIC rather than a small one by its name. */
const MOST_FOR_BIC = 15;
const weightFor = (fit: number, { weight }: ListedBank): number => (fit === FIT.bic ? Math.min(weight, MOST_FOR_BIC) : weight);

/** False for what a list of BICs alone has, and no popular name: many of them are no banks. */
const isInDirectory = ({ dataset, names }: ListedBank): boolean => !dataset.startsWith('bics/') || names.some(({ isPopular }) => isPopular);

/** The banks whose names were typed with one slip; where a directory names the banks of the country, of those. */
function slipsOf(asked: AskedName, { banks, isCommon }: BankIndex): readonly Fit[] {
  if (asked.isUnspaced) return [];
  const ofDirectory = banks.filter(isInDirectory);
  return (ofDirectory.length > 0 ? ofDirectory : banks).flatMap((bank) => {
    const fit = Math.max(0, ...bank.names.map((name) => slipFit(asked, name, isCommon)));
    return fit > 0 ? [{ bank, fit, score: fit + bank.weight }] : [];
  });
}

/** True where nothing but the best can be meant: its name was typed, or whole words that its name begins with, and nothing of another bank’s. Chime is not Chimera. */
function isOnly({ joined }: AskedName, [best, ...others]: readonly Fit[]): boolean {
  if (best === undefined) return false;
  const mostOfOthers = Math.max(0, ...others.map(({ fit }) => fit));
  if (best.fit >= FIT.whole) return mostOfOthers < best.fit;
  if (joined.length < LEAST_TYPED) return false;
  if (best.fit === FIT.own) return mostOfOthers < FIT.begins;
  return best.fit === FIT.begins && mostOfOthers < FIT.starts;
}

/** As typed, also in full width: ０００５. */
const codeOf = (text: string): string => electronic(text.normalize('NFKC'));

/** The banks of a code, or of the first eight characters of a BIC. */
function byCode(text: string, index: BankIndex): readonly ListedBank[] {
  const code = codeOf(text);
  const banks = index.byCode(code);
  return banks.length > 0 || code.length !== 11 ? banks : index.byCode(code.slice(0, 8));
}

/** The banks that are meant most often, as far as that is known. */
const likeliest = (banks: readonly ListedBank[]): readonly RankedBank[] =>
  banks.toSorted((one, other) => other.weight - one.weight).map((bank) => ({ bank, isSure: false, typedCode: undefined }));

/** Finds the banks of a country, the best first; for an empty text, those that are meant most often. Takes any text. */
export function findBanks(text: string, { country, limit, on }: SearchedBanks, data: BankData): readonly RankedBank[] {
  const words = text.length > MAX_TEXT ? [] : wordsOfName(text);
  if (words.length === 0 && text.trim() !== '') return [];
  const index = bankIndexOf(country, data);
  const isOpen = ({ closedOn }: ListedBank) => on < (closedOn ?? '9999');
  if (words.length === 0) return likeliest(index.banks.filter(isOpen)).slice(0, limit);
  const asked = askedName(words, index.isCommon);
  const coded = byCode(text, index).filter(isOpen);
  const named = fitsOf(asked, index).filter(({ bank }) => isOpen(bank) && !coded.includes(bank));
  const isFound = named.length + coded.length > 0;
  const fits = (isFound ? [...named] : slipsOf(asked, index).filter(({ bank }) => isOpen(bank))).sort(
    (one, other) => other.score - one.score || one.bank.name.length - other.bank.name.length,
  );
  const isWholeToo = fits.some(({ fit }) => fit >= FIT.whole);
  const ofCode = coded.map((bank) => ({ bank, isSure: coded.length === 1 && !isWholeToo, typedCode: codeOf(text) }));
  const byName = fits.map(({ bank }, at) => ({
    bank,
    isSure: at === 0 && coded.length === 0 && isOnly(asked, fits),
    typedCode: undefined,
  }));
  return [...ofCode, ...byName].slice(0, limit);
}
