/**
 * Folds the rules for the bundle: tables in the place of the modules of countries, creditors, settlement systems, methods and severities.
 *
 * A module a country is right for people and wrong for a bundle. What is left out is what nothing in the bundle reads: sources, names, caps,
 * examples. A test holds the folded rules against the modules.
 */
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { foldedSeverities } from './fold-alerts.js';
import { foldedByCode } from './fold-coded.js';
import { foldedCountries, foldedDomesticFacts, foldedForms } from './fold-countries.js';
import { foldedCreditors } from './fold-creditors.js';

/** Puts the tables in the place of the modules. */
export const foldedRules = (root: string): Plugin => ({
  name: 'folded-rules',
  setup(build) {
    const fold = (filter: RegExp, kind: string, folded: (folder: string) => string): void => {
      const folder = join(root, 'rules', kind);
      build.onLoad({ filter }, () => ({ contents: folded(folder), loader: 'ts', resolveDir: folder }));
    };
    fold(/rules[\\/]countries[\\/]index\.ts$/, 'countries', (folder) => foldedCountries(folder, 'countries'));
    fold(/rules[\\/]countries[\\/]domestic\.ts$/, 'countries', (folder) => foldedCountries(folder, 'domesticLayouts'));
    fold(/rules[\\/]countries[\\/]without-iban\.ts$/, 'countries', (folder) => foldedCountries(folder, 'countriesWithoutIban'));
    fold(/identifiers[\\/]account-forms\.ts$/, 'countries', foldedForms);
    fold(/identifiers[\\/]domestic-facts\.ts$/, 'countries', foldedDomesticFacts);
    fold(/rules[\\/]creditors[\\/]index\.ts$/, 'creditors', foldedCreditors);
    fold(/rules[\\/]alerts[\\/]severities\.ts$/, 'alerts', foldedSeverities);
    fold(/rules[\\/]schemes[\\/]index\.ts$/, 'schemes', (folder) => foldedByCode(folder, 'schemes'));
    fold(/rules[\\/]methods[\\/]index\.ts$/, 'methods', (folder) => foldedByCode(folder, 'methods'));
  },
});
