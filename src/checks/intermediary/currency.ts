/** Whether an intermediary is where the currency is cleared. Other ones are used, too: worth knowing, no more. */

import { isClearedAnywhere } from '../../identifiers/domestic-currency.js';
import { given } from '../../instruction/values.js';
import type { Check } from '../../payment/check.js';
import { isClearedIn } from '../../rules-and-data/schemes.js';
import { CURRENCY } from '../pointers.js';
import { AGENT_POINTERS, hasIntermediaries, intermediariesOf } from './places.js';

const rule = 'intermediary/currency';

/** Their accounts abroad are how most of the world holds these: renminbi in Hong Kong, pesos in New York, shekels in London. */
const HELD_ABROAD: readonly string[] = ['CNY', 'MXN', 'ILS'];

export const intermediaryCurrency: Check = {
  name: 'intermediary/currency',
  asks: [...AGENT_POINTERS, CURRENCY],
  isOrdinary: (payment, threshold) => threshold !== 'info' || !hasIntermediaries(payment),
  examine(payment, findings) {
    const { reading, currencyStatus, engine } = payment;
    const currency = given(reading.currency) ?? '';
    if (currencyStatus !== 'active' || !isClearedAnywhere(currency) || HELD_ABROAD.includes(currency)) return;
    for (const { place, bic } of intermediariesOf(payment)) {
      if (bic === undefined || bic.test) continue;
      const { who, pointer } = place;
      if (isClearedIn(currency, bic.country, engine.on)) findings.outcome(rule, pointer, 'passed');
      else
        findings.report(`${who}_CURRENCY_INCONSISTENCY`, pointer, { rule, restsOn: 'possible', params: { found: bic.country, currency } });
    }
  },
};
