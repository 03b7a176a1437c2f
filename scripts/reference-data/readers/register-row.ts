/** A row of a national bank register, before its town and street are added. */
export interface RegisterRow {
  readonly bankCode: string;
  readonly bic: string | null;
  readonly name: string | null;
  readonly primary: boolean;
  /** Germany: the method that checks the account number. */
  readonly checkMethod?: string | null;
  /** Where it is not that of its BIC. */
  readonly town?: string | null;
  /** Where the row is less sure than its dataset. */
  readonly confidence?: 'derived' | null;
}
