/** The currency that was meant by a code that is not the one of ISO 4217: gbp, RMB. */

import { usualCurrencyCodes } from '../../rules/words/usual-codes.js';
import { seenIn } from '../characters/unseen.js';
import { currencyStatus } from './currency.js';

/** The code of ISO 4217, in use on this day; undefined where what was meant is not certain. */
export function currencyMeant(text: string, on: string): string | undefined {
  const code = seenIn(text).toUpperCase();
  if (Object.hasOwn(usualCurrencyCodes, code)) return usualCurrencyCodes[code];
  return currencyStatus(code, on) === 'active' ? code : undefined;
}
