/** The names of countries and currencies in a language, from Unicode CLDR, which every browser has. */
export interface Names {
  country(code: string): string;
  /** `EUR – euro` */
  currency(code: string): string;
  /** Codes and names, sorted by the rules of the language. */
  sorted(codes: readonly string[]): readonly (readonly [code: string, name: string])[];
}

export function namesIn(language: string): Names {
  const countries = new Intl.DisplayNames([language], { type: 'region' });
  const currencies = new Intl.DisplayNames([language], { type: 'currency' });
  const { compare } = new Intl.Collator(language);
  const country = (code: string): string => nameOr(code, (known) => countries.of(known));
  return {
    country,
    currency: (code) => {
      const name = nameOr(code, (known) => currencies.of(known));
      return name === code ? code : `${code} – ${name}`;
    },
    sorted: (codes) => codes.map((code) => [code, country(code)] as const).sort(([, one], [, other]) => compare(one, other)),
  };
}

/** The code itself, if it has no name or is malformed, for which `Intl` throws. */
function nameOr(code: string, name: (code: string) => string | undefined): string {
  try {
    return name(code) ?? code;
  } catch {
    return code;
  }
}
