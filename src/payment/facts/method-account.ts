/** The account identifier of a method that has forms of its own: which of them it takes, and what it reads. */
import { hasIdentifiers, type MethodIdentifier, type MethodRule } from '../../../rules/vocabulary/method.js';
import type { RegisteredForm } from '../../../rules/vocabulary/scheme.js';
import { readMethodIdentifier } from '../../identifiers/method-identifier.js';
import { given } from '../../instruction/values.js';
import type { MethodAccount, MethodReading, Payment } from '../payment.js';
import { accountValueOf } from './iban.js';

/** An identifier that has no form, or none that is known. */
export const NO_FORM: MethodAccount = {};

/** An account number in its form is for the rules of its country to check further. */
const LEFT_TO_COUNTRY = 'ACCOUNT_NUMBER';

/** False where the method does not pay to the country. */
export const paysTo = ({ countries }: MethodRule, country: string | undefined): boolean =>
  country === undefined || countries === 'WORLD' || countries.includes(country);

/** Reads the account identifier by the method; undefined where there is none, or the method has no forms of its own. */
export function readByMethod({ reading, method, country }: Payment): MethodReading | undefined {
  if (!hasIdentifiers(method)) return undefined;
  const value = accountValueOf(reading);
  if (value === undefined) return undefined;
  const type = given(reading.accountIdType);
  const taken = method.identifiers.filter((identifier) => isUsedIn(identifier, country) && mayBeOf(identifier, type));
  const read = taken.flatMap((identifier) => readingsOf(identifier, value));
  return { isPaidThere: paysTo(method, country), taken, found: read.length === 0 ? undefined : onlyReading(read) };
}

/** What the payment goes to by the method; undefined where that is the country's affair. */
export function methodAccountOf(reading: MethodReading | undefined): MethodAccount | undefined {
  if (reading === undefined) return undefined;
  const { isPaidThere, found } = reading;
  if (!isPaidThere || found === undefined) return NO_FORM;
  return found.identifier?.type === LEFT_TO_COUNTRY ? undefined : found;
}

/** True for a form that is used in the country, or in one that is not known. */
export const isUsedIn = ({ countries }: MethodIdentifier, country: string | undefined): boolean =>
  countries === undefined || country === undefined || countries.includes(country);

/** Without a type it may be any of them, but for an account number that its country would have to read. */
function mayBeOf(identifier: MethodIdentifier, type: string | undefined): boolean {
  return type === undefined ? !isAnyAccount(identifier) : isOfType(identifier, type);
}

/** True where the type is the identifier's own, or a word that is taken for it. */
export const isOfType = ({ type: own, also }: RegisteredForm, type: string): boolean =>
  own === type || also?.some((other) => other === type) === true;

/** An account number of which the method says nothing further. */
const isAnyAccount = ({ type, pattern }: MethodIdentifier): boolean => type === LEFT_TO_COUNTRY && pattern === undefined;

/** The account identifier in a form that it has. */
interface Reading extends MethodAccount {
  readonly identifier: MethodIdentifier;
}

function readingsOf(identifier: MethodIdentifier, value: string): readonly Reading[] {
  if (isAnyAccount(identifier)) return [{ identifier }];
  const text = readMethodIdentifier(identifier, value);
  return text === undefined ? [] : [{ identifier, value: text }];
}

/** The reading whose form is certain, else the only one; nothing where it may be a telephone number of several countries. */
function onlyReading(read: readonly Reading[]): MethodAccount {
  const certain = read.filter(({ identifier }) => identifier.severity === undefined);
  const [first = NO_FORM, ...others]: readonly MethodAccount[] = certain.length > 0 ? certain : read;
  const isAnother = read.some(({ identifier, value }) => identifier.type === first.identifier?.type && value !== first.value);
  return others.length > 0 || isAnother ? NO_FORM : first;
}
