/** Countries and currencies by their names in a language: those of Unicode's CLDR, which every browser has. */

export interface Names {
  country(code: string): string;
  /** In a sentence. */
  place(code: string): string;
  /** `EUR – euro` */
  currency(code: string): string;
  /** In the order of the language. */
  sorted(codes: readonly string[]): readonly (readonly [code: string, name: string])[];
}

export function namesIn(language: string): Names {
  const countries = new Intl.DisplayNames([language], { type: 'region' });
  // German wants an article before the longer names; in Spanish the short ones are other countries' codes
  const places = new Intl.DisplayNames([language], { type: 'region', style: language === 'de' ? 'short' : 'long' });
  const currencies = new Intl.DisplayNames([language], { type: 'currency' });
  const { compare } = new Intl.Collator(language);
  const country = (code: string): string => nameOr(code, (known) => countries.of(known));
  return {
    country,
    place: (code) => nameOr(code, (known) => places.of(known)),
    currency: (code) => {
      const name = nameOr(code, (known) => currencies.of(known));
      return name === code ? code : `${code} – ${name}`;
    },
    sorted: (codes) => codes.map((code) => [code, country(code)] as const).sort(([, one], [, other]) => compare(one, other)),
  };
}

/** A code that is malformed throws in there. */
function nameOr(code: string, name: (code: string) => string | undefined): string {
  try {
    return name(code) ?? code;
  } catch {
    return code;
  }
}
