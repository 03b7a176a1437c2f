/** Every country module with its examples, found by file: what the suites walk over. */
import { readdirSync } from 'node:fs';
import type { CountryExamples, DeclaredCountry, DomesticExamples } from '../../rules/country.js';

interface Module<Examples> {
  readonly code: string;
  readonly rule: DeclaredCountry;
  readonly examples: Examples;
}

export type CountryModule = Module<CountryExamples>;
export type DomesticModule = Module<DomesticExamples>;

const folder = new URL('../../rules/countries/', import.meta.url);

const modules: readonly Module<CountryExamples | DomesticExamples>[] = await Promise.all(
  readdirSync(folder)
    .filter((file) => /^[A-Z]{2}\.ts$/.test(file))
    .map(async (file) => {
      const code = file.replace('.ts', '');
      const module = await import(`../../rules/countries/${code}.ts`);
      return { code, rule: module[code] as DeclaredCountry, examples: module.examples as CountryExamples | DomesticExamples };
    }),
);

/** Countries that have IBANs. */
export const countryModules = modules.filter(({ rule }) => rule.hasIban !== false) as readonly CountryModule[];

/** Countries that have none. */
export const domesticModules = modules.filter(({ rule }) => rule.hasIban === false) as readonly DomesticModule[];
