/**
 * The countries whose domestic account numbers are recognised in a text without a label: their check digits prove them.
 *
 * The pattern is how the number is written in groups, where nothing else is written so. The gotcha: the list is a choice. Account numbers of more countries have
 * check digits, but numbers of other kinds pass them too often: those need a label (`labels.ts`).
 */
export const unlabelledAccounts: Readonly<Record<string, RegExp | undefined>> = {
  BE: /^\d{3}-\d{7}-\d\d$/,
  CZ: undefined,
  FI: undefined,
  HU: /^\d{8}(?:-\d{8}){1,2}$/,
  NO: /^\d{4}([ .])\d\d\1\d{5}$/,
  NZ: /^\d\d-\d{4}-\d{7}-\d{2,3}$/,
  SE: undefined,
  SK: undefined,
  VE: undefined,
};

/**
 * A bank identifier and an account number that stand side by side without a label, as only they are written; each is a group of the pattern.
 *
 * The gotcha: 20-11-26 is a date, too, so pairs that may begin with one are left out.
 */
export const unlabelledPairs: readonly { readonly country: string; readonly kind: string; readonly pattern: RegExp }[] = [
  {
    country: 'GB',
    kind: 'SORT_CODE',
    pattern: /(?<![\w.+/-])(?!(?:0[1-9]|[12]\d|3[01])-(?:0[1-9]|1[0-2])-)(\d\d-\d\d-\d\d)[ ,/|]{1,3}(\d{8})(?![\w-])/g,
  },
  // alone, it may be the number of a telephone
  { country: 'AU', kind: 'BSB', pattern: /(?=\d{3})(?<=\bBSB[^\d\n]{0,12})(\d{3}[- ]?\d{3})[ ,/|]{1,3}(\d{6,9})(?![\w-])/gi },
];
