/**
 * Letters of labels that have no accent that could be taken off, and what stands between two words of a label: N° de compte, Bank-/Branch code.
 *
 * The gotcha: ı is the small form of I in Turkish, so that IBAN and Iban are one word there, too.
 *
 * Common knowledge of the languages whose labels `labels.ts` has.
 */
export const foldedLetters: readonly (readonly [letter: string, folded: string])[] = [
  ['ß', 'ss'],
  ['ł', 'l'],
  ['ø', 'o'],
  ['ı', 'i'],
];

export const gapInLabel = /^[ \u00a0\-./'’°º&]{1,3}$/;
