/** What the field for the account is told of the payee. */
import { ACCOUNT_TYPE } from '../payee-form/by-systems.js';
import type { PayeeForm } from '../payee-form/fields.js';
import type { PayeeAttributes } from './payee-attributes.js';
import type { PayprepAccount } from './payprep-account.js';

export function passOn(
  account: PayprepAccount,
  payee: PayeeAttributes,
  { choice: { country, currency }, fields }: PayeeForm,
  { language, isDisabled }: { readonly language: string; readonly isDisabled: boolean },
): void {
  account.isTypeAsked = fields.some(({ pointer, isRequired }) => isRequired && pointer === ACCOUNT_TYPE);
  account.hidden = country === '';
  account.country = country;
  account.currency = currency || null;
  account.settlementSystem = payee.settlementSystem || null;
  account.lang = language;
  account.banks = payee.banks;
  account.local = payee.local;
  account.disabled = isDisabled;
  account.readOnly = payee.readOnly;
  account.required = payee.required;
}
