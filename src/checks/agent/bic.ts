/** The creditor agent's BIC by itself. A passive one is worth knowing: plenty of banks that are reached over their national system have one. */
import type { Check } from '../../payment/check.js';
import { BIC } from '../pointers.js';
import { examineBic, isInUse } from './bic-itself.js';
import { CREDITOR_AGENT } from './place.js';

export const agentBic: Check = {
  name: 'agent/bic',
  asks: [BIC],
  isOrdinary({ bicReading, bic, engine, reading }, threshold) {
    if (bicReading === undefined) return threshold !== 'info' || !reading.creditorAgent.isBicNotProvided;
    return isInUse(bic, engine, threshold) && (threshold !== 'info' || !bic?.passive);
  },
  examine({ bicReading, bic, engine, reading }, findings) {
    if (reading.creditorAgent.isBicNotProvided)
      findings.report('CREDITOR_BIC_NOT_PROVIDED', BIC, { rule: 'bic/not-provided', restsOn: 'possible' });
    if (bicReading === undefined) return;
    examineBic(bicReading, CREDITOR_AGENT, engine, findings);
    if (bic?.passive) findings.report('CREDITOR_BIC_NOT_CONNECTED', BIC, { rule: 'bic/passive', restsOn: 'possible' });
  },
};
