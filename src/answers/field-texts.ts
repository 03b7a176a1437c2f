/**
 * What a form says of each field: label, hint, placeholder, errors. Apart from `requirements`, so that a form with texts of its own does not carry
 * these.
 */
import type { FieldKey, FieldTexts, FieldWords } from '../../rules/vocabulary/field-text.js';
import { fill } from '../messages/fill.js';
import type { FieldRequirement, Requirements } from './requirements.js';

/** What a form says of one field. */
export interface FieldText {
  /** RFC 6901. */
  readonly pointer: string;
  /** As in the requirement. */
  readonly accountIdType?: string;
  /** “Sort code” in English, “Bankleitzahl (Sort code)” in German. */
  readonly label: string;
  readonly hint: string;
  /** An entry that has the right form; absent where none can be shown. */
  readonly placeholder?: string;
  readonly errors: {
    /** The field is empty, or each of those is of which one is enough. */
    readonly missing: string;
    /** The entry does not have the form of the field. */
    readonly wrong: string;
  };
  /** The choices: value → what a person reads. Absent where there are none. */
  readonly options?: Readonly<Record<string, string>>;
}

const KEYS: Readonly<Record<string, FieldKey>> = {
  '/creditor/dateOfBirth': 'dateOfBirth',
  '/creditor/taxId': 'taxId',
  '/creditor/documents': 'documents',
  '/creditor/type': 'creditorType',
  '/creditor/contactDetails/email': 'email',
  '/creditor/contactDetails/phone': 'phone',
  '/creditor/address': 'address',
  '/creditor/address/country': 'addressCountry',
  '/creditor/address/addressLine1': 'addressLine1',
  '/creditor/address/addressLine2': 'addressLine2',
  '/creditor/address/streetName': 'streetName',
  '/creditor/address/buildingNumber': 'buildingNumber',
  '/creditor/address/townName': 'townName',
  '/creditor/address/postCode': 'postCode',
  '/creditor/address/countrySubdivision': 'countrySubdivision',
  '/creditorAccount/id/type': 'accountIdType',
  '/creditorAccount/type': 'accountType',
  '/creditorAgent/bic': 'bic',
  '/creditorAgent/branchId': 'branch',
};

function wordsOf({ pointer, accountIdType, banks }: FieldRequirement, { corridor }: Requirements, texts: FieldTexts): FieldWords {
  const { fields, accountIds } = texts;
  if (banks !== undefined) return fields.bank;
  if (pointer === '/creditor/name') return corridor.creditorType === 'BUSINESS' ? fields.companyName : fields.name;
  if (pointer === '/creditorAccount/id/value') return accountIds[(accountIdType ?? 'ACCOUNT_NUMBER') as keyof FieldTexts['accountIds']];
  // who is paid by a reference is a biller, and no bank
  if (pointer.endsWith('/memberId')) return accountIdType === 'BPAY_CRN' ? fields.billerCode : fields.bankIdentifier;
  return fields[KEYS[pointer] ?? 'address'];
}

const baseOf = (tag: string | undefined): string | undefined => tag?.split('-')[0];

/** An abbreviation does not say by itself that it is an account number: NUBAN, CLABE, CBU / CVU. */
const isAbbreviated = ({ pointer, term }: FieldRequirement): boolean =>
  pointer === '/creditorAccount/id/value' && /^[A-Z]+(?: \/ [A-Z]+)?$/.test(term?.text ?? '');

/** The label and the sentence for an empty field: the general word, with the country’s beside it where that says more. */
function namesOf(field: FieldRequirement, { label, enter }: FieldWords, texts: FieldTexts) {
  // what is chosen is a bank, whatever its code is called
  const term = field.banks === undefined ? field.term : undefined;
  const plain = fill(label, {});
  const beside = term === undefined || plain.toLowerCase().includes(term.text.toLowerCase()) ? undefined : term.text;
  const entered = { label: fill(label, { term: beside }), enter: fill(enter, { term: beside }) };
  if (term === undefined || baseOf(term.language) !== baseOf(texts.language) || isAbbreviated(field)) return entered;
  return beside === undefined ? { ...entered, label: term.text } : { label: beside, enter: fill(texts.enter, { label: beside }) };
}

function optionsOf({ pointer, options }: FieldRequirement, texts: FieldTexts): Readonly<Record<string, string>> | undefined {
  const named: Readonly<Record<string, string>> | undefined =
    pointer === '/creditor/type'
      ? texts.creditorTypes
      : pointer === '/creditorAccount/type'
        ? texts.accountTypes
        : pointer === '/creditorAccount/id/type'
          ? Object.fromEntries(Object.entries(texts.accountIds).map(([type, { label }]) => [type, fill(label, {})]))
          : undefined;
  return options && named && Object.fromEntries(options.map((option) => [option, named[option] ?? option]));
}

/** True where an example shows what is wrong: not among choices, and not for a name, which has any form. */
const hasForm = ({ pointer, pattern, format, example }: FieldRequirement): boolean =>
  example !== undefined && (pattern ?? format) !== undefined && pointer !== '/creditor/name';

/**
 * What a form says of each field of these requirements, in their order, in the language of the texts. A proper name of the country stands alone where
 * the language is its own, else behind the general word.
 *
 * @throws TypeError when the texts are not those of a language
 * @example
 * fieldTexts(requirements({ country: 'BR', currency: 'BRL' }), en).find(({ pointer }) => pointer === '/creditorAgent/branchId')?.errors.missing
 * // 'Enter the branch number (Agência).'
 */
export function fieldTexts(requirements: Requirements, texts: FieldTexts): readonly FieldText[] {
  if (requirements?.fields?.map === undefined) throw new TypeError('fieldTexts: the first argument is what requirements() gives');
  if (texts?.fields?.name === undefined) {
    throw new TypeError('fieldTexts: the second argument is a language, such as `de` of payprep/field-texts/de');
  }
  const { fields } = requirements;
  const labelOf = (field: FieldRequirement): string => namesOf(field, wordsOf(field, requirements, texts), texts).label;
  return fields.map((field): FieldText => {
    const { pointer, accountIdType, oneOf, example } = field;
    const words = wordsOf(field, requirements, texts);
    const { label, enter } = namesOf(field, words, texts);
    const others = oneOf?.flatMap((each) => fields.find((other) => other.pointer === each && other.accountIdType === accountIdType) ?? []);
    const options = optionsOf(field, texts);
    return {
      pointer,
      ...(accountIdType !== undefined && { accountIdType }),
      label,
      hint: words.hint,
      ...(example !== undefined && { placeholder: example }),
      errors: {
        missing: others ? fill(texts.enterOneOf, { fields: others.map(labelOf).join(' / ') }) : enter,
        wrong: fill(hasForm(field) ? texts.checkExample : texts.check, { label, example }),
      },
      ...(options && { options }),
    };
  });
}
