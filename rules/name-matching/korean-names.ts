/**
 * Names of Korea. A name in Latin letters that begins or ends with a family name of the list is compared by the rules of Korean romanization: Young, Yung
 * and Yeong are one syllable, Su and Seo are two.
 *
 * The gotcha: `u` before a consonant of the same syllable may be eo or u (Sung, Sun), and nothing but u at its end.
 *
 * @see Revised Romanization of Korean (2000); McCune–Reischauer (1939), and the spellings of family names that are older; Statistics Korea, family names of
 * the census of 2015
 */
import type { Romanization } from '../vocabulary/script.js';

/** In Hangul, a name is written as one word: the family name is its first syllable. */
export const KOREAN_NAME_IN_ONE_WORD = /^[가-힣]{2,4}$/;

/** A vowel that may be eo or u. */
const EITHER = 'Q';
const EO = 'E';

const SPOKEN: readonly (readonly [pattern: RegExp, letters: string])[] = [
  [/sh/g, 's'],
  [/r/g, 'l'],
  [/^ch/, 'j'],
  [/k/g, 'g'],
  [/p/g, 'b'],
  [/oh$/, 'o'],
  [/ee|ui|yi/g, 'i'],
  [/a[eiy]/g, 'A'],
  [/w?oo|wu/g, 'U'],
  [/eo|ou|uh/g, EO],
  [/yE(?![bglmn])/g, 'yU'],
  [/u(?=(?:ng|[bglmn])(?![aeiouyAEU]))/g, EITHER],
  [/U/g, 'u'],
];
const spokenAs = (plain: string): string => SPOKEN.reduce((text, [pattern, letters]) => text.replace(pattern, letters), plain);

/** True for syllables, or words of them, that may be romanizations of the same ones. */
function isOne(one: string, other: string): boolean {
  const [a, b] = [spokenAs(one), spokenAs(other)];
  const isVowel = (letter: string): boolean => letter === EITHER || letter === EO || letter === 'u';
  const mayBe = (letter: string, next = ''): boolean =>
    letter === next || ((letter === EITHER || next === EITHER) && isVowel(letter) && isVowel(next));
  return a.length === b.length && [...a].every((letter, at) => mayBe(letter, b[at]));
}

export const KOREAN: Romanization = {
  familyNames:
    'kim gim lee yi rhee park pak bak choi choe jung jeong chung cheong kang gang cho jo yoon yun jang chang lim im rim han oh seo suh shin sin kwon gwon hwang ahn an song ryu yoo yu you hong jeon jun chun ko go moon mun yang son bae pae paik baek paek heo hur huh nam sim shim noh roh ha kwak gwak sung seong cha joo ju woo u koo gu ku na min jin ji chi um eom uhm chae won cheon bang kong gong hyun hyeon byun byeon yeo do so seok suk sunwoo'.split(
      ' ',
    ),
  mostWords: 4,
  isOne,
};
