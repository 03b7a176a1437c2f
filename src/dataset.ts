/**
 * `payprep/reference-data/*`: what the module of each dataset exports, for whoever wants its rows, or a dataset that belongs to no country. The build
 * writes these modules; this says their types. `payprep/data/*` is made of them.
 */
import type { Dataset } from './directory/dataset.js';

/**
 * The dataset, parsed anew at each call: keep it.
 *
 * @example
 * import { dataset } from 'payprep/reference-data/banks/DE';
 * createEngine({ referenceData: fromDatasets([dataset()]) });
 */
export declare const dataset: () => Dataset;

/** The text of the dataset, of which `fromDatasets` decodes the rows that are asked for. */
export declare const read: () => string;
