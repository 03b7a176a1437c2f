/** Generates telephone numbers: the example mobile number of each country with random last digits, in three notations. */
import { createRequire } from 'node:module';
import countries from 'i18n-iso-countries';
import { type CountryCode, type Examples, getExampleNumber } from 'libphonenumber-js';
import { createRandom } from './random.js';

export interface PhoneInput {
  readonly country: string;
  readonly phone: string;
}

const examples = createRequire(import.meta.url)('libphonenumber-js/examples.mobile.json') as Examples;

const NUMBERS_PER_COUNTRY = 16;

export function generatePhones(): readonly PhoneInput[] {
  const { fill } = createRandom();
  const found = new Map<string, PhoneInput>();
  for (let at = 0; at < NUMBERS_PER_COUNTRY; at++) {
    // the library has regions that are not in ISO 3166
    for (const country of Object.keys(examples).filter((code) => countries.isValid(code)) as CountryCode[]) {
      const number = getExampleNumber(country, examples);
      if (number === undefined) continue;
      const written = [number.number, number.formatInternational(), number.formatNational(), number.formatInternational()][at % 4] ?? '';
      // the last four digits
      const phone = written.replace(/\d(?=(?:\D*\d){0,3}$)/g, () => fill('#'));
      found.set(`${country} ${phone}`, { country, phone });
    }
  }
  return [...found.values()];
}
