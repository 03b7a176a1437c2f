/**
 * What the columns of a list of payees mean: a field of the instruction, or none. What people call them is in `rules/words/columns/`, one language a file.
 *
 * The gotcha: a name that stands under two meanings, such as Konto, is not guessed: an IBAN or an account number of its country. The same name in two
 * languages is one meaning. Letters count, not case, accents, spaces and punctuation; ä may be written ae.
 */
import { columnWords } from '../../rules/index/column-words.js';
import type { ColumnKey, ColumnNames } from '../../rules/vocabulary/column-words.js';
import type { AccountIdType } from '../../rules/vocabulary/scheme.js';

/** The meaning of a name: its `ColumnMeaning` with the path of the field. Without a path, an instruction has no such field. */
export interface ResolvedName {
  readonly path?: string;
  readonly idType?: string;
  readonly says: string;
  readonly otherwise?: string;
  readonly rank?: number;
  readonly orElse?: boolean;
  readonly system?: string;
  readonly isPayees?: boolean;
}

/** Names by language. */
export type NamesByLanguage = Readonly<Record<string, string>>;

/** What the cells of a column are. */
export interface ColumnMeaning {
  /** The path of the field; undefined if an instruction has no such field. */
  readonly field?: string;
  /** The type of the account identifier. */
  readonly idType?: AccountIdType;
  /** The meaning in words. */
  readonly says: string;
  /** Where another column names the field more clearly, this one is that field: a `Country` beside a `Bank country`. */
  readonly otherwise?: string;
  /** Which of two columns of one field counts; none is 0. */
  readonly rank?: number;
  /** Where its cell is empty, a column of a lower rank counts. */
  readonly orElse?: boolean;
  /** The national system of a bank code: columns of two systems are no rivals, a row fills one of them. */
  readonly system?: string;
  /** The name says that it is an account at a bank, or that of the payee, and no number in the books. */
  readonly isPayees?: boolean;
  readonly names: NamesByLanguage;
  /** Names that give way to those. */
  readonly more?: NamesByLanguage;
}

/** Ranks of columns of one field, from the clearest. */
export const RANK = {
  ...{ bankCountry: 30, rarerBankCountry: 29, accountHolder: 21, payee: 20, qualified: 19, bank: 10, system: 3, plain: 0 },
  ...{ holder: -1, rarer: -2, second: -3, numbered: -10, vendor: -20, company: -30 },
} as const;

export const ACCOUNT = 'creditorAccount.id.value';
const NAME = 'creditor.name';
const ADDRESS = 'creditor.address.';
export const BIC = 'creditorAgent.bic';
export const BANK_CODE = 'creditorAgent.clearingSystemMemberId.memberId';

function inEachLanguage(kind: 'usual' | 'rarer', key: ColumnKey): NamesByLanguage {
  const names = Object.entries(columnWords).flatMap(([language, words]) => {
    const known: ColumnNames | undefined = words[kind];
    return known?.[key] === undefined ? [] : [[language, known[key]] as const];
  });
  return Object.fromEntries(names);
}

const usual = (key: ColumnKey): Pick<ColumnMeaning, 'names'> => ({ names: inEachLanguage('usual', key) });
/** The names that give way, as names of a meaning with a rank of its own. */
const rarer = (key: ColumnKey): Pick<ColumnMeaning, 'names'> => ({ names: inEachLanguage('rarer', key) });
const all = (key: ColumnKey): Pick<ColumnMeaning, 'names' | 'more'> => ({ ...usual(key), more: inEachLanguage('rarer', key) });

const accounts: readonly ColumnMeaning[] = [
  { field: ACCOUNT, idType: 'IBAN', says: 'an IBAN', ...all('iban') },
  { field: ACCOUNT, idType: 'ACCOUNT_NUMBER', says: 'an account number', ...all('accountNumber') },
  // beside it, an Account number may be that of a customer
  { field: ACCOUNT, idType: 'ACCOUNT_NUMBER', says: 'an account number', rank: RANK.bank, ...usual('bankAccountNumber') },
  // beside it, an Account number may be a part of it; in another language, the letters may be those of something else
  { field: ACCOUNT, idType: 'ACCOUNT_NUMBER', says: 'an account number', rank: RANK.second, ...all('wholeAccountNumber') },
  // “Account” alone may be an IBAN or an account number
  { field: ACCOUNT, idType: 'IBAN', says: 'an IBAN', ...all('anyAccount') },
  { field: ACCOUNT, idType: 'ACCOUNT_NUMBER', says: 'an account number', ...all('anyAccount') },
  // at a bank, or the payee’s: the cells say which of the two
  { field: ACCOUNT, idType: 'IBAN', says: 'an IBAN', isPayees: true, ...all('anyPayeeAccount') },
  { field: ACCOUNT, idType: 'ACCOUNT_NUMBER', says: 'an account number', isPayees: true, ...all('anyPayeeAccount') },
  { field: 'creditorAccount.type', says: 'the type of the account', ...all('accountType') },
];

