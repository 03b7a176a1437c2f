/** A script in which names are written, as `name-matching/scripts.ts` declares it, and what the languages of a script say of their names. */

export interface ScriptRule {
  /** As Unicode calls it. */
  readonly name: string;
  /** How a word is written in Latin letters. Undefined: that is not known. */
  readonly latin?: LatinLetters | ((word: string) => string);
  /** Consonants are all that is written, and all there is to compare. */
  readonly hasNoVowels?: true;
  /** A name that is written as one word: its first character is the family name. */
  readonly nameInOneWord?: RegExp;
  /** Ways in which the same name may be spoken or parted, before it is written in Latin letters. */
  readonly rewrite?: RewriteWords;
  /** How words are compared with it in Latin letters, beside their sound. */
  readonly romanization?: Romanization;
  /** From the first to the last small letter, by their numbers: such a word is looked up among names in Latin letters as well, as саша for sasha. */
  readonly keys?: readonly [first: number, last: number];
}

export interface LatinLetters {
  /** Replaced before the letters, one pattern after the other. */
  readonly groups?: readonly (readonly [pattern: RegExp, letters: string])[];
  /** A letter and what it is in Latin letters, with a space between two. */
  readonly table: string;
}

/** The ways to write the words of a name in its own script, the usual one first. */
export type RewriteWords = <Word extends { readonly plain: string }>(
  words: readonly Word[],
  wordOf: (plain: string) => Word,
) => readonly (readonly Word[])[];

/** A language whose words are written in Latin letters by several systems. */
export interface Romanization {
  /** A name of the language begins or ends with one. Small letters. */
  readonly familyNames: readonly string[];
  /** A name of more words is of another language. */
  readonly mostWords: number;
  /** True for two words that may be romanizations of the same one. */
  readonly isOne: (one: string, other: string) => boolean;
}
