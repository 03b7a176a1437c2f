/**
 * How words are compared of which one was written in another script: by a looser sound than two spellings in Latin letters have, and where a script leaves
 * out the vowels, by the consonants alone.
 *
 * The gotcha: an h at the end is written, and not heard (משה, فاطمة); between a vowel and a consonant it is heard, and kept from the rules of sound: Rahman.
 *
 * @see the spellings that `scripts.ts` gives; ICAO 9303-3, section 6
 */

type Steps = readonly (readonly [pattern: RegExp, written: string])[];

/** What is rewritten before the sound of a word is taken (`sounds.ts`), and behind it. */
export interface LooseSound {
  readonly before: Steps;
  /** The sound in small letters. */
  readonly isSmall?: true;
  readonly behind: Steps;
  /** How else Latin letters may be meant, before all of that. */
  readonly otherwise?: Steps;
}

/** Stands for an h that is heard. */
const HEARD = '7';

export const CONSONANTS: LooseSound = {
  before: [
    [/h$/, ''],
    [/(?<=[aeiou])h(?=[^aeiou])/g, HEARD],
  ],
  isSmall: true,
  behind: [
    [/7/g, 'h'],
    [/[aeiouvw]/g, ''],
    [/p/g, 'b'],
    [/[ck]/g, 'h'],
    [/(.)\1+/g, '$1'],
  ],
  // French: Charif, Djamel
  otherwise: [
    [/ch/g, 'sh'],
    [/dj/g, 'j'],
  ],
};

export const WITH_VOWELS: LooseSound = {
  // of Алиев, which is Aliev and Aliyev
  before: [[/(?<=[aeiou])[jy](?=e)/g, '']],
  behind: [
    [/[gh]/g, 'h'],
    [/[zcsC]/gi, 's'],
    [/ij?$|i+/g, 'i'],
  ],
};
