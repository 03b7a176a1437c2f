/** Letters and digits that a scanner or a hand takes for each other. */

/** The digit that a letter is taken for. A bar is no letter, and looks like a 1. */
export const DIGIT_LIKE: Readonly<Record<string, string>> = { O: '0', Q: '0', I: '1', L: '1', '|': '1', Z: '2', S: '5', G: '6', B: '8' };

/** The letter that a digit is taken for. */
export const LETTER_LIKE: Readonly<Record<string, string>> = { '0': 'O', '1': 'I', '5': 'S', '8': 'B', '|': 'I', '2': 'Z', '6': 'G' };