const payee: readonly ColumnMeaning[] = [
  { field: NAME, says: 'the name of the payee', ...all('name') },
  // beside it, a Name may be a contact; often filled in only where the holder is another
  { field: NAME, says: 'the name of the payee', rank: RANK.accountHolder, orElse: true, ...usual('accountHolder') },
  { field: NAME, says: 'the name of the payee', rank: RANK.holder, orElse: true, ...rarer('accountHolder') },
  // beside a name, the number of the vendor
  { field: NAME, says: 'the name of the payee', rank: RANK.vendor, ...all('vendor') },
  // beside a vendor, the company that pays
  { field: NAME, says: 'the name of the payee', rank: RANK.company, ...rarer('company') },
  { field: 'creditor.type', says: 'INDIVIDUAL or BUSINESS', ...all('creditorType') },
  { says: 'a part of a name', ...all('namePart') },
];

const bank: readonly ColumnMeaning[] = [
  { field: BIC, says: 'a BIC', ...all('bic') },
  { field: BANK_CODE, says: 'a bank code', ...all('bankCode') },
  ...(
    [
      ['sort code', 'sortCode'],
      ['ABA', 'aba'],
      ['BSB', 'bsb'],
      ['IFSC', 'ifsc'],
      ['CNAPS', 'cnaps'],
      ['BLZ', 'blz'],
    ] as const
  ).map(([system, key]): ColumnMeaning => ({ field: BANK_CODE, says: 'a bank code', rank: RANK.system, system, ...all(key) })),
  { field: 'creditorAgent.branchId', says: 'a branch', ...all('branch') },
];

const payment: readonly ColumnMeaning[] = [
  { field: 'country', says: 'the country that is paid to', rank: RANK.bankCountry, ...usual('bankCountry') },
  { field: 'country', says: 'the country that is paid to', rank: RANK.rarerBankCountry, ...rarer('bankCountry') },
  { field: 'country', says: 'the country that is paid to', otherwise: `${ADDRESS}country`, ...all('country') },
  { field: 'currency', says: 'the currency of the payment', ...all('currency') },
  { field: 'method', says: 'the recipient method', ...all('method') },
  { field: 'settlementInformation.settlementSystem', says: 'the settlement system', ...all('settlementSystem') },
];

const address: readonly ColumnMeaning[] = [
  { field: `${ADDRESS}addressLine1`, says: 'an address line', ...all('addressLine1') },
  { field: `${ADDRESS}addressLine2`, says: 'an address line', ...all('addressLine2') },
  { field: `${ADDRESS}addressLine3`, says: 'an address line', ...all('addressLine3') },
  { field: `${ADDRESS}streetName`, says: 'a street', ...all('street') },
  { field: `${ADDRESS}buildingNumber`, says: 'a house number', ...all('houseNumber') },
  { field: `${ADDRESS}postCode`, says: 'a post code', ...all('postCode') },
  { field: `${ADDRESS}townName`, says: 'a town', ...all('town') },
  { field: `${ADDRESS}countrySubdivision`, says: 'a state or province', ...all('subdivision') },
  { field: `${ADDRESS}country`, says: 'the country of the address', ...all('addressCountry') },
];

const others: readonly ColumnMeaning[] = [
  { field: 'creditor.contactDetails.email', says: 'an e-mail address', ...all('email') },
  { field: 'creditor.contactDetails.phone', says: 'a telephone number', orElse: true, ...all('phone') },
  { field: 'creditor.contactDetails.phone', says: 'a telephone number', rank: RANK.second, ...all('mobile') },
  { field: 'creditor.dateOfBirth', says: 'a date of birth', ...all('dateOfBirth') },
  { field: 'creditor.taxId', says: 'a tax number', ...all('taxId') },
  { field: 'intermediaryAgent1.bic', says: 'the BIC of a correspondent', ...all('correspondentBic') },
  { says: 'an amount', ...all('amount') },
  { says: 'a reference', ...all('reference') },
  { says: 'the name of a bank', ...all('bankName') },
  { says: 'a date', ...all('date') },
  { says: 'a status', ...all('status') },
  { says: 'the payer', ...all('payer') },
  // a column of this name can hold a name, a code or a BIC
  { field: BANK_CODE, says: 'a bank code', ...all('bank') },
  { says: 'the name of a bank', ...all('bank') },
];

export const COLUMN_MEANINGS: readonly ColumnMeaning[] = [...accounts, ...payee, ...bank, ...payment, ...address, ...others];

/** The words of every language for one purpose: whose a column is, or what stands in its cells. */
export const wordsOfColumns = (kind: 'payee' | 'vendor' | 'payerParts' | 'individual' | 'business'): readonly string[] =>
  Object.values(columnWords).flatMap((words) => words[kind]?.split(', ') ?? []);
