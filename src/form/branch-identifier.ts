/**
 * The number of a branch in a field of its own while it is typed: an Agência, a transit number. Without the bank beside it, any bank is meant.
 *
 * The gotcha: where a bank identifier is the number of a branch, such as a sort code, or has none, nothing that is typed is wrong.
 */
import { type Parts, partsOf } from '../identifiers/account/domestic-parts.js';
import { branchFields, branchOf, readMemberId } from '../identifiers/account/member-id.js';
import { type CompiledCountry, fieldsLength, fieldsText } from '../identifiers/country/layout.js';
import { generateAccount } from '../identifiers/generated-number.js';
import { isUsualSeparator, type TypedForm, type TypedReading } from './as-typed.js';
import { holdsMemberId } from './bank-identifier.js';
import { best, type Continuation, compareAt, complete, readingOf, readUnknown } from './candidate.js';

const SEED = 1;
const FIELD = 'branch';

/** A text in the form of the bank, which stands for any. */
const standIn = ({ layout }: CompiledCountry, { readFields }: Parts): string =>
  fieldsText(layout.classes, layout, readFields.slice(0, readFields.indexOf(FIELD)))
    .replaceAll(/[^n]/g, 'A')
    .replaceAll('n', '0');

/** True where the number is one of a branch of the bank. */
function isRight(country: CompiledCountry, branchId: string, memberId: string): boolean {
  if (memberId !== '') return holdsMemberId(country, memberId, branchId);
  return readMemberId(country, standIn(country, partsOf(country)), branchId)?.[FIELD] !== undefined;
}

/** Each length that the number can have; leading zeros may lack where the bank identifier has a form of its own. */
function* candidates(text: string, { layout, facts }: CompiledCountry, fields: readonly string[]): Generator<Continuation> {
  for (let count = 1; count <= fields.length; count++) {
    const classes = fieldsText(layout.classes, layout, fields.slice(0, count));
    const last = facts.memberForm === undefined ? 0 : fieldsLength(layout, [FIELD]) - 1;
    for (let zeros = 0; zeros <= last; zeros++) yield compareAt(text, classes, zeros);
  }
}

function read(text: string, country: CompiledCountry, memberId: string): TypedReading {
  const parts = partsOf(country);
  const fields = branchFields(parts);
  if (fields.length === 0) return readUnknown(text);
  if (text !== '' && isRight(country, text, memberId)) return complete;
  return readingOf(best(candidates(text, country, fields)), text);
}

/** The branch of an account that is made up; empty where it has none. */
function exampleOf(country: CompiledCountry, memberId: string): string {
  const made = generateAccount(country, SEED, '')?.memberId;
  const branch = made === undefined ? undefined : branchOf(country, made);
  return branch !== undefined && isRight(country, branch, memberId) ? branch : '';
}

/** The branch numbers of a country, at the bank with this identifier where it is known and has the country's form. */
export function branchIdentifierForm(country: CompiledCountry, memberId: string): TypedForm {
  const known = memberId !== '' && readMemberId(country, memberId) !== undefined ? memberId : '';
  return { isSeparator: isUsualSeparator, read: (text) => read(text, country, known), example: () => exampleOf(country, known) };
}
