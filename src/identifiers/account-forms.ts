/**
 * The forms in which a country's account numbers are written. Apart from the rest of its rule, so that an IBAN alone does without them:
 * the build puts a table of their own in this module's place.
 */
import type { CountryRule, DeclaredCountry } from '../../rules/country.js';
import type { AccountForm } from '../forms/account-form.js';

/** The forms that a country declares; undefined where it declares none. */
export const declaredForms = (rule: CountryRule): readonly AccountForm[] | undefined => (rule as DeclaredCountry).account;
