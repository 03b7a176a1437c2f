/** What was found of two payees, in English and in words for the telephone. None of them repeats an account number, a name of a person or an address. */

/** What a text may name: countries by their codes, banks by their names. */
export interface ChangeParams {
  readonly before?: string | undefined;
  readonly after?: string | undefined;
  readonly date?: string | undefined;
}

const named = (what: string, { before, after }: ChangeParams): string =>
  `${what}${before === undefined ? '' : ` was ${before}`}${after === undefined ? ' is another one' : `${before === undefined ? '' : ' and'} is ${after}`}`;

const ASK = 'Ask the payee, on a number that you had before, which one is right.';

const CHANGE_TEXTS = {
  ACCOUNT_NOT_COVERED: () => `It is not sure whether this is the same account. ${ASK}`,
  ACCOUNT_INVALID: () => 'The new account details cannot be right: a payment would come back.',
  ACCOUNT_COUNTRY_CHANGED: (params: ChangeParams) => `${named('The country of the account', params)}. ${ASK}`,
  BANK_CHANGED: (params: ChangeParams) => `${named('The bank', params)}. ${ASK}`,
  BANK_KIND_CHANGED: (params: ChangeParams) => `${named('The kind of institution', params)}. ${ASK}`,
  BANK_MERGED: ({ before, after, date }: ChangeParams) =>
    `${before ?? 'The bank'} became a part of ${after ?? 'another bank'}${date === undefined ? '' : ` (${date})`}: the account stayed, under the bank code of today.`,
  ACCOUNT_NUMBER_CHANGED: () => `The account number is another one. ${ASK}`,
  ACCOUNT_NUMBER_ONE_CHARACTER: () => `The account number differs in one character: one of the two may be mistyped. ${ASK}`,
  ACCOUNT_NUMBER_SWAPPED: () => `Two neighbouring characters of the account number are swapped: one of the two may be mistyped. ${ASK}`,
  ACCOUNT_NOTATION: () => 'The account is the same, written in another way.',
  ACCOUNT_TYPE_CHANGED: () => 'The type of the account is another one.',
  BIC_CHANGED: () => 'The BIC is another one, and the account is the same.',
  NAME_NOTATION: () => 'The name is the same, written in another way.',
  NAME_SIMILAR: () => `The name is nearly the same. ${ASK}`,
  NAME_CHANGED: () => `The payee has another name. ${ASK}`,
  EMAIL_DOMAIN_SIMILAR: () =>
    'The e-mail address has a domain that is nearly the one of before: somebody may pretend to be the payee. Answer no mail of that address.',
  MEMBER_CHANGED: () => 'This is another value than before.',
} as const;

export type PayeeChangeCode = keyof typeof CHANGE_TEXTS;

export const textOf = (code: PayeeChangeCode, params: ChangeParams = {}): string => CHANGE_TEXTS[code](params);

export const ACCOUNT_TEXTS = {
  SAME_ACCOUNT: 'Both name the same account.',
  BANK_MERGED: 'Both name the same account: the bank of one became a part of the other, and account numbers stayed.',
  COUNTRY_DIFFERS: 'The accounts are in two countries.',
  BANK_DIFFERS: 'The accounts are at two banks or branches.',
  ACCOUNT_NUMBER_DIFFERS: 'The account numbers are two.',
  FIRST_NOT_COVERED: 'It is not sure which account the first one names.',
  SECOND_NOT_COVERED: 'It is not sure which account the second one names.',
} as const;

export type AccountReasonCode = keyof typeof ACCOUNT_TEXTS;
