/**
 * What a country's rule says of domestic payments alone. Apart from the rest of it, so that an IBAN alone does without: the build puts a
 * table of their own in this module's place.
 */
import type { CountryRule, DeclaredCountry, DomesticFacts } from '../../rules/country.js';

/** What the country declares of its domestic payments. */
export const domesticFacts = (rule: CountryRule): DomesticFacts => rule as DeclaredCountry;
