/**
 * Checks telephone numbers with libphonenumber-js. Library and numbering plans are parameters, because together they are larger
 * than the rest of the package, and not every user needs them.
 */
import type { CountryCode, Metadata, MetadataJson, PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/core';
import type { PhoneNumbers } from '../identifiers/phone.js';

/** The release of the numbering plans. A test compares it with the installed package. */
export const phoneNumbersEdition = 'libphonenumber-js 1.13.16';

interface Library {
  readonly parsePhoneNumberFromString: typeof parsePhoneNumberFromString;
  readonly PhoneNumber: typeof PhoneNumber;
  readonly Metadata: typeof Metadata;
}

/** Members of `Metadata` that its published types leave out. */
interface NumberingPlan {
  selectNumberingPlan(country: string): void;
  /** True where the plan has patterns for kinds of numbers, such as mobile. */
  hasTypes(): boolean;
  nationalNumberPattern(): string;
}

/** A number with its calling code, long enough for one, and without an extension. */
const INTERNATIONAL = /^\+(?:[ ().-]*\d){7}[\d ().-]*$/;

/**
 * True for a valid number whose calling code belongs to a single country: only the plan of that country applies, so the number need
 * not be parsed. False says nothing.
 */
function createSinglePlanCheck(library: Library, metadata: MetadataJson): (text: string) => boolean {
  /** Calling code → check of a national number. The library itself compiles its patterns again for each number. */
  const nationalChecks = new Map<string, (national: string) => boolean>();

  function getNationalCheck(callingCode: string): (national: string) => boolean {
    const known = nationalChecks.get(callingCode);
    if (known !== undefined) return known;
    const check = createNationalCheck(callingCode);
    nationalChecks.set(callingCode, check);
    return check;
  }

  function createNationalCheck(callingCode: string): (national: string) => boolean {
    const [country, another] = metadata.country_calling_codes[callingCode] ?? [];
    if (country === undefined || another !== undefined) return () => false;
    const plan = new library.Metadata(metadata) as unknown as NumberingPlan;
    plan.selectNumberingPlan(country);
    if (plan.hasTypes()) return (national) => new library.PhoneNumber(`+${callingCode}${national}`, metadata).isValid();
    const pattern = new RegExp(`^(?:${plan.nationalNumberPattern()})$`);
    return (national) => pattern.test(national);
  }

  return (text) => {
    if (!INTERNATIONAL.test(text)) return false;
    const digits = text.replace(/\D/g, '');
    for (const end of [1, 2, 3]) {
      const code = digits.slice(0, end);
      if (metadata.country_calling_codes[code] !== undefined) return getNationalCheck(code)(digits.slice(end));
    }
    return false;
  };
}

/** Creates the checks for the given numbering plans. */
export function phoneNumbers(library: Library, metadata: MetadataJson): PhoneNumbers {
  const hasPlan = (country: string): country is CountryCode => Object.hasOwn(metadata.countries, country);
  const fitsSinglePlan = createSinglePlanCheck(library, metadata);
  return {
    edition: phoneNumbersEdition,
    verify(text, country) {
      const defaultCountry = country !== undefined && hasPlan(country) ? country : undefined;
      // without a country, a national number belongs to no plan
      if (defaultCountry === undefined && !text.trimStart().startsWith('+')) return 'not-covered';
      if (fitsSinglePlan(text)) return 'passed';
      const options = { extract: false, ...(defaultCountry && { defaultCountry }) };
      return library.parsePhoneNumberFromString(text, options, metadata)?.isValid() ? 'passed' : 'failed';
    },
    countryOf(text, country) {
      const defaultCountry = hasPlan(country) ? country : undefined;
      const number = library.parsePhoneNumberFromString(text, { extract: false, ...(defaultCountry && { defaultCountry }) }, metadata);
      if (number === undefined) return undefined;
      const { countryCallingCode } = number;
      const sharing: readonly string[] = metadata.country_calling_codes[countryCallingCode] ?? [];
      return sharing.includes(country) ? country : (number.country ?? sharing[0]);
    },
  };
}
