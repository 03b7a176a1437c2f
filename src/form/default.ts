/** Formatting while typing, by the rules of every country. */
import { creditors } from '../../rules/index/creditors.js';
import { allCountries } from '../identifiers/country/all-countries.js';
import { Creditors } from '../rules-and-data/creditors.js';
import { type CountryIdentifiers, identifiersWith } from './country-identifiers.js';
import { type FormatAsTyped, formatterWith, type LocalRules } from './formatter.js';
import { checkOptions } from './options.js';

let made: LocalRules | undefined;

/** Every country; made when a local identifier is first read. */
function everyCountry(): LocalRules {
  made ??= { countries: allCountries, creditors: new Creditors(creditors) };
  return made;
}

/**
 * A text as a field shows it while it is typed: with its separators and in capital letters, with the caret where it belongs, and whether it is
 * right, wrong, or not finished. It never throws for a text.
 *
 * Letters and digits are never lost. A text is `wrong` only where it cannot become right by typing more at its end.
 *
 * @throws TypeError when an option is not what its type says
 * @example
 * formatAsTyped('1114447773', { type: 'TAX_ID', country: 'BR', creditorType: 'INDIVIDUAL' })
 * // { value: '111.444.777-3', caret: 13, state: 'incomplete', example: '235.703.750-48', remaining: 1 }
 */
export const formatAsTyped: FormatAsTyped = /* @__PURE__ */ formatterWith(everyCountry);

/**
 * Which identifiers of an account and its holder a form asks for in a country: every way to name an account, and the numbers of people and
 * companies. What a settlement system or a method asks for besides, `requirements` of `payprep` tells.
 *
 * @throws TypeError when the country is no code of ISO 3166-1 alpha-2
 * @example
 * identifiersOf('BE').accounts // [['IBAN'], ['ACCOUNT_NUMBER']]
 */
export function identifiersOf(country: string): CountryIdentifiers {
  checkOptions('identifiersOf', { country: country ?? '' });
  return identifiersWith(country, everyCountry());
}
