/**
 * Banks that are one under several BICs: the parts of a group that take payments for one another, and the largest banks that have merged, of
 * which accounts keep the bank code of the predecessor.
 *
 * Each bank is named by the first six characters of its BIC, institution and country. The other banks that merged, and the dates with their
 * sources, are in `reference-data/registries/bank-successions.json`: `src/directory/bank-groups.ts` joins both.
 *
 * @see Deutsche Bundesbank, directory of reachable payment service providers, 2026-05-25 (SCL), and bank codes, 2026-06
 */
export const bankGroups: readonly (readonly string[])[] = [
  // Dresdner Bank: SCL, DRESDEFF
  ['COBADE', 'DRESDE'],
  // Postbank: a branch of Deutsche Bank by the bank codes
  ['DEUTDE', 'PBNKDE'],
  // Credit Suisse: SCL, CRESCHZH and CRESCHZZ
  ['UBSWCH', 'CRESCH'],
  // the part of Barclays that the law keeps apart: SCL, BUKBGB22
  ['BARCGB', 'BUKBGB'],
  // the part of HSBC that the law keeps apart: SCL, HBUKGB4B
  ['MIDLGB', 'HBUKGB'],
];
