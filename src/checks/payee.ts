/**
 * The checks of a payee who is to be paid as they stand, such as a row of a list: an account, its bank and the country of both have to be there, though
 * nobody has named a settlement system or a method yet.
 */
import type { Check } from '../payment/check.js';
import { checks } from './index.js';
import { accountOfPayee } from './presence/account.js';
import { bankRequired, bankRequiredOfPayee } from './presence/bank.js';
import { countryOfPayee } from './presence/country.js';
import { required } from './presence/required.js';

export const payeeChecks: readonly Check[] = /* @__PURE__ */ checks.flatMap((check) =>
  check === required ? [required, accountOfPayee] : check === bankRequired ? [bankRequiredOfPayee, countryOfPayee] : [check],
);
