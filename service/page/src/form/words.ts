/**
 * The labels, hints and problems of fields in the language of the page, from the field texts of payprep, with the terms of the country.
 */
import type { Choice } from '../../../recipients/form/choice.js';
import type { AccountIdType, Form, FormField } from '../../../recipients/form/form.js';
import { METHODS } from '../../../recipients/form/lists.js';
import { ACCOUNT, BIC, DOCUMENT, DOCUMENT_TYPE, MEMBER_ID } from '../../../recipients/form/pointers.js';
import type { Requirements } from '../engine.js';
import type { Names } from '../names.js';
import { isBankChosen } from '../pickers/bank-codes.js';
import { en, type Texts } from '../texts/en.js';
import { type FieldText, type FieldTexts, fieldTexts, fill } from '../without-engine.js';
import { type FieldProblem, fieldAt } from './field-problems.js';

/** Alert code → text. */
export type AlertTexts = Readonly<Record<string, string>>;

/** The words of a language. */
export interface Words {
  readonly texts: Texts;
  readonly fields: FieldTexts;
  /** Undefined until they are there: they come with the engine. */
  readonly alerts: AlertTexts | undefined;
  readonly names: Names;
}

/** The field, or a way to name the account that is not chosen. */
interface Named {
  readonly pointer: string;
  readonly accountIdType?: string;
}

type Asked = Pick<Form, 'asked'> & { readonly choice: Choice };

