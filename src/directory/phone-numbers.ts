/**
 * The numbering plans of libphonenumber, for whoever wants them: library and plans are handed in, because together they weigh
 * more than all the rest.
 */
import type { CountryCode, MetadataJson, parsePhoneNumberFromString } from 'libphonenumber-js/core';
import type { PhoneNumbers } from '../identifiers/phone.js';

/** The release whose plans are shipped; a test holds it against the installed package. */
export const phoneNumbersEdition = 'libphonenumber-js 1.13.16';

/** Judges telephone numbers by the given plans. */
export function phoneNumbers(
  library: { readonly parsePhoneNumberFromString: typeof parsePhoneNumberFromString },
  metadata: MetadataJson,
): PhoneNumbers {
  const hasPlan = (country: string): country is CountryCode => Object.hasOwn(metadata.countries, country);
  return {
    edition: phoneNumbersEdition,
    verify(text, country) {
      const home = country !== undefined && hasPlan(country) ? country : undefined;
      // without a country code there is no saying where the number would be dialled
      if (home === undefined && !text.trimStart().startsWith('+')) return 'not-covered';
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
