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
