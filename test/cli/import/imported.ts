/** `payprep data import`, as the tests call it. */
import type { Dataset } from '../../../src/directory/dataset.js';
import { jsonOf } from '../../reference-data/datasets.js';
import { call } from '../call.js';

export const schema = jsonOf<Record<string, unknown>>('schema/dataset.schema.json');
export const imported = (name: string, path: string, ...more: readonly string[]) => call(['data', 'import', name, path, ...more]);
export const datasetOf = (out: string): Dataset => JSON.parse(out) as Dataset;
export const SCL = ['Gueltig ab / valid from 25.05.2026;;;;;;', 'BIC;Name;SERVICE SCT;SERVICE COR;SERVICE COR1;SERVICE B2B;SERVICE SCC'];
