/** `payprep/data/*`: what the module of each country exports. The build writes these modules; this says their type. */
import type { DatasetText } from './directory/dataset.js';

/**
 * The bank and branch directories of a country, how its banks make IBANs, and its states or provinces, as far as there are such datasets. Each is
 * read when it is first needed.
 *
 * @example
 * import DE from 'payprep/data/DE';
 * const engine = createEngine({ referenceData: fromDatasets(DE) });
 */
declare const datasets: readonly DatasetText[];

export default datasets;
