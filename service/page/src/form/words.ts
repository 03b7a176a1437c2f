/** What the form calls its fields, and how it words what is wrong, in the words of the country and the language of the page. */
import { alertTexts, fill, taxIdNames } from '../engine.js';
import type { Names } from '../names.js';
import type { Texts } from '../texts/en.js';
import { METHOD_NAMES } from '../texts/method-names.js';
import type { Choice } from './choices.js';
import { ACCOUNT, type AccountIdType, type FormField, MEMBER_ID, NAME } from './fields.js';
import type { FieldProblem } from './problems.js';

/** Alert code → text. */
export type AlertTexts = Readonly<Record<string, string>>;

/** What people at home call the number of an account, where they have a name for it. */
const ACCOUNT_NUMBERS: Readonly<Record<string, string>> = { MX: 'CLABE', AR: 'CBU / CVU', PE: 'CCI', NG: 'NUBAN' };

type FieldName = keyof Texts['fields'];

/** Label key of the engine → ours, where that is not the name of the field. */
const RENAMED: Readonly<Record<string, FieldName>> = {
  'creditor.documents.type': 'documentType',
  'creditor.documents.value': 'documentNumber',
  'creditor.address.country': 'addressCountry',
  'creditorAccount.type': 'accountType',
};

const named = (names: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(names, key) ? names[key] : undefined;

/** The label of a field. */
export function labelOf({ pointer, label }: Pick<FormField, 'pointer' | 'label'>, choice: Choice, texts: Texts): string {
  const { fields } = texts;
  if (pointer === NAME) return choice.type === 'BUSINESS' ? fields.companyName : fields.name;
  if (pointer === ACCOUNT) return accountLabel(choice.accountIdType, choice, texts);
  if (pointer === MEMBER_ID) return memberLabel(label, choice, texts);
  const name = RENAMED[label] ?? label.slice(label.lastIndexOf('.') + 1);
  return name === 'taxId' ? taxIdLabel(choice, texts) : (named(fields, name) ?? label);
}

/** With its names at home, where people know it by them: one or two, and no more. */
function taxIdLabel({ country, type }: Choice, { fields }: Texts): string {
  const names = taxIdNames(country, type);
  const areKnown = names.length > 0 && names.length <= 2 && names.every((name) => /^[A-Z]{2,6}$/.test(name));
  return areKnown ? `${fields.taxId} (${names.join(', ')})` : fields.taxId;
}

function memberLabel(label: string, { method, country }: Choice, { clearingSystems, fields }: Texts): string {
  if (method === 'BPAY') return fields.billerCode;
  const system = label.startsWith('clearingSystem.') ? label.slice('clearingSystem.'.length) : '';
  const ofCountry = country === 'NZ' ? 'NZNCC' : system;
  return named(clearingSystems, ofCountry) ?? fields.memberId;
}

function accountLabel(type: string, { country, method }: Choice, { accountIds, fields }: Texts): string {
  const atHome = method === 'BANK_ACCOUNT' ? named(ACCOUNT_NUMBERS, country) : undefined;
  return named(accountIds, type) ?? atHome ?? fields.accountNumber;
}

/** What a kind of account details is called: by its number, and the code of the bank where one stands beside it. */
export function accountIdLabel({ type, bank }: AccountIdType, choice: Choice, texts: Texts): string {
  const number = accountLabel(type, choice, texts);
  return bank === undefined ? number : fill(texts.and, { one: memberLabel(bank, choice, texts), other: lowerCased(number) });
}

/** Within a phrase: `CLABE` stays, `Account number` does not. A German noun stays as well. */
const lowerCased = (text: string): string => (/^\p{Lu}\p{Ll}+ /u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text);

/** What stands for a value that is chosen from a list. */
export function optionLabel({ pointer }: Pick<FormField, 'pointer'>, option: string, texts: Texts): string {
  const names = pointer === '/creditorAccount/type' ? texts.accountTypes : texts.documentTypes;
  return named(names, option) ?? option;
}

export const methodLabel = (method: string, texts: Texts): string =>
  method === 'BANK_ACCOUNT' ? texts.bankAccount : (named(METHOD_NAMES, method) ?? method);

/** What is wrong, in words; without texts of its language, in English. */
export function wordsOf(problem: FieldProblem, texts: Texts, alerts: AlertTexts | undefined, names: Names): string {
  const { code, isMissing, message, params } = problem;
  const own = named(texts.refusals, code);
  if (own !== undefined) return own;
  if (isMissing) return texts.missing;
  const worded = fill(named(alerts ?? alertTexts, code) ?? '', inWords(params, names, texts));
  // the server gives no parameters: its own text has them, in English; elsewhere a text that lacks one is worth less than none
  const isWhole = worded !== '' && !/\{\w{1,20}[:}]/.test(worded);
  if (isWhole) return worded;
  return alerts === undefined || alerts === alertTexts ? (message ?? texts.wrong) : texts.wrong;
}

/** Codes by their names: nobody lives in GB. */
function inWords(params: FieldProblem['params'], names: Names, texts: Texts): Readonly<Record<string, string | number>> {
  const worded = (name: string, value: string | number): string | number => {
    if (typeof value !== 'string') return value;
    if ((name === 'country' || name === 'found') && /^[A-Z]{2}$/.test(value)) return names.place(value);
    return name === 'method' || name === 'by' ? methodLabel(value, texts) : value;
  };
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, worded(name, value)]));
}
