/** Whether the country of the payment is under comprehensive sanctions. Worth knowing, no verdict: nobody is screened here. */

import { comprehensiveSanctions } from '../../../rules/sanctions/comprehensive.js';
import type { Check } from '../../payment/check.js';
import type { Payment } from '../../payment/payment.js';
import { isInForce } from '../../rules-and-data/schemes.js';

const COUNTRY = '/country';
const rule = 'country/sanctions';

const sanctionsOn = ({ country, engine: { on } }: Payment) =>
  comprehensiveSanctions.find((each) => each.country === country && isInForce(each, on));

export const countrySanctions: Check = {
  name: 'country/sanctions',
  asks: [COUNTRY],
  isOrdinary: (payment, threshold) => threshold !== 'info' || sanctionsOn(payment) === undefined,
  examine(payment, findings) {
    const sanctions = sanctionsOn(payment);
    if (sanctions === undefined) return;
    const { country, programmes, from } = sanctions;
    findings.report('COUNTRY_SANCTIONED', COUNTRY, { rule, restsOn: 'possible', params: { country, programmes, from } });
  },
};
