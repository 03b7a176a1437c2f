/**
 * How the fields of an account number begin in countries where a number drawn at random would most often be one that no check covers.
 *
 * Russia: the accounts of the treasury have no check digit. The others are at banks whose code begins with 04; 408 are those of people and companies.
 *
 * @see Bank of Russia, Regulation 809-P: the first digits of a personal account are its balance account
 */
export const accountPrefixes: Readonly<Record<string, Readonly<Record<string, string>>>> = { RU: { bank: '04', branch: '408' } };
