/** Whether the town is the post code or the country again. Singapore lies in Singapore: the country is not more than worth knowing. */
import { lazy } from '../../../../rules/vocabulary/lazy.js';
import { isBasicLetter } from '../../../characters/characters.js';
import { foldPlace } from '../../../identifiers/address-text.js';
import type { Check } from '../../../payment/check.js';
import type { Payment } from '../../../payment/payment.js';
import { ADDRESS_POINTERS, countryOfAddress, foldedNames } from './address.js';

const NUMBERS = /* @__PURE__ */ lazy(() => /^\p{N}{1,70}$/u);

/** The code of a plain letter in small, or of a digit: texts that are compared without case and accents share it. 0 for any other. */
function initialOf(text: string): number {
  const code = text.charCodeAt(0);
  if (code >= 0x30 && code <= 0x39) return code;
  return isBasicLetter(code) ? code | 0x20 : 0;
}

/** False where the first characters show that the town is neither the post code nor the country. */
function mayRepeat(town: string, postCode: string | undefined, country: string | undefined): boolean {
  const initial = initialOf(town);
  // another letter, or a digit: the town may be a number
  if (initial <= 0x39) return true;
  const first = postCode === undefined ? undefined : initialOf(postCode);
  if (first === initial || first === 0) return true;
  if (country !== undefined) for (const name of foldedNames(country)) if (name.charCodeAt(0) === initial) return true;
  return false;
}

/** What the field holds instead of a town: `likely` wrong, or `possible`. */
function repetitionIn(payment: Payment): 'likely' | 'possible' | undefined {
  const { townName, postCode } = payment.address;
  const country = countryOfAddress(payment);
  if (townName === undefined || !mayRepeat(townName, postCode, country)) return undefined;
  const town = foldPlace(townName);
  if (NUMBERS().test(town) || (postCode !== undefined && foldPlace(postCode) === town)) return 'likely';
  return country !== undefined && foldedNames(country).includes(town) ? 'possible' : undefined;
}

export const addressTown: Check = {
  name: 'address/town',
  asks: [ADDRESS_POINTERS.townName, ADDRESS_POINTERS.postCode, ADDRESS_POINTERS.country],
  isOrdinary(payment, threshold) {
    if (payment.reading.address === undefined) return true;
    const found = repetitionIn(payment);
    return found === undefined || (found === 'possible' && threshold !== 'info');
  },
  examine(payment, findings) {
    const restsOn = repetitionIn(payment);
    if (restsOn === undefined) return;
    findings.report('CREDITOR_ADDRESS_SUSPICIOUS', ADDRESS_POINTERS.townName, { rule: 'address/placeholder', restsOn });
  },
};
