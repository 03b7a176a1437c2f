/** What the tests use of the package validator, which brings no types. */
declare module 'validator' {
  type Validator = (text: string) => boolean;
  type LocaleValidator = ((text: string, locale: string) => boolean) & { readonly locales?: readonly string[] };
  const validator: {
    readonly isBIC: Validator;
    readonly isEmail: Validator;
    readonly isIBAN: Validator;
    readonly isIdentityCard: LocaleValidator;
    readonly isLuhnNumber: Validator;
    readonly isPostalCode: LocaleValidator;
    readonly isTaxID: LocaleValidator;
    readonly ibanLocales: readonly string[];
    readonly isPostalCodeLocales: readonly string[];
  };
  export default validator;
}
