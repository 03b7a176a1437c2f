/** The creditor agent's BIC by itself. A passive one is worth knowing: plenty of banks that are reached over their national system have one. */
import type { Check } from '../../payment/check.js';
import { BIC } from '../pointers.js';
import { examineBic, isInUse } from './bic-itself.js';
import { CREDITOR_AGENT } from './place.js';

export const agentBic: Check = {
  name: 'agent/bic',
  asks: [BIC],
  isOrdinary({ bicReading, bic, engine }, threshold) {
    return bicReading === undefined || (isInUse(bic, engine, threshold) && (threshold !== 'info' || !bic?.passive));
  },
  examine({ bicReading, bic, engine }, findings) {
    if (bicReading === undefined) return;
    examineBic(bicReading, CREDITOR_AGENT, engine, findings);
    if (bic?.passive) findings.report('CREDITOR_BIC_NOT_CONNECTED', BIC, { rule: 'bic/passive', restsOn: 'possible' });
  },
};
