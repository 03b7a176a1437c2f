/** Whether the type of the account identifier is one that anybody knows. Whatever its type says, an IBAN is read as one. */
import { hasIdentifiers } from '../../../rules/vocabulary/method.js';
import { isAccountIdType } from '../../instruction/account-id-type.js';
import { given } from '../../instruction/values.js';
import type { Check } from '../../payment/check.js';
import { UNKNOWN_ID_TYPE } from '../../payment/corridor.js';

const ID_TYPE = '/creditorAccount/id/type';

/** A method with types of its own says itself that it does not take one; of one whose rules are not at hand nobody knows. */
export const accountIdType: Check = {
  name: 'account/id-type',
  asks: [ID_TYPE],
  appliesTo: ({ corridor: { accountIdType: type = UNKNOWN_ID_TYPE, method } }) => type === UNKNOWN_ID_TYPE && !hasIdentifiers(method),
  isOrdinary({ reading, isMethodUncovered }) {
    const type = given(reading.accountIdType);
    return type === undefined || isMethodUncovered || isAccountIdType(type);
  },
  examine({ reading, isMethodUncovered }, findings) {
    const type = given(reading.accountIdType);
    if (type === undefined) return;
    const rule = 'account-id/vocabulary';
    if (isAccountIdType(type)) return findings.outcome(rule, ID_TYPE, 'passed');
    if (isMethodUncovered) return findings.outcome(rule, ID_TYPE, 'not-covered');
    findings.report('CREDITOR_ACCOUNT_ID_TYPE_NOT_SUPPORTED', ID_TYPE, { rule, restsOn: 'likely', params: {} });
  },
};
