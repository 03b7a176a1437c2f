/**
 * The numbering plans of libphonenumber, for whoever wants them: library and plans are handed in, because together they weigh
 * more than all the rest.
 */
import type { CountryCode, MetadataJson, PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/core';
import type { PhoneNumbers } from '../identifiers/phone.js';

/** The release whose plans are shipped; a test holds it against the installed package. */
export const phoneNumbersEdition = 'libphonenumber-js 1.13.16';

interface Library {
  readonly parsePhoneNumberFromString: typeof parsePhoneNumberFromString;
  readonly PhoneNumber: typeof PhoneNumber;
}

/** As numbers are written with their calling code: long enough for one, and without an extension. */
const INTERNATIONAL = /^\+(?:[ ().-]*\d){7}[\d ().-]*$/;

/** Judges telephone numbers by the given plans. */
export function phoneNumbers(library: Library, metadata: MetadataJson): PhoneNumbers {
  const hasPlan = (country: string): country is CountryCode => Object.hasOwn(metadata.countries, country);
  /**
   * True for a good number with the calling code of a single country: the plan of this country is then all that it is held against, and no
   * parsing brings about another answer. Of any other number this says nothing.
   */
  function fitsItsOnlyPlan(text: string): boolean {
    if (!INTERNATIONAL.test(text)) return false;
    const number = `+${text.replace(/\D/g, '')}` as const;
    for (const end of [2, 3, 4]) {
      const countries = metadata.country_calling_codes[number.slice(1, end)];
      if (countries !== undefined) return countries.length === 1 && new library.PhoneNumber(number, metadata).isValid();
    }
    return false;
  }
  return {
    edition: phoneNumbersEdition,
    verify(text, country) {
      const home = country !== undefined && hasPlan(country) ? country : undefined;
      // without a country code there is no saying where the number would be dialled
      if (home === undefined && !text.trimStart().startsWith('+')) return 'not-covered';
      if (fitsItsOnlyPlan(text)) return 'passed';
      const options = { extract: false, ...(home && { defaultCountry: home }) };
      return library.parsePhoneNumberFromString(text, options, metadata)?.isValid() ? 'passed' : 'failed';
    },
    countryOf(text, country) {
      const home = hasPlan(country) ? country : undefined;
      const number = library.parsePhoneNumberFromString(text, { extract: false, ...(home && { defaultCountry: home }) }, metadata);
      if (number === undefined) return undefined;
      const { countryCallingCode } = number;
      const sharing: readonly string[] = metadata.country_calling_codes[countryCallingCode] ?? [];
      return sharing.includes(country) ? country : (number.country ?? sharing[0]);
    },
  };
}
