/**
 * Banks that are one under several BICs: the parts of a group that take payments for one another, and banks that have merged, of which accounts
 * keep the bank code of the predecessor.
 *
 * Each bank is named by the first six characters of its BIC, institution and country. A bank stands in one group.
 */
export interface BankGroup {
  readonly banks: readonly string[];
  readonly source: string;
}

const SCL = 'Deutsche Bundesbank, directory of reachable payment service providers, 2026-05-25';

export const bankGroups: readonly BankGroup[] = [
  // Dresdner Bank
  { banks: ['COBADE', 'DRESDE'], source: `${SCL}: DRESDEFF` },
  // Postbank
  { banks: ['DEUTDE', 'PBNKDE'], source: 'Deutsche Bundesbank, bank codes, 2026-06: Postbank is a branch of Deutsche Bank' },
  // Credit Suisse
  { banks: ['UBSWCH', 'CRESCH'], source: `${SCL}: CRESCHZH, CRESCHZZ` },
  { banks: ['BARCGB', 'BUKBGB'], source: `${SCL}: BUKBGB22, the part of Barclays that the law keeps apart` },
  { banks: ['MIDLGB', 'HBUKGB'], source: `${SCL}: MIDLGB22, HBUKGB4B, the part of HSBC that the law keeps apart` },
  // Nova KBM and SKB
  { banks: ['KBMASI', 'SKBASI'], source: `${SCL}: KBMASI2X, OTP banka; SKBASI2X no longer listed` },
  // Nordea Pank
  { banks: ['RIKOEE', 'NDEAEE'], source: 'bank codes of Estonia: 17 is Luminor' },
  // First Gulf Bank
  { banks: ['NBADAE', 'FGBMAE'], source: 'First Abu Dhabi Bank, merger of 2017-04-01' },
  // Samba
  { banks: ['NCBKSA', 'SAMBSA'], source: 'Saudi National Bank, merger of 2021-04-01' },
  // HSBC Bank Canada
  { banks: ['ROYCCA', 'HKBCCA'], source: 'Royal Bank of Canada, acquisition of 2024-03-28' },
];
