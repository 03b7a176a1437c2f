/**
 * ISO 3166-1 alpha-2 country codes and their English names, of the package i18n-iso-countries.
 *
 * XK is not in the standard: ISO leaves the code to its users, and SWIFT, the EU and the IBAN registry use it for Kosovo.
 */
import countries from 'i18n-iso-countries';
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import { compareText } from '../text.js';

countries.registerLocale(english);

export const COUNTRY_CODES: readonly string[] = Object.keys(countries.getAlpha2Codes()).sort(compareText);

export const countryName = (code: string): string | undefined => countries.getName(code, 'en');

/** The code of a country by its English name, in any spelling that the package knows. */
export const countryCode = (name: string): string | undefined => countries.getAlpha2Code(name, 'en');
