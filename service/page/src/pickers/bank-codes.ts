/** Where a bank is found by its name: the countries in which people do not know its code. */

export interface ListedBank {
  /** The value of the field. */
  readonly value: string;
  readonly name: string;
  /** Its other names, its town, and its usual code. */
  readonly note: string;
  /** Nothing else can be meant by what was typed. */
  readonly isSure: boolean;
}

/** Finds banks by a name or code, the best first; for an empty text, those that payers mean most often. */
export type FindBanks = (text: string) => readonly ListedBank[];

/** Country → the characters between bank and branch in a code: a zero in an IFSC. */
export const BANK_CODES: Readonly<Record<string, string>> = {
  ...Object.fromEntries('BR CL CO CZ EC HK ID IL JP KE KR LK MY NG SG TH TW UY VN ZA'.split(' ').map((country) => [country, ''])),
  IN: '0',
};

export const hasBankCodes = (country: string): boolean => Object.hasOwn(BANK_CODES, country);

/** True where the code of a bank is all that its field takes. An IFSC goes on with the branch, and is called so. */
export const isBankChosen = ({ country, method }: { readonly country: string; readonly method: string }): boolean =>
  method === 'BANK_ACCOUNT' && BANK_CODES[country] === '';
