/** The parts of a domestic payment in a country: which fields its bank identifier holds, and the forms of its account numbers. */
import { exactly } from '../../../rules/account-forms/account-form.js';
import { lettersOf } from '../../../rules/banks/swift-letters.js';
import type { AccountForm } from '../../../rules/vocabulary/account-form.js';
import { type Span, spanOf } from '../../../rules/vocabulary/check.js';
import { perObject } from '../../../rules/vocabulary/lazy.js';
import { bankFieldsOf, type CompiledCountry, fieldsLength, isCheckField } from '../country/layout.js';

/** What follows from a country's rule for the parts of its domestic payments, worked out on first use. */
export interface Parts {
  /** The fields of the bank identifier as it is written, and how many characters they have together. */
  readonly memberIdFields: readonly string[];
  readonly memberIdLength: number;
  /** Where these fields stand in the BBAN. */
  readonly memberIdSpans: readonly Span[];
  /** The same as it is read: people may append a field that it does not hold. */
  readonly readFields: readonly string[];
  readonly readLength: number;
  /** How many characters the first field has. */
  readonly firstLength: number;
  /** The offsets at which the fields that are read begin. */
  readonly seams: readonly number[];
  /** Leading zeros that people leave out, at most. */
  readonly leadingZeros: number;
  /** What people write before the bank identifier. */
  readonly prefixes: readonly string[];
  /** The forms of account numbers, and the whole BBAN: before them, but behind those whose separators decide. */
  readonly forms: readonly AccountForm[];
  /** How long the account numbers are that state check digits and no bank. */
  readonly checkedLengths: readonly number[];
  /** The longest of them; 0 where there is none. */
  readonly longestChecked: number;
  /** How long a whole account number is, without its bank and branch. */
  readonly wholeLength: number;
  /** The form in which an account number is written. */
  readonly writtenForm: AccountForm;
  /** The shortest account number that can name its bank. */
  readonly namesBankFrom: number;
  /** The field of the bank identifier that an account number may correct. */
  readonly rewritten: string | undefined;
  /** The fields of the BBAN, without check digits that are computed from the others. */
  readonly needed: readonly string[];
}

export const partsOf: (country: CompiledCountry) => Parts = /* @__PURE__ */ perObject(findParts);

function findParts(country: CompiledCountry): Parts {
  const { layout, facts } = country;
  const { memberIdReads = [], memberIdFrom, clearingSystem, memberIdPrefixes = [] } = facts;
  const forms = accountForms(country);
  const bank = memberIdFields(country);
  const memberIdLength = fieldsLength(layout, bank);
  const readFields = [...bank, ...memberIdReads];
  const readLength = fieldsLength(layout, readFields);
  const seams = readFields.map((_, count) => fieldsLength(layout, readFields.slice(0, count)));
  const checkedLengths = (facts.forms ?? []).flatMap(({ fields }) =>
    fields.includes('check') && !fields.includes('bank') ? fieldsLength(layout, fields) : [],
  );
  return {
    memberIdFields: bank,
    memberIdLength,
    memberIdSpans: bank.map((field) => spanOf(layout.spans, field)),
    readFields,
    readLength,
    firstLength: seams[1] ?? readLength,
    seams,
    leadingZeros: memberIdLength - (memberIdFrom ?? memberIdLength),
    prefixes: clearingSystem === undefined ? memberIdPrefixes : [clearingSystem, lettersOf(country.rule.code), ...memberIdPrefixes],
    // 000019-2000145399/0800 is as long as the whole BBAN, and parted otherwise
    forms: forms[0].hasParts ? [...forms, exactly(...layout.fields)] : [exactly(...layout.fields), ...forms],
    checkedLengths,
    longestChecked: Math.max(0, ...checkedLengths),
    wholeLength: Math.max(0, ...forms.map(({ fields }) => fieldsLength(layout, without(fields, bank)))),
    writtenForm: forms[0],
    namesBankFrom: forms.some(({ fields }) => bank[0] !== undefined && fields.includes(bank[0])) ? 0 : layout.length,
    rewritten: facts.forms?.find(({ rewrites }) => rewrites)?.rewrites,
    needed: layout.fields.filter((field) => !isComputed(country, field)),
  };
}

const without = (fields: readonly string[], others: readonly string[]): readonly string[] =>
  fields.filter((field) => !others.includes(field));

/** The fields that a country's `memberId` holds. */
export function memberIdFields({ rule, layout, facts }: CompiledCountry): readonly string[] {
  return facts.memberId ?? [...bankFieldsOf(rule), ...(layout.fields.includes('branch') ? ['branch'] : [])];
}

/** True where domestic payments do not use the bank code of the IBAN, as where that is the first letters of the BIC. */
export function hasOtherDomesticCode({ rule, facts }: CompiledCountry): boolean {
  const { otherDomesticCode, memberId } = facts;
  return otherDomesticCode !== undefined || (rule.bankIsBicPrefix === true && memberId === undefined);
}

/** The forms that a country declares; else the BBAN without the bank identifier, at its full length. */
export const accountForms = (country: CompiledCountry): readonly [AccountForm, ...AccountForm[]] => {
  const bank = memberIdFields(country);
  const [first, ...others] = country.facts.forms ?? [];
  return [first ?? exactly(...country.layout.fields.filter((field) => !bank.includes(field))), ...others];
};

/** True for check digits that are computed from the other fields. */
const isComputed = ({ checks }: CompiledCountry, field: string): boolean =>
  isCheckField(field) && checks.some((check) => check.complete !== undefined && check.fields.includes(field));
