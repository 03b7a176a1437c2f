/** The comparisons of identifiers with isTaxID and isIdentityCard of validator, and the reasons that several of them share. */
import { type Comparison, type Disagreement, onlyPayprepAccepts, onlyPeerAccepts } from './disagreement.js';

export interface IdentifierComparison extends Comparison {
  readonly call: 'isTaxID' | 'isIdentityCard';
  readonly locale: string;
  /** How the peer wants written what we read without separators. */
  readonly written?: (text: string) => string;
  /** Texts that the layout alone would seldom bring forth: an example of their form. */
  readonly like?: RegExp;
}

function comparison(
  call: 'isTaxID' | 'isIdentityCard',
  locale: string,
  of: string,
  disagreements: readonly Disagreement[] = [],
  more: Pick<IdentifierComparison, 'written' | 'like'> = {},
): IdentifierComparison {
  return { peer: 'validator 13.15', peerFunction: `${call} ${locale}`, payprepFunction: of, call, locale, disagreements, ...more };
}

export const tax = (
  locale: string,
  of: string,
  disagreements?: readonly Disagreement[],
  more?: Pick<IdentifierComparison, 'written' | 'like'>,
) => comparison('isTaxID', locale, of, disagreements, more);
export const card = (
  locale: string,
  of: string,
  disagreements?: readonly Disagreement[],
  more?: Pick<IdentifierComparison, 'written' | 'like'>,
) => comparison('isIdentityCard', locale, of, disagreements, more);

export const yearFirst = { order: 'YYMMDD' } as const;
export const dayFirst = { order: 'DDMMYY' } as const;

export const TIN = 'European Commission, TIN Algorithms – Public';

export const leadingZero = (example: string, length: number): Disagreement =>
  onlyPayprepAccepts({
    input: 'without the zero in front',
    example,
    right: 'payprep',
    because: 'people and spreadsheets leave it out, and the check digit holds',
    source: 'the sum is the same with and without it',
    where: (text) => text.length <= length,
  });

export const daysUnread = (example: string, where: Disagreement['where']): Disagreement =>
  onlyPeerAccepts({
    input: 'a day or month that no year has',
    example,
    right: 'payprep',
    because: 'the first digits are a day of birth; isIdentityCard reads the check digits alone',
    source: 'stdnum 1.12, which refuses them, too',
    where,
  });

export const serial = (example: string): Disagreement =>
  onlyPayprepAccepts({
    input: 'a serial number of 000, or above 710',
    example,
    right: 'payprep',
    because: 'up to 710 they are those of Estonian hospitals; Lithuania never had hospitals in it, and Estonia no longer has',
    source: 'stdnum 1.12, ee.ik and lt.asmens, which take them',
    where: (text) => /(?:000|71[1-9]|7[2-9]\d|[89]\d\d)\d$/.test(text),
  });

/** The birth year of ten digits. */
export const birthYear = (text: string): number => Number(text.slice(0, 2)) + (text.slice(0, 2) < '54' ? 2000 : 1900);

export const monthsOfExhaustedDays = (example: string, where: Disagreement['where']): Disagreement =>
  onlyPayprepAccepts({
    input: 'a month with 20 added, of a year before 2004',
    example,
    right: 'open',
    because: 'the 20 came in 2004 for days whose numbers are used up; whoever is entered later may have been born before',
    source: 'Zákon č. 133/2000 Sb., § 13',
    where,
  });

export const zeroForTen = (example: string): Disagreement =>
  onlyPayprepAccepts({
    input: 'a check digit 0 for a remainder of 10, of a year after 1985',
    example,
    right: 'peer',
    because: 'since then such numbers are left out; we take them of any year',
    source: 'Zákon č. 133/2000 Sb., § 13',
    where: (text) => text.length === 10 && text.endsWith('0') && birthYear(text) > 1985,
  });

export const newSign = onlyPayprepAccepts({
  input: 'a sign of the century other than -, + and A',
  example: '130398Y305X',
  right: 'payprep',
  because: 'B to F and U to Y have been given out since 2023',
  source: 'dvv.fi, reform of the personal identity code',
  where: (text) => /^\d{6}[B-FU-Y]/.test(text),
});

export const hasLettersForDigits = (text: string): boolean => /[A-Z]/.test(text.slice(6, 8) + text.slice(9, 11) + text.slice(12, 15));

export const czechMonth = (value: number): number => (value % 50) % 20;
