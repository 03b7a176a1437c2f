/**
 * Banks that are one under several BICs: the parts of a group that take payments for one another, and banks that have merged, of which accounts
 * keep the bank code of the predecessor.
 *
 * Each bank is named by the first six characters of its BIC, institution and country. A bank stands in one group. The dates of the mergers, with their
 * sources, are in `reference-data/registries/bank-successions.json`.
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
  // Nova KBM and SKB, OTP banka since 2024: SCL has KBMASI2X alone
  ['KBMASI', 'SKBASI'],
  // Nordea Pank: 17 is Luminor in the bank codes of Estonia
  ['RIKOEE', 'NDEAEE'],
  // First Gulf Bank: First Abu Dhabi Bank since 2017-04-01
  ['NBADAE', 'FGBMAE'],
  // Samba: Saudi National Bank since 2021-04-01
  ['NCBKSA', 'SAMBSA'],
  // HSBC Bank Canada: Royal Bank of Canada since 2024-03-28
  ['ROYCCA', 'HKBCCA'],
];
