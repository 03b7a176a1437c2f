/**
 * Reads names of columns that say whose they are: `Recipient email`, `Empfänger PLZ`, `Beneficiary Bank SWIFT`, `addressCity`.
 *
 * The gotcha: the account of a vendor may be its number in the books, and the town of a bank is not that of the payee. So each word allows some fields.
 */
import { fillers } from '../../rules/words/column-parts.js';
import { ACCOUNT, BANK_CODE, BIC, RANK, type ResolvedName, wordsOfColumns } from './column-meanings.js';

/** Whoever is paid. The s of `beneficiarys` and the endings of other languages are those of the genitive: `recipient's bank`. */
const PAYEE: ReadonlySet<string> = new Set(wordsOfColumns('payee'));

/** Whoever has sent an invoice or is on the payroll: the books have a number for it. */
const VENDOR: ReadonlySet<string> = new Set(wordsOfColumns('vendor'));

const FILLERS: ReadonlySet<string> = new Set(fillers.split(', '));

const COUNTRY = 'country';
const ADDRESS = 'creditor.address.';
const BRANCH = 'creditorAgent.branchId';

/** What is the bank’s even where it is that of the payee. */
const OF_BANK: ReadonlySet<string> = new Set([ACCOUNT, 'creditorAccount.type', BIC, BANK_CODE, BRANCH, COUNTRY]);

/** What may be the vendor’s own in the books: no account, no branch, no currency of a payment. */
const NOT_OF_VENDOR: ReadonlySet<string> = new Set(['creditorAccount.type', BRANCH, 'currency', 'creditor.type']);

/** What nobody has. */
const NOT_OF_PARTY: ReadonlySet<string> = new Set(['method', 'settlementInformation.settlementSystem', 'intermediaryAgent1.bic']);

const isVendors = ({ path = '', idType }: ResolvedName): boolean => !NOT_OF_VENDOR.has(path) && (path !== ACCOUNT || idType === 'IBAN');

/** The words of a name, normalised: `recipientEmail`, `RECIPIENT_EMAIL`, `Recipient’s e-mail`. */
export const wordsOf = (name: string, normalize: (text: string) => string): readonly string[] =>
  name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/\ba\/c\b/gi, 'account')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map(normalize)
    .filter((word) => word !== '');

interface Parted {
  readonly rest: readonly string[];
  readonly isPayee: boolean;
  readonly isVendor: boolean;
}

function part(words: readonly string[]): Parted {
  return {
    rest: words.filter((word) => !PAYEE.has(word) && !VENDOR.has(word) && !FILLERS.has(word)),
    isPayee: words.some((word) => PAYEE.has(word)),
    isVendor: words.some((word) => VENDOR.has(word)),
  };
}

/** True for a name such as `Beneficiary name`, which says that it is the payee’s. */
export const namesPayee = (words: readonly string[]): boolean => {
  const { rest, isPayee, isVendor } = part(words);
  return (isPayee || isVendor) && rest.length > 0;
};

type Lookup = (key: string) => readonly ResolvedName[];

/** The meanings of what is left of a name without the word for the bank. */
function ofBank(rest: readonly string[], isOfPayee: boolean, lookup: Lookup): readonly ResolvedName[] {
  const found = lookup(rest.filter((word) => word !== 'bank').join(''));
  if (!found.every(({ path = '' }) => OF_BANK.has(path))) return [];
  return found.map(({ otherwise: _, ...meaning }) => {
    const rank = meaning.path === COUNTRY ? RANK.rarerBankCountry : isOfPayee ? RANK.qualified : RANK.second;
    return { ...meaning, rank };
  });
}

function ofParty(meaning: ResolvedName): ResolvedName {
  const { otherwise, ...rest } = meaning;
  if (meaning.path === ACCOUNT) return { ...rest, rank: RANK.qualified, isPayees: true };
  if (meaning.path !== COUNTRY) return { ...rest, rank: RANK.qualified };
  return otherwise === undefined
    ? { ...rest, rank: RANK.rarerBankCountry }
    : { path: otherwise, says: 'the country of the address', rank: RANK.qualified };
}

/** The meanings of a name that says whose it is; none if it does not, or if the rest of it is no usual name of what they have. */
export function resolveQualified(words: readonly string[], lookup: Lookup): readonly ResolvedName[] {
  const { rest, isPayee, isVendor } = part(words);
  const isOfPayee = isPayee || isVendor;
  if (rest.length === 0 || (rest.length === words.length && !rest.includes('bank') && !rest.includes('address'))) return [];
  const whole = isOfPayee ? lookup(rest.join('')) : [];
  const isAllowed = whole.every(
    (meaning) => !NOT_OF_PARTY.has(meaning.path ?? '') && (isPayee || rest.includes('bank') || isVendors(meaning)),
  );
  if (whole.length > 0) return isAllowed && whole.some(({ path }) => path !== undefined) ? whole.map(ofParty) : [];
  if (rest.includes('bank')) return ofBank(rest, isOfPayee, lookup);
  if (rest[0] !== 'address') return [];
  const inAddress = lookup(rest.slice(1).join(''));
  return inAddress.every(({ path = '' }) => path.startsWith(ADDRESS)) ? inAddress : [];
}
