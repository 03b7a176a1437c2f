/**
 * Korean syllables in Latin letters. A character of Hangul is one of 19 initials, one of 21 vowels and one of 28 finals, the first of which is none.
 *
 * The gotcha: the family name 이 is never written as I.
 *
 * @see Revised Romanization of Korean (2000); the Unicode Standard, section 3.12, conjoining jamo behavior
 */
const INITIALS = 'g kk n d tt r m b pp s ss  j jj ch k t p h'.split(' ');
const VOWELS = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ');
const FINALS = ' k k k n n n t l k m l l l p l m p p t t ng t t k t p t'.split(' ');
const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const FAMILY_NAME_YI = '이';

export function latinOfHangul(word: string): string {
  if (word === FAMILY_NAME_YI) return 'yi';
  let latin = '';
  for (const character of word) {
    const at = character.charCodeAt(0) - FIRST_SYLLABLE;
    if (at < 0 || at > LAST_SYLLABLE - FIRST_SYLLABLE) latin += character;
    else latin += `${INITIALS[Math.floor(at / 588)]}${VOWELS[Math.floor((at % 588) / 28)]}${FINALS[at % 28]}`;
  }
  return latin;
}
