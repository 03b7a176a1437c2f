/** What the tests use of the package validator, which brings no types. */
declare module 'validator' {
  type Judge = (text: string) => boolean;
  type JudgeOf = ((text: string, locale: string) => boolean) & { readonly locales?: readonly string[] };
  const validator: {
    readonly isBIC: Judge;
    readonly isEmail: Judge;
    readonly isIBAN: Judge;
    readonly isIdentityCard: JudgeOf;
    readonly isLuhnNumber: Judge;
    readonly isPostalCode: JudgeOf;
    readonly isTaxID: JudgeOf;
    readonly ibanLocales: readonly string[];
    readonly isPostalCodeLocales: readonly string[];
  };
  export default validator;
}
