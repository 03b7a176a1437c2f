/**
 * Syllables of Vietnamese, Chinese and Korean names, which are names of two or three syllables each. A mark, or the order, makes another name of the same ones.
 *
 * The gotcha: short names of Europe, such as Max and Ann, may be syllables, too. What is concluded from a syllable alone is no more than a doubt.
 *
 * @see Hanyu Pinyin (ISO 7098); Revised Romanization of Korean (2000); the Vietnamese alphabet, chữ Quốc ngữ
 */
import { lazy } from '../vocabulary/lazy.js';

/** A syllable of Vietnamese names: Anh, Hung. */
export const VIETNAMESE_SYLLABLE =
  /^(?:[bcdhlmnrstvx]|ch|gh?|gi|kh?|ngh?|nh|ph|qu|th|tr)?(?:[aeiouy]|a[iouy]|eo|eu|ie|[iu]a|o[aei]|u[eioy]|ieu|oai|uye)(?:n|ng|nh|m|p|t|c|ch)?$/;

/** A letter that only Vietnamese has. */
export const VIETNAMESE_LETTER: () => RegExp = /* @__PURE__ */ lazy(() => /[ơưạ-ỹ]/iu);
/** A letter of Vietnamese whose mark is a part of it. */
export const STROKED = 'đ';

const LONGEST = 6;
/** 吳, 黃 in Hokkien and Cantonese: a name without a vowel. */
const ALONE = 'ng';
const SYLLABLE = /* @__PURE__ */ lazy(
  () =>
    /^(?:[bcdghjklmnprstwz]h|ngh?|tr|qu|g[iw]|kk|tt|pp|ss|jj|[hkmnpr]y|hw|[b-df-hj-np-tv-z])?[aeiouwy]{1,3}(?:ng|nh|ch|[nmptcklr])?$|^[\u3400-\u9fff가-힣]{1,2}$/u,
);
/** True for a syllable of any of these languages. */
export const isSyllable = (plain: string): boolean => plain.length <= LONGEST && (plain === ALONE || SYLLABLE().test(plain));

/** Letters without a vowel make no syllable, and so no name, but Ng; nor do those that begin as no name does: FHU. */
export const HAS_SYLLABLE = /^(?:[bcdfgkptvw]?[lr]|[cgkpstw]h|s[cklmnpqtw]|[dt]s|tz|dj|kw|mb|n[dgj]|[a-z])?[aeiouy]|^ng$|[^a-z]/;