const named = (names: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(names, key) ? names[key] : undefined;

/** The texts of a form, kept because every field asks for them at each change. */
const made = new WeakMap<Requirements, { readonly language: FieldTexts; readonly texts: readonly FieldText[] }>();

function allTexts(asked: Requirements, language: FieldTexts): readonly FieldText[] {
  const last = made.get(asked);
  if (last?.language === language) return last.texts;
  // of several alternatives, the form shows the first as required
  const fields = asked.fields.map(({ oneOf: _, ...field }) => field);
  const texts = fieldTexts({ ...asked, fields }, language);
  made.set(asked, { language, texts });
  return texts;
}

/** The texts of a field; undefined for a field that is not a member of the instruction. */
export function textOf({ pointer, accountIdType }: Named, { asked, choice }: Asked, { fields, texts }: Words): FieldText | undefined {
  const type = accountIdType ?? choice.accountIdType;
  const own = (text: Pick<Named, 'accountIdType'>): boolean => text.accountIdType === undefined || text.accountIdType === type;
  const found = allTexts(asked, fields).find((text) => text.pointer === pointer && own(text));
  if (found === undefined) return undefined;
  if (pointer === MEMBER_ID && isBankChosen(choice)) return { ...found, ...asBank(texts.bank, texts) };
  // its BIC is all that is asked of the bank
  const isAsked = pointer === BIC && asked.fields.some((field) => field.pointer === BIC && field.required && own(field));
  return isAsked ? { ...found, ...asBank(`${texts.bank} (BIC)`, texts) } : found;
}

/** Who chooses a bank by its name calls the field so, and not after its code. */
const asBank = (label: string, { chooseBank, wrong }: Texts): Pick<FieldText, 'label' | 'errors'> => ({
  label,
  errors: { missing: chooseBank, wrong },
});

/** The label of a field. */
export function labelOf(field: Named, form: Asked, words: Words): string {
  const { pointer } = field;
  if (pointer === DOCUMENT_TYPE) return words.texts.fields.documentType;
  if (pointer === DOCUMENT) return words.texts.fields.documentNumber;
  return textOf(field, form, words)?.label ?? pointer;
}

/** The label of a way to name the account: its number, with the bank code if it needs one. */
export function accountIdLabel({ type, hasBank }: AccountIdType, form: Asked, words: Words): string {
  const number = labelOf({ pointer: ACCOUNT, accountIdType: type }, form, words);
  if (!hasBank) return number;
  return fill(words.texts.and, { one: labelOf({ pointer: MEMBER_ID, accountIdType: type }, form, words), other: lowerCased(number) });
}

/** A label within a phrase: `Account number` gets a small letter; `CLABE` and German nouns stay. */
const lowerCased = (text: string): string => (/^\p{Lu}\p{Ll}+ /u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text);

/** The label of an option of a list. */
export function optionLabel({ pointer }: Pick<FormField, 'pointer'>, option: string, form: Asked, words: Words): string {
  if (pointer === DOCUMENT_TYPE) return documentLabel(option, words.texts);
  return named(textOf({ pointer }, form, words)?.options ?? {}, option) ?? option;
}

/** What a country calls an identity card or a passport: people know the document, and not always its letters. */
const KINDS: Readonly<Record<string, keyof Texts['documentTypes']>> = {
  ...Object.fromEntries(['RIC', 'DNI', 'CC', 'CI', 'NRIC', 'NIK', 'CNIC'].map((type) => [type, 'NATIONAL_ID'] as const)),
  PASS: 'PASSPORT',
};

function documentLabel(type: string, { documentTypes }: Texts): string {
  const kind = Object.hasOwn(KINDS, type) ? KINDS[type] : undefined;
  if (kind === undefined) return named(documentTypes, type) ?? type;
  return kind === 'PASSPORT' ? documentTypes[kind] : `${documentTypes[kind]} (${type})`;
}

/** The labels of the fields and choices that show these members, each once. */
export function changedLabels(pointers: readonly string[], form: Asked & Pick<Form, 'fields'>, words: Words): readonly string[] {
  const { country, currency, method, type, details } = words.texts;
  const choices: Readonly<Record<string, string>> = {
    '/country': country,
    '/currency': currency,
    '/method': method,
    '/creditor/type': type,
  };
  const labels = pointers.map((pointer) => {
    const field = fieldAt(pointer, form.fields);
    return named(choices, pointer) ?? (field === '' ? details : labelOf({ pointer: field }, form, words));
  });
  return [...new Set(labels)];
}

export const methodLabel = (method: string, texts: Texts): string =>
  method === 'BANK_ACCOUNT' ? texts.bankAccount : (METHODS.find(({ code }) => code === method)?.name ?? method);

/** The text of a problem, in the language of the page, else in English. `field`: the texts of its field. */
export function wordsOf(problem: FieldProblem, words: Words, field?: FieldText): string {
  const { code, isMissing, message, params } = problem;
  const { texts, alerts } = words;
  // the problem of a name that the bank compares
  if (code === 'CREDITOR_NAME_INVALID_CHARACTERS' && params.country === 'JP') return texts.kana;
  const own = named(texts.refusals, code);
  if (own !== undefined) return own;
  if (isMissing) return field?.errors.missing ?? (problem.pointer === DOCUMENT_TYPE ? texts.choose : texts.missing);
  // a part of what stands there is missing: the example of its text shows which
  if (code.endsWith('_MISSING')) return field?.errors.wrong ?? texts.wrong;
  const worded = fill(named(alerts ?? {}, code) ?? '', inWords(params, words));
  // the server sends no parameters, only its English text; a translated text with gaps would be worse than none
  const isWhole = worded !== '' && !/\{\w{1,20}[:}]/.test(worded);
  if (isWhole) return worded;
  const inEnglish = texts === en ? message : undefined;
  return inEnglish ?? field?.errors.wrong ?? texts.wrong;
}

/** Names the account as the page does, and drops the name of the check, whose brackets a text then leaves out. */
function inWords({ check: _, ...params }: FieldProblem['params'], { texts }: Words): Readonly<Record<string, string | number>> {
  const isMethod = (name: string): boolean => name === 'method' || name === 'by';
  const worded = (name: string, value: string | number): string | number =>
    isMethod(name) && typeof value === 'string' ? methodLabel(value, texts) : value;
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, worded(name, value)]));
}
