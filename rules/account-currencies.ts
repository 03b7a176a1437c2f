/**
 * Where an account number says in which currency the account is kept.
 *
 * The gotcha: a payment in another currency is common, and most banks exchange it. Russian accounts take their own currency only.
 *
 * @see IBAN registry, release 102, entries GT, MU and SC
 * @see Bank of Russia, Regulation 809-P: digits 6 to 8 of a personal account, the codes of the all-Russian classifier, 810 for the rouble
 * @see Central Bank of the Republic of Uzbekistan, chart of accounts in commercial banks: digits 6 to 8, 000 for the soum (known only)
 */
export interface AccountCurrency {
  /** The fields that hold it, one after the other. */
  readonly fields: readonly string[];
  /** Where in them, 0-based, end exclusive. Default: all of it. */
  readonly at?: readonly [from: number, to: number];
  /** What is written there → ISO 4217. Absent: the code itself. A code that is not listed says nothing. */
  readonly codes?: Readonly<Record<string, string>>;
  /** Another currency is refused, where it is not exchanged. */
  readonly severity: 'warning' | 'info';
}

/** ISO 4217, the number of a currency. */
const numeric = {
  156: 'CNY',
  392: 'JPY',
  398: 'KZT',
  643: 'RUB',
  756: 'CHF',
  784: 'AED',
  826: 'GBP',
  840: 'USD',
  933: 'BYN',
  949: 'TRY',
  978: 'EUR',
};

export const accountCurrencies: Readonly<Record<string, AccountCurrency>> = {
  GT: { fields: ['currency'], codes: { '01': 'GTQ', '02': 'USD' }, severity: 'info' },
  MU: { fields: ['currency'], severity: 'info' },
  RU: { fields: ['branch', 'account'], at: [5, 8], codes: { ...numeric, 810: 'RUB' }, severity: 'warning' },
  SC: { fields: ['currency'], severity: 'info' },
  UZ: { fields: ['account'], at: [5, 8], codes: { ...numeric, '000': 'UZS', 860: 'UZS' }, severity: 'info' },
};
