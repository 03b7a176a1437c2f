/** Addresses, names and contacts: which checks there are, and which not. */
import { accounts } from '../../../rules/index/accounts.js';
import { isExhaustive } from '../../../src/directory/dataset.js';
import { allCountries } from '../../../src/identifiers/country/all-countries.js';
import { entriesUnder, entryOf } from '../manifest.js';
import type { Section } from '../markdown.js';

/** The countries whose account numbers contain the currency. */
const withCurrency = Object.keys(accounts).filter((country) => allCountries.currencyInNumber(country) !== undefined);

const lists = entriesUnder('subdivisions/');
const countryOf = ({ dataset }: { readonly dataset: string }): string => dataset.slice(-2);

export const addressSection: Section = {
  title: 'Addresses',
  text: `payprep knows the form of post codes in ${entryOf('registries/post-codes')?.rows} countries; elsewhere there are none, or they are not covered.
It knows the states and provinces of ${lists.length} countries: ${lists.map(countryOf).join(' ')}. Only the lists of ${lists.filter(isExhaustive).map(countryOf).join(' ')}
say that there is no such state, or that a post code lies in another one.

A settlement system may require a structured or hybrid address from a day on: see the table of the systems.

Not covered: whether a street, a house or a town exists, and whether the creditor lives there.`,
};

export const appearanceSection: Section = {
  title: 'Names, contacts and what looks wrong',
  text: `- Names: characters that no name has, an account number in place of a name, placeholders, a company’s name with the type of a person, the length
  and the letters that the settlement system carries.
- E-mail: the form (RFC 5321), misspelt names of large services, disposable addresses.
- Telephone: the numbering plans of libphonenumber, in \`payprep/full\`; without them, only what cannot be a number.
- Accounts: a card number, a number from documentation, and in ${withCurrency.join(' ')} the currency that the number contains.
- Currency: whether it is used for payments to the country.

What legitimate payments do often is \`info\`, see [decisions/0011-severities.md](decisions/0011-severities.md).

Not covered: whether the name is that of the account holder, and whether anybody answers a call or an e-mail.`,
};
