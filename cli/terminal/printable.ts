/** Replaces control and invisible characters by `?`, so that a text from outside cannot move the cursor or hide anything. */
export const printable = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '?');
