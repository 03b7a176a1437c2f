/**
 * Characters of names: which scripts have capitals and spaces between words, and what a keyboard, a file or a program leaves behind in a name.
 *
 * The gotcha: a zero-width joiner belongs to the spelling of Persian and Indic names, and no letter of another script is wrong by itself.
 *
 * @see Unicode Standard, section 23.2 (joiners); Unicode Technical Standard 39, section 5.1 (words of several scripts); RFC 3629 (UTF-8)
 */
import { lazy } from '../vocabulary/lazy.js';

/** A name in scripts that separate words by spaces and have capital letters. */
export const bicameralName: () => RegExp = /* @__PURE__ */ lazy(
  () => /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}\p{P}\s\d]*$/u,
);

/** A joiner beside letters of these scripts, or at the beginning: a leftover. */
export const strayJoiner: () => RegExp = /* @__PURE__ */ lazy(
  () => /(?:^|[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\s])[\u200C\u200D]/u,
);

/** UTF-8 that was read as Latin-1: a capital letter that is the first byte, and a sign that is the second. */
export const misreadEncoding = /[ÂÃÄÅÐÑ][\u0080-\u009F¡-©«-¬®-¹»-¿]|Ã[Ÿœ„…†‡‰‹Œš›ž]|â€/u;
/** It is full of this letter, which few names have. */
export const letterOfMisreadEncoding = 'Ã';

/** Letters that look alike in two scripts, side by side in one word. */
export const mixedWord: () => RegExp = /* @__PURE__ */ lazy(
  () => /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin}/u,
);

/** A letter of the two alphabets of most names, or a sign that names have; none of mail and web addresses, of markup and of wrong encodings. */
export const plainCharacter: () => RegExp = /* @__PURE__ */ lazy(
  () => /^[ -%'-9;=?[-`|~\u00A0‘’“-„]$|^(?=\p{L})[\p{Script=Latin}\u0400-\u052F]$/u,
);
/** The first and the last letter of Cyrillic, the second of the two alphabets. */
export const firstCyrillic = '\u0400';
export const lastCyrillic = '\u052F';

/** Keys in a row of a keyboard, those that may be left out at the end with a `?`. */
export const keyboardRows = ['asdfg?h?j?k?l?', 'qwert[yz]u?i?o?p?', 'azertyu?i?o?p?', 'zxcvb?n?m?', 'yxcvb?n?m?'] as const;
