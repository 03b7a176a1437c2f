/**
 * How the number of a house is written, and what announces it.
 *
 * Notation of the lists: `alternatives.ts`. Which countries write it before the street is in `rules/words/house-numbers.ts`.
 *
 * @see https://www.upu.int/en/postal-solutions/programmes-services/addressing-solutions (Universal Postal Union, addressing systems)
 */

/** A letter behind the number, Latin or Cyrillic, as a pattern: `23a`. */
export const letterOfNumber = '[a-zа-я]';

/** Behind the number of a house that was divided, as a pattern: `12 bis`, `5 hs`. */
export const numberSuffixes = 'bis|ter|quater|hs';

/** Before the number of a house: `дом 5`. */
export const houseNumberWords = 'no nr num д дом буд';

/** Before the number of a house, and before no name of a town: `No. 5`, `پلاک ۱۳۱`. */
export const wordsOfNumberOnly = 'پلاک no. nr.';

/** The small o of `N°`, as a pattern. */
export const numberSign = '[°º]';

/** `n.` and `n°` before a number that stands alone, and the Czech `č. p.`, as a pattern. */
export const signsOfNumberAlone = 'n[.°º]|c\\. ?p\\.';

/** Before the number behind a street: `Via Roma n. 5`. */
export const beforeNumberAtEnd = 'no nr num n';

/** The same in Czech, Russian and Ukrainian, as a pattern: `č. p. 5`; `д. 5`, `буд. 5`, `дом 5`. */
export const czechNumber = 'c\\. ?p';
export const cyrillicNumber = '(?:[дd]|буд)\\. ?|дом ';

/** Before the number that stands before a street: `No. 5`, `Blk 12`. */
export const beforeNumberAtStart = 'no blk';
/** One of these that may also be a building. */
export const blockWord = 'block';

/** The one of these that announces a number wherever it stands. */
export const numberWord = 'no';

/** A word or sign before a number, with all between the two, as a pattern. */
export const markBeforeNumber = '# ?|no[.:]? ?|nr[.:]? ?|n[°º] ?|num\\.? ';

/** The word for a number between what is counted and the number, `Tel. nr. 12`, as a pattern. */
export const numberMark = 'n[ro°º]?[.: ]{1,2}';

/** Between two numbers that are no house: `1701 e 1801`. */
export const betweenNumbers = 'e y et und and a i - &';

/** In place of the number of a house that has none: `s/n`, `bb`, `snc`. */
export const withoutNumber = 's/n bb b!b. snc s!n!c!';
/** The same where they stand alone. */
export const withoutNumberAlone = 's/n sn s!n!';
/** The one of these that ends a street, with a name behind it. */
export const withoutNumberBeforeName = 's/n';
