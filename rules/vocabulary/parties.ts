/** What payer and payee are called in one language. */

/** Words are separated by commas. */
export interface Parties {
  /** “Account”, “account number” beside a party. */
  readonly account: string;
  readonly payer: string;
  readonly payee: string;
  /** Labels of the account that is debited. */
  readonly from: string;
  /** Labels of the account that is credited. */
  readonly to: string;
}

export const parties = (account: string, payer: string, payee: string, from: string, to: string): Parties => ({
  account,
  payer,
  payee,
  from,
  to,
});
