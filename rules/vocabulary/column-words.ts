/** What the lists of payees of one language call their columns, and what they write into them. */

/** What a column can be. Which field of an instruction that is, `cli/files/column-meanings.ts` says. */
export type ColumnKey =
  | ('iban' | 'accountNumber' | 'bankAccountNumber' | 'wholeAccountNumber' | 'anyAccount' | 'anyPayeeAccount' | 'accountType')
  | ('name' | 'namePart' | 'accountHolder' | 'vendor' | 'company' | 'creditorType' | 'payer')
  | ('bic' | 'bankCode' | 'sortCode' | 'aba' | 'bsb' | 'ifsc' | 'cnaps' | 'blz' | 'branch' | 'correspondentBic' | 'bank' | 'bankName')
  | ('bankCountry' | 'country' | 'currency' | 'method' | 'settlementSystem' | 'amount' | 'reference' | 'date' | 'status')
  | ('addressLine1' | 'addressLine2' | 'addressLine3' | 'street' | 'houseNumber' | 'postCode' | 'town' | 'subdivision' | 'addressCountry')
  | ('email' | 'phone' | 'mobile' | 'dateOfBirth' | 'taxId');

/** Names of columns; those of one meaning are separated by commas. */
export type ColumnNames = Readonly<Partial<Record<ColumnKey, string>>>;

export interface ColumnWords {
  readonly usual?: ColumnNames;
  /** Names that give way to usual ones, of whatever language. */
  readonly rarer?: ColumnNames;
  /** Words for whoever is paid, in names such as `Recipient email`; normalised: in small letters without accents, and with `ae` for `ä` as well. Separated by commas. */
  readonly payee?: string;
  /** Words for whoever has sent an invoice or is on the payroll, in the same form: the books have a number for it. */
  readonly vendor?: string;
  /** Parts of a name beside Latin letters, `付款人IBAN`, that say whose it is: the payer's. Separated by commas. */
  readonly payerParts?: string;
  /** What stands in the cells of a column for the type of the payee. Separated by commas. */
  readonly individual?: string;
  readonly business?: string;
}
