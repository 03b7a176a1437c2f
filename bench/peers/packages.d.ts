/** What the benchmarks use of packages that bring no types, or types that do not fit. */
declare module 'iban' {
  const iban: { readonly isValid: (text: string) => boolean; readonly electronicFormat: (text: string) => string };
  export default iban;
}
declare module 'currency-codes' {
  const currencies: { readonly code: (code: string) => object | undefined };
  export default currencies;
}
