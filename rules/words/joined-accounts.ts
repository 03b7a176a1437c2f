/**
 * Countries where payment files also write the bank identifier and the account number as one number.
 *
 * The gotcha: it counts only at its full length, which no account number of the country has by itself.
 *
 * @see Pay.UK, Validating account numbers: a sort code of six digits, and an account number of eight
 */

/** How many digits each part has. */
export interface JoinedAccount {
  readonly memberId: number;
  readonly account: number;
}

export const joinedAccounts: Readonly<Record<string, JoinedAccount>> = {
  GB: { memberId: 6, account: 8 },
};
