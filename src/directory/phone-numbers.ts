/**
 * The numbering plans of libphonenumber, for whoever wants them: library and plans are handed in, because together they weigh
 * more than all the rest.
 */
import type { CountryCode, Metadata, MetadataJson, PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/core';
import type { PhoneNumbers } from '../identifiers/phone.js';

/** The release whose plans are shipped; a test holds it against the installed package. */
export const phoneNumbersEdition = 'libphonenumber-js 1.13.16';

interface Library {
  readonly parsePhoneNumberFromString: typeof parsePhoneNumberFromString;
  readonly PhoneNumber: typeof PhoneNumber;
  readonly Metadata: typeof Metadata;
}

/** The plans, as the library has them; its types keep the half of it to themselves. */
interface Plans {
  selectNumberingPlan(country: string): void;
  /** Whether numbers of several kinds have patterns of their own. */
  hasTypes(): boolean;
  nationalNumberPattern(): string;
}

/** As numbers are written with their calling code: long enough for one, and without an extension. */
const INTERNATIONAL = /^\+(?:[ ().-]*\d){7}[\d ().-]*$/;

/** Judges telephone numbers by the given plans. */
export function phoneNumbers(library: Library, metadata: MetadataJson): PhoneNumbers {
  const hasPlan = (country: string): country is CountryCode => Object.hasOwn(metadata.countries, country);
  /** Calling code → what says whether a number behind it is good. The library makes its patterns anew for each number. */
  const judges = new Map<string, (national: string) => boolean>();

  function judgeOf(callingCode: string): (national: string) => boolean {
    const made = judges.get(callingCode);
    if (made !== undefined) return made;
    const judge = judgeBehind(callingCode);
    judges.set(callingCode, judge);
    return judge;
  }

  function judgeBehind(callingCode: string): (national: string) => boolean {
    const [country, another] = metadata.country_calling_codes[callingCode] ?? [];
    if (country === undefined || another !== undefined) return () => false;
    const plans = new library.Metadata(metadata) as unknown as Plans;
    plans.selectNumberingPlan(country);
    if (plans.hasTypes()) return (national) => new library.PhoneNumber(`+${callingCode}${national}`, metadata).isValid();
    const pattern = new RegExp(`^(?:${plans.nationalNumberPattern()})$`);
    return (national) => pattern.test(national);
  }

  /**
   * True for a good number with the calling code of a single country: the plan of this country is then all that it is held against, and no
   * parsing brings about another answer. Of any other number this says nothing.
   */
  function fitsItsOnlyPlan(text: string): boolean {
    if (!INTERNATIONAL.test(text)) return false;
    const digits = text.replace(/\D/g, '');
    for (const end of [1, 2, 3]) {
      const code = digits.slice(0, end);
      if (metadata.country_calling_codes[code] !== undefined) return judgeOf(code)(digits.slice(end));
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
