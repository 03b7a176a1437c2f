/**
 * What an application would combine today: a schema in zod, then ibantools for IBAN and BIC, i18n-iso-countries for countries, currency-codes for currencies
 * and libphonenumber-js for a telephone number where there is one. It does not check local accounts, tax identifiers, settlement systems or banks.
 */
import currencies from 'currency-codes';
import countries from 'i18n-iso-countries';
import { isValidBIC, isValidIBAN } from 'ibantools';
import { type CountryCode, isValidPhoneNumber } from 'libphonenumber-js';
import { type ZodInstruction, zodInstruction } from './zod-schema.js';

export const stackName = 'zod + ibantools + libphonenumber-js + i18n-iso-countries + currency-codes';

const isAbsentOr = (value: string | undefined, isValid: (text: string) => boolean): boolean => value === undefined || isValid(value);

const isCountry = (code: string): boolean => countries.isValid(code);
const isCurrency = (code: string): boolean => currencies.code(code) !== undefined;
const isBic = (bic: string): boolean => isValidBIC(bic);

const instructionOfStack = zodInstruction.refine((instruction: ZodInstruction) => {
  const { country, currency, creditor, creditorAccount, creditorAgent, intermediaryAgent1, intermediaryAgent2, intermediaryAgent3 } =
    instruction;
  const isAccount = creditorAccount?.id.type !== 'IBAN' || isValidIBAN(creditorAccount.id.value);
  return (
    isAbsentOr(country, isCountry) &&
    isAbsentOr(currency, isCurrency) &&
    isAbsentOr(creditor?.address?.country, isCountry) &&
    isAbsentOr(creditor?.contactDetails?.phone, (phone) => isValidPhoneNumber(phone, country as CountryCode | undefined)) &&
    isAccount &&
    isAbsentOr(creditorAgent?.bic, isBic) &&
    isAbsentOr(intermediaryAgent1?.bic, isBic) &&
    isAbsentOr(intermediaryAgent2?.bic, isBic) &&
    isAbsentOr(intermediaryAgent3?.bic, isBic)
  );
});

export const passesStack = (instruction: unknown): boolean => instructionOfStack.safeParse(instruction).success;
