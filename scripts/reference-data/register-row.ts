/** A bank code of a national register, before towns and streets are joined to it. */
export interface RegisterRow {
  readonly bankCode: string;
  readonly bic: string | null;
  readonly name: string | null;
  readonly primary: boolean;
  /** Germany: the method that checks the account number. */
  readonly checkMethod?: string | null;
}
