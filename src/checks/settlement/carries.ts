/** Whether the settlement system can carry this payment at all: its country, its currency, its account. */

import { ruleConfidence } from '../../findings/severity.js';
import { given } from '../../instruction/values.js';
import type { Check } from '../../payment/check.js';
import { ACCOUNT_VALUE, CURRENCY, SETTLEMENT_SYSTEM } from '../pointers.js';

const rule = 'settlement-system';

export const settlementCarries: Check = {
  name: 'settlement/carries',
  asks: [SETTLEMENT_SYSTEM, '/country', CURRENCY, ACCOUNT_VALUE, '/creditorAccount/id/type'],
  appliesTo: ({ corridor }) => corridor.system !== undefined,
  isOrdinary: ({ plan }) => plan.isCarried,
  examine({ system: scheme, plan, place, reading, country, accountCountry, bic }, findings) {
    if (scheme === undefined || plan.isCarried) return findings.outcome(rule, SETTLEMENT_SYSTEM, 'passed');
    const { carried } = plan;
    const system = scheme.code;
    if (!carried.country) {
      // where neither BIC, account nor instruction name the place, it comes from the bank directory, and is only likely
      const isOfBank = bic === undefined && place !== country && place !== accountCountry;
      const restsOn = isOfBank ? 'likely' : ruleConfidence(scheme, 'countries');
      const detail = { rule, restsOn, params: { system, country: place as string } } as const;
      findings.report('SETTLEMENT_SYSTEM_COUNTRY_INCONSISTENCY', SETTLEMENT_SYSTEM, detail);
    }
    if (!carried.currency) {
      const params = { system, currency: given(reading.currency) as string };
      findings.report('SETTLEMENT_SYSTEM_CURRENCY_INCONSISTENCY', SETTLEMENT_SYSTEM, {
        rule,
        restsOn: ruleConfidence(scheme, 'currencies'),
        params,
      });
    }
    if (!carried.account) {
      const detail = { rule, restsOn: ruleConfidence(scheme, 'account'), params: { system } } as const;
      findings.report('SETTLEMENT_SYSTEM_ACCOUNT_NUMBER_INCONSISTENCY', SETTLEMENT_SYSTEM, detail);
    }
  },
};
