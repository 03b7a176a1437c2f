/**
 * The numbering plans of libphonenumber, for whoever wants them: the core never imports this.
 */
import { type MetadataJson, parsePhoneNumberFromString } from 'libphonenumber-js/core';
import type { PhoneNumbers } from '../identifiers/phone.js';

/** Judges telephone numbers by the given plans. `edition` names these in results. */
export function phoneNumbers(metadata: MetadataJson, edition: string): PhoneNumbers {
  return {
    edition,
    verify(text, country) {
      const defaultCountry =
        country !== undefined && country in metadata.countries ? (country as keyof typeof metadata.countries) : undefined;
      // without a country code there is no saying where the number would be dialled
      if (defaultCountry === undefined && !text.trimStart().startsWith('+')) return 'not-covered';
      const number = parsePhoneNumberFromString(
        text,
        { ...(defaultCountry && { defaultCountry: defaultCountry as never }), extract: false },
        metadata,
      );
      return number?.isValid() ? 'passed' : 'failed';
    },
  };
}
