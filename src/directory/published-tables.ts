/**
 * The published tables that checks of the rules name under `needs`, as far as the package holds them: dataset → table. The directories of banks
 * are no part of it: they come with the reference data.
 */
import ukModulusWeights from '../../reference-data/registries/uk-modulus-weights.json' with { type: 'json' };
import ukSortCodeSubstitutions from '../../reference-data/registries/uk-sort-code-substitutions.json' with { type: 'json' };
import type { Dataset } from './dataset.js';

export const publishedTables: Readonly<Record<string, Pick<Dataset, 'edition' | 'columns' | 'rows'>>> = {
  'registries/uk-modulus-weights': ukModulusWeights,
  'registries/uk-sort-code-substitutions': ukSortCodeSubstitutions,
};
