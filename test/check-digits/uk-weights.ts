/** The British weights and substitutions, as the tests ask them. */
import { readFileSync } from 'node:fs';
import { ukModulusVerifier } from '../../rules/check-digits/uk-modulus.js';
import type { Dataset } from '../../src/directory/dataset.js';

function dataset(name: string): Dataset {
  return JSON.parse(readFileSync(new URL(`../../reference-data/registries/${name}.json`, import.meta.url), 'utf8'));
}

export const weights = dataset('uk-modulus-weights');
export const substitutions = dataset('uk-sort-code-substitutions');
export const verify = ukModulusVerifier(weights.rows, substitutions.rows);
