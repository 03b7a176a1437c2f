/**
 * The form of the page: the fields that `payeeForm` asks for, and beside them helpful ones, in the order and with the marks that the page shows.
 *
 * The gotcha: patterns are compiled with the flag `u`, but the HTML attribute `pattern` uses `v`, so they are never put there.
 */
import type { Engine, FieldRequirement } from 'payprep';
import { type PayeeField, payeeForm } from 'payprep/payee-form';
import { type Choice, payeeChoice } from './choice.js';
import type { AccountIdType, Form, FormField } from './form.js';
import { ACCOUNT, ACCOUNT_TYPE, ADDRESS, BIC, BRANCH, inAddress, MEMBER_ID, NAME } from './pointers.js';
import { showValue } from './typed.js';

/** Examples of the usual length. A generated example would have the greatest length. */
const EXAMPLES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  BR: { [MEMBER_ID]: '001', [BRANCH]: '1584-9', [ACCOUNT]: '210169-6' },
};

/** Members that are not required, but offered. */
const HELPFUL: readonly string[] = [
  MEMBER_ID,
  BIC,
  ACCOUNT_TYPE,
  '/creditor/contactDetails/email',
  '/creditor/contactDetails/phone',
  ...inAddress('streetName', 'buildingNumber', 'postCode', 'townName', 'country'),
];

/** The form for a choice, with the fields that are filled in already. */
export function formFor(choice: Choice, engine: Engine, isFilled: (pointer: string) => boolean = () => false): Form {
  const form = payeeForm(payeeChoice(choice), engine, { isFilled });
  const { asked, accountIdTypes } = form;
  const { accountIdType } = form.choice;
  const own = asked.fields.filter((field) => field.accountIdType === undefined || field.accountIdType === accountIdType);
  const requirementOf = ({ pointer }: PayeeField) => own.find((field) => field.pointer === pointer);
  return {
    accountIdTypes: accountIdTypes.map((type): AccountIdType => ({ type, hasBank: asked.fields.some(isBankOf(type)) })),
    fields: form.fields
      .filter((field) => isOffered(field, requirementOf(field)))
      .map((field) => decorated(field, requirementOf(field), choice))
      .sort((one, other) => rankOf(one) - rankOf(other)),
    asked,
  };
}

/** True for the bank code where a way to name the account needs it, and no other member would do that people know better. */
const isBankOf =
  (type: string) =>
  ({ pointer, accountIdType, required, oneOf, usual = oneOf?.[0] }: FieldRequirement): boolean =>
    pointer === MEMBER_ID && accountIdType === type && (oneOf === undefined ? required : usual === pointer);

/** True for a field that is shown, an alternative to a required one, or helpful. The form leaves out all others: of branches, those that a bank code names. */
function isOffered({ pointer, isShown, oneOf }: PayeeField, { term }: Partial<FieldRequirement> = {}): boolean {
  // chosen before the details
  if (pointer === '/creditor/type') return false;
  if (isShown || oneOf !== undefined || HELPFUL.includes(pointer)) return true;
  return pointer === `${ADDRESS}/countrySubdivision` && term !== undefined;
}

/** The name, beside which the page asks how the account is named; the bank before the number; then whatever else. */
function rankOf({ pointer, group }: PayeeField): number {
  if (pointer === NAME) return 0;
  return pointer.startsWith('/creditorAgent') ? 1 : 2 + ['account', 'creditor', 'address', 'contact'].indexOf(group);
}

function decorated(field: PayeeField, { pattern, example }: Partial<FieldRequirement> = {}, choice: Choice): FormField {
  const { pointer } = field;
  const own = choice.method === 'BANK_ACCOUNT' && choice.accountIdType !== 'IBAN' ? EXAMPLES[choice.country]?.[pointer] : undefined;
  const shown = own ?? (pointer === NAME || pointer.startsWith(ADDRESS) ? undefined : example);
  return {
    ...field,
    ...(pattern !== undefined && { pattern: new RegExp(pattern, 'u') }),
    ...(shown !== undefined && { example: showValue(field, shown, choice) }),
    isCode: /^\/creditor(?:Account|Agent|\/documents)|taxId$/.test(pointer),
  };
}
