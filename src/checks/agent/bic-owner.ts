/** Whether the BIC is of the bank of the account: by the issuer of the wallet, the IBAN, the bank identifier, else by the country. */
import type { Check } from '../../payment/check.js';
import { ACCOUNT_VALUE, BIC, MEMBER_ID, METHOD } from '../pointers.js';

export const bicOwner: Check = {
  name: 'agent/bic-owner',
  asks: [BIC, ACCOUNT_VALUE, MEMBER_ID, '/country', METHOD],
  isOrdinary: ({ bicComparison }) => bicComparison?.fits !== false,
  examine({ bic, bicComparison, country }, findings) {
    if (bic === undefined || bicComparison === undefined) return;
    const { against, fits, restsOn } = bicComparison;
    if (fits !== false) return findings.outcome(`bic/${against}`, BIC, fits ? 'passed' : 'not-covered');
    switch (against) {
      case 'issuer':
        return findings.report('CREDITOR_BIC_BANK_IDENTIFIER_INCONSISTENCY', BIC, { rule: 'bic/issuer', restsOn });
      case 'iban':
        return findings.report('CREDITOR_BIC_IBAN_INCONSISTENCY', BIC, { rule: 'bic/iban', restsOn });
      case 'bank-identifier':
        return findings.report('CREDITOR_BIC_BANK_IDENTIFIER_INCONSISTENCY', BIC, { rule: 'bic/bank-identifier', restsOn });
      default:
        return findings.report('CREDITOR_BIC_COUNTRY_INCONSISTENCY', BIC, {
          rule: 'bic/country',
          restsOn,
          params: { country: country as string, found: bic.country },
        });
    }
  },
};
