/**
 * The checks of a form for an account: of all checks those that say something of the account, its bank, or the name of its holder. A form that asks for nothing
 * else does without the code of the others.
 */
import type { Check } from '../payment/check.js';
import { card } from './account/card.js';
import { accountCurrency } from './account/currency.js';
import { iban } from './account/iban.js';
import { ibanBank } from './account/iban-bank.js';
import { ibanCountry } from './account/iban-country.js';
import { accountIdType } from './account/id-type.js';
import { accountNumber } from './account/number.js';
import { accountOfMethod } from './account/of-method.js';
import { publishedAccount } from './account/published.js';
import { registeredAccount } from './account/registered.js';
import { accountShape } from './account/shape.js';
import { accountType } from './account/type.js';
import { bankIdentifier } from './agent/bank-identifier.js';
import { agentBic } from './agent/bic.js';
import { bicOwner } from './agent/bic-owner.js';
import { sepaReach } from './agent/sepa-reach.js';
import { agentShape } from './agent/shape.js';
import { nameCharset } from './creditor/name/charset.js';
import { nameForm } from './creditor/name/form.js';
import { nameLength } from './creditor/name/length.js';
import { namePlaceholder } from './creditor/name/placeholder.js';
import { nameType } from './creditor/name/type.js';
import { nameWords } from './creditor/name/words.js';
import { creditorShape } from './creditor/shape.js';
import { bankRequired } from './presence/bank.js';
import { branchRequired } from './presence/branch.js';
import { required } from './presence/required.js';
import { settlementAccountLength } from './settlement/account-length.js';
import { settlementCarries } from './settlement/carries.js';
import { settlementReach } from './settlement/reach.js';
import { settlementRefusedIban } from './settlement/refused-iban.js';

/** In the order of all checks. */
export const accountChecks: readonly Check[] = [
  creditorShape,
  nameForm,
  nameCharset,
  nameLength,
  namePlaceholder,
  nameType,
  nameWords,
  accountShape,
  accountIdType,
  accountOfMethod,
  registeredAccount,
  iban,
  ibanCountry,
  ibanBank,
  accountNumber,
  card,
  accountCurrency,
  agentShape,
  agentBic,
  bicOwner,
  bankIdentifier,
  sepaReach,
  settlementCarries,
  settlementReach,
  settlementAccountLength,
  settlementRefusedIban,
  required,
  bankRequired,
  branchRequired,
  accountType,
  publishedAccount,
];
