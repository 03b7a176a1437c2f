/** The creditor agent's BIC by itself, and whether its bank closed. A passive one is worth knowing: plenty of banks that are reached over their national system have one. */
import type { Check } from '../../engine/check.js';
import type { RulesAndData } from '../../engine/engine-data.js';
import type { Bic } from '../../identifiers/bic.js';
import { BIC } from '../pointers.js';
import { examineBic } from './bic-itself.js';
import { CREDITOR_AGENT } from './place.js';

const isClosed = ({ country, bic8 }: Bic, { data, on }: RulesAndData): boolean => data.banks(country)?.isClosed(bic8, on) === true;

export const agentBic: Check = {
  name: 'agent/bic',
  asks: [BIC],
  isOrdinary({ bicReading, bic, engine }, threshold) {
    if (bicReading === undefined) return true;
    return bic !== undefined && !bic.test && !isClosed(bic, engine) && (threshold !== 'info' || !bic.passive);
  },
  examine({ bicReading, bic, engine }, findings) {
    if (bicReading === undefined) return;
    examineBic(bicReading, CREDITOR_AGENT, engine, findings);
    if (bic && isClosed(bic, engine)) findings.report('CREDITOR_BIC_DOES_NOT_EXIST', BIC, { rule: 'bic/closed', restsOn: 'likely' });
    if (bic?.passive) findings.report('CREDITOR_BIC_NOT_CONNECTED', BIC, { rule: 'bic/passive' });
  },
};
