/** Every country module with its examples, found by file: what the suites walk over. */
import { readdirSync } from 'node:fs';
import type { CountryExamples, DeclaredCountry } from '../../rules/country.js';

export interface CountryModule {
  readonly code: string;
  readonly rule: DeclaredCountry;
  readonly examples: CountryExamples;
}

const folder = new URL('../../rules/countries/', import.meta.url);

export const countryModules: readonly CountryModule[] = await Promise.all(
  readdirSync(folder)
    .filter((file) => file !== 'index.ts')
    .map(async (file) => {
      const code = file.replace('.ts', '');
      const module = await import(`../../rules/countries/${code}.ts`);
      return { code, rule: module[code] as DeclaredCountry, examples: module.examples as CountryExamples };
    }),
);
