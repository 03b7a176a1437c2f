/** Telephone numbers of every country that has an example of a mobile number: its last digits at random, written in four ways. */
import { createRequire } from 'node:module';
import countries from 'i18n-iso-countries';
import { type CountryCode, type Examples, getExampleNumber } from 'libphonenumber-js';
import { random } from './random.js';

export interface PhoneInput {
  readonly country: string;
  readonly phone: string;
}

const examples = createRequire(import.meta.url)('libphonenumber-js/examples.mobile.json') as Examples;

const EACH = 16;

export function phones(): readonly PhoneInput[] {
  const { fill } = random();
  const found = new Map<string, PhoneInput>();
  for (let at = 0; at < EACH; at++) {
    // the library also has places that ISO 3166 does not have
    for (const country of Object.keys(examples).filter((code) => countries.isValid(code)) as CountryCode[]) {
      const number = getExampleNumber(country, examples);
      if (number === undefined) continue;
      const written = [number.number, number.formatInternational(), number.formatNational(), number.formatInternational()][at % 4] ?? '';
      // the last of four that follow one another
      const phone = written.replace(/\d(?=(?:\D*\d){0,3}$)/g, () => fill('#'));
      found.set(`${country} ${phone}`, { country, phone });
    }
  }
  return [...found.values()];
}
