/**
 * The letters by which Swift messages name the clearing system of a country: //SC601613 is a British sort code. Mostly they are the code of the country.
 *
 * @see Swift, party identifier codes of field 57A
 */

const LETTERS: Readonly<Record<string, string>> = { CH: 'SW', LI: 'SW', DE: 'BL', CA: 'CC', US: 'FW', GB: 'SC' };

export const lettersOf = (country: string): string => LETTERS[country] ?? country;

/** A CHIPS universal identifier. The other letters without a country, CP (a CHIPS participant) and RT (by the RTGS), are no country’s code. */
export const lettersOfChips = 'CH';

/** Of the two countries with Swiss clearing numbers, Switzerland. */
export const countryOfLetters = (letters: string): string =>
  Object.keys(LETTERS).find((country) => LETTERS[country] === letters) ?? letters;

/**
 * A participant of CHIPS, or of the Swiss SIC, by its number there, which is no bank identifier of the country: behind the settlement system and a colon.
 * Where the system is CHIPS, the number alone says so.
 */
export const participantOfSystem = /:(?:\/\/C[HP]|USPID|CHSIC)|^US_CHIPS:(?:\d{4}|(?:CH)?\d{6})$/;
